extension OffsetHistory {
  /// Reads a compiled time zone of version 1, 2 or 3 (RFC 8536); nil when the bytes are cut or unsound.
  ///
  /// Files that count leap seconds (`right/…`) are refused: their instants are not those of the web.
  init?(tzif bytes: [UInt8]) {
    var reader = TZifReader(bytes)
    guard let header = reader.header() else { return nil }
    guard header.version >= UInt8(ascii: "2") else {
      self.init(&reader, header, timeSize: 4, hasFooter: false)
      return
    }
    // The first block is for readers of version 1; the same data with 64 bits follows.
    guard reader.skip(header.blockSize(timeSize: 4)), let second = reader.header() else {
      return nil
    }
    self.init(&reader, second, timeSize: 8, hasFooter: true)
  }

  private init?(
    _ reader: inout TZifReader, _ header: TZifReader.Header, timeSize: Int, hasFooter: Bool
  ) {
    guard header.types > 0, header.leapSeconds == 0,
      reader.remaining >= header.blockSize(timeSize: timeSize)
    else { return nil }
    var instants: [Int] = []
    for _ in 0..<header.times {
      guard let instant = reader.signed(timeSize) else { return nil }
      instants.append(instant)
    }
    guard let indexes = reader.bytes(header.times) else { return nil }
    var types: [Int] = []
    for _ in 0..<header.types {
      // RFC 8536 §3.2: more than −25 and less than 26 hours; then a flag and the abbreviation's place.
      guard let offset = reader.signed(4), (-89_999...93_599).contains(offset), reader.skip(2)
      else { return nil }
      types.append(offset)
    }
    guard indexes.allSatisfy({ Int($0) < types.count }),
      reader.skip(header.characters + header.standardFlags + header.universalFlags)
    else { return nil }
    var rule: YearlyRule?
    if hasFooter {
      guard let footer = reader.footer() else { return nil }
      if !footer.isEmpty {
        guard let read = YearlyRule(posix: footer) else { return nil }
        rule = read
      }
    }
    self.init(
      instants: instants, offsetsAfter: indexes.map { types[Int($0)] }, first: types[0], rule: rule)
  }
}

/// Takes big-endian numbers from the front of a TZif file, never past its end.
private struct TZifReader {
  /// The six counts of a block (RFC 8536 §3.1).
  struct Header {
    let version: UInt8
    let universalFlags, standardFlags, leapSeconds, times, types, characters: Int

    /// Bytes of the data block that the header announces, instants taking `timeSize` bytes.
    func blockSize(timeSize: Int) -> Int {
      times * (timeSize + 1) + types * 6 + characters + leapSeconds * (timeSize + 4)
        + standardFlags + universalFlags
    }
  }

  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  var remaining: Int { rest.count }

  mutating func skip(_ count: Int) -> Bool { bytes(count) != nil }

  mutating func bytes(_ count: Int) -> ArraySlice<UInt8>? {
    guard rest.count >= count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }

  /// A two's complement number of 4 or 8 bytes.
  mutating func signed(_ size: Int) -> Int? {
    guard let bytes = bytes(size), let top = bytes.first else { return nil }
    var value = top >= 0x80 ? -1 : 0
    for byte in bytes { value = value << 8 | Int(byte) }
    return value
  }

  mutating func header() -> Header? {
    guard bytes(4)?.elementsEqual("TZif".utf8) == true, let version = bytes(1)?.first, skip(15)
    else { return nil }
    var counts: [Int] = []
    for _ in 0..<6 {
      guard let count = signed(4) else { return nil }
      counts.append(count & 0xFFFF_FFFF)
    }
    return Header(
      version: version, universalFlags: counts[0], standardFlags: counts[1],
      leapSeconds: counts[2], times: counts[3], types: counts[4], characters: counts[5])
  }

  /// The rule between two line feeds that ends a file (RFC 8536 §3.3).
  mutating func footer() -> ArraySlice<UInt8>? {
    guard bytes(1)?.first == 0x0A, let end = rest.firstIndex(of: 0x0A) else { return nil }
    return rest[..<end]
  }
}
