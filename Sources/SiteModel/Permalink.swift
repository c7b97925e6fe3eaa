import Dates

/// The pattern of posts' addresses: `/:year/:month/:slug/`.
package struct Permalink: Sendable {
  /// What stands for a part of the address.
  enum Token: String, CaseIterable {
    case year, month, day, slug, title, section, sections, filename
  }

  private enum Piece {
    case text(String)
    case token(Token)
  }

  /// As it is written.
  package let text: String
  /// Each part between slashes, in pieces.
  private let parts: [[Piece]]

  /// What is wrong with a pattern.
  enum Flaw: Error {
    /// No address within the site can come of it.
    case notAnAddress
    /// The word behind a colon.
    case unknown(String)
  }

  init(_ text: String) throws(Flaw) {
    self.text = text
    // With words for the tokens it has to be an address.
    guard let address = URLPath(written: text.split(separator: ":").joined(separator: "x")),
      text.hasPrefix("/"), address != .root
    else { throw .notAnAddress }
    var parts: [[Piece]] = []
    for part in text.pathParts { parts.append(try Self.pieces(of: part)) }
    self.parts = parts
  }

  private static func pieces(of part: String) throws(Flaw) -> [Piece] {
    var pieces: [Piece] = []
    var rest = Substring(part)
    while let colon = rest.firstIndex(of: ":") {
      if colon > rest.startIndex { pieces.append(.text(String(rest[..<colon]))) }
      let word = rest[rest.index(after: colon)...].prefix { $0.isASCII && $0.isLetter }
      guard let token = Token(rawValue: String(word)) else { throw .unknown(String(word)) }
      pieces.append(.token(token))
      rest = rest[word.endIndex...]
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }

  /// The address of a post, nil when the pattern asks for a date and there is none.
  func address(
    of place: ContentPath, slug: String, title: String, date: WrittenDate?
  ) -> URLPath? {
    var made = place.language > 0 ? place.addressFolders.prefix(1).map { $0 } : []
    for part in parts {
      if case .token(.sections)? = part.first, part.count == 1 {
        made += place.folders.map(Slug.folder)
        continue
      }
      var text = ""
      for piece in part {
        switch piece {
        case .text(let written): text += written
        case .token(let token):
          guard let value = value(of: token, place, slug, title, date) else { return nil }
          text += value
        }
      }
      if !text.isEmpty { made.append(text) }
    }
    let isFile =
      !text.hasSuffix("/")
      && made.last.map { URLPath(written: "/" + $0)?.isFolder == false } == true
    return isFile ? URLPath(file: made.joined(separator: "/")) : URLPath(folder: made)
  }

  private func value(
    of token: Token, _ place: ContentPath, _ slug: String, _ title: String, _ date: WrittenDate?
  ) -> String? {
    switch token {
    case .year: return date.map { $0.civil.year.padded(to: 4) }
    case .month: return date.map { $0.civil.month.padded(to: 2) }
    case .day: return date.map { $0.civil.day.padded(to: 2) }
    case .slug: return slug
    case .title: return Slug.make(title) ?? slug
    case .section: return place.folders.first.map(Slug.folder) ?? ""
    case .sections: return place.folders.map(Slug.folder).joined(separator: "-")
    case .filename: return Slug.make(place.name) ?? slug
    }
  }
}
