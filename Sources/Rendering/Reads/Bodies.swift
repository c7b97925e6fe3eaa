package import Markdown
package import SiteModel

/// Where the HTML of bodies is while it is not in memory.
package protocol Bodies: Sendable {
  /// A file's Markdown with its HTML.
  func markdown(of file: LoadedFile) -> RenderedMarkdown
}

/// For when all bodies are in memory.
package struct NoBodies: Bodies {
  package init() {}

  package func markdown(of file: LoadedFile) -> RenderedMarkdown { file.markdown }
}
