/// Turns the URLs and mail addresses in a text into links, by the rules of Jinja2's `urlize`.
struct URLLinker {
  /// Characters of a URL that are shown, nil for all.
  var longest: Int?
  var rel = ""
  var target: String?
  /// Further schemes to link, with their colon.
  var schemes: [String] = []

  /// A scheme with its colon, and up to two slashes; an error for any other text.
  static func checkedScheme(_ text: String) throws(CallError) -> String {
    let parts = TextOperations.split(text, ":", limit: -1)
    guard parts.count == 2, ["", "/", "//"].contains(parts[1]), PythonText.length(parts[0]) > 1,
      parts[0].unicodeScalars.allSatisfy({
        TextOperations.isWord($0) || ".+-".unicodeScalars.contains($0)
      })
    else { throw CallError("'\(text)' is no scheme", hint: "write one such as 'tel:'") }
    return text
  }

  /// `text` is escaped already.
  func link(_ text: String) -> String {
    var result = ""
    var word = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if Whitespace.isSpace(scalar) {
        result += linkWord(String(word))
        word = String.UnicodeScalarView()
        result.unicodeScalars.append(scalar)
      } else {
        word.append(scalar)
      }
    }
    return result + linkWord(String(word))
  }

  private func linkWord(_ word: String) -> String {
    guard !word.isEmpty else { return "" }
    var head = ""
    var middle = Substring(word)
    var tail = ""
    while let opening = ["(", "<", "&lt;"].first(where: { middle.hasPrefix($0) }) {
      head += opening
      middle = middle.dropFirst(opening.count)
    }
    while let closing = [")", ">", ".", ",", "&gt;"].first(where: { middle.hasSuffix($0) }) {
      tail = closing + tail
      middle = middle.dropLast(closing.count)
    }
    balance(&middle, &tail)
    return head + linked(String(middle)) + tail
  }

  /// Gives a URL the closing brackets back whose opening ones it has.
  private func balance(_ middle: inout Substring, _ tail: inout String) {
    for (opening, closing) in [("(", ")"), ("<", ">"), ("&lt;", "&gt;")] {
      let missing =
        TextOperations.count(opening, in: String(middle))
        - TextOperations.count(closing, in: String(middle))
      guard missing > 0 else { continue }
      let openings = TextOperations.count(opening, in: String(middle))
      for _ in 0..<min(openings, TextOperations.count(closing, in: tail)) {
        let parts = TextOperations.split(tail, closing, limit: 1)
        middle += parts[0] + closing
        tail = parts.count > 1 ? parts[1] : ""
      }
    }
  }

  private func linked(_ word: String) -> String {
    let relation = rel.isEmpty ? "" : " rel=\"\(PythonText.escape(rel))\""
    let window = target.map { " target=\"\(PythonText.escape($0))\"" } ?? ""
    if WebAddress.isURL(word) {
      let isWhole = word.hasPrefix("https://") || word.hasPrefix("http://")
      return
        "<a href=\"\(isWhole ? "" : "https://")\(word)\"\(relation)\(window)>\(shown(word))</a>"
    }
    if word.hasPrefix("mailto:"), WebAddress.isMail(String(word.dropFirst(7))) {
      return "<a href=\"\(word)\">\(word.dropFirst(7))</a>"
    }
    if word.contains("@"), !word.hasPrefix("www."), !word.hasPrefix("@"), !word.contains(":"),
      WebAddress.isMail(word)
    {
      return "<a href=\"mailto:\(word)\">\(word)</a>"
    }
    for scheme in schemes where word != scheme && word.hasPrefix(scheme) {
      return "<a href=\"\(word)\"\(relation)\(window)>\(word)</a>"
    }
    return word
  }

  private func shown(_ url: String) -> String {
    guard let longest, PythonText.length(url) > longest else { return url }
    return TextOperations.prefix(url, longest) + "..."
  }
}

/// What Jinja2's regular expressions take for the address of a page or of a mailbox.
enum WebAddress {
  private static let topLevels: Set<String> = [
    "com", "net", "int", "edu", "gov", "org", "info", "mil",
  ]

  static func isURL(_ word: String) -> Bool {
    let lower = word.lowercased()
    var rest = Substring(lower)
    let hasScheme = lower.hasPrefix("https://") || lower.hasPrefix("http://")
    if hasScheme { rest = rest.dropFirst(lower.hasPrefix("https") ? 8 : 7) }
    if hasScheme, rest.hasPrefix("["), let end = rest.firstIndex(of: "]") {
      return isIPv6(rest[rest.index(after: rest.startIndex)..<end])
        && hasPlainEnd(rest[rest.index(after: end)...])
    }
    let end = rest.firstIndex { ":/?#".contains($0) } ?? rest.endIndex
    guard hasPlainEnd(rest[end...]) else { return false }
    let host = rest[..<end]
    if hasScheme { return isDomain(host) || isIPv4(host) }
    if host.hasPrefix("www."), isDomain(host.dropFirst(4)) { return true }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    return labels.count > 1 && topLevels.contains(String(labels[labels.count - 1]))
      && labels.dropLast().allSatisfy { (2...63).contains($0.unicodeScalars.count) && isLabel($0) }
  }

  static func isMail(_ word: String) -> Bool {
    guard let at = word.lastIndex(of: "@"), at > word.startIndex else { return false }
    let host = word[word.index(after: at)...].unicodeScalars
    guard let first = host.first, TextOperations.isWord(first),
      host.allSatisfy({ TextOperations.isWord($0) || $0 == "." || $0 == "-" }),
      let dot = host.lastIndex(of: "."), dot > host.startIndex
    else { return false }
    let top = host[host.index(after: dot)...]
    return !top.isEmpty && top.allSatisfy { TextOperations.isWord($0) }
  }

  /// A port, then nothing or a path, query or fragment.
  private static func hasPlainEnd(_ text: Substring) -> Bool {
    var rest = text
    if rest.hasPrefix(":") {
      let digits = rest.dropFirst().prefix { $0.isASCII && $0.isNumber }
      guard (1...5).contains(digits.count) else { return false }
      rest = rest.dropFirst(1 + digits.count)
    }
    return rest.isEmpty || "/?#".contains(rest[rest.startIndex])
  }

  private static func isDomain(_ host: Substring) -> Bool {
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard let top = labels.last, labels.dropLast().allSatisfy({ isLabel($0) }) else { return false }
    if top.hasPrefix("xn--") {
      return (2...59).contains(top.count - 4) && isLabel(top.dropFirst(4))
    }
    return (2...63).contains(top.count) && top.utf8.allSatisfy { $0 &- 0x61 < 26 }
  }

  private static func isLabel(_ label: Substring) -> Bool {
    !label.isEmpty
      && label.unicodeScalars.allSatisfy { TextOperations.isWord($0) || $0 == "%" || $0 == "-" }
  }

  private static func isIPv4(_ host: Substring) -> Bool {
    let parts = host.split(separator: ".", omittingEmptySubsequences: false)
    return parts.count == 4
      && parts.allSatisfy {
        (1...3).contains($0.utf8.count) && $0.utf8.allSatisfy { $0 &- 0x30 < 10 }
      }
  }

  private static func isIPv6(_ host: Substring) -> Bool {
    let parts = host.split(separator: ":", omittingEmptySubsequences: false)
    return (3...9).contains(parts.count)
      && parts.allSatisfy { $0.utf8.count <= 4 && $0.utf8.allSatisfy { isHex($0) } }
  }

  private static func isHex(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 || byte &- 0x61 < 6 }
}
