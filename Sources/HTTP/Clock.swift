import Glibc

/// Time that never goes back, for time-outs.
enum Clock {
  /// Nanoseconds since some moment.
  static func now() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec &* 1_000_000_000 &+ time.tv_nsec
  }
}
