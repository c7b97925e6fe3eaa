/// Where and how a site is previewed.
package struct PreviewSettings: Sendable {
  /// Where the server listens: an address or a name of this machine.
  package var host = "127.0.0.1"
  /// 0 for any that is free.
  package var port: UInt16 = 8080
  /// The path of the site's root: `/blog` for `https://example.org/blog/`, empty for a site at the top.
  package var basePath = ""
  /// Where a place of a file is opened: `{path}`, `{line}` and `{column}` stand for it.
  package var editor = "vscode://file/{path}:{line}:{column}"
  /// The site's folder, which paths of diagnostics are relative to.
  package var folder = "/"
  /// Whether pages get the script that reloads them.
  package var reloads = true

  package init() {}
}
