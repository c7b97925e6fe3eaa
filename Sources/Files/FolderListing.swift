/// Everything below a folder, in the same order on every machine.
///
/// Entries come depth first, a folder before what is in it, and names within a folder by their bytes.
package struct FolderListing: Sendable {
  /// What a listing does at a symbolic link.
  package enum Links: Sendable {
    /// Lists the link itself.
    case list
    /// Lists what it leads to, under the link's name, as long as that lies in the given folder.
    case follow(inside: String)
  }

  package var entries: [FileEntry] = []
  /// Of the entries that are no folders, the paths of those that are symbolic links to what the entry tells of.
  package var links: [String] = []
  /// What was left out although a user may expect it, and why.
  package var skipped: [SkippedEntry] = []

  /// Lists the folder `root`; paths of entries are relative to it.
  ///
  /// A folder for which `entering` says no is left out with all that is in it, without a word. Of a regular file for whose
  /// path `needsOnlyKind` holds, nothing is asked of the system but what the folder tells of it by itself (see
  /// `FileEntry.isKindOnly`).
  /// - Throws: `FileError` when `root` itself, or the folder that links may lead into, cannot be read.
  package static func of(
    _ root: String, links: Links = .list, entering: (FileEntry) -> Bool = { _ in true },
    needsOnlyKind: @escaping (String) -> Bool = { _ in false }
  ) throws(FileError) -> FolderListing {
    var walk = try FolderWalk.of(root, links, needsOnlyKind)
    try walk.run(entering)
    return walk.listing
  }
}

/// A name that a listing left out.
package struct SkippedEntry: Sendable, Hashable {
  package enum Reason: Sendable, Hashable {
    /// A symbolic link to something outside the folder that links may lead into.
    case leadsOutside
    /// A symbolic link to nothing.
    case leadsNowhere
    /// A symbolic link to a folder that it lies in, or to itself.
    case loop
    /// Symbolic links reach the same folder more often than anybody means.
    case reachedTooOften
    /// The name is not UTF-8, so no URL could be made of it.
    case notUTF8
    /// The system's number (`errno`).
    case unreadable(Int32)
  }

  /// Relative to the folder that was listed; bytes that are not UTF-8 are shown as U+FFFD.
  package let path: String
  package let reason: Reason

  /// The reason in words, to stand behind the path.
  package var explanation: String {
    switch reason {
    case .leadsOutside: "the symbolic link leads out of the site"
    case .leadsNowhere: "the symbolic link leads nowhere"
    case .loop: "the symbolic link leads back to a folder that it lies in"
    case .reachedTooOften: "too many symbolic links lead to the same folder"
    case .notUTF8: "the name is not valid UTF-8"
    case .unreadable(let code): FileError.sentence(for: code)
    }
  }
}
