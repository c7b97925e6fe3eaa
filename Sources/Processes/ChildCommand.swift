/// A program to start, with what it is given.
package struct ChildCommand: Sendable {
  /// Where what the program writes goes.
  package enum Streams: Sendable {
    /// Nowhere.
    case silent
    /// Both of its streams to this program's standard error, so that standard output stays this program's own.
    case toStandardError
    /// To whoever started it.
    case piped
  }

  /// A program of `PATH`, or a path.
  package var program: String
  package var arguments: [String]
  /// The folder that it starts in; nil for this program's own.
  package var folder: String?
  /// Variables that are other ones for it; nil for one that it does not get.
  package var environment: [String: String?] = [:]
  package var streams = Streams.silent
  /// Whether it is out of reach of the keys that end this program, and has no terminal that it could ask anything;
  /// `ChildProcess.end` ends it with all that it started.
  package var hasOwnGroup = false

  package init(_ program: String, _ arguments: [String], in folder: String? = nil) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
  }
}
