import Dates
package import Records

extension LeftOut {
  package func write(to writer: inout RecordWriter) {
    writer.write(path)
    switch reason {
    case .draft: writer.write(tag: 0)
    case .future(let date, let instant):
      writer.write(tag: 1)
      date.write(to: &writer)
      writer.write(instant.instant)
      writer.write(instant.offset)
    case .expired(let date):
      writer.write(tag: 2)
      date.write(to: &writer)
    }
  }

  package init(from reader: inout RecordReader) {
    path = reader.text()
    switch reader.tag() {
    case 0: reason = .draft
    case 1:
      let date = WrittenDate(from: &reader)
      reason = .future(
        date, DateTime(instant: reader.integer(), offset: reader.integer()))
    case 2: reason = .expired(WrittenDate(from: &reader))
    default:
      reader.fail()
      reason = .draft
    }
  }
}
