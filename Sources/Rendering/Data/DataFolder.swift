import Records
import Templating

/// A folder of data files in templates: a field for each file and each folder in it, by their names.
final class DataFolder: MapObject {
  enum Part: Sendable {
    case file(DataSource)
    case folder(DataFolder)
  }

  /// Below `_data`, empty for that itself.
  let path: String
  let key: UInt64
  let shape: Shape
  private let parts: [Part]

  init(path: String, _ parts: [(name: String, part: Part)]) {
    self.path = path
    key = Entity.dataNamesKey(path)
    let owner = path.isEmpty ? [] : path.split(separator: "/").map(String.init)
    shape = Shape(name: (["data"] + owner).joined(separator: "."), fields: parts.map(\.name))
    self.parts = parts.map(\.part)
  }

  func field(_ index: Int) -> Value {
    switch parts[index] {
    case .file(let file): file.value
    case .folder(let folder): .object(folder)
    }
  }

  /// That there is none of a name is read off the names of all.
  func index(of name: FieldName) -> Int? {
    if let index = shape.index(of: name) { return index }
    Reads.note(key, 0)
    return nil
  }

  var map: OrderedMap {
    Reads.note(key, 0)
    return OrderedMap(shape.fields.indices.map { (shape.fields[$0], field($0)) })
  }

  /// Of the names of all that is in it.
  var namesPrint: UInt64 {
    var print = Fingerprinter()
    for name in shape.fields { print.combine(name) }
    return print.value
  }

  /// This one and those in it.
  var all: [DataFolder] {
    var all = [self]
    for case .folder(let folder) in parts { all += folder.all }
    return all
  }

  /// What the template checker is told of `data`: its names, and nothing of what is in the files.
  var record: RecordType {
    RecordType(
      shape.name, shape.fields.map { ($0, .unknown) },
      alsoKnown: ["items", "keys", "values", "get"])
  }
}
