package import Records

extension MarkdownOptions {
  /// Adds all that decides what a document becomes.
  package func add(to print: inout Fingerprinter) {
    print.combine(UInt64(constructs.rawValue))
    for flag in [
      allowsRawHTML, smartPunctuation, dropsUnsafeAddresses, linksPagesByFile, placesFiles,
      replacesInvalidUTF8, writesAsGitHub, checksAnchors,
    ] { print.combine(flag) }
    print.combine(headingShift)
    print.combine(externalRel)
    print.combine(externalTarget)
    print.combine(reservedIDs.count)
    for id in reservedIDs { print.combine(Fingerprint.of(id)) }
    words.add(to: &print)
    print.combine(hooks.count)
    for hook in hooks.sorted(by: { $0.utf8.lexicographicallyPrecedes($1.utf8) }) {
      print.combine(hook)
    }
  }
}
