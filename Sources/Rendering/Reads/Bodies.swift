package import Markdown
package import SiteModel

/// Where the HTML of bodies is while it is not in memory.
package protocol Bodies: Sendable {
  /// A file's Markdown with its HTML.
  func markdown(of file: LoadedFile) -> RenderedMarkdown

  /// The words of a file's body, nil when they were lost.
  func words(of file: LoadedFile) -> [UInt8]?
}

/// For when all bodies are in memory.
package struct NoBodies: Bodies {
  package init() {}

  package func markdown(of file: LoadedFile) -> RenderedMarkdown { file.markdown }

  package func words(of file: LoadedFile) -> [UInt8]? {
    if case .inMemory(let words) = file.words { words } else { [] }
  }
}
