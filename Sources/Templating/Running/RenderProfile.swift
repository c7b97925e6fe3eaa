import Diagnostics

/// How often a template was rendered and how long that took.
package struct TemplateTime: Sendable, Equatable {
  /// The path of its file, as messages have it.
  package var path: String
  /// How often it was rendered, extended, included or imported.
  package var renders = 0
  /// Nanoseconds until it was done, with all that it extends, includes and calls.
  package var total = 0
  /// Nanoseconds in its own text, its blocks and its macros.
  package var own = 0

  /// The times of several environments together, by path.
  package static func sum(_ times: [[TemplateTime]]) -> [TemplateTime] {
    guard times.count > 1 else { return times.first ?? [] }
    var sums: [String: TemplateTime] = [:]
    for time in times.joined() {
      sums[time.path, default: TemplateTime(path: time.path)].add(time)
    }
    return inOrder(sums.values)
  }

  /// Those that took most of the time themselves first.
  static func inOrder(_ times: some Sequence<TemplateTime>) -> [TemplateTime] {
    times.sorted { left, right in
      left.own == right.own
        ? left.path.utf8.lexicographicallyPrecedes(right.path.utf8) : left.own > right.own
    }
  }

  package init(path: String, renders: Int = 0, total: Int = 0, own: Int = 0) {
    self.path = path
    self.renders = renders
    self.total = total
    self.own = own
  }

  mutating func add(_ other: TemplateTime) {
    renders += other.renders
    total += other.total
    own += other.own
  }
}

/// The times of one render's templates, kept while it runs.
struct RenderProfile {
  private(set) var times: [TemplateTime] = []
  /// How often each is being run inside itself, so that its time counts once.
  private var depths: [Int] = []
  private var places: [ObjectIdentifier: Int] = [:]
  private var running: [(place: Int, start: Int, inner: Int)] = []
  private let clock: @Sendable () -> Int

  init(clock: @escaping @Sendable () -> Int) {
    self.clock = clock
  }

  /// A part of a template begins: its top level, a block or a macro.
  mutating func begin(_ text: TemplateText, isRender: Bool) {
    let place: Int
    if let known = places[ObjectIdentifier(text)] {
      place = known
    } else {
      place = times.count
      places[ObjectIdentifier(text)] = place
      times.append(TemplateTime(path: text.source.path))
      depths.append(0)
    }
    if isRender { times[place].renders += 1 }
    depths[place] += 1
    running.append((place, clock(), 0))
  }

  /// The part that began last ends.
  mutating func end() {
    guard let part = running.popLast() else { return }
    let elapsed = clock() - part.start
    times[part.place].own += elapsed - part.inner
    depths[part.place] -= 1
    if depths[part.place] == 0 { times[part.place].total += elapsed }
    if !running.isEmpty { running[running.count - 1].inner += elapsed }
  }
}
