/// Line endings in the text of templates, which all become line feeds, as in Jinja2.
enum LineEndings {
  static func normalized(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(0x0D) else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x0D {
        result.append(0x0A)
        if index + 1 < bytes.endIndex, bytes[index + 1] == 0x0A { index += 1 }
      } else {
        result.append(bytes[index])
      }
      index += 1
    }
    return result
  }
}
