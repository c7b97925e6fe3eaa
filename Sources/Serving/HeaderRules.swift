package import Diagnostics
import HTTP

/// The headers of a `_headers` file as Netlify and Cloudflare read it: paths, and below each its headers.
package struct HeaderRules: Sendable {
  private enum Line {
    case set(name: String, value: String)
    /// `! Name` takes away what rules above set.
    case remove(name: String)
  }

  private struct Rule {
    /// Nil for a rule of another host.
    let pattern: PathPattern?
    var lines: [Line] = []
  }

  /// They describe the bytes that go over the connection, which the server alone knows.
  private static let reserved = [
    "Connection", "Content-Encoding", "Content-Length", "Content-Range", "Date",
    "Transfer-Encoding", "Trailer", "Upgrade",
  ]

  private var rules: [Rule] = []
  /// What is wrong with the file.
  package private(set) var diagnostics: [Diagnostic] = []

  package init(_ source: SourceText) {
    let messages = HostFileMessages(source: source)
    for line in HostFileLines(source) {
      let text = line.text
      if text.hasPrefix("/") {
        begin(text, line.range, messages)
      } else if text.hasPrefix("https://") || text.hasPrefix("http://") {
        rules.append(Rule(pattern: nil))
      } else {
        add(line, messages)
      }
    }
  }

  private mutating func begin(_ text: String, _ range: Range<Int>, _ messages: HostFileMessages) {
    do throws(PathPattern.Problem) {
      rules.append(Rule(pattern: try PathPattern(text)))
    } catch {
      diagnostics.append(messages.pattern(error, range))
      // Its headers are nobody's.
      rules.append(Rule(pattern: nil))
    }
  }

  private mutating func add(_ line: HostFileLines.Line, _ messages: HostFileMessages) {
    guard !rules.isEmpty else {
      diagnostics.append(messages.headerWithoutPath(line.range))
      return
    }
    let last = rules.count - 1
    if line.bytes.first == UInt8(ascii: "!") {
      let name = FieldText.trimmed(line.bytes.dropFirst())
      guard Self.isName(name) else {
        diagnostics.append(messages.noHeader(line.text, line.range))
        return
      }
      rules[last].lines.append(.remove(name: String(decoding: name, as: UTF8.self)))
      return
    }
    guard let colon = line.bytes.firstIndex(of: UInt8(ascii: ":")) else {
      diagnostics.append(messages.noHeader(line.text, line.range))
      return
    }
    let name = FieldText.trimmed(line.bytes[..<colon])
    let value = FieldText.trimmed(line.bytes[(colon + 1)...])
    guard Self.isName(name), !value.isEmpty, value.allSatisfy({ $0 >= 0x20 && $0 != 0x7F }) else {
      diagnostics.append(messages.noHeader(line.text, line.range))
      return
    }
    let text = String(decoding: name, as: UTF8.self)
    guard !Self.reserved.contains(where: { Headers.isSame($0, text) }) else {
      diagnostics.append(messages.headerOfServer(text, name.startIndex..<name.endIndex))
      return
    }
    rules[last].lines.append(.set(name: text, value: String(decoding: value, as: UTF8.self)))
  }

  /// A token (RFC 9110 §5.6.2).
  private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    !name.isEmpty
      && name.allSatisfy { byte in
        PathPattern.isWord(byte) || "!#$%&'*+-.^`|~".utf8.contains(byte)
      }
  }

  /// The headers that a decoded path gets; two values of one header are joined by a comma.
  func headers(for path: String) -> Headers {
    var headers = Headers()
    for rule in rules {
      guard let values = rule.pattern?.match(path) else { continue }
      for line in rule.lines {
        switch line {
        case .remove(let name): headers[name] = nil
        case .set(let name, let text):
          let value = PathPattern.fill(text, with: values, URLText.encoded(path:))
          headers[name] = headers[name].map { "\($0), \(value)" } ?? value
        }
      }
    }
    return headers
  }
}
