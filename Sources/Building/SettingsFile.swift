import Dates
import Diagnostics
import Files
import FrontMatter
import Records
import SiteModel

/// Finds and reads `site.yaml`, `site.toml` or `site.json`.
package enum SettingsFile {
  /// What the file may be called, the first of them first.
  package static let names = ["site.yaml", "site.yml", "site.toml", "site.json"]
  /// Where the system keeps the rules of time zones.
  package static let zones = "/usr/share/zoneinfo"

  /// The site's settings; a site without a settings file has the defaults.
  ///
  /// - Parameter zones: the folder with the rules of time zones.
  static func load(_ folder: SiteFolder, zones: String) -> (Settings, [Diagnostic]) {
    let found = names.filter { Path.isFile(folder.inside($0)) }
    guard let name = found.first, let format = Format(fileExtension: Path.fileExtension(of: name))
    else { return (Settings(), []) }
    var diagnostics: [Diagnostic] = []
    if let other = found.dropFirst().first {
      diagnostics.append(
        BuildProblem.twoSettingsFiles(folder.inside(other), other: name))
    }
    let bytes: [UInt8]
    do {
      bytes = try File.read(folder.inside(name))
    } catch {
      return (Settings(), diagnostics + [BuildProblem.disk(error)])
    }
    let source = SourceText(path: folder.inside(name), bytes: bytes)
    let (node, problems) = DataFile.parse(source, format: format)
    diagnostics += problems
    guard case .mapping(let mapping) = node.value else {
      if case .null = node.value { return (Settings(), diagnostics) }
      if !problems.hasErrors {
        diagnostics.append(
          .error(
            "settings.shape", "settings must be a mapping of names to values", in: source,
            node.range, hint: "write 'title: My site' and so on, one on each line"))
      }
      return (Settings(), diagnostics)
    }
    let (settings, more) = Settings.read(mapping, in: source, zone: { zone($0, in: zones) })
    return (settings, (diagnostics + more).inOrderOfPlace)
  }

  /// What the next build is to know of the settings files that there are.
  static func known(_ folder: SiteFolder, looked: Int) -> [BuildCache.KnownFile] {
    names.compactMap { name in
      let path = folder.inside(name)
      guard Path.isFile(path), let entry = try? FileEntry.at(path),
        let bytes = try? File.read(path)
      else { return nil }
      return BuildCache.KnownFile(
        Scan.File(path: name, stamp: SourceStamp(entry)), bytes, looked: looked)
    }
  }

  /// What the next build is to know of the rules of a time zone, which a new version of the system's data may change; nil
  /// for a fixed offset.
  static func known(zone name: String, in zones: String) -> BuildCache.KnownFile? {
    let path = Path.join(zones, name)
    guard TimeZone(fixed: name) == nil, Path.isPlain(name), let entry = try? FileEntry.at(path),
      let bytes = try? File.read(path)
    else { return nil }
    // Told by its bytes only.
    return BuildCache.KnownFile(
      path: path, stamp: SourceStamp(entry), isSettled: false, print: Fingerprint.of(bytes))
  }

  /// The rules of a time zone from the system's data (package `tzdata`), or of a fixed offset.
  static func zone(_ name: String, in zones: String) -> TimeZone? {
    if let fixed = TimeZone(fixed: name) { return fixed }
    guard Path.isPlain(name), let bytes = try? File.read(Path.join(zones, name)) else { return nil }
    return TimeZone(name: name, tzif: bytes)
  }
}
