/// The files of `_data` as they are put together: by folder, then by name.
struct DataTree {
  enum Addition {
    case added
    /// The name means another file, or a folder with one, already.
    case taken(name: String, by: String)
    case tooDeep
  }

  private indirect enum Part {
    case file(DataSource)
    case folder(DataTree)
  }

  /// Folders inside one another.
  private static let depth = 64

  private var parts: [(name: String, part: Part)] = []
  private var places: [String: Int] = [:]

  /// `a/b.json` is `a` and `b`.
  static func parts(of path: String) -> [Substring] {
    path.utf8.dropLast(ending(of: path).utf8.count + 1).split(separator: UInt8(ascii: "/"))
      .map { Substring($0) }
  }

  /// What stands behind the last dot of a file's name.
  static func ending(of path: String) -> String {
    guard let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) else { return "" }
    return String(path[path.utf8.index(after: dot)...])
  }

  mutating func add(_ file: DataSource) -> Addition {
    let names = Self.parts(of: file.path)
    guard names.count <= Self.depth else { return .tooDeep }
    return add(file, names[...])
  }

  private mutating func add(_ file: DataSource, _ names: ArraySlice<Substring>) -> Addition {
    guard let first = names.first else { return .tooDeep }
    let name = String(first)
    let rest = names.dropFirst()
    guard let place = places[name] else {
      var part = Part.file(file)
      if !rest.isEmpty {
        var inner = DataTree()
        _ = inner.add(file, rest)
        part = .folder(inner)
      }
      places[name] = parts.count
      parts.append((name, part))
      return .added
    }
    switch parts[place].part {
    case .file(let other): return .taken(name: name, by: other.path)
    case .folder(var inner):
      guard !rest.isEmpty else { return .taken(name: name, by: inner.firstPath) }
      let addition = inner.add(file, rest)
      parts[place].part = .folder(inner)
      return addition
    }
  }

  /// A file that is somewhere in it.
  private var firstPath: String {
    switch parts.first?.part {
    case .file(let file): file.path
    case .folder(let inner): inner.firstPath
    case nil: ""
    }
  }

  func folder(path: String) -> DataFolder {
    DataFolder(
      path: path,
      parts.map { name, part in
        switch part {
        case .file(let file): (name, .file(file))
        case .folder(let inner):
          (name, .folder(inner.folder(path: path.isEmpty ? name : "\(path)/\(name)")))
        }
      })
  }
}
