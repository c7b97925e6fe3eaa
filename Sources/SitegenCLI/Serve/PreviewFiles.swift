import Serving
import Synchronization

/// The files of the preview's folder, also when that is another one than before.
final class PreviewFiles: SiteFiles {
  private let folder: String
  private let files: Mutex<FolderFiles?>

  init(_ folder: String) {
    self.folder = folder
    files = Mutex(FolderFiles(folder))
  }

  /// Whether the folder was there when it was opened.
  var isServed: Bool { files.withLock { $0 != nil } }

  /// The folder may have been removed and made again.
  func reopen() {
    let new = FolderFiles(folder)
    files.withLock { $0 = new }
  }

  func file(at path: String) -> SiteFile? {
    files.withLock { $0 }?.file(at: path)
  }
}
