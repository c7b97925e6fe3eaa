import CArena
import CCMark
import Glibc

/// A document as libcmark parsed it, in the arena of the calling thread.
///
/// One at a time on a thread: the arena is emptied when it goes, and with it every node.
struct CMarkTree: ~Copyable {
  let root: CMarkNode

  /// - Parameters:
  ///   - isValid: whether the bytes are UTF-8.
  ///   - rewritten: what is parsed instead of the bytes, when there is something.
  init(
    parsing bytes: UnsafeRawBufferPointer, options: MarkdownOptions, isValid: Bool,
    rewritten: [UInt8]? = nil
  ) {
    // Positions of what follows code spans and tags over several lines are only right with SOURCEPOS.
    var flags = CMARK_OPT_SOURCEPOS
    // libcmark checks by copying every line: what is known to be valid is not checked.
    if options.replacesInvalidUTF8, !isValid { flags |= CMARK_OPT_VALIDATE_UTF8 }
    if options.smartPunctuation { flags |= CMARK_OPT_SMART }
    let parser = cmark_parser_new_with_mem(flags, carena_mem())
    func feed(_ bytes: UnsafeRawBufferPointer) {
      guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
      cmark_parser_feed(parser, start.assumingMemoryBound(to: CChar.self), bytes.count)
    }
    if let rewritten { rewritten.withUnsafeBytes { feed($0) } } else { feed(bytes) }
    root = CMarkNode(raw: cmark_parser_finish(parser))
  }

  deinit { carena_reset() }
}

/// One node of a `CMarkTree`, valid no longer than the tree.
struct CMarkNode: Equatable, Hashable {
  let raw: OpaquePointer?

  @inline(__always) var type: Kind { Kind(cmark_node_get_type(raw)) }
  @inline(__always) var parent: CMarkNode { CMarkNode(raw: cmark_node_parent(raw)) }
  @inline(__always) var literal: UnsafeRawBufferPointer { bytes(cmark_node_get_literal(raw)) }
  @inline(__always) var address: UnsafeRawBufferPointer { bytes(cmark_node_get_url(raw)) }
  @inline(__always) var fenceInfo: UnsafeRawBufferPointer { bytes(cmark_node_get_fence_info(raw)) }

  /// The title of a link or an image, which may be empty; nil where none was written.
  func title(_ noTitle: NoTitle) -> UnsafeRawBufferPointer? {
    let title = bytes(cmark_node_get_title(raw))
    return title.isEmpty && title.baseAddress == noTitle.text ? nil : title
  }

  /// libcmark hands out one and the same empty text for every node without a title.
  struct NoTitle {
    fileprivate let text: UnsafeRawPointer?

    init() {
      let bare = cmark_node_new_with_mem(CMARK_NODE_LINK, carena_mem())
      text = UnsafeRawPointer(cmark_node_get_title(bare))
    }
  }

  /// What a node is (CommonMark 0.30 §3 to §6), in a type of our own so that libcmark's stay in this file.
  enum Kind {
    case text, softBreak, lineBreak, code, htmlInline, emphasis, strong, link, image
    case paragraph, heading, item, list, blockQuote, codeBlock, htmlBlock, thematicBreak
    case document

    /// Whether nothing can stand in it.
    @inline(__always)
    var isLeaf: Bool {
      switch self {
      case .text, .softBreak, .lineBreak, .code, .htmlInline, .codeBlock, .htmlBlock,
        .thematicBreak:
        true
      default: false
      }
    }

    @inline(__always)
    fileprivate init(_ type: cmark_node_type) {
      switch type {
      case CMARK_NODE_TEXT: self = .text
      case CMARK_NODE_SOFTBREAK: self = .softBreak
      case CMARK_NODE_LINEBREAK: self = .lineBreak
      case CMARK_NODE_CODE: self = .code
      case CMARK_NODE_HTML_INLINE: self = .htmlInline
      case CMARK_NODE_EMPH: self = .emphasis
      case CMARK_NODE_STRONG: self = .strong
      case CMARK_NODE_LINK: self = .link
      case CMARK_NODE_IMAGE: self = .image
      case CMARK_NODE_PARAGRAPH: self = .paragraph
      case CMARK_NODE_HEADING: self = .heading
      case CMARK_NODE_ITEM: self = .item
      case CMARK_NODE_LIST: self = .list
      case CMARK_NODE_BLOCK_QUOTE: self = .blockQuote
      case CMARK_NODE_CODE_BLOCK: self = .codeBlock
      case CMARK_NODE_HTML_BLOCK: self = .htmlBlock
      case CMARK_NODE_THEMATIC_BREAK: self = .thematicBreak
      default: self = .document
      }
    }
  }

  var headingLevel: Int { Int(cmark_node_get_heading_level(raw)) }
  var isBulletList: Bool { cmark_node_get_list_type(raw) == CMARK_BULLET_LIST }
  var listStart: Int { Int(cmark_node_get_list_start(raw)) }
  var isTight: Bool { cmark_node_get_list_tight(raw) != 0 }
  var isFirst: Bool { cmark_node_previous(raw) == nil }
  var isLast: Bool { cmark_node_next(raw) == nil }

