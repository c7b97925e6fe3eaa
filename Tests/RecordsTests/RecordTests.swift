import Records
import Testing

@Suite("Records")
struct RecordTests {
  private static let integers = [
    0, 1, -1, 63, 64, -64, -65, 127, 128, 300, 1 << 31, -(1 << 31), .max, .min,
  ]

  private func reading<Value>(
    _ writer: RecordWriter, _ body: (inout RecordReader) -> Value
  ) -> (Value, isBroken: Bool, isAtEnd: Bool) {
    writer.bytes.withUnsafeBytes { bytes in
      var reader = RecordReader(bytes)
      let value = body(&reader)
      return (value, reader.isBroken, reader.isAtEnd)
    }
  }

  @Test("integers come back as they were, the small ones from one byte", arguments: integers)
  func integer(_ number: Int) {
    var writer = RecordWriter()
    writer.write(number)
    let (read, isBroken, isAtEnd) = reading(writer) { $0.integer() }
    #expect(read == number && !isBroken && isAtEnd)
    if (-64...63).contains(number) { #expect(writer.bytes.count == 1) }
  }

  @Test("everything else comes back as it was")
  func values() {
    var writer = RecordWriter()
    writer.write(UInt64.max)
    writer.write(true)
    writer.write(fixed: 0xFEDC_BA98_7654_3210)
    writer.write(0.1)
    writer.write("größe 👩‍👩‍👧 \0")
    writer.write(nil as String?)
    writer.write("there" as String?)
    writer.write(nil as Int?)
    writer.write(5..<9)
    writer.write([1, 2, 255] as [UInt8])
    writer.write(list: ["a", "", "c"]) { $0.write($1) }
    let (read, isBroken, isAtEnd) = reading(writer) { reader -> [String] in
      [
        "\(reader.unsigned())", "\(reader.flag())", "\(reader.fixed())", "\(reader.double())",
        reader.text(), "\(reader.optionalText() ?? "none")", "\(reader.optionalText() ?? "none")",
        "\(reader.optionalInteger() ?? 0)", "\(reader.range())", "\(reader.data())",
        "\(reader.list { $0.text() })",
      ]
    }
    #expect(
      read == [
        "18446744073709551615", "true", "18364758544493064720", "0.1", "größe 👩‍👩‍👧 \0", "none",
        "there", "0", "5..<9", "[1, 2, 255]", "[\"a\", \"\", \"c\"]",
      ])
    #expect(!isBroken && isAtEnd)
  }

  @Test("what ends too soon is empty and broken, wherever it ends")
  func truncated() {
    var writer = RecordWriter()
    writer.write(list: [100_000, 2, 3]) { $0.write($1) }
    writer.write("four")
    for count in 0..<writer.bytes.count {
      var part = RecordWriter()
      writer.bytes.withUnsafeBytes { part.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
      let (_, isBroken, _) = reading(part) { reader in
        _ = reader.list { $0.integer() }
        return reader.text()
      }
      #expect(isBroken, "after \(count) bytes")
    }
  }

  @Test("no list is believed to be longer than there are bytes")
  func longList() {
    var writer = RecordWriter()
    writer.write(UInt64(1 << 60))
    let (list, isBroken, _) = reading(writer) { $0.list { $0.integer() } }
    #expect(list.isEmpty && isBroken)
  }

  @Test("what outgrows its room, of any size, comes back as it was")
  func growth() {
    for capacity in [0, 1, 7, 256] {
      var writer = RecordWriter(capacity: capacity)
      let texts = (0..<400).map { String(repeating: "é", count: $0) }
      for (number, text) in texts.enumerated() {
        writer.write(number &* number &* number)
        writer.write(text)
        writer.write(fixed: UInt64(number))
      }
      #expect(writer.count == writer.bytes.count)
      #expect(writer.withBytes { Array($0) } == writer.bytes)
      let (isSame, isBroken, isAtEnd) = reading(writer) { reader in
        texts.indices.allSatisfy { number in
          reader.integer() == number * number * number && reader.text() == texts[number]
            && reader.fixed() == UInt64(number)
        }
      }
      #expect(isSame && !isBroken && isAtEnd)
    }
  }

  @Test(
    "what is written behind its own size is read as bytes, be it nothing",
    arguments: [0, 1, 127, 128, 70_000])
  func sized(_ count: Int) {
    var writer = RecordWriter()
    writer.write(sized: { writer in for _ in 0..<count { writer.write(tag: 7) } })
    writer.write("behind")
    let (read, isBroken, isAtEnd) = reading(writer) { ($0.data(), $0.text()) }
    #expect(read.0 == Array(repeating: 7, count: count) && read.1 == "behind")
    #expect(!isBroken && isAtEnd)
  }

  @Test("the first bytes can be forgotten, and all")
  func forgetting() {
    var writer = RecordWriter(capacity: 4)
    for byte in 0..<100 as Range<UInt8> { writer.write(tag: byte) }
    writer.removeFirst(97)
    #expect(writer.bytes == [97, 98, 99])
    writer.write(tag: 1)
    #expect(writer.bytes == [97, 98, 99, 1])
    let copy = writer
    writer.removeAll()
    writer.write(tag: 2)
    #expect(writer.bytes == [2] && copy.bytes == [97, 98, 99, 1])
  }

  @Test("any bytes at all are read to an end")
  func anything() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      var writer = RecordWriter()
      for _ in 0..<Int.random(in: 0..<40, using: &random) {
        writer.write(tag: UInt8.random(in: 0...255, using: &random))
      }
      _ = reading(writer) { reader in
        _ = reader.range()
        _ = reader.optionalText()
        _ = reader.list { reader in reader.list { $0.double() } }
        return reader.data()
      }
    }
  }
}

@Suite("Fingerprints")
struct FingerprintTests {
  @Test("bytes of every length have one of their own, which every bit of them shows in")
  func differences() {
    var seen: Set<UInt64> = []
    for count in 0...200 {
      var bytes = [UInt8](repeating: 0, count: count)
      #expect(seen.insert(Fingerprint.of(bytes)).inserted)
      for index in bytes.indices {
        bytes[index] ^= 1
        #expect(seen.insert(Fingerprint.of(bytes)).inserted, "bit \(index) of \(count)")
        bytes[index] ^= 1
      }
    }
  }

  @Test("they are the same on every run and every machine")
  func fixed() {
    #expect(Fingerprint.of("") == Fingerprint.of([]))
    #expect(Fingerprint.of("hello, world") == 0xA62F_EBD6_4A68_4677)
    #expect(Fingerprint.of("hello", seed: 1) != Fingerprint.of("hello"))
  }

  @Test("values count in their order")
  func order() {
    func print(_ numbers: [Int]) -> UInt64 {
      var print = Fingerprinter()
      for number in numbers { print.combine(number) }
      return print.value
    }
    #expect(print([1, 2]) != print([2, 1]))
    #expect(print([0]) != print([0, 0]))
    var none = Fingerprinter()
    none.combine(nil as String?)
    var empty = Fingerprinter()
    empty.combine("" as String?)
    #expect(none.value != empty.value)
  }
}
