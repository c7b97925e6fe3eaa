package import Diagnostics
import Files
import Glibc

/// Takes a site back to its sources: what builds wrote, and the cache.
package enum Clean {
  /// Removes the files that the last build wrote into `output` (nil for `Output/`), and what the cache has of it.
  ///
  /// - Parameter isPreview: allows the preview's folder as `output`.
  /// - Returns: how many output files were removed, and what could not be.
  package static func run(
    folder: String, output: String?, isPreview: Bool = false
  ) -> (removed: Int, [Diagnostic]) {
    let folder = SiteFolder(path: folder)
    var removed = 0
    guard Path.isFolder(folder.inside("Content")) || Path.isFolder(folder.cache) else {
      return (0, [BuildProblem.noContent(folder.inside("Content"))])
    }
    do throws(FileError) {
      let outputFolder = output ?? folder.inside("Output")
      if let problem = folder.problem(withOutput: outputFolder, isPreview: isPreview) {
        return (0, [problem])
      }
      let files = try CacheFiles(of: outputFolder, shard: nil, in: folder)
      let lock = try FolderLock(files.lock) {}
      var manifest = Manifest(path: files.manifest)
      if Path.isFolder(outputFolder) {
        let target = try OutputFolder(outputFolder)
        for name in manifest.files.sorted() where try target.remove(name.text) { removed += 1 }
        _ = try target.removeLeftovers()
        // Whoever serves it is told of that by its folder; one with other files in it stays.
        if isPreview { _ = rmdir(outputFolder) }
      }
      try files.delete()
      _ = consume lock
    } catch {
      return (removed, [BuildProblem.disk(error)])
    }
    return (removed, [])
  }
}