  /// What a pass has to say about the node to `HTMLWriter`, 0 at first.
  var tag: Int {
    get { Int(bitPattern: cmark_node_get_user_data(raw)) }
    nonmutating set { cmark_node_set_user_data(raw, UnsafeMutableRawPointer(bitPattern: newValue)) }
  }

  var previous: CMarkNode? { node(cmark_node_previous(raw)) }
  var next: CMarkNode? { node(cmark_node_next(raw)) }
  var firstChild: CMarkNode? { node(cmark_node_first_child(raw)) }
  var lastChild: CMarkNode? { node(cmark_node_last_child(raw)) }

  private func node(_ raw: OpaquePointer?) -> CMarkNode? { raw.map { CMarkNode(raw: $0) } }

  /// A paragraph that is in no tree yet.
  static func newParagraph() -> CMarkNode {
    CMarkNode(raw: cmark_node_new_with_mem(CMARK_NODE_PARAGRAPH, carena_mem()))
  }

  /// Whether a text node on one line takes more bytes in the source than it has.
  var hasEscapes: Bool {
    Int(cmark_node_get_end_column(raw) &- cmark_node_get_start_column(raw)) &+ 1 != literal.count
  }

  /// Puts a node that is in no tree before this one.
  func insertBefore(_ other: CMarkNode) { cmark_node_insert_before(raw, other.raw) }

  /// Replaces the text of a text node by what is left of it from `offset` on.
  func dropText(to offset: Int) {
    let rest = Array(literal[min(offset, literal.count)...]) + [0]
    rest.withUnsafeBytes {
      _ = cmark_node_set_literal(raw, $0.baseAddress?.assumingMemoryBound(to: CChar.self))
    }
  }

  /// Visits this node and all below it in the document's order; one that can hold others twice, the second time
  /// with `entering` false.
  ///
  /// It does not recurse, however deep the tree, and takes half the time of libcmark's iterator. Nodes must stay
  /// where they are meanwhile.
  @inline(__always)
  func walk(_ visit: (_ node: CMarkNode, _ kind: Kind, _ entering: Bool) -> Void) {
    var node = raw
    var entering = true
    while let current = node {
      let kind = Kind(cmark_node_get_type(current))
      visit(CMarkNode(raw: current), kind, entering)
      if entering, !kind.isLeaf {
        if let child = cmark_node_first_child(current) { node = child } else { entering = false }
        continue
      }
      if current == raw { return }
      if let next = cmark_node_next(current) {
        node = next
        entering = true
      } else {
        node = cmark_node_parent(current)
        entering = false
      }
    }
  }

  /// Changes every text that the node itself has: what `change` returns stands in its place, nil leaves it.
  func changeTexts(_ change: (UnsafeRawBufferPointer) -> [UInt8]?) {
    func set(
      _ text: UnsafeRawBufferPointer, _ setter: (OpaquePointer?, UnsafePointer<CChar>) -> Int32
    ) {
      guard var changed = change(text) else { return }
      changed.append(0)
      changed.withUnsafeBytes { bytes in
        _ = bytes.baseAddress.map { setter(raw, $0.assumingMemoryBound(to: CChar.self)) }
      }
    }
    switch type {
    case .code, .htmlInline, .htmlBlock: set(literal) { cmark_node_set_literal($0, $1) }
    case .codeBlock:
      set(fenceInfo) { cmark_node_set_fence_info($0, $1) }
      set(literal) { cmark_node_set_literal($0, $1) }
    case .link, .image:
      set(address) { cmark_node_set_url($0, $1) }
      set(bytes(cmark_node_get_title(raw))) { cmark_node_set_title($0, $1) }
    default: break
    }
  }

  /// Takes the node with all below it out of the tree.
  func unlink() { cmark_node_unlink(raw) }
  /// Puts a node that is in no tree behind the last child of this one.
  func append(_ child: CMarkNode) { cmark_node_append_child(raw, child.raw) }

  /// The line a node begins on, from 1: right for blocks, near for inlines.
  var startLine: Int { Int(cmark_node_get_start_line(raw)) }
  var endLine: Int { Int(cmark_node_get_end_line(raw)) }

  @inline(__always)
  private func bytes(_ text: UnsafePointer<CChar>?) -> UnsafeRawBufferPointer {
    guard let text else { return UnsafeRawBufferPointer(start: nil, count: 0) }
    return UnsafeRawBufferPointer(start: text, count: strlen(text))
  }
}

/// The HTML that libcmark's own writer makes, with raw HTML passed: what tests hold ours against.
package func libcmarkHTML(_ bytes: [UInt8], options: MarkdownOptions = .commonMark) -> [UInt8] {
  var flags = CMARK_OPT_UNSAFE
  if options.replacesInvalidUTF8 { flags |= CMARK_OPT_VALIDATE_UTF8 }
  if options.smartPunctuation { flags |= CMARK_OPT_SMART }
  let html = bytes.withUnsafeBytes {
    cmark_markdown_to_html($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, flags)
  }
  guard let html else { return [] }
  defer { free(html) }
  return Array(UnsafeRawBufferPointer(start: html, count: strlen(html)))
}
