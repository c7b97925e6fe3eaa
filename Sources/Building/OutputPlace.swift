import Diagnostics
import Files

extension SiteFolder {
  /// Why the output cannot go into a folder, nil when it can: a build must neither publish what it wrote, nor write
  /// over sources or what another site has built, nor may cleaning remove them.
  ///
  /// - Parameter isPreview: allows the preview's own folder among the cache's files, and no other there.
  func problem(withOutput outputFolder: String, isPreview: Bool = false) -> Diagnostic? {
    guard let current = try? Path.currentFolder() else { return nil }
    /// Without the symbolic links on the way, as far as the path exists.
    func real(_ path: String) -> String {
      let path = Path.absolute(path, in: current)
      if let real = try? Path.real(path) { return real }
      let parent = Path.parent(of: path)
      return parent == path ? path : Path.join(real(parent), Path.name(of: path))
    }
    func isInside(_ path: String, _ folder: String) -> Bool {
      path == folder || Path.relative(path, to: folder) != nil
    }
    let output = real(outputFolder)
    for name in ["Content", "Templates", ".sitegen"] where isInside(output, real(inside(name))) {
      if isPreview, name == ".sitegen",
        output == Path.join(real(cache), SitePreview.folderName)
      {
        continue
      }
      return BuildProblem.outputAmongSources(outputFolder, "'\(name)'")
    }
    if isInside(real(path), output) {
      return BuildProblem.outputAmongSources(outputFolder, "the folder that the site lies in")
    }
    return Self.owner(of: output, otherThan: real(path)).map {
      BuildProblem.outputOfAnother(outputFolder, site: $0)
    }
  }

  /// The folder of another site around an output that has built into it.
  private static func owner(of output: String, otherThan site: String) -> String? {
    var folder = Path.parent(of: output)
    while !folder.isEmpty {
      if folder != site, let place = Path.relative(output, to: folder) {
        let manifest = CacheFiles.manifest(of: Manifest.key(ofPlace: place))
        let cache = SiteFolder(path: folder).cache
        if Path.isFile(Path.join(cache, manifest)) { return folder }
      }
      if folder == "/" { return nil }
      folder = Path.parent(of: folder)
    }
    return nil
  }
}
