/// A place in rendered Markdown where something is missing that only the whole site knows.
package struct Slot: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// The address of the page that the Markdown file `path` becomes.
    ///
    /// `path` has its percent-escapes decoded; it is relative to the folder of the document, or to
    /// the content's root when it begins with `@/`. `suffix` is `""` or what follows it as written,
    /// from `?` or `#` on.
    case link(path: String, suffix: String)

    /// The address of a file or a page within the site: from its root with `/` in front, else relative
    /// to the document, or to the page that it becomes.
    ///
    /// `path` and `suffix` are as in `link`, `written` is the whole address as it was written. Such a slot
    /// has an empty `range`, for nothing is reported about it.
    case file(path: String, suffix: String, written: String)

    /// The address as the document has it, for when no site can say a better one.
    package var writtenAddress: String {
      switch self {
      case .link(let path, let suffix): path + suffix
      case .file(_, _, let written): written
      }
    }

    /// What a link with this address would be.
    package init(written: UnsafeRawBufferPointer) {
      if let page = PageAddress(written) {
        self = .link(path: page.path, suffix: page.suffix)
      } else if let file = FileAddress(written) {
        self = .file(path: file.path, suffix: file.suffix, written: file.written)
      } else {
        self = .link(path: String(decoding: written, as: UTF8.self), suffix: "")
      }
    }

    /// What stands behind `#`, its percent-escapes decoded; nil without one.
    package var fragment: String? {
      let suffix =
        switch self {
        case .link(_, let suffix), .file(_, let suffix, _): suffix
        }
      guard let hash = suffix.utf8.firstIndex(of: UInt8(ascii: "#")) else { return nil }
      return Array(suffix.utf8[suffix.utf8.index(after: hash)...]).withUnsafeBytes {
        String(decoding: percentDecoded($0), as: UTF8.self)
      }
    }
  }

  /// The address as the document has it.
  package var writtenAddress: String { kind.writtenAddress }

  /// Where in the HTML it is missing: nothing stands there, inside a quoted attribute.
  package let offset: Int
  package let kind: Kind
  /// The bytes of the source that ask for it: the address itself, else the line with the link.
  package let range: Range<Int>
}
