import Foundation
import Highlighting
import Testing

/// The style sheet's two themes: every colour can be read on every background it may stand on (WCAG 2.2, 1.4.3).
@Suite struct ThemeTests {
  private static let sheet = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Templates/highlight.css")

  private struct Theme {
    var variables: [String: String] = [:]
    var colors: [String: String] = [:]
  }

  /// Both colours of every variable and of every kind of token.
  private func themes() throws -> (light: Theme, dark: Theme) {
    var light = Theme()
    var dark = Theme()
    let pair = #/(--code-[a-z]+|color): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/#
    for line in try String(contentsOf: Self.sheet, encoding: .utf8).split(separator: "\n") {
      let names = line.firstMatch(of: #/:is\(([^)]*)\) \{/#)?.1.split(separator: ", ") ?? []
      for match in line.matches(of: pair) {
        if match.1 != "color" {
          light.variables[String(match.1)] = String(match.2)
          dark.variables[String(match.1)] = String(match.3)
        }
        for name in names where match.1 == "color" {
          light.colors[String(name.dropFirst())] = String(match.2)
          dark.colors[String(name.dropFirst())] = String(match.3)
        }
      }
    }
    return (light, dark)
  }

  private func luminance(_ color: String) throws -> Double {
    let number = try #require(Int(color.dropFirst(), radix: 16))
    let parts = [16, 8, 0].map { shift in
      let value = Double(number >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }

  private func contrast(_ first: String, _ second: String) throws -> Double {
    let both = [try luminance(first), try luminance(second)].sorted()
    return (both[1] + 0.05) / (both[0] + 0.05)
  }

  @Test func everyColorIsReadable() throws {
    let (light, dark) = try themes()
    for theme in [light, dark] {
      #expect(theme.variables.count == 7)
      #expect(theme.colors.count > 50)
      for background in ["--code-bg", "--code-mark", "--code-added", "--code-removed"] {
        let behind = try #require(theme.variables[background])
        for (name, color) in theme.colors {
          #expect(try contrast(color, behind) >= 4.5, "\(name) on \(background)")
        }
        let text = try #require(theme.variables["--code-fg"])
        let number = try #require(theme.variables["--code-number"])
        #expect(try contrast(text, behind) >= 7)
        #expect(try contrast(number, behind) >= 4.5, "numbers on \(background)")
      }
    }
  }

  /// A page may be light or dark whatever the system is, so only the scheme of the page counts; and no colour is
  /// fixed for one scheme.
  @Test func colorsFollowThePage() throws {
    let sheet = try String(contentsOf: Self.sheet, encoding: .utf8)
    #expect(!sheet.contains("prefers-color-scheme"))
    let fixed = sheet.replacing(#/light-dark\([^)]*\)/#, with: "").matches(of: #/#[0-9a-f]{3,6}\b/#)
    #expect(fixed.isEmpty)
    for background in ["--code-mark", "--code-added", "--code-removed"] {
      #expect(sheet.contains("background: var(\(background));"))
    }
  }

  /// Lines that are blocks have the height of others only where `code` is one too.
  @Test func codeIsABlock() throws {
    let sheet = try String(contentsOf: Self.sheet, encoding: .utf8)
    #expect(sheet.contains(".highlight code { display: block; }"))
  }

  /// Names and plain text have the colour of the text; everything else has one of its own.
  @Test func everyKindHasAColor() throws {
    let (light, dark) = try themes()
    let plain: Set = ["", "n", "nx", "gh", "gs", "ge"]
    for kind in TokenKind.allCases where !plain.contains("\(kind.cssClass)") {
      #expect(light.colors["\(kind.cssClass)"] != nil, "\(kind)")
      #expect(dark.colors["\(kind.cssClass)"] != nil, "\(kind)")
    }
  }
}
