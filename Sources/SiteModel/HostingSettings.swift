import Diagnostics
package import FrontMatter
package import Records

/// What `site.yaml` says about how the files of the output are used: addresses for a disk, headers, the icon.
package struct HostingSettings: Sendable {
  /// What browsers are allowed by `_headers`.
  package enum Policy: Sendable, Hashable {
    /// What the built-in pages need and no more.
    case strict
    /// The author's own.
    case own(String)
    case none
  }

  /// Whether pages link to each other by relative paths, down to the `index.html`.
  package var usesRelativeURLs = false
  /// Whether `_headers` is written.
  package var writesHeaders = true
  /// The Content-Security-Policy in it.
  package var policy = Policy.strict
  /// The site's icon as written: relative to `Content/`, or an address.
  package var icon: Located<String>?
  /// What icons are made of, nil for a site for which none are.
  package var icons: IconSettings?
  /// Whether there is a `manifest.webmanifest`.
  package var hasManifest = false

  package init() {}

  static let keys = ["relative_urls", "headers", "csp", "icon", "icons", "manifest"]

  static func read(_ reader: inout FieldReader, palette: Palette) -> HostingSettings {
    var hosting = HostingSettings()
    hosting.usesRelativeURLs = reader.boolean("relative_urls") ?? false
    hosting.writesHeaders = reader.boolean("headers") ?? true
    if case .boolean? = reader.mapping["csp"]?.value.value {
      if reader.boolean("csp") == false { hosting.policy = .none }
    } else if let own = reader.text("csp") {
      // A header is one line.
      if own.isBlank || !own.unicodeScalars.allSatisfy({ (0x20..<0x7F).contains($0.value) }) {
        reader.report(HostingProblem.policy(in: reader.source, reader.range(of: "csp")))
      } else if let name = PolicyDirectives.unknown(in: own) {
        reader.report(
          HostingProblem.directive(name, in: reader.source, reader.range(of: "csp")))
      } else {
        hosting.policy = .own(own)
      }
    }
    if let icon = reader.located("icon"), !icon.value.pathParts.isEmpty { hosting.icon = icon }
    hosting.icons = IconSettings.read(&reader, palette: palette)
    hosting.hasManifest = reader.boolean("manifest") ?? false
    return hosting
  }

  /// Adds what decides how every output is rendered.
  package func add(to print: inout Fingerprinter) {
    print.combine(usesRelativeURLs)
  }
}

/// The wording of what is wrong in these settings.
private enum HostingProblem {
  static func policy(in source: SourceText, _ range: Range<Int>?) -> Diagnostic {
    .error(
      "settings.csp", "'csp' is empty, more than one line, or holds what a header cannot",
      in: source,
      range ?? 0..<0, hint: policyHint)
  }

  static func directive(
    _ name: String, in source: SourceText, _ range: Range<Int>?
  ) -> Diagnostic {
    .error(
      "settings.csp", "'csp' holds '\(name)', which is no directive of a policy", in: source,
      range ?? 0..<0,
      hint: nearestName(to: name.lowercased(), among: PolicyDirectives.names).map {
        "did you mean '\($0)'?"
      } ?? policyHint)
  }

  private static let policyHint =
    "write it in one line: default-src 'self'; img-src *, or false for none"
}
