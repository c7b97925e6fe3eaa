import Diagnostics
import Files
import FrontMatter
import Records
import Rendering
import SiteModel

/// The step `data`: which files of data there are, and what is wrong with those that changed.
///
/// A file that is the same as in the last build is not even read, unless an output that reads it is made anew.
struct LoadData {
  /// More than any table that people keep by hand; all of it is held in memory.
  private static let sizeLimit = 16 << 20

  let folder: SiteFolder
  let settings: Settings
  /// What the last build knows.
  let known: [BuildCache.KnownFile]
  /// When the build began, in nanoseconds since 1970.
  let looked: Int

  func run(_ files: [Scan.File]) -> ((SiteData, [BuildCache.KnownFile]), [Diagnostic]) {
    if files.isEmpty { return ((SiteData(), []), []) }
    let places = KnownPlaces(files.lazy.map(\.path), among: known.map(\.path))
    var data: [SiteData.File] = []
    var kept: [BuildCache.KnownFile] = []
    var diagnostics: [Diagnostic] = []
    for (index, file) in files.enumerated() {
      let known = places[index].map { self.known[$0] }
      if let known, known.isSettled, known.stamp == file.stamp {
        data.append(SiteData.File(path: file.path, print: known.print))
        kept.append(known)
        continue
      }
      do throws(FileError) {
        let path = folder.data(file.path)
        let bytes = try File.read(path, limit: Self.sizeLimit)
        let now = BuildCache.KnownFile(file, bytes, looked: looked)
        let (node, found) = DataFile.parse(
          SourceText(path: path, bytes: bytes), ending: Path.fileExtension(of: path))
        diagnostics += found
        data.append(SiteData.File(path: file.path, print: now.print, node: node))
        // One with something to say of it is read anew each time, to say it again.
        kept.append(found.isEmpty ? now : now.unsettled)
      } catch {
        diagnostics.append(BuildProblem.disk(error))
      }
    }
    let (folder, zone) = (folder, settings.zone)
    let (site, problems) = SiteData.make(data, zone: zone, shownPath: folder.data) {
      folder.source(folder.data($0))
    }
    return ((site, kept), diagnostics + problems)
  }
}
