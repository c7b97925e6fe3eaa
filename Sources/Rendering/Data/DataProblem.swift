package import Diagnostics

/// The wording of what is wrong with the files of `_data` as a whole.
package enum DataProblem {
  static func sameName(_ path: String, _ other: String, name: String) -> Diagnostic {
    Diagnostic(
      .error, "data.same-name", "'\(name)' is the name of '\(other)' too", at: .file(path),
      hint: "rename one of the two")
  }

  static func tooDeep(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "data.too-deep", "the folders of data stand more than 64 deep in one another",
      at: .file(path))
  }

  static func changedMeanwhile(_ path: String) -> Diagnostic {
    Diagnostic(
      .error, "data.changed", "the file was changed while the site was built", at: .file(path),
      hint: "build again")
  }

  /// A file with an ending that nothing is known of.
  package static func unknownEnding(_ path: String) -> Diagnostic {
    Diagnostic(
      .warning, "data.ending",
      "this is no data: its name ends in none of .yaml, .toml, .json and .csv",
      at: .file(path), hint: "begin its name with '_' to keep it here all the same")
  }
}
