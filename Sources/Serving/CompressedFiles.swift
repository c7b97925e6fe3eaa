import Synchronization

/// What was compressed, kept for the next one who asks.
final class CompressedFiles: Sendable {
  /// Bytes kept at most.
  private static let limit = 64 << 20

  private struct Kept {
    let tag: String
    let bytes: [UInt8]
  }

  private struct State {
    /// By path, so that a page that is built again and again is kept once.
    var files: [String: Kept] = [:]
    var size = 0
  }

  private let state = Mutex(State())

  /// The gzip of what `bytes` makes, which `tag` names; nil when that is not to be had, or no smaller.
  func compressed(_ path: String, tag: String, _ bytes: () -> [UInt8]?) -> [UInt8]? {
    let kept = state.withLock { state in
      state.files[path].flatMap { $0.tag == tag ? $0.bytes : nil }
    }
    if let kept { return kept.isEmpty ? nil : kept }
    guard let plain = bytes() else { return nil }
    let made = Gzip.compressed(plain) ?? []
    // That it does not help is worth keeping too.
    let result = made.count < plain.count ? made : []
    state.withLock { state in
      state.size -= state.files[path]?.bytes.count ?? 0
      if state.size + result.count > Self.limit { state = State() }
      state.files[path] = Kept(tag: tag, bytes: result)
      state.size += result.count
    }
    return result.isEmpty ? nil : result
  }
}
