import Diagnostics

/// Environments and their rows.
extension MathParser {
  /// `\begin` to `\end`.
  mutating func environment(_ range: Range<Int>) throws(MathProblem) -> Atom {
    let (name, nameRange) = try environmentName("\\begin", range)
    guard let environment = MathEnvironment.named[name] else {
      let names = givesHints ? Array(MathEnvironment.named.keys) : []
      let nearest = nearestName(to: name, among: names)
      throw MathMessages.unknownEnvironment(name, nearest: nearest, nameRange)
    }
    var table = Table(layout: environment.layout, style: environment.style)
    switch environment.argument {
    case .none: break
    case .count: _ = try rawGroup(of: "\\begin{\(name)}", range)
    case .columns:
      if scanner.peek() == .character("[") { _ = try option() }
      let columns = try rawGroup(of: "\\begin{\(name)}", range)
      try read(columns, into: &table)
    case .alignment:
      if scanner.peek() == .character("[") {
        _ = scanner.next()
        let start = scanner.index
        while let byte = scanner.byte, byte != UInt8(ascii: "]") { _ = scanner.scalar() }
        let columns = scanner.bytes[start..<scanner.index]
        _ = scanner.next()
        try read(columns, into: &table)
        table.repeatsColumn = true
      }
    }
    try rows(of: &table, name, range)
    let isNumbered = table.rows.contains { $0.tag != nil }
    if ["equation", "equation*", "displaymath", "math"].contains(name), !isNumbered {
      return Atom(kind: .ord, node: MathParser.node(of: table.rows))
    }
    let node = Node.table(table)
    let isFenced = environment.left != nil || environment.right != nil
    return Atom(
      kind: isFenced ? .inner : .ord, node: fenced(node, environment.left, environment.right))
  }

  /// `\substack{…\\…}`.
  mutating func lines(_ written: String, _ range: Range<Int>) throws(MathProblem) -> Atom {
    guard scanner.next() == .openBrace else { throw MathMessages.missingArgument(written, range) }
    let opening = scanner.range
    var table = Table(layout: "math-lines", style: .script)
    while true {
      table.rows.append(Table.Row(cells: [try list()]))
      switch scanner.next() {
      case .command("\\"), .command("cr"): skipRowSpace()
      case .closeBrace: return Atom(kind: .ord, node: .table(table))
      case .end: throw MathMessages.unclosed("{", closing: "}", opening)
      case let token: throw unexpected(token)
      }
    }
  }

  private mutating func environmentName(
    _ written: String, _ range: Range<Int>
  ) throws(MathProblem) -> (String, Range<Int>) {
    let bytes = try rawGroup(of: written, range)
    return (String(decoding: bytes, as: UTF8.self), bytes.indices)
  }

  private mutating func rows(
    of table: inout Table, _ name: String, _ range: Range<Int>
  ) throws(MathProblem) {
    let outerTag = takeTag()
    defer { tag = outerTag }
    var row = Table.Row()
    readRules(of: &table)
    while true {
      row.cells.append(try list())
      let token = scanner.next()
      switch token {
      case .ampersand: break
      case .command("\\"), .command("cr"), .command("newline"):
        skipRowSpace()
        row.tag = takeTag()
        table.rows.append(row)
        row = Table.Row()
        readRules(of: &table)
      case .command("end"):
        let (end, endRange) = try environmentName("\\end", scanner.range)
        guard end == name else { throw MathMessages.wrongEnd(end, expected: name, endRange) }
        row.tag = takeTag()
        let isEmpty = row.cells.count == 1 && row.cells[0].isEmpty && row.tag == nil
        if !isEmpty || table.rows.isEmpty { table.rows.append(row) }
        return
      case .end:
        throw MathMessages.unclosed("\\begin{\(name)}", closing: "\\end{\(name)}", range)
      default: throw unexpected(token)
      }
    }
  }

  /// Lines across the table, before a row.
  private mutating func readRules(of table: inout Table) {
    while case .command(let name) = scanner.peek(), name == "hline" || name == "hdashline" {
      _ = scanner.next()
      table.rules.insert(table.rows.count)
    }
  }

  /// The `*` and the `[2pt]` that may follow the end of a row.
  mutating func skipRowSpace() {
    if scanner.byte == UInt8(ascii: "*") { _ = scanner.scalar() }
    let start = scanner.index
    if scanner.next() == .character("["),
      let (_, end) = scannedLength(scanner.bytes[scanner.index...])
    {
      scanner.go(to: end)
      if scanner.next() == .character("]") { return }
    }
    scanner.go(to: start)
  }

  /// Reads what an array says of its columns: `l`, `c` and `r`, `|` for a line, `*{3}{c}` for several,
  /// `p{…}` as `l`; space (`@{…}`, `!{…}`) and styles (`>{…}`, `<{…}`) are passed over.
  private func read(_ bytes: ArraySlice<UInt8>, into table: inout Table) throws(MathProblem) {
    let limit = 256
    let problem = MathMessages.wrongColumns(bytes.indices)
    var pending = bytes
    var expansions = 0
    while let byte = pending.popFirst() {
      switch byte {
      case UInt8(ascii: "l"): table.columns.append(.left)
      case UInt8(ascii: "c"): table.columns.append(.center)
      case UInt8(ascii: "r"): table.columns.append(.right)
      case UInt8(ascii: "|"), UInt8(ascii: ":"): table.lines.insert(table.columns.count)
      case UInt8(ascii: "p"), UInt8(ascii: "m"), UInt8(ascii: "b"):
        guard popGroup(&pending) != nil else { throw problem }
        table.columns.append(.left)
      case UInt8(ascii: "@"), UInt8(ascii: "!"), UInt8(ascii: ">"), UInt8(ascii: "<"):
        guard popGroup(&pending) != nil else { throw problem }
      case UInt8(ascii: "*"):
        expansions += 1
        guard expansions <= 16, let count = popGroup(&pending), let columns = popGroup(&pending),
          let times = Int(String(decoding: count, as: UTF8.self)), (1...limit).contains(times),
          times * columns.count <= 4 * limit
        else { throw problem }
        pending = Array(repeatElement(columns, count: times).joined())[...] + pending
        if pending.count > 16 * limit { throw problem }
      case 0x20, 0x09...0x0D: break
      default: throw problem
      }
      if table.columns.count > limit { throw problem }
    }
  }

  /// The bytes between the braces at the front.
  private func popGroup(_ bytes: inout ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var level = 0
    for index in bytes.indices {
      switch bytes[index] {
      case UInt8(ascii: "{"): level += 1
      case UInt8(ascii: "}"): level -= 1
      case 0x20 where level == 0: continue
      default: if level == 0 { return nil }
      }
      if level == 0 {
        let group = bytes[..<index].drop { $0 == 0x20 }.dropFirst()
        bytes = bytes[(index + 1)...]
        return group
      }
      if level < 0 { return nil }
    }
    return nil
  }
}
