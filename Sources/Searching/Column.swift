/// A growing run of plain values of one type; it is moved, never copied by accident, and asks nothing when it is read.
struct Column<Element: BitwiseCopyable>: ~Copyable {
  private(set) var base: UnsafeMutablePointer<Element>
  private var capacity: Int
  private(set) var count = 0

  init(capacity: Int = 64) {
    self.capacity = max(16, capacity)
    base = .allocate(capacity: self.capacity)
  }

  init(repeating value: Element, count: Int) {
    self.init(capacity: count)
    base.initialize(repeating: value, count: count)
    self.count = count
  }

  deinit { base.deallocate() }

  @inline(__always)
  mutating func append(_ value: Element) {
    if count == capacity { grow(to: count &+ 1) }
    (base + count).initialize(to: value)
    count &+= 1
  }

  /// Appends the bytes of a word.
  @inline(__always)
  mutating func append(_ values: UnsafeBufferPointer<Element>) {
    guard let start = values.baseAddress else { return }
    if capacity &- count < values.count { grow(to: count &+ values.count) }
    (base + count).initialize(from: start, count: values.count)
    count &+= values.count
  }

  private mutating func grow(to wanted: Int) {
    capacity = max(capacity * 2, wanted)
    let fresh = UnsafeMutablePointer<Element>.allocate(capacity: capacity)
    fresh.moveInitialize(from: base, count: count)
    base.deallocate()
    base = fresh
  }

  /// - Parameter place: below `count`.
  @inline(__always)
  subscript(place: Int) -> Element {
    get { base[place] }
    set { base[place] = newValue }
  }

  /// A copy as an array.
  borrowing func values() -> [Element] {
    Array(UnsafeBufferPointer(start: base, count: count))
  }
}
