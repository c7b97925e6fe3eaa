/// How much there is to draw in an SVG whose parts are drawn again and again, by `use` and by what is laid over or into
/// other parts: ten of these within each other draw a part as often as their product.
///
/// The parts with a name are the nodes of a graph, with what they hold and what they refer to as its edges; rules of style
/// sheets are nodes as well, by the names in their selectors.
struct SVGReferences {
  /// More than any logo draws twice, in elements; a second or two go by for that.
  static let mostRepeats = 50_000

  /// How many elements a part of a filter counts for, since it goes over all pixels.
  private static let weightOfFilters = 100

  private struct Node {
    /// Elements that are its own, and no other node's.
    var elements = 0
    /// Nodes that are drawn with it, each so many times.
    var drawn: [(node: Int, times: Int)] = []
  }

  /// The first one is the picture as a whole.
  private var nodes = [Node()]
  /// By `#id`, `.class` and names of elements.
  private var named: [[UInt8]: Int] = [:]
  /// The nodes of the elements that are open.
  private var open: [Int] = []
  private var current = 0

  // MARK: Elements

  /// What the attributes of an element say, until it is known what they are.
  struct Element {
    fileprivate let name: [UInt8]
    fileprivate var id: [UInt8]?
    fileprivate var classes: [[UInt8]] = []
    fileprivate var references: [[UInt8]] = []
    fileprivate var markers: [[UInt8]] = []
    /// What a marker may be drawn at.
    fileprivate var corners = 0

    init(_ name: Slice<UnsafeRawBufferPointer>) { self.name = Array(name) }

    /// Takes note of an attribute.
    ///
    /// - Parameter isDrawn: what its `href` leads to is a part of the picture.
    mutating func take(
      _ name: Slice<UnsafeRawBufferPointer>, _ value: Slice<UnsafeRawBufferPointer>, isDrawn: Bool
    ) {
      if name.elementsEqual("id".utf8) {
        id = Array(value)
      } else if name.elementsEqual("class".utf8) {
        classes = value.split { $0 <= 0x20 }.map { Array(".".utf8) + $0 }
      } else if name.elementsEqual("href".utf8) {
        let reference = value.drop { $0 <= 0x20 }
        if isDrawn, reference.first == UInt8(ascii: "#") {
          references.append(reference.prefix { $0 > 0x20 }.map { $0 })
        }
      } else if name.elementsEqual("d".utf8) || name.elementsEqual("points".utf8) {
        corners = value.count / 2
      } else if name.starts(with: "marker".utf8) {
        markers += SVGReferences.references(in: value)
      } else {
        references += SVGReferences.references(in: value)
      }
    }
  }

  /// Takes note of an element, the attributes of which are all there.
  mutating func begin(_ element: Element, closesItself: Bool) {
    let outer = current
    if let id = element.id {
      let node = node(Array("#".utf8) + id)
      nodes[outer].drawn.append((node, 1))
      current = node
    }
    nodes[current].elements &+= element.name.starts(with: "fe".utf8) ? Self.weightOfFilters : 1
    for key in element.references + element.classes + [element.name] {
      let drawn = node(key)
      nodes[current].drawn.append((drawn, 1))
    }
    for key in element.markers {
      let drawn = node(key)
      nodes[current].drawn.append((drawn, max(1, element.corners)))
    }
    if closesItself { current = outer } else { open.append(outer) }
  }

  /// Takes note of the end of the element that was opened last.
  mutating func end() { current = open.popLast() ?? 0 }

  private mutating func node(_ key: [UInt8]) -> Int {
    if let known = named[key] { return known }
    nodes.append(Node())
    named[key] = nodes.count &- 1
    return nodes.count &- 1
  }

  // MARK: Style sheets

  /// Takes note of rules.
  mutating func take(sheet: Slice<UnsafeRawBufferPointer>) {
    var selector = sheet.startIndex..<sheet.startIndex
    var start = sheet.startIndex
    for place in sheet.indices {
      switch sheet[place] {
      case UInt8(ascii: "{"):
        selector = start..<place
        start = place &+ 1
      case UInt8(ascii: "}"), UInt8(ascii: ";"):
        let references = Self.references(in: sheet[start..<place])
        if !references.isEmpty {
          for name in Self.names(in: sheet[selector]) {
            let node = node(name)
            for reference in references { nodes[node].drawn.append((self.node(reference), 1)) }
          }
        }
        start = place &+ 1
      default: break
      }
    }
  }

  /// `.a`, `#b` and `c` of a selector such as `.a, c#b`; what a rule for them says may be true of all of these.
  private static func names(in selector: Slice<UnsafeRawBufferPointer>) -> [[UInt8]] {
    var names: [[UInt8]] = []
    var name: [UInt8] = []
    for byte in selector {
      let isMark = byte == UInt8(ascii: ".") || byte == UInt8(ascii: "#")
      let isOfName =
        byte >= 0x80 || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
        || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
      if !isOfName, !name.isEmpty {
        names.append(name)
        name = []
      }
      if isMark || isOfName { name.append(byte) }
    }
    if !name.isEmpty { names.append(name) }
    return names
  }

  /// `#a` of each `url(#a)`.
  fileprivate static func references(in value: Slice<UnsafeRawBufferPointer>) -> [[UInt8]] {
    var references: [[UInt8]] = []
    var rest = value
    while let opening = rest.firstIndex(of: UInt8(ascii: "(")) {
      let isURL = rest[..<opening].suffix(3).elementsEqual("url".utf8)
      rest = rest[(opening &+ 1)...]
      guard isURL else { continue }
      let name = rest.prefix { $0 != UInt8(ascii: ")") }
        .filter { $0 > 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
      if name.first == UInt8(ascii: "#") { references.append(name) }
    }
    return references
  }

  // MARK: All together

  /// Whether more is drawn again than `mostRepeats`.
  ///
  /// - Complexity: O(*n*) in nodes and edges; what leads back to itself is drawn by nobody, and counts once.
  var isTooMuch: Bool {
    let most = nodes.reduce(Self.mostRepeats) { $0 &+ $1.elements }
    var totals = [Int](repeating: -1, count: nodes.count)
    var sums = [Int](repeating: 0, count: nodes.count)
    var waiting: [(node: Int, next: Int)] = [(0, 0)]
    totals[0] = 0
    sums[0] = nodes[0].elements
    while let (node, next) = waiting.last {
      guard next < nodes[node].drawn.count else {
        waiting.removeLast()
        totals[node] = sums[node]
        if totals[node] > most { return true }
        continue
      }
      let (drawn, times) = nodes[node].drawn[next]
      if totals[drawn] < 0 {
        totals[drawn] = 0
        sums[drawn] = nodes[drawn].elements
        waiting.append((drawn, 0))
        continue
      }
      let (more, overflows) = totals[drawn].multipliedReportingOverflow(by: times)
      sums[node] = min(sums[node] &+ (overflows ? most &+ 1 : min(more, most &+ 1)), most &+ 1)
      waiting[waiting.count &- 1].next = next &+ 1
    }
    return false
  }
}
