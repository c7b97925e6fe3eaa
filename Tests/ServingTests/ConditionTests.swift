import RawClient
import Testing

/// Requests that ask for a part, or only for news.
@Suite struct ConditionTests {
  private let site: PreviewedSite

  init() throws { site = try PreviewedSite(["letters.txt": "abcdefghij", "empty.txt": ""]) }

  @Test func sendsNothingThatIsKnown() throws {
    let tag = try #require(try site.ask("/letters.txt")["ETag"])
    for known in [tag, "W/\(tag)", "\"x\", \(tag)", "*"] {
      let response = try site.ask("/letters.txt", "If-None-Match: \(known)")
      #expect(response.status == 304, "\(known)")
      #expect(response["ETag"] == tag)
      #expect(response["Cache-Control"] == "no-cache")
      #expect(response["Content-Length"] == "10")
    }
    for other in ["\"x\"", tag.replacing("\"", with: ""), "W/\"*\""] {
      #expect(try site.ask("/letters.txt", "If-None-Match: \(other)").text == "abcdefghij")
    }
    #expect(
      try site.ask("/letters.txt", method: "HEAD", "If-None-Match: \(tag)").status == 304)
  }

  @Test func comparesDatesWhenThereIsNoTag() throws {
    for (date, status) in [
      ("Sun, 06 Nov 1994 08:49:37 GMT", 304), ("Mon, 07 Nov 1994 08:49:37 GMT", 304),
      ("Sun, 06 Nov 1994 08:49:36 GMT", 200), ("never", 200),
    ] {
      #expect(try site.ask("/letters.txt", "If-Modified-Since: \(date)").status == status)
    }
    #expect(
      try site.ask(
        "/letters.txt", "If-Modified-Since: Sun, 06 Nov 1994 08:49:37 GMT",
        "If-None-Match: \"other\""
      ).status == 200)
  }

  @Test(arguments: [
    ("bytes=0-0", "a", "0-0"), ("bytes=2-4", "cde", "2-4"), ("bytes=7-", "hij", "7-9"),
    ("bytes=-3", "hij", "7-9"), ("bytes=-99", "abcdefghij", "0-9"),
    ("bytes=8-99999999999999999999999", "ij", "8-9"),
  ])
  func sendsOneRange(_ range: String, _ text: String, _ place: String) throws {
    let response = try site.ask("/letters.txt", "Range: \(range)")
    #expect(response.status == 206)
    #expect(response.text == text)
    #expect(response["Content-Range"] == "bytes \(place)/10")
    #expect(response["Content-Length"] == "\(text.utf8.count)")
  }

  @Test(arguments: [
    "bytes=5-2", "bytes=a-b", "bytes=", "items=0-1", "bytes=0-1,4-5", "bytes=--1", "0-1",
    "bytes=1-2-3", "bytes=\u{7F}-1",
  ])
  func sendsAllForOtherRanges(_ range: String) throws {
    let response = try site.ask("/letters.txt", "Range: \(range)")
    #expect(response.status == 200)
    #expect(response.text == "abcdefghij")
  }

  @Test(arguments: ["bytes=10-", "bytes=10-11", "bytes=-0", "bytes=99999999999999999999-"])
  func refusesRangesBehindTheEnd(_ range: String) throws {
    let response = try site.ask("/letters.txt", "Range: \(range)")
    #expect(response.status == 416)
    #expect(response["Content-Range"] == "bytes */10")
    #expect(response.text == "")
  }

  @Test func hasNoRangesOfNothing() throws {
    #expect(try site.ask("/empty.txt").text == "")
    #expect(try site.ask("/empty.txt", "Range: bytes=0-")["Content-Range"] == "bytes */0")
  }

  @Test func sendsARangeOnlyOfTheSameFile() throws {
    let tag = try #require(try site.ask("/letters.txt")["ETag"])
    for (same, status) in [
      (tag, 206), ("Sun, 06 Nov 1994 08:49:37 GMT", 206), ("\"other\"", 200), ("W/\(tag)", 200),
      ("Mon, 07 Nov 1994 08:49:37 GMT", 200), ("*", 200),
    ] {
      let response = try site.ask("/letters.txt", "Range: bytes=1-2", "If-Range: \(same)")
      #expect(response.status == status, "\(same)")
    }
  }

  @Test func knowsRangesForGetAlone() throws {
    let response = try site.ask("/letters.txt", method: "HEAD", "Range: bytes=1-2")
    #expect(response.status == 200)
    #expect(response["Content-Length"] == "10")
  }
}
