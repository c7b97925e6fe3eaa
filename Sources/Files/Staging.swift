import Glibc
import Synchronization

/// Files of an output folder that are whole but not yet in their places, so that all of them can come there at once, or
/// none.
///
/// They lie in a folder of their own inside the output folder, whose name every build knows as a leftover. Several threads
/// may put files there at once: each into a part of its own, since a folder takes one new name at a time, or into a
/// `StagingTree` when the output folder holds nothing yet.
package final class Staging: Sendable {
  /// A file in waiting.
  package struct File: Sendable, Hashable {
    let name: String
    /// What the file is now and will be in its place.
    package let stamp: OutputStamp
  }

  private let target: OutputFolder
  private let name: String
  private let numbers = Atomic<Int>(0)
  private let tree: StagingTree?
  private let end: StagingEnd?

  /// - Parameter end: may come while files are staged; nil when nobody ends the program so.
  package init(in target: OutputFolder, end: StagingEnd? = nil) {
    self.target = target
    self.end = end
    name = Self.ownName
    tree = nil
    end?.began(self)
  }

  /// For an output folder that holds nothing: there the files wait in a tree like the one they will be, and whole folders
  /// are put in place.
  package init(inEmpty target: OutputFolder, end: StagingEnd? = nil) throws(FileError) {
    self.target = target
    self.end = end
    name = Self.ownName
    // From when the folder is there on, it is known whose it is to take away.
    end?.enter()
    defer { end?.leave() }
    tree = try StagingTree(name, in: target)
    end?.began(self)
  }

  private static var ownName: String { "\(OutputFolder.temporaryPrefix)\(getpid())-staging" }

  /// Whether nothing stands where the files will come.
  package var isInEmptyFolder: Bool { tree != nil }

  /// What an output folder holds when a build begins.
  package struct Contents: Sendable {
    /// What builds that were stopped half way left; it is gone now.
    package var hadLeftovers = false
    /// Whether there is nothing else.
    package var isEmpty = true
  }

  /// Takes away what builds that were stopped half way left in an output folder.
  package static func removeLeftovers(in target: OutputFolder) throws(FileError) -> Contents {
    let names: [FolderNames.Name]
    do throws(ErrorCode) {
      names = try FolderNames.read(".", in: target.folder.number)
    } catch {
      throw FileError(.list, target.path, code: error.number)
    }
    var contents = Contents()
    for name in names {
      guard name.bytes.starts(with: OutputFolder.temporaryPrefix.utf8) else {
        contents.isEmpty = false
        continue
      }
      contents.hadLeftovers = true
      Staging(in: target, name: String(decoding: name.bytes, as: UTF8.self)).discard()
    }
    return contents
  }

  private init(in target: OutputFolder, name: String) {
    self.target = target
    self.name = name
    end = nil
    tree = nil
  }

  /// Writes the file that is to come to `path`.
  ///
  /// - Parameter part: the thread's number.
  package func put(
    _ bytes: UnsafeRawBufferPointer, for path: String, part: Int
  ) throws(FileError) -> File {
    try unlessEnded { () throws(FileError) in
      try put(path, part) { (fresh) throws(ErrorCode) in try fresh.write(bytes) }
    }
  }

  /// Writes a copy of the file at `source`, which is to come to `path`.
  package func copy(from source: String, for path: String, part: Int) throws(FileError) -> File {
    let original = try OutputFolder.open(source)
    return try unlessEnded { () throws(FileError) in
      try put(path, part) { (fresh) throws(ErrorCode) in try fresh.copyAll(of: original) }
    }
  }

  private func unlessEnded<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard let end else { return try work() }
    return try end.during(work)
  }

  private func put(
    _ path: String, _ part: Int, _ contents: (borrowing Descriptor) throws(ErrorCode) -> Void
  ) throws(FileError) -> File {
    if let tree {
      guard Path.isPlain(path) else { throw .notAPlainPath(.write, path) }
      do throws(ErrorCode) {
        return File(name: path, stamp: try tree.put(path, contents))
      } catch {
        throw failure(error)
      }
    }
    let number = numbers.add(1, ordering: .relaxed).newValue
    let file = "\(name)/\(part)/\(OutputFolder.temporaryPrefix)\(number)"
    do throws(ErrorCode) {
      return try create(file, contents)
    } catch {
      guard error.number == ENOENT || error.number == EEXIST else { throw failure(error) }
    }
    // The first file of a part needs its folder; what lies in its way is of a stopped build.
    _ = try target.remove(file)
    try target.prepareParent(of: file)
    do throws(ErrorCode) {
      return try create(file, contents)
    } catch {
      throw failure(error)
    }
  }

  private func create(
    _ file: String, _ contents: (borrowing Descriptor) throws(ErrorCode) -> Void
  ) throws(ErrorCode) -> File {
    let fresh = try Descriptor(
      file, in: target.folder.number, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o644)
    do throws(ErrorCode) {
      try contents(fresh)
      return File(name: file, stamp: OutputStamp(try fresh.status()))
    } catch {
      _ = unlinkat(target.folder.number, file, 0)
      throw error
    }
  }

  /// Puts whole folders of files into their places, each in one step, as far as nothing has come to stand there since
  /// the build began.
  ///
  /// - Returns: the first names of the paths for which `commit` is left to do it; nil when that is for all.
  package func commitFolders() -> Set<String>? {
    guard let tree else { return nil }
    return unlessEnded { tree.commit(to: target) }
  }

  /// Names the folder, once for all files that had no room: what these were called meanwhile tells nobody anything.
  private func failure(_ error: ErrorCode) -> FileError {
    FileError(.write, target.path, code: error.number)
  }

  /// Puts a file into its place, in one step for whoever looks.
  package func commit(_ file: File, to path: String) throws(FileError) {
    guard Path.isPlain(path) else { throw .notAPlainPath(.write, path) }
    try unlessEnded { () throws(FileError) in try move(file, to: path) }
  }

  private func move(_ file: File, to path: String) throws(FileError) {
    try target.prepareParent(of: path)
    for attempt in 1...OutputFolder.attempts {
      let source = tree?.folder.number ?? target.folder.number
      if renameat(source, file.name, target.folder.number, path) == 0 { return }
      let code = ErrorCode(errno)
      // Another thread has just removed a folder that became empty.
      guard code.number == ENOENT, attempt < OutputFolder.attempts else {
        throw target.failure(path, code)
      }
      target.forgetParents(of: path)
      try target.prepareParent(of: path)
    }
  }

  /// Takes away the files that have not been put in place, and the folder.
  package func discard() {
    remove()
    end?.ended(self)
  }

  func remove() {
    guard Path.isFolder(Path.join(target.path, name)) else {
      _ = unlinkat(target.folder.number, name, 0)
      return
    }
    guard let listing = try? FolderListing.of(Path.join(target.path, name)) else { return }
    for entry in listing.entries.reversed() {
      let flags = entry.kind == .folder ? AT_REMOVEDIR : 0
      _ = unlinkat(target.folder.number, Path.join(name, entry.path), flags)
    }
    _ = unlinkat(target.folder.number, name, AT_REMOVEDIR)
    target.forgetParents(of: Path.join(name, "x"))
  }
}

