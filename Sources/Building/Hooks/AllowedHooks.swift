import Files
import FrontMatter
import Rendering
import SiteModel
import Synchronization

/// Which sites may run which commands: those that the user has allowed once, by the site's folder.
///
/// It is kept in the user's own state folder (XDG Base Directory Specification), one line for each site: the SHA-256 of its
/// commands, then its folder. A site that comes with other commands later is not the one that was allowed.
package final class AllowedHooks: Sendable {
  /// Nil to remember it no longer than the program runs.
  private let file: String?
  private let session = Mutex<Set<Line>>([])

  private struct Line: Hashable {
    let print: String
    let site: String
  }

  /// - Parameters:
  ///   - stateFolder: `$XDG_STATE_HOME`.
  ///   - home: `$HOME`.
  package init(stateFolder: String?, home: String?) {
    var folder: String?
    if let stateFolder, stateFolder.hasPrefix("/") {
      folder = stateFolder
    } else if let home, home.hasPrefix("/") {
      folder = Path.join(home, ".local/state")
    }
    file = folder.map { Path.join($0, "sitegen/allowed-hooks") }
  }

  /// - Parameter site: the site's folder, its real path.
  func allows(_ hooks: SiteHooks, of site: String) -> Bool {
    let line = Line(print: Self.print(hooks), site: site)
    return session.withLock { $0.contains(line) } || saved().contains(line)
  }

  /// Remembers that these commands are allowed, and no others of the site any more; where that cannot be saved, the user
  /// is asked again next time.
  func allow(_ hooks: SiteHooks, of site: String) {
    let line = Line(print: Self.print(hooks), site: site)
    session.withLock { allowed in
      allowed = allowed.filter { $0.site != site }
      allowed.insert(line)
    }
    guard let file, !saved().contains(line) else { return }
    let lines = saved().filter { $0.site != site } + [line]
    let text = lines.map { "\($0.print) \(Self.escaped($0.site))\n" }.joined()
    do throws(FileError) {
      try Path.createFolder(Path.parent(of: file))
      _ = try OutputFolder(Path.parent(of: file)).write(Array(text.utf8), to: Path.name(of: file))
    } catch {
      return
    }
  }

  private func saved() -> [Line] {
    guard let file, let bytes = try? File.read(file, limit: 1 << 24) else { return [] }
    return bytes.split(separator: 0x0A).compactMap { line in
      guard let space = line.firstIndex(of: 0x20) else { return nil }
      return Line(
        print: String(decoding: line[..<space], as: UTF8.self),
        site: Self.unescaped(line[(space + 1)...]))
    }
  }

  /// The SHA-256 of the commands, each with its stage and its length.
  private static func print(_ hooks: SiteHooks) -> String {
    var text: [UInt8] = []
    for (stage, commands) in [(HookCommand.Stage.before, hooks.before), (.after, hooks.after)] {
      for command in commands {
        text += Array("\(stage.rawValue) \(command.value.utf8.count)\n\(command.value)\n".utf8)
      }
    }
    return SHA256.hash(text).map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }

  /// A line feed in the name of a folder would begin another line.
  private static func escaped(_ path: String) -> String {
    var result: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "\\"): result += [byte, byte]
      case 0x0A: result += [UInt8(ascii: "\\"), UInt8(ascii: "n")]
      default: result.append(byte)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let next = rest.popFirst() else {
        result.append(byte)
        continue
      }
      result.append(next == UInt8(ascii: "n") ? 0x0A : next)
    }
    return String(decoding: result, as: UTF8.self)
  }
}
