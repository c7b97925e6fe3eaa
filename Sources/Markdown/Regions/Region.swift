/// A part of rendered Markdown that a template of the site turns into its final HTML.
package struct Region: Sendable, Hashable {
  package enum Kind: Sendable, Hashable {
    /// `{{< name … >}}`, made by the template `shortcodes/name.html`.
    case shortcode(Shortcode)
    /// A construct of Markdown whose HTML a template under `markdown/` takes over.
    case construct(HookedConstruct)
  }

  package let kind: Kind
  /// What braces in the text give the element of a construct, in the order in which the program writes it.
  package let attributes: [WrittenAttribute]
  /// The bytes of the HTML that the template is given as `inner` and that its own output replaces.
  package let html: Range<Int>
  /// The regions inside it, which follow it in the list; told since an empty one may stand at its very end.
  package let descendants: Int
  /// The bytes of the source that asked for it.
  package let range: Range<Int>

  package init(
    kind: Kind, attributes: [WrittenAttribute] = [], html: Range<Int>, descendants: Int = 0,
    range: Range<Int>
  ) {
    self.kind = kind
    self.attributes = attributes
    self.html = html
    self.descendants = descendants
    self.range = range
  }
}

/// The constructs of Markdown whose HTML templates of the site may make, by what each template knows of it.
package enum HookedConstruct: Sendable, Hashable {
  /// `inner` is the text of the link.
  case link(address: Address, title: String)
  /// `inner` is empty; `alt` is plain text.
  case image(address: Address, title: String, alt: String)
  /// `inner` is the heading's HTML, `text` its plain text.
  case heading(level: Int, id: String, text: String)
  /// `inner` is the whole block as it would be without a hook; `language` and `info` may be empty.
  case code(language: String, info: String, source: String)
  /// `inner` is the whole table as it would be without a hook.
  case table
  /// `inner` is what stands in the quotation; `alert` is its kind, such as `note`, or empty.
  case blockquote(alert: String)

  /// The address of a link or an image: as written, or what the site knows of it.
  package enum Address: Sendable, Hashable {
    case written(String)
    case slot(Slot.Kind)
  }

  /// The names of the constructs, as in `markdown/link.html`.
  package enum Name: String, CaseIterable, Sendable {
    case link, image, heading, code, table, blockquote
  }

  package var name: Name {
    switch self {
    case .link: .link
    case .image: .image
    case .heading: .heading
    case .code: .code
    case .table: .table
    case .blockquote: .blockquote
    }
  }
}
