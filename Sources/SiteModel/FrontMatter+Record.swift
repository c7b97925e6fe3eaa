import Dates
import FrontMatter
import Records

extension WrittenDate {
  func write(to writer: inout RecordWriter) {
    writer.write(civil.secondsSinceEpoch)
    writer.write(offset)
    writer.write(hasTime)
  }

  init(from reader: inout RecordReader) {
    let seconds = reader.integer()
    // The years 1 to 9999, as `CivilTime` has them.
    if !(-62_135_596_800...253_402_300_799).contains(seconds) { reader.fail() }
    self.init(
      civil: CivilTime(secondsSinceEpoch: reader.isBroken ? 0 : seconds),
      offset: reader.optionalInteger(), hasTime: reader.flag())
  }
}

extension Located<String> {
  func write(to writer: inout RecordWriter) {
    writer.write(value)
    writer.write(range)
  }

  init(from reader: inout RecordReader) {
    self.init(reader.text(), range: reader.range())
  }
}

extension Mapping.Entry {
  func write(to writer: inout RecordWriter) {
    writer.write(key)
    writer.write(keyRange)
    value.write(to: &writer)
  }

  init(from reader: inout RecordReader) {
    self.init(from: &reader, depth: 0)
  }

  fileprivate init(from reader: inout RecordReader, depth: Int) {
    self.init(
      key: reader.text(), keyRange: reader.range(), value: Node(from: &reader, depth: depth))
  }
}

extension Node {
  /// More than any front matter is deep, less than what a thread's stack bears.
  private static let deepest = 1000

  fileprivate func write(to writer: inout RecordWriter) {
    switch value {
    case .null: writer.write(tag: 0)
    case .boolean(let flag):
      writer.write(tag: 1)
      writer.write(flag)
    case .integer(let number):
      writer.write(tag: 2)
      writer.write(number)
    case .number(let number):
      writer.write(tag: 3)
      writer.write(number)
    case .text(let text):
      writer.write(tag: 4)
      writer.write(text)
    case .date(let date):
      writer.write(tag: 5)
      date.write(to: &writer)
    case .list(let nodes):
      writer.write(tag: 6)
      writer.write(list: nodes) { $1.write(to: &$0) }
    case .mapping(let mapping):
      writer.write(tag: 7)
      writer.write(list: mapping.entries) { $1.write(to: &$0) }
    }
    switch value {
    case .boolean, .integer, .number, .date: writer.write(text ?? "")
    default: break
    }
    writer.write(range)
  }

  fileprivate init(from reader: inout RecordReader, depth: Int) {
    if depth > Self.deepest { reader.fail() }
    let value: NodeValue
    var isWritten = false
    switch reader.tag() {
    case 0: value = .null
    case 1: (value, isWritten) = (.boolean(reader.flag()), true)
    case 2: (value, isWritten) = (.integer(reader.integer()), true)
    case 3: (value, isWritten) = (.number(reader.double()), true)
    case 4: value = .text(reader.text())
    case 5: (value, isWritten) = (.date(WrittenDate(from: &reader)), true)
    case 6: value = .list(reader.list { Node(from: &$0, depth: depth + 1) })
    case 7: value = .mapping(Mapping(reader.list { Mapping.Entry(from: &$0, depth: depth + 1) }))
    default:
      reader.fail()
      value = .null
    }
    let written = isWritten ? reader.text() : ""
    self.init(value, range: reader.range(), written: written)
  }
}
