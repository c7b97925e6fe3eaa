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

  /// The rules of the light theme, and of the dark one over them.
  private func themes() throws -> (light: Theme, dark: Theme) {
    var light = Theme()
    var dark = Theme()
    var isDark = false
    for line in try String(contentsOf: Self.sheet, encoding: .utf8).split(separator: "\n") {
      if line.hasPrefix("@media") { isDark = true }
      if line.hasPrefix("}") { isDark = false }
      for match in line.matches(of: #/(--code-[a-z]+): (#[0-9a-f]{6})/#) {
        if !isDark { light.variables[String(match.1)] = String(match.2) }
        dark.variables[String(match.1)] = String(match.2)
      }
      guard let rule = line.firstMatch(of: #/:is\(([^)]*)\) \{ color: (#[0-9a-f]{6})/#) else {
        continue
      }
      for name in rule.1.split(separator: ", ").map({ String($0.dropFirst()) }) {
        if !isDark { light.colors[name] = String(rule.2) }
        dark.colors[name] = String(rule.2)
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
