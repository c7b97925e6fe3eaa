package import Diagnostics
import Files

/// Takes a site back to its sources: what builds wrote, and the cache.
package enum Clean {
  /// Removes the files that the last build wrote into `output` (nil for `Output/`) and all of `.sitegen/`.
  ///
  /// - Returns: how many output files were removed, and what could not be.
  package static func run(folder: String, output: String?) -> (removed: Int, [Diagnostic]) {
    let folder = SiteFolder(path: folder)
    var removed = 0
    do throws(FileError) {
      let outputFolder = output ?? folder.inside("Output")
      let manifest = Manifest(
        cache: folder.cache, outputFolder: Path.absolute(outputFolder, in: try Path.currentFolder())
      )
      if Path.isFolder(outputFolder) {
        let target = try OutputFolder(outputFolder)
        for path in manifest.files.sorted() where try target.remove(path) { removed += 1 }
        _ = try target.removeLeftovers()
      }
      if Path.isFolder(folder.cache) {
        let cache = try OutputFolder(folder.cache)
        for entry in try FolderListing.of(folder.cache).entries where entry.kind != .folder {
          _ = try cache.remove(entry.path)
        }
      }
    } catch {
      return (removed, [.disk(error)])
    }
    return (removed, [])
  }
}
