/// Gathers, during the walk over a document, what the site shows of its text elsewhere.
struct PageText {
  private enum Target { case none, heading, paragraph }

  private(set) var count = WordCount()
  private(set) var heading: RenderedMarkdown.Heading?
  private var target = Target.none
  private var gathered: [UInt8] = []
  private var headingLevel = 0
  private var headingOpensDocument = false
  private var paragraph: [UInt8] = []
  private var hasTopParagraph = false
  /// Whether what comes is the text of a script or a style sheet within a line, which nobody sees.
  private var isUnseen = false

  /// Enough for a summary in any script, so that a paragraph of megabytes is not copied.
  private static let longestGathered = 4096

  mutating func beginHeading(level: Int, opensDocument: Bool) {
    count.endWord()
    guard heading == nil else { return }
    begin(.heading)
    headingLevel = level
    headingOpensDocument = opensDocument
  }

  /// A paragraph of a list or a quotation makes the summary only of a document without another.
  mutating func beginParagraph(isTopLevel: Bool) {
    count.endWord()
    guard !hasTopParagraph, isTopLevel || paragraph.isEmpty else { return }
    begin(.paragraph)
    hasTopParagraph = isTopLevel
  }

  /// A table's cell counts, but says nothing of the page elsewhere.
  mutating func beginCell() { count.endWord() }

  private mutating func begin(_ target: Target) {
    self.target = target
    gathered.removeAll(keepingCapacity: true)
  }

  @inline(__always)
  mutating func add(_ text: UnsafeRawBufferPointer) {
    if isUnseen { return }
    count.add(text)
    if target != .none, gathered.count < Self.longestGathered {
      gathered.append(
        contentsOf: UnsafeRawBufferPointer(rebasing: text.prefix(Self.longestGathered)))
    }
  }

  @inline(__always)
  mutating func addBreak() {
    count.endWord()
    if target != .none { gathered.append(0x20) }
  }

  /// A tag within a line that is passed on.
  mutating func noteTag(_ tag: UnsafeRawBufferPointer) {
    let isEnd = tag.count > 1 && tag[1] == UInt8(ascii: "/")
    let name = tag.dropFirst(isEnd ? 2 : 1).prefix {
      ($0 | 0x20) >= UInt8(ascii: "a") && ($0 | 0x20) <= UInt8(ascii: "z")
    }
    if ("script" as StaticString).matchesSmall(name) || ("style" as StaticString).matchesSmall(name)
    {
      isUnseen = !isEnd
    }
  }

  mutating func endBlock() {
    isUnseen = false
    count.endWord()
    switch target {
    case .none: return
    case .heading:
      heading = RenderedMarkdown.Heading(
        text: plainText(gathered), level: headingLevel, opensDocument: headingOpensDocument)
    case .paragraph:
      // A picture alone says nothing: the next paragraph may.
      if gathered.allSatisfy({ $0 <= 0x20 }) {
        hasTopParagraph = false
      } else {
        paragraph = gathered
      }
    }
    target = .none
  }

  func summary() -> String { shortened(paragraph, to: 200) }
}
