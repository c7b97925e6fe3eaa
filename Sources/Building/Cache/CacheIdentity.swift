import Files
import Glibc
import Records

/// Who may read a cache: the same program on the same machine.
enum CacheIdentity {
  /// The number of the format; another one is not read.
  private static let version = 3

  /// Of this program, which is told from another of the same version by its file.
  static let current: UInt64 = {
    var print = Fingerprinter(seed: UInt64(version))
    if let program = try? FileEntry.at("/proc/self/exe") {
      print.combine(program.size)
      print.combine(program.modified)
    }
    // Written once when the system was installed (systemd's machine-id(5)).
    let machine = (try? File.read("/etc/machine-id", limit: 256)) ?? []
    print.combine(Fingerprint.of(machine))
    var name = [CChar](repeating: 0, count: 256)
    gethostname(&name, name.count - 1)
    print.combine(Fingerprint.of(name.map { UInt8(bitPattern: $0) }))
    return print.value
  }()
}
