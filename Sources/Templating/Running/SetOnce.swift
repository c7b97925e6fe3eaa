import Synchronization

/// A place for an object that is set once, by whichever thread comes first, and looked at by all.
///
/// What `AtomicLazyReference` is, which as of Swift 6.3 asks the runtime for its type's metadata at every look: 760
/// instructions instead of 3.
struct SetOnce<Content: AnyObject & Sendable>: ~Copyable, Sendable {
  private let place = Atomic<Unmanaged<Content>?>(nil)

  init() {}

  deinit { place.load(ordering: .acquiring)?.release() }

  /// Nil until something is there.
  @inline(__always)
  var content: Content? {
    place.load(ordering: .acquiring)?.takeUnretainedValue()
  }

  /// Puts an object there, unless another one was there first.
  ///
  /// - Returns: the one that is there.
  func set(_ content: Content) -> Content {
    let own = Unmanaged.passRetained(content)
    let (isSet, found) = place.compareExchange(
      expected: nil, desired: own, ordering: .acquiringAndReleasing)
    guard !isSet, let found else { return content }
    own.release()
    return found.takeUnretainedValue()
  }
}
