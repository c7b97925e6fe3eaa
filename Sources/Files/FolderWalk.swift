import Glibc

/// One walk over a folder tree, with a stack of its own so that deep trees cost no thread's stack.
struct FolderWalk: ~Copyable {
  /// How often symbolic links may reach one folder; two links in each of thirty folders would else be
  /// a billion paths.
  private static let linkLimit = 16

  /// A folder on the way from the root to what is looked at.
  private struct Step {
    let identity: FileEntry.Identity
    let parent: Int?
    /// Whether a symbolic link stands on the way.
    let isBehindLink: Bool
  }

  /// A name found that has yet to be looked at; `step` is the folder that it lies in.
  private struct Pending {
    let path: String
    let step: Int
    /// Whether it is a regular file for certain.
    let isFile: Bool
  }

  private(set) var listing = FolderListing()
  private let root: String
  private let rootFolder: Descriptor
  /// The real path that links may lead into; nil when they are not followed.
  private let boundary: String?
  private let needsOnlyKind: (String) -> Bool
  private var steps: [Step] = []
  private var pending: [Pending] = []
  private var reachedThroughLinks: [FileEntry.Identity: Int] = [:]

  /// `boundary` is a real path.
  private init(
    _ root: String, _ rootFolder: consuming Descriptor, boundary: String?,
    _ needsOnlyKind: @escaping (String) -> Bool
  ) {
    self.root = root
    self.rootFolder = rootFolder
    self.boundary = boundary
    self.needsOnlyKind = needsOnlyKind
  }

  static func of(
    _ root: String, _ links: FolderListing.Links, _ needsOnlyKind: @escaping (String) -> Bool
  ) throws(FileError) -> FolderWalk {
    let folder = try Descriptor.open(root, O_RDONLY | O_DIRECTORY, to: .list)
    switch links {
    case .list: return FolderWalk(root, folder, boundary: nil, needsOnlyKind)
    case .follow(let boundary):
      return FolderWalk(root, folder, boundary: try Path.real(boundary), needsOnlyKind)
    }
  }
}

extension FolderWalk {
  mutating func run(_ entering: (FileEntry) -> Bool) throws(FileError) {
    let top = try FileEntry.at(root)
    steps.append(Step(identity: top.identity, parent: nil, isBehindLink: false))
    if let code = open("", step: 0) { throw FileError(.list, root, code: code) }
    while let next = pending.popLast() { look(at: next, entering) }
  }

  private mutating func look(at next: Pending, _ entering: (FileEntry) -> Bool) {
    if next.isFile, needsOnlyKind(next.path) {
      return listing.entries.append(FileEntry(ofFile: next.path))
    }
    switch FileEntry.status(of: next.path, in: rootFolder.number, followsLinks: false) {
    case .failure(let code):
      // Somebody removed it since its name was read.
      if code.number != ENOENT { skip(next.path, .unreadable(code.number)) }
    case .success(let status):
      let entry = FileEntry(path: next.path, status)
      if entry.kind == .symlink, let boundary {
        follow(next, boundary, entering)
      } else {
        take(entry, in: next.step, isLink: false, entering)
      }
    }
  }

  private mutating func follow(
    _ next: Pending, _ boundary: String, _ entering: (FileEntry) -> Bool
  ) {
    let target: String
    do throws(FileError) {
      target = try Path.real(Path.join(root, next.path))
    } catch {
      switch error.code {
      case ENOENT, ENOTDIR: skip(next.path, .leadsNowhere)
      case ELOOP: skip(next.path, .loop)
      default: skip(next.path, .unreadable(error.code))
      }
      return
    }
    guard Path.relative(target, to: boundary) != nil else {
      return skip(next.path, .leadsOutside)
    }
    switch FileEntry.status(of: next.path, in: rootFolder.number, followsLinks: true) {
    case .failure(let code): skip(next.path, .unreadable(code.number))
    case .success(let status):
      take(FileEntry(path: next.path, status), in: next.step, isLink: true, entering)
    }
  }

  private mutating func take(
    _ entry: FileEntry, in step: Int, isLink: Bool, _ entering: (FileEntry) -> Bool
  ) {
    guard entry.kind == .folder else {
      if isLink { listing.links.append(entry.path) }
      return listing.entries.append(entry)
    }
    guard entering(entry) else { return }
    if isLink, isOnTheWay(to: step, entry.identity) { return skip(entry.path, .loop) }
    let isBehindLink = isLink || steps[step].isBehindLink
    if isBehindLink {
      let count = reachedThroughLinks[entry.identity, default: 0]
      guard count < Self.linkLimit else { return skip(entry.path, .reachedTooOften) }
      reachedThroughLinks[entry.identity] = count + 1
    }
    listing.entries.append(entry)
    steps.append(Step(identity: entry.identity, parent: step, isBehindLink: isBehindLink))
    if let code = open(entry.path, step: steps.count - 1) {
      skip(entry.path, .unreadable(code))
    }
  }

  private func isOnTheWay(to step: Int, _ identity: FileEntry.Identity) -> Bool {
    var current: Int? = step
    while let index = current {
      if steps[index].identity == identity { return true }
      current = steps[index].parent
    }
    return false
  }

  /// Reads the names in a folder and puts them on the stack, the first on top; else the error's number.
  private mutating func open(_ path: String, step: Int) -> Int32? {
    let names: [FolderNames.Name]
    do throws(ErrorCode) {
      names = try FolderNames.read(path.isEmpty ? "." : path, in: rootFolder.number)
    } catch {
      return error.number
    }
    for name in names.sorted(by: { $1 < $0 }) {
      if let text = String(validating: name.bytes, as: UTF8.self) {
        pending.append(Pending(path: Path.join(path, text), step: step, isFile: name.isFile))
      } else {
        skip(Path.join(path, String(decoding: name.bytes, as: UTF8.self)), .notUTF8)
      }
    }
    return nil
  }

  private mutating func skip(_ path: String, _ reason: SkippedEntry.Reason) {
    listing.skipped.append(SkippedEntry(path: path, reason: reason))
  }
}

/// The names in one folder as the disk has them, in no order, without `.` and `..`.
enum FolderNames {
  struct Name {
    let bytes: [UInt8]
    /// Whether the folder itself says that it is a regular file, which not every file system has its folders say.
    let isFile: Bool

    static func < (left: Name, right: Name) -> Bool {
      let order = memcmp(left.bytes, right.bytes, min(left.bytes.count, right.bytes.count))
      return order == 0 ? left.bytes.count < right.bytes.count : order < 0
    }
  }

  static func read(_ path: String, in folder: Int32) throws(ErrorCode) -> [Name] {
    let opened = openat(folder, path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard opened >= 0 else { throw ErrorCode(errno) }
    guard let stream = fdopendir(opened) else {
      let code = errno
      _ = close(opened)
      throw ErrorCode(code)
    }
    defer { closedir(stream) }
    var names: [Name] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw ErrorCode(errno) }
        return names
      }
      let name = withUnsafeMutableBytes(of: &entry.pointee.d_name) { bytes in
        Array(bytes[..<(bytes.firstIndex(of: 0) ?? bytes.count)])
      }
      if name != [UInt8(ascii: ".")], name != [UInt8(ascii: "."), UInt8(ascii: ".")] {
        names.append(Name(bytes: name, isFile: entry.pointee.d_type == UInt8(DT_REG)))
      }
    }
  }
}
