import Diagnostics
import Files
import FrontMatter
import Glibc

/// What a person has set for all of their sites: `sitegen/settings.yaml` in their folder of settings (XDG Base
/// Directory Specification), or the same in TOML or JSON.
struct UserSettings {
  static let names = ["settings.yaml", "settings.yml", "settings.toml", "settings.json"]

  /// Where a place of a file is opened, as `PreviewSettings.editor` has it; nil for the usual editor.
  var editor: String?

  /// The settings of the user who runs the program, and what is wrong with them: warnings alone, since none of it is
  /// the site's.
  static func load() -> (UserSettings, [Diagnostic]) {
    guard let folder,
      let path = names.map({ Path.join(folder, $0) }).first(where: { Path.isFile($0) }),
      let format = Format(fileExtension: Path.fileExtension(of: path))
    else { return (UserSettings(), []) }
    do throws(FileError) {
      return read(SourceText(path: path, bytes: try File.read(path)), format: format)
    } catch {
      return (UserSettings(), [ServeMessages.unreadable(error)])
    }
  }

  private static var folder: String? {
    if let home = variable("XDG_CONFIG_HOME"), home.hasPrefix("/") {
      return Path.join(home, "sitegen")
    }
    return variable("HOME").map { Path.join($0, ".config/sitegen") }
  }

  private static func variable(_ name: String) -> String? {
    guard let value = getenv(name), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  private static func read(
    _ source: SourceText, format: Format
  ) -> (UserSettings, [Diagnostic]) {
    var settings = UserSettings()
    let (node, problems) = DataFile.parse(source, format: format)
    var diagnostics = problems
    if case .mapping(let mapping) = node.value {
      var reader = FieldReader(mapping, in: source)
      if let written = reader.text("editor") {
        settings.editor = Editor.template(written)
        if settings.editor == nil {
          reader.report(
            ServeMessages.noEditor(written, in: source, reader.range(of: "editor") ?? 0..<0))
        }
      }
      reader.reportUnknown(known: ["editor"])
      diagnostics += reader.diagnostics
    } else if !problems.hasErrors {
      diagnostics.append(ServeMessages.noMapping(source, node.range))
    }
    for index in diagnostics.indices { diagnostics[index].severity = .warning }
    return (settings, diagnostics)
  }
}

/// The editors that are known by name, and the links that open a place in them.
enum Editor {
  static let templates = [
    (name: "vscode", template: "vscode://file/{path}:{line}:{column}"),
    (name: "vscodium", template: "vscodium://file/{path}:{line}:{column}"),
    (name: "cursor", template: "cursor://file/{path}:{line}:{column}"),
    (name: "zed", template: "zed://file/{path}:{line}:{column}"),
    (name: "sublime", template: "subl://open?url=file://{path}&line={line}&column={column}"),
    (name: "textmate", template: "txmt://open?url=file://{path}&line={line}&column={column}"),
    (name: "idea", template: "idea://open?file={path}&line={line}&column={column}"),
    (name: "macvim", template: "mvim://open?url=file://{path}&line={line}&column={column}"),
    (name: "none", template: ""),
  ]

  /// The link of an editor that is known by name, or a link that is written out; nil for anything else.
  static func template(_ written: String) -> String? {
    let name = written.lowercased()
    if let known = templates.first(where: { $0.name == name }) { return known.template }
    guard let path = written.firstRange(of: "{path}"), let colon = written.firstIndex(of: ":"),
      colon < path.lowerBound
    else { return nil }
    return written
  }
}
