import HTTP
import Testing

/// What header lines say.
@Suite struct HeaderValueTests {
  @Test(
    arguments: [
      ("bytes=0-0", .one(.between(0, 0))), ("bytes=5-", .one(.from(5))),
      ("bytes=-5", .one(.last(5))), ("BYTES= 1-2 ", .one(.between(1, 2))),
      ("bytes=0-99999999999999999999", .one(.between(0, .max))), ("bytes=-0", .one(.last(0))),
      ("bytes=2-1", .whole), ("bytes=", .whole), ("bytes=-", .whole), ("bytes=a-b", .whole),
      ("bytes=1-2,4-5", .whole), ("items=1-2", .whole), ("bytes=--5", .whole), ("", .whole),
      ("bytes=1-2-3", .whole), ("bytes=+1-2", .whole), ("bytes=1 - 2", .whole),
    ] as [(String, ByteRange.Wish)])
  func readsRanges(_ value: String, _ wish: ByteRange.Wish) {
    #expect(ByteRange.wish(value) == wish)
  }

  @Test func findsTheBytesOfARange() {
    #expect(ByteRange.from(0).bytes(of: 3) == 0..<3)
    #expect(ByteRange.from(2).bytes(of: 3) == 2..<3)
    #expect(ByteRange.from(3).bytes(of: 3) == nil)
    #expect(ByteRange.between(1, 1).bytes(of: 3) == 1..<2)
    #expect(ByteRange.between(1, .max).bytes(of: 3) == 1..<3)
    #expect(ByteRange.between(.max, .max).bytes(of: 3) == nil)
    #expect(ByteRange.last(2).bytes(of: 3) == 1..<3)
    #expect(ByteRange.last(.max).bytes(of: 3) == 0..<3)
    #expect(ByteRange.last(0).bytes(of: 3) == nil)
    #expect(ByteRange.last(1).bytes(of: 0) == nil)
    #expect(ByteRange.from(0).bytes(of: 0) == nil)
  }

  @Test func comparesEntityTags() {
    let tag = EntityTag("a,b")
    #expect(tag.quoted == "\"a,b\"")
    for named in ["\"a,b\"", "W/\"a,b\"", "*", "\"x\", \"a,b\"", " \"x\" ,W/\"a,b\" "] {
      #expect(tag.isNamed(in: named), "\(named)")
    }
    for other in ["", "a,b", "\"a\"", "w/\"a,b\"", "\"a,b", "\"A,B\""] {
      #expect(!tag.isNamed(in: other), "\(other)")
    }
    #expect(tag.isSame(asIfRange: "\"a,b\""))
    #expect(!tag.isSame(asIfRange: "W/\"a,b\""))
    #expect(!tag.isSame(asIfRange: "*"))
  }

  @Test func writesDates() {
    #expect(HTTPDate.text(784_111_777) == "Sun, 06 Nov 1994 08:49:37 GMT")
    #expect(HTTPDate.text(0) == "Thu, 01 Jan 1970 00:00:00 GMT")
  }

  @Test func readsDatesOfAllThreeForms() {
    for text in [
      "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
    ] {
      #expect(HTTPDate.seconds(text) == 784_111_777)
    }
    for text in [
      "", "yesterday", "Sun, 06 Nov 1994 08:49:37", "Sun, 31 Feb 1994 08:49:37 GMT",
      "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT", "1 2 3 4 5 6",
      "Sun, 99999999999999999999 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    ] {
      #expect(HTTPDate.seconds(text) == nil, "\(text)")
    }
  }

  @Test func knowsWhoReadsGzip() {
    for value in ["gzip", "br, GZIP;q=0.5", "*", "deflate, x-gzip", "gzip;q=1, *;q=0"] {
      #expect(AcceptedEncodings.allowGzip(value), "\(value)")
    }
    for value in ["", "br", "gzip;q=0", "gzip; q=0.000", "*;q=0", "gzip;q=0, *", "gzipped"] {
      #expect(!AcceptedEncodings.allowGzip(value), "\(value)")
    }
    #expect(!AcceptedEncodings.allowGzip(nil))
  }

  @Test func findsHeadersInAnyCase() {
    var headers: Headers = ["X-One": "1", "x-one": "2", "Two": "3"]
    #expect(headers["x-ONE"] == "1")
    #expect(headers.values(of: "X-one") == ["1", "2"])
    headers["x-One"] = "4"
    #expect(headers.lines == [.init("Two", "3"), .init("x-One", "4")])
    headers["two"] = nil
    #expect(headers["Two"] == nil)
    #expect(!Headers.isSame("a[", "a{"))
  }
}
