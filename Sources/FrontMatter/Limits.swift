/// What keeps a file that means harm from taking memory, stack or time without bound.
enum Limits {
  /// Lists and mappings inside one another.
  static let depth = 64
  /// Values that the aliases of one YAML text stand for, all told.
  static let aliasedValues = 10_000
  /// Names in one dotted TOML key.
  static let dottedNames = 32
  /// Messages about one text or one mapping; who made so many mistakes made one many times.
  static let problems = 100
  /// Bytes between the fences of a post.
  static let frontMatterSize = 512 * 1024
}
