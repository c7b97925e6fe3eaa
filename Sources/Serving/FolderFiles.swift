import Files
import Glibc
import HTTP

/// The files of a folder, as they are whenever one is asked for; what was read of them stays in memory while it is the same.
package final class FolderFiles: SiteFiles {
  private let root: Int32
  private let kept = KeptFiles()

  /// Nil when the folder cannot be opened.
  package init?(_ folder: String) {
    root = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard root >= 0 else { return nil }
  }

  deinit { _ = close(root) }

  package func file(at path: String) -> SiteFile? {
    guard Path.isPlain(path) else { return nil }
    guard let stamp = FileStamp(path, in: root) else { return nil }
    if let file = kept.file(path, stamp) { return file }
    guard let file = openWithoutLinks(path) else { return nil }
    // Whoever writes a file changes one of these.
    var hash = UInt64(truncatingIfNeeded: file.changed)
    hash = (hash ^ file.inode) &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ UInt64(truncatingIfNeeded: file.size)) &* 0x9E37_79B9_7F4A_7C15
    let modified = file.modified / 1_000_000_000
    if file.size <= KeptFiles.longest, let bytes = file.bytes(), bytes.count == file.size {
      let read = SiteFile(.bytes(bytes), hash: hash, modified: modified)
      kept.keep(read, FileStamp(file), at: path)
      return read
    }
    return SiteFile(.file(file), hash: hash, modified: modified)
  }

  /// Goes from folder to folder, since a symbolic link on the way could lead anywhere.
  private func openWithoutLinks(_ path: String) -> OpenedFile? {
    var folder = root
    defer { if folder != root { _ = close(folder) } }
    var rest = path[...]
    while let cut = rest.utf8.firstIndex(of: UInt8(ascii: "/")) {
      let next = openat(
        folder, String(rest[..<cut]), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if folder != root { _ = close(folder) }
      folder = next
      guard next >= 0 else {
        folder = root
        return nil
      }
      rest = rest[rest.utf8.index(after: cut)...]
    }
    return OpenedFile(String(rest), in: folder)
  }
}
