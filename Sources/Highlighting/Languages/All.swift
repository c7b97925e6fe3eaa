extension Language {
  /// Every language, in the order of their names.
  package static let all: [Language] = [
    plain, swift,
  ]

  /// Text that is shown as it is.
  static let plain = Language("plain", "text plain txt plaintext none nohighlight") { _ in }
}
