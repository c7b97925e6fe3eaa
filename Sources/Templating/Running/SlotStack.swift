/// The variables of all functions that run, one after the other.
///
/// An array would do, but reading one takes the value out of it, which costs counting a reference up and
/// down; here a value can be looked at in its place.
struct SlotStack: ~Copyable {
  private var base: UnsafeMutablePointer<Value>
  private var capacity: Int
  private(set) var count = 0

  init() {
    capacity = 64
    base = .allocate(capacity: capacity)
  }

  deinit {
    base.deinitialize(count: count)
    base.deallocate()
  }

  subscript(_ index: Int) -> Value {
    @inline(__always) _read {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield base[index]
    }
    @inline(__always) _modify {
      precondition(UInt(bitPattern: index) < UInt(bitPattern: count))
      yield &base[index]
    }
  }

  mutating func append(_ value: consuming Value) {
    if count == capacity { grow(to: count + 1) }
    (base + count).initialize(to: value)
    count += 1
  }

  /// Adds variables without a value, or takes the last ones away.
  mutating func resize(to newCount: Int) {
    if newCount > capacity { grow(to: newCount) }
    if newCount > count {
      (base + count).initialize(repeating: .undefined(nil), count: newCount - count)
    } else {
      (base + newCount).deinitialize(count: count - newCount)
    }
    count = newCount
  }

  private mutating func grow(to least: Int) {
    capacity = max(capacity * 2, least)
    let fresh = UnsafeMutablePointer<Value>.allocate(capacity: capacity)
    fresh.moveInitialize(from: base, count: count)
    base.deallocate()
    base = fresh
  }
}
