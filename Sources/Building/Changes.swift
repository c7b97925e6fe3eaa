import Rendering
import SiteModel

/// What is different from the last build: for each output whether it would come out the same again, and if not why.
struct Changes: Sendable {
  /// Why an output is rendered.
  enum Reason: Sendable {
    /// Nothing is known of an earlier build.
    case nothingKnown
    /// The settings changed in what decides how everything is rendered.
    case settings
    /// There was no such output.
    case new
    /// Something else is published at its address now.
    case otherSubject
    /// Its template, or one that it uses, was changed.
    case template
    /// Fields that it read have other values now; the entity's name and the fields, none when the entity is gone.
    case fields([(entity: String, fields: [String])])
    /// The file that it is a copy of was changed.
    case source
    /// The logo that it is made of was changed, or the ground that it stands on.
    case ingredients
    /// Its file was changed or removed since.
    case touched
  }

  /// Beside the plan's outputs: nil for one that comes out the same.
  let reasons: [Reason?]
  /// Beside the plan's outputs: what the last build knows of it; empty when nothing is known.
  private let known: [BuildCache.Output?]
  /// What the entities are worth now, beside the rows of the last build's table.
  let worth: [Worth]

  /// What an entity's fields are worth now.
  enum Worth: Sendable {
    /// The same as in the last build, and made of the same.
    case same
    case prints([UInt64], surroundings: UInt64)
    /// There is no such entity any more.
    case gone

    var isGone: Bool { if case .gone = self { true } else { false } }
  }

  /// Everything is made.
  static func all(of outputs: [Output]) -> Changes {
    Changes(reasons: outputs.map { _ in .nothingKnown }, known: [], worth: [])
  }

  /// What the last build knows of an output of the plan.
  func known(_ place: Int) -> BuildCache.Output? { known.isEmpty ? nil : known[place] }

  /// Whether the last build knows of all outputs.
  var knowsAll: Bool { reasons.isEmpty || (!known.isEmpty && !known.contains { $0 == nil }) }

  /// - Parameters:
  ///   - index: the entities as they are now.
  ///   - newFiles: those that were read anew.
  ///   - sources: the files of `Content/` that outputs are copies of, by path; without those that may change unseen.
  static func find(
    _ cache: BuildCache?, outputs: [Output], renderer: SiteRenderer, index: EntityIndex,
    settings: Settings, sources: [String: SourceStamp],
    newFiles: Set<ObjectIdentifier>, shownPath: @escaping @Sendable (String) -> String, jobs: Int,
    watch: StepWatch
  ) -> Changes {
    guard let cache else { return all(of: outputs) }
    let rows = cache.entities.rows
    let worth = Parallel.map(rows.count, jobs: jobs, watch: watch) { place in
      Self.worth(of: rows[place], index, newFiles)
    }
    var changed = ChangedFields()
    for (row, worth) in zip(rows, worth) { changed.add(row, now: worth) }

    let isSameRendering = cache.renderingPrint == settings.renderingPrint
    // By index: a copy of an output costs a reference count for each of its parts.
    let places = KnownPlaces(
      outputs.indices.map { outputs[$0].path },
      among: cache.outputs.indices.map { cache.outputs[$0].path })
    let known = outputs.indices.map { place in places[place].map { cache.outputs[$0] } }
    let reasons = Parallel.map(outputs.count, jobs: jobs) { [changed] place in
      reason(
        outputs[place], known[place], renderer, changed, isSameRendering: isSameRendering,
        sources: sources,
        name: { index.name(of: $0, shownPath: shownPath) ?? changed.name(of: $0) },
        fieldName: { index.fieldName(of: $0, $1) })
    }
    return Changes(reasons: reasons, known: known, worth: worth)
  }

  private static func worth(
    of row: EntityTable.Row, _ index: EntityIndex, _ newFiles: Set<ObjectIdentifier>
  ) -> Worth {
    let surroundings = index.surroundings(of: row.key)
    if surroundings != 0, surroundings == row.surroundings, let file = index.file(of: row.key),
      !newFiles.contains(ObjectIdentifier(file))
    {
      let far = row.fields & EntityIndex.farFields
      if far == 0 { return .same }
      // These alone may have changed.
      if index.prints(of: row.key, query: nil, fields: far) == row.prints(ofFields: far) {
        return .same
      }
    }
    guard let prints = index.prints(of: row.key, query: row.query, fields: row.fields) else {
      return .gone
    }
    return prints == row.prints && surroundings == row.surroundings
      ? .same : .prints(prints, surroundings: surroundings)
  }

  private static func reason(
    _ output: Output, _ old: BuildCache.Output?, _ renderer: SiteRenderer, _ changed: ChangedFields,
    isSameRendering: Bool, sources: [String: SourceStamp], name: (UInt64) -> String,
    fieldName: (UInt64, Int) -> String
  ) -> Reason? {
    guard let old else { return .new }
    guard old.subject == renderer.subject(of: output) else { return .otherSubject }
    switch output.content {
    case .copy(let path):
      guard let stamp = sources[path] else { return .source }
      return old.source == stamp ? nil : .source
    // Made already, so that their bytes can be compared.
    case .stylesheet, .script, .searchScript, .search:
      return old.print == renderer.assetPrint(of: output) ? nil : .source
    // Made of the logo and nothing else.
    case .icon: return old.template == renderer.templatePrint(of: output) ? nil : .ingredients
    default: break
    }
    guard isSameRendering else { return .settings }
    guard old.template == renderer.templatePrint(of: output) else { return .template }
    if changed.isEmpty { return nil }
    var found: [(entity: String, fields: [String])] = []
    for run in old.reads {
      let fields = changed.fields(of: run.key) & run.fields
      guard fields != 0 else { continue }
      let isGone = changed.fields(of: run.key) == .max
      found.append(
        (
          name(run.key),
          isGone
            ? [] : (0..<64).filter { fields >> $0 & 1 == 1 }.map { fieldName(run.key, $0) }
        ))
      // What is told to a user; one would be enough to know.
      if found.count == 3 { break }
    }
    return found.isEmpty ? nil : .fields(found)
  }
}

/// The entities with fields that have other values now.
private struct ChangedFields: Sendable {
  private var fields: [UInt64: (fields: UInt64, name: String)] = [:]
  /// A bit for some bits of each key, since most keys are asked for in vain.
  private var filter = [UInt64](repeating: 0, count: 1024)

  var isEmpty: Bool { fields.isEmpty }

  mutating func add(_ row: EntityTable.Row, now worth: Changes.Worth) {
    var changed: UInt64 = 0
    switch worth {
    case .same: return
    case .gone: changed = .max
    case .prints(let now, _):
      if now == row.prints { return }
      var rest = row.fields
      var place = 0
      while rest != 0 {
        let bit = rest & (0 &- rest)
        rest ^= bit
        if place >= now.count || now[place] != row.prints[place] { changed |= bit }
        place += 1
      }
    }
    fields[row.key] = (changed, row.name)
    filter[Int(row.key >> 6 & 1023)] |= 1 << (row.key & 63)
  }

  func fields(of key: UInt64) -> UInt64 {
    guard filter[Int(key >> 6 & 1023)] >> (key & 63) & 1 == 1 else { return 0 }
    return fields[key]?.fields ?? 0
  }

  /// What an entity was called that is gone.
  func name(of key: UInt64) -> String { fields[key]?.name ?? "?" }
}
