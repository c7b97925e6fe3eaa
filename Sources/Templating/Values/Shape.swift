/// The name of a kind of object (`page`) and the names of its fields, with a lookup that takes no dictionary.
///
/// The table is a perfect hash: its size and multiplier are chosen on creation so that no two fields
/// meet, so a lookup is one multiplication, one load and one comparison, without locks.
package final class Shape: Sendable {
  package let name: String
  package let fields: [String]
  private let identities: [TextIdentity]
  private let table: [Int32]
  private let multiplier: UInt64
  private let shift: UInt64

  /// Of fields with the same name the first counts.
  package init(name: String, fields: [String]) {
    self.name = name
    self.fields = fields
    identities = fields.map { TextIdentity($0) }
    var bits = 1
    while 1 << bits < fields.count * 2 { bits += 1 }
    let hashes = fields.map { FieldName.hash($0) }
    var multiplier: UInt64 = 0x9E37_79B9_7F4A_7C15
    var attempts = 0
    while true {
      if let table = Self.place(fields, hashes, bits: bits, multiplier) {
        self.table = table
        break
      }
      multiplier = (multiplier &* 0xD134_2543_DE82_EF95 &+ 2) | 1
      attempts += 1
      if attempts % 64 == 0, bits < 20 { bits += 1 }
      if attempts > 4096 {
        self.table = []
        break
      }
    }
    self.multiplier = multiplier
    self.shift = UInt64(64 - bits)
  }

  private static func place(
    _ fields: [String], _ hashes: [UInt64], bits: Int, _ multiplier: UInt64
  ) -> [Int32]? {
    var table = [Int32](repeating: -1, count: 1 << bits)
    for (index, hash) in hashes.enumerated() {
      let bucket = Int(truncatingIfNeeded: (hash &* multiplier) >> UInt64(64 - bits))
      let present = table[bucket]
      if present < 0 {
        table[bucket] = Int32(truncatingIfNeeded: index)
      } else if fields[Int(present)] != fields[index] {
        return nil
      }
    }
    return table
  }

  /// The index of a field, nil when this kind of object has none of that name.
  package func index(of name: String) -> Int? {
    index(of: FieldName(name))
  }

  /// The index of a field whose name was hashed when the template was loaded.
  package func index(of name: FieldName) -> Int? {
    // Only if no perfect table could be found: fields whose 64-bit hashes are the same.
    guard !table.isEmpty else { return fields.firstIndex(of: name.text) }
    let index = Int(table[Int(truncatingIfNeeded: (name.hash &* multiplier) >> shift)])
    guard index >= 0 else { return nil }
    return identities[index] == name.identity || fields[index] == name.text ? index : nil
  }
}

/// The name of a field as a template writes it, hashed once when the template is loaded.
package struct FieldName: Sendable {
  let text: String
  let hash: UInt64
  let identity: TextIdentity

  init(_ text: String) {
    self.text = text
    hash = Self.hash(text)
    identity = TextIdentity(text)
  }

  /// FNV-1a, 64 bits (http://www.isthe.com/chongo/tech/comp/fnv/).
  static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash
  }
}

/// The words a text consists of in memory: texts in which they are equal are equal.
///
/// That nearly all names of fields are told by them, without a look at a character, is because Swift keeps
/// texts of up to 15 bytes in the words themselves. A longer text has others than its copies made elsewhere.
struct TextIdentity: Sendable, Equatable {
  private let first: UInt64
  private let second: UInt64

  /// `text` must live as long as the identity is compared.
  init(_ text: String) {
    (first, second) = unsafeBitCast(text, to: (UInt64, UInt64).self)
  }
}
