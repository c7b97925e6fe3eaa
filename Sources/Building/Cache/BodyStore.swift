import Diagnostics
import Files
import Markdown
import Records
import Rendering
import SiteModel

/// The HTML of bodies on disk, so that neither a large site's fill the memory nor are unchanged ones made again.
///
/// Every piece is held to the fingerprint that its file is known by; one that was lost or damaged is made anew from the
/// source.
final class BodyStore: Bodies {
  private let spill: SpillFile
  private let remade: @Sendable (LoadedFile) -> RenderedMarkdown
  /// Told apart from any other store by what its first bytes say.
  let identity: UInt64
  private static let headingSize = 16

  /// - Parameter remade: reads a file's Markdown again.
  init(
    creating path: String, identity: UInt64,
    remade: @escaping @Sendable (LoadedFile) -> RenderedMarkdown
  ) throws(FileError) {
    spill = try SpillFile(creating: path)
    self.identity = identity
    self.remade = remade
    _ = try spill.append(Self.heading(identity))
  }

  /// Nil when the store at `path` is not the one that the cache goes with.
  init?(
    continuing path: String, identity: UInt64, after count: Int,
    remade: @escaping @Sendable (LoadedFile) -> RenderedMarkdown
  ) {
    guard count >= Self.headingSize,
      let spill = try? SpillFile(continuing: path, after: count),
      spill.read(0, Self.headingSize) == Self.heading(identity)
    else { return nil }
    self.spill = spill
    self.identity = identity
    self.remade = remade
  }

  private static func heading(_ identity: UInt64) -> [UInt8] {
    var writer = RecordWriter()
    writer.write(fixed: 0x3173_6569_646F_6273)
    writer.write(fixed: identity)
    return writer.bytes
  }

  /// Bytes of the store so far.
  var count: Int { spill.count }

  /// Keeps a body.
  func keep(_ html: [UInt8]) throws(FileError) -> LoadedFile.Body {
    .stored(offset: try spill.append(html), count: html.count, print: Fingerprint.of(html))
  }

  func markdown(of file: LoadedFile) -> RenderedMarkdown {
    guard case .stored(let offset, let count, let print) = file.body else { return file.markdown }
    guard let html = spill.read(offset, count), Fingerprint.of(html) == print else {
      return remade(file)
    }
    var markdown = file.markdown
    markdown.html = html
    return markdown
  }

  /// Keeps the words of a body.
  func keep(words: [UInt8]) throws(FileError) -> LoadedFile.Words {
    .stored(offset: try spill.append(words), count: words.count, print: Fingerprint.of(words))
  }

  func words(of file: LoadedFile) -> [UInt8]? {
    switch file.words {
    case .none: return []
    case .inMemory(let words): return words
    case .stored(let offset, let count, let print):
      guard let words = spill.read(offset, count), Fingerprint.of(words) == print else {
        return nil
      }
      return words
    }
  }

  /// Whether a body is there as it was.
  func holds(_ body: LoadedFile.Body) -> Bool {
    guard case .stored(let offset, let count, let print) = body else { return true }
    return spill.read(offset, count).map { Fingerprint.of($0) == print } ?? false
  }
}
