/// What a plain scalar of YAML means: the core schema of YAML 1.2.2 §10.3.2, and dates.
enum CoreSchema {
  static func value(of text: String) -> NodeValue { .text(text) }
}
