/// The names that the parts of a Content-Security-Policy begin with (W3C, Content Security Policy Level 3, and what it says
/// of older ones and of those of other specifications).
enum PolicyDirectives {
  static let names = [
    "base-uri", "block-all-mixed-content", "child-src", "connect-src", "default-src",
    "fenced-frame-src", "font-src", "form-action", "frame-ancestors", "frame-src", "img-src",
    "manifest-src", "media-src", "navigate-to", "object-src", "plugin-types", "prefetch-src",
    "referrer", "reflected-xss", "report-to", "report-uri", "require-sri-for",
    "require-trusted-types-for", "sandbox", "script-src", "script-src-attr", "script-src-elem",
    "style-src", "style-src-attr", "style-src-elem", "trusted-types", "upgrade-insecure-requests",
    "webrtc", "worker-src",
  ]

  /// The first name in a policy that browsers know nothing of, nil when there is none.
  static func unknown(in policy: String) -> String? {
    for part in policy.split(separator: ";") {
      guard let name = part.split(separator: " ").first else { continue }
      if !names.contains(name.lowercased()) { return String(name) }
    }
    return nil
  }
}
