import Diagnostics
import Files

extension SiteFolder {
  /// Why the output cannot go into a folder, nil when it can: a build must neither publish what it wrote, nor write
  /// over sources, nor may cleaning remove them.
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
    guard isInside(real(path), output) else { return nil }
    return BuildProblem.outputAmongSources(outputFolder, "the folder that the site lies in")
  }
}
