import Records
package import Searching
package import SiteModel
import Synchronization

/// The search index of a site's pages of one language: its files, and where they are published.
///
/// While all that it is made of is the same as in the last build, it is not made, unless a file of it is asked for.
package struct SearchFiles: Sendable {
  /// What is known of an index without making it.
  package struct Known: Sendable {
    /// Of all that it is made of, in 64 bits.
    package let print: UInt64
    /// The files' names with the fingerprints of their bytes; the first leads to all others.
    package let files: [(name: String, print: UInt64)]

    package init(print: UInt64, files: [(name: String, print: UInt64)]) {
      self.print = print
      self.files = files
    }
  }

  package let known: Known
  private let folder: URLPath
  private let index: Index

  /// - Parameters:
  ///   - bodies: where the words of the pages' bodies are.
  ///   - known: the index of the last build.
  package static func make(
    _ site: Site, language: Int, bodies: any Bodies, known: Known?, sharing work: some WorkSharing
  ) -> SearchFiles {
    let pages = SearchedPages(site, language: language, bodies: bodies)
    let print = pages.print()
    let index = Index { pages.index(sharing: work) }
    if let known, known.print == print {
      return SearchFiles(known: known, folder: folder(site, language), index: index)
    }
    let files = index.files().map { ($0.name, Fingerprint.of($0.bytes)) }
    return SearchFiles(
      known: Known(print: print, files: files), folder: folder(site, language), index: index)
  }

  /// The bytes of a file.
  ///
  /// - Parameter file: its place in `known.files`.
  func bytes(of file: Int) -> [UInt8] {
    let name = known.files[file].name
    let files = index.files()
    if file < files.count, files[file].name == name { return files[file].bytes }
    return files.first { $0.name == name }?.bytes ?? []
  }

  // MARK: Places

  private static func folder(_ site: Site, _ language: Int) -> URLPath {
    URLPath(folder: ["search", site.settings.languages[language].folder])
  }

  /// Where the file is published that leads to all others.
  static func entry(_ site: Site, language: Int) -> URLPath {
    folder(site, language).file("index.bin")
  }

  /// Where a file is published.
  func url(of file: Int) -> URLPath { folder.file(known.files[file].name) }

  /// An index that is made when it is first asked for.
  private final class Index: Sendable {
    private let make: @Sendable () -> [SearchFile]
    private let made = Mutex<[SearchFile]?>(nil)

    init(_ make: @escaping @Sendable () -> [SearchFile]) { self.make = make }

    func files() -> [SearchFile] {
      made.withLock { made in
        if let made { return made }
        let files = make()
        made = files
        return files
      }
    }
  }
}
