import Records

/// One of `count` equal shares of a site's outputs, told by their addresses alone, so that builds on several machines
/// agree without a word.
package struct Shard: Sendable, Hashable {
  /// From 1.
  package let number: Int
  package let count: Int

  /// Nil unless `number` is one of 1 up to `count`.
  package init?(number: Int, count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Whether the output at a path is of this share.
  package func holds(_ path: String) -> Bool {
    Fingerprint.of(path, seed: 0x7368_6172_64) % UInt64(count) == UInt64(number - 1)
  }
}
