import CSpawn
import Glibc

/// The system's calls that Swift does not import itself.
enum SpawnCalls {
  /// Has a program started in a folder.
  static func start(in folder: String, _ actions: inout posix_spawn_file_actions_t) {
    _ = spawn_in_folder(&actions, folder)
  }

  /// The reading and the writing end of a pipe that every other program has closed; nil with `errno` set.
  static func pipe() -> (reading: Int32, writing: Int32)? {
    var ends: [Int32] = [-1, -1]
    return closing_pipe(&ends) == 0 ? (ends[0], ends[1]) : nil
  }
}
