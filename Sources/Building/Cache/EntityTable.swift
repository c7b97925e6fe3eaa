import Rendering

/// What the fields that outputs read were worth, by entity.
struct EntityTable: Sendable {
  struct Row: Sendable {
    let key: UInt64
    /// The fields that anything read.
    let fields: UInt64
    /// For each of these, in the order of their bits, the fingerprint of its value.
    let prints: [UInt64]
    /// Of what a page's fields are made of beside its file; 0 for other entities.
    let surroundings: UInt64
    /// What the entity was called.
    let name: String
    /// For a question of a template: the question.
    let query: Query?
    /// Where it stands in the cache's bytes, for one that was read from there.
    var place: Range<Int>?

    /// The prints of some of its fields, in the order of their bits.
    func prints(ofFields wanted: UInt64) -> [UInt64] {
      var found: [UInt64] = []
      var rest = fields
      for print in prints where rest != 0 {
        let bit = rest & (0 &- rest)
        rest ^= bit
        if wanted & bit != 0 { found.append(print) }
      }
      return found
    }

    /// The same with another print of one of its fields, given as its bit.
    func with(_ print: UInt64, inPlaceOf bit: UInt64) -> Row {
      var prints = prints
      let place = (fields & (bit &- 1)).nonzeroBitCount
      if prints.indices.contains(place) { prints[place] = print }
      return Row(
        key: key, fields: fields, prints: prints, surroundings: surroundings, name: name,
        query: query)
    }
  }

  /// By key.
  var rows: [Row] = []

  /// The place of an entity's row, nil for one that nothing reads.
  func place(of key: UInt64) -> Int? {
    var (low, high) = (0, rows.count)
    while low < high {
      let middle = (low + high) / 2
      if rows[middle].key < key { low = middle + 1 } else { high = middle }
    }
    return low < rows.count && rows[low].key == key ? low : nil
  }

  /// All that these outputs read, each entity once, by key.
  static func union(_ reads: some Sequence<[ReadRun]>) -> [ReadRun] {
    var union = ReadUnion()
    for runs in reads {
      for run in runs { union.add(run) }
    }
    return union.runs
  }

  /// The table without the rows beside which `isLeftOut` holds.
  func without<Mark>(_ marks: [Mark], _ isLeftOut: (Mark) -> Bool) -> EntityTable {
    guard marks.contains(where: isLeftOut) else { return self }
    return EntityTable(rows: zip(rows, marks).filter { !isLeftOut($1) }.map(\.0))
  }

  /// What this table has and what else was read, by key.
  func union(with reads: [ReadRun]) -> [ReadRun] {
    var all: [ReadRun] = []
    all.reserveCapacity(rows.count + reads.count)
    var rest = reads[...]
    for row in rows {
      while let next = rest.first, next.key < row.key {
        all.append(next)
        rest.removeFirst()
      }
      var fields = row.fields
      if let next = rest.first, next.key == row.key {
        fields |= next.fields
        rest.removeFirst()
      }
      all.append(ReadRun(key: row.key, fields: fields))
    }
    return all + rest
  }
}
