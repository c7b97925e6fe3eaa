/// A directive of a date pattern that this program does not know, such as `%Q`.
package struct UnknownDirective: Error, Hashable {
  /// As written, from the percent sign to the letter.
  package let text: String
  /// Where it stands, in bytes of UTF-8 from the pattern's start.
  package let offset: Int
}

extension DateTime {
  /// The date written by a pattern of `strftime` (IEEE Std 1003.1, with glibc's flags).
  ///
  /// Known are `%Y %C %y %m %d %e %b %h %B %a %A %H %I %k %l %M %S %p %P %j %G %g %V %U %W %u %w %z %:z
  /// %s %F %T %D %R %r %c %x %X %n %t %%`, and after the percent sign `-` for no filling up, `_` for
  /// spaces, `0` for zeros, `^` for capitals. There is no `%Z`: offsets have no names here.
  package func formatted(_ pattern: String, names: DateNames = .english)
    -> Result<String, UnknownDirective>
  {
    var bytes: [UInt8] = []
    if let unknown = write(pattern, names: names, into: &bytes) { return .failure(unknown) }
    return .success(String(decoding: bytes, as: UTF8.self))
  }

  /// Appends the date as `formatted` gives it.
  ///
  /// - Returns: the directive that is not known, behind which nothing more was appended.
  package func write(
    _ pattern: String, names: DateNames = .english, into bytes: inout [UInt8]
  ) -> UnknownDirective? {
    DateBytes.writing { room in
      var writer = DateWriter(self, names, room: room)
      let unknown =
        pattern.utf8.withContiguousStorageIfAvailable { writer.write(pattern: $0, into: &bytes) }
        ?? Array(pattern.utf8).withUnsafeBufferPointer { writer.write(pattern: $0, into: &bytes) }
      writer.room.move(to: &bytes)
      return unknown
    }
  }
}

extension DateWriter {
  /// Writes text and directives up to the first one that is not known, which it gives back.
  fileprivate mutating func write(
    pattern: UnsafeBufferPointer<UInt8>, into output: inout [UInt8]
  ) -> UnknownDirective? {
    var index = 0
    while index < pattern.count {
      room.makeRoom(movingTo: &output)
      guard pattern[index] == UInt8(ascii: "%") else {
        room.append(pattern[index])
        index += 1
        continue
      }
      let start = index
      index += 1
      if index < pattern.count, writeUsual(pattern[index]) {
        index += 1
        continue
      }
      var filling = Filling.usual
      var isCapital = false
      flags: while index < pattern.count {
        switch pattern[index] {
        case UInt8(ascii: "-"): filling = .none
        case UInt8(ascii: "_"): filling = .space
        case UInt8(ascii: "0"): filling = .zero
        case UInt8(ascii: "^"): isCapital = true
        default: break flags
        }
        index += 1
      }
      let hasColon =
        index + 1 < pattern.count && pattern[index] == UInt8(ascii: ":")
        && pattern[index + 1] == UInt8(ascii: "z")
      if hasColon { index += 1 }
      if isCapital { room.move(to: &output) }
      let mark = output.count
      guard index < pattern.count,
        write(pattern[index], filling, hasColon: hasColon, into: &output)
      else { return UnknownDirective(Array(pattern), at: start, letter: index) }
      if isCapital {
        room.move(to: &output)
        Self.capitalize(&output, from: mark)
      }
      index += 1
    }
    return nil
  }
}

extension UnknownDirective {
  /// Takes a letter of several bytes whole.
  fileprivate init(_ pattern: [UInt8], at start: Int, letter: Int) {
    var end = min(letter + 1, pattern.count)
    while end < pattern.count, pattern[end] & 0xC0 == 0x80 { end += 1 }
    text = String(decoding: pattern[start..<end], as: UTF8.self)
    offset = start
  }
}