/// What tells a file of the output from any other that came into its place.
package struct OutputStamp: Sendable, Hashable {
  /// Bytes.
  package let size: Int
  /// Last change of the contents, in nanoseconds since 1970-01-01T00:00:00Z.
  package let modified: Int
  package let inode: UInt64

  package init(size: Int, modified: Int, inode: UInt64) {
    self.size = size
    self.modified = modified
    self.inode = inode
  }

  init(_ status: stat) {
    size = Int(status.st_size)
    modified = Int(status.st_mtim.tv_sec) &* 1_000_000_000 &+ Int(status.st_mtim.tv_nsec)
    inode = UInt64(status.st_ino)
  }
}

extension OutputFolder {
  /// What the file at a path is, nil when there is no regular file.
  package func stamp(of file: String) -> OutputStamp? {
    var status = stat()
    guard fstatat(folder.number, file, &status, AT_SYMLINK_NOFOLLOW) == 0,
      FileEntry.Kind(mode: status.st_mode) == .file
    else { return nil }
    return OutputStamp(status)
  }

  /// What the file at a path is when it has exactly these bytes, else nil.
  ///
  /// - Throws: `FileError` when a folder is in the way.
  package func stamp(
    ofFile file: String, holding bytes: UnsafeRawBufferPointer
  ) throws(FileError) -> OutputStamp? {
    try stamp(of: file) { (current) throws(ErrorCode) in try current.holds(bytes) }
  }

  /// What the file at a path is when it has the bytes of the file at `source`, else nil.
  package func stamp(ofFile file: String, sameAs source: String) throws(FileError) -> OutputStamp? {
    let original = try Self.open(source)
    return try stamp(of: file) { (current) throws(ErrorCode) in
      try current.holdsSame(as: original)
    }
  }

  private func stamp(
    of file: String, _ isCurrent: (borrowing Descriptor) throws(ErrorCode) -> Bool
  ) throws(FileError) -> OutputStamp? {
    guard Path.isPlain(file) else { throw .notAPlainPath(.write, file) }
    guard try hasParents(of: file) else { return nil }
    do throws(ErrorCode) {
      let current = try Descriptor(
        file, in: folder.number, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY)
      return try isCurrent(current) ? OutputStamp(try current.status()) : nil
    } catch {
      if error.number == EISDIR { throw failure(file, error) }
      // Missing, a link or not to be read: writing shows whether it can be replaced.
      return nil
    }
  }
}
