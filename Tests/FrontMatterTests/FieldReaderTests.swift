import Dates
import Diagnostics
import FrontMatter
import Testing

@Suite struct FieldReaderTests {
  private enum Style: String, CaseIterable { case list, grid }

  private func reader(_ lines: String) -> FieldReader {
    let post = Parsed.yaml(lines)
    #expect(post.messages == "")
    return FieldReader(post.document.fields, in: post.source)
  }

  /// Keys are told apart by their first byte and length before anything else, and some have twins in other bytes.
  @Test(arguments: [
    ("K", "\u{212A}"), ("aKb", "a\u{212A}b"), ("a;", "a\u{37E}"), ("`", "\u{1FEF}"),
    ("é", "e\u{301}"), ("größe", "gro\u{308}ße"), ("Å", "\u{212B}"),
  ])
  func aKeyIsFoundInAnyOfItsSpellings(one: String, other: String) {
    for (key, asked) in [(one, other), (other, one), (one, one), (other, other)] {
      let mapping = Mapping([
        .init(key: "x", keyRange: 0..<1, value: Node(.null, range: 0..<0)),
        .init(key: key, keyRange: 2..<3, value: Node(.boolean(true), range: 3..<4)),
      ])
      #expect(mapping.index(of: asked) == 1, "\(key) by \(asked)")
      #expect(mapping["y"] == nil)
      let second = Parsed("{\"\(key)\": 1, \"\(asked)\": 2}")
      #expect(second.document.fields.entries.count == 1)
    }
  }

  @Test func whatWasNotAskedForIsTheRestHoweverMuchThereIs() {
    let names = (0..<150).map { "key\($0)" }
    var reader = reader(names.map { "\($0): x" }.joined(separator: "\n"))
    #expect(reader.unread.map(\.key) == names)
    for (place, name) in names.enumerated() where place % 3 != 0 {
      #expect(reader.text(name) == "x")
    }
    #expect(
      reader.unread.map(\.key) == names.enumerated().filter { $0.offset % 3 == 0 }.map(\.element))
    for name in names { #expect(reader.textValues(name) == ["x"]) }
    #expect(reader.unread.isEmpty)
  }

  @Test func textsWithoutTheirPlaces() {
    var reader = reader("tags: [swift, 2026, ~, \"a b\"]\none: x\nnone:\n")
    #expect(reader.textValues("tags") == ["swift", "2026", "a b"])
    #expect(reader.textValues("one") == ["x"])
    #expect(reader.textValues("none") == [] && reader.textValues("absent") == [])
    #expect(reader.texts("none") == nil && reader.texts("absent") == nil)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test func valuesOfTheWantedTypes() {
    var reader = reader(
      """
      title: 1984
      draft: yes
      weight: -3
      rating: 4.0
      progress: .5
      date: "2013-05-06 02:12:52 +0200"
      updated: 2026-11-30
      tags: [swift, 2026, "a b", ]
      series: one
      style: grid
      badge: {value: 1, unit: km}
      links: [{to: a}, {to: b}]
      mine: x
      """)
    #expect(reader.text("title") == "1984")
    #expect(reader.boolean("draft") == true)
    #expect(reader.integer("weight") == -3)
    #expect(reader.integer("rating", in: 1...5) == 4)
    #expect(reader.number("progress", in: 0...1) == 0.5)
    #expect(reader.date("date")?.offset == 7200)
    #expect(reader.date("updated")?.hasTime == false)
    #expect(reader.texts("tags")?.map(\.value) == ["swift", "2026", "a b"])
    #expect(
      reader.texts("tags")?.map { reader.source.text($0.range) } == ["swift", "2026", "\"a b\""])
    #expect(reader.texts("series")?.map(\.value) == ["one"])
    #expect(reader.choice("style", as: Style.self) == .grid)
    #expect(reader.mapping("badge") { $0.text("unit") } == "km")
    #expect(reader.mappings("links") { $0.text("to") }?.map(\.value) == ["a", "b"])
    #expect(reader.unread.map(\.key) == ["mine"])
    #expect(reader.range(of: "title").map { reader.source.text($0) } == "1984")
    #expect(reader.keyRange(of: "title").map { reader.source.text($0) } == "title")
    #expect(reader.range(of: "none") == nil)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test func absentAndEmptyAreTheSame() {
    var reader = reader("a:\nb: ~\nc: []\nd: ''\ntags: [~, x]")
    #expect(reader.text("a") == nil)
    #expect(reader.boolean("b") == nil)
    #expect(reader.date("none") == nil)
    #expect(reader.mapping("a") == nil)
    #expect(reader.texts("c") == [])
    #expect(reader.text("d") == "")
    #expect(reader.texts("tags")?.map(\.value) == ["x"])
    #expect(reader.unread.isEmpty)
    #expect(reader.diagnostics.isEmpty)
  }

  @Test(arguments: ["true", "True", "yes", "Yes", "on", "ON", "'true'", "\"yes\""])
  func true_(_ text: String) {
    var reader = reader("draft: \(text)")
    #expect(reader.boolean("draft") == true)
  }

  @Test(arguments: ["false", "FALSE", "no", "NO", "off", "Off", "'false'"])
  func false_(_ text: String) {
    var reader = reader("draft: \(text)")
    #expect(reader.boolean("draft") == false)
  }

  @Test func allWrongTypesAtOnce() {
    var reader = reader(
      """
      title: [a]
      draft: maybe
      weight: heavy
      rating: 7
      ratings: "7"
      progress: 1.5
      size: 0
      tags: {a: 1}
      authors: [a, [b]]
      badge: x
      links: [1]
      style: gird
      kind: x
      """)
    #expect(reader.text("title") == nil)
    #expect(reader.boolean("draft") == nil)
    #expect(reader.integer("weight") == nil)
    #expect(reader.integer("rating", in: 1...5) == nil)
    #expect(reader.integer("ratings", in: 0...Int.max) == nil)
    #expect(reader.number("progress", in: 0...1) == nil)
    #expect(reader.integer("size", in: 1...Int.max) == nil)
    #expect(reader.texts("tags") == nil)
    #expect(reader.texts("authors")?.map(\.value) == ["a"])
    #expect(reader.mapping("badge") == nil)
    #expect(reader.mappings("links") { $0.text("to") }?.isEmpty == true)
    #expect(reader.choice("style", as: Style.self) == nil)
    #expect(reader.choice("kind", from: ["a", "b", "c"]) == nil)
    #expect(
      format(reader.diagnostics) == """
        post.md:2:8: error: 'title' must be a text, not a list
          2 | title: [a]
            |        ^~~
        post.md:3:8: error: 'draft' must be true or false, not 'maybe'
          3 | draft: maybe
            |        ^~~~~
        post.md:4:9: error: 'weight' must be a whole number, not 'heavy'
          4 | weight: heavy
            |         ^~~~~
        post.md:5:9: error: 'rating' must be a whole number from 1 to 5, not 7
          5 | rating: 7
            |         ^
        post.md:6:10: error: 'ratings' must be a whole number of at least 0, not '7'
          6 | ratings: "7"
            |          ^~~ write it without quotes
        post.md:7:11: error: 'progress' must be a number from 0 to 1, not 1.5
          7 | progress: 1.5
            |           ^~~
        post.md:8:7: error: 'size' must be a whole number of at least 1, not 0
          8 | size: 0
            |       ^
        post.md:9:7: error: 'tags' must be a list of texts, not a mapping
          9 | tags: {a: 1}
            |       ^~~~~~
        post.md:10:14: error: an item of 'authors' must be a text, not a list
          10 | authors: [a, [b]]
             |              ^~~
        post.md:11:8: error: 'badge' must be a mapping, not 'x'
          11 | badge: x
             |        ^
        post.md:12:9: error: an item of 'links' must be a mapping, not 1
          12 | links: [1]
             |         ^
        post.md:13:8: error: 'style' must be one of 'list' or 'grid', not 'gird'
          13 | style: gird
             |        ^~~~ did you mean 'grid'?
        post.md:14:7: error: 'kind' must be one of 'a', 'b' or 'c', not 'x'
          14 | kind: x
             |       ^

        """)
  }

  @Test func dates() {
    var reader = reader(
      """
      a: yestreday
      b: 2026-02-30
      c: 2024-13-01
      d: "2026-11-30 24:00"
      e: 20261130
      f: 2026.11
      g: [2026-11-30]
      h: true
      i: 2026-11-30 18:30:22 2023 -0800
      j: 0000-01-01
      k: 2026-02-30T25:00
      l: 2026-11-30x
      """)
    for entry in reader.mapping.entries { #expect(reader.date(entry.key) == nil) }
    #expect(
      format(reader.diagnostics) == """
        post.md:2:4: error: 'a' is not a date: 'yestreday'
          2 | a: yestreday
            |    ^~~~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00
        post.md:3:4: error: 'b' is not a date: there is no day '2026-02-30'
          3 | b: 2026-02-30
            |    ^~~~~~~~~~ 2026-02 has 28 days
        post.md:4:4: error: 'c' is not a date: there is no day '2024-13-01'
          4 | c: 2024-13-01
            |    ^~~~~~~~~~ months go from 01 to 12
        post.md:5:4: error: 'd' is not a date: there is no time '24:00'
          5 | d: "2026-11-30 24:00"
            |    ^~~~~~~~~~~~~~~~~~ times go from 00:00:00 to 23:59:59
        post.md:6:4: error: 'e' is not a date: 20261130
          6 | e: 20261130
            |    ^~~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00
        post.md:7:4: error: 'f' is not a date: 2026.11
          7 | f: 2026.11
            |    ^~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00
        post.md:8:4: error: 'g' must be a date, not a list
          8 | g: [2026-11-30]
            |    ^~~~~~~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00
        post.md:9:4: error: 'h' is not a date: true
          9 | h: true
            |    ^~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00
        post.md:10:4: error: 'i' is not a date: '2026-11-30 18:30:22 2023 -0800'
          10 | i: 2026-11-30 18:30:22 2023 -0800
             |    ^~~~~~~~~~~~~~~~~~~~~~~~~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00
        post.md:11:4: error: 'j' is not a date: there is no day '0000-01-01'
          11 | j: 0000-01-01
             |    ^~~~~~~~~~ years go from 0001 to 9999
        post.md:12:4: error: 'k' is not a date: there is no day '2026-02-30'
          12 | k: 2026-02-30T25:00
             |    ^~~~~~~~~~~~~~~~ 2026-02 has 28 days
        post.md:13:4: error: 'l' is not a date: '2026-11-30x'
          13 | l: 2026-11-30x
             |    ^~~~~~~~~~~ write it as 2026-11-30 or 2026-11-30T09:00:00+02:00

        """)
  }

  @Test func nestedFieldsAndUnknownKeys() {
    var reader = reader(
      "tittle: a\nmine: b\nbadge: {value: [1], unti: km}\ntargets:\n- {}\n- name:")
    _ = reader.mapping("badge") { inner in
      _ = inner.text("value")
      inner.reportUnknown(known: ["value", "unit"])
    }
    _ = reader.mappings("targets") { inner in inner.require("name", at: 0..<3) }
    reader.reportNearMisses(known: ["title", "badge"])
    #expect(
      format(reader.diagnostics) == """
        post.md:4:16: error: 'badge.value' must be a text, not a list
          4 | badge: {value: [1], unti: km}
            |                ^~~
        post.md:4:21: warning: unknown key 'badge.unti'
          4 | badge: {value: [1], unti: km}
            |                     ^~~~ did you mean 'unit'?
        post.md:1:1: error: 'targets.name' is missing
          1 | ---
            | ^~~
        post.md:7:3: error: 'targets.name' is missing
          7 | - name:
            |   ^~~~
        post.md:2:1: warning: unknown key 'tittle'
          2 | tittle: a
            | ^~~~~~ did you mean 'title'?

        """)
    #expect(reader.unread.map(\.key) == ["tittle", "mine"])
  }

  @Test func longValuesAreCut() {
    var reader = reader("draft: \(String(repeating: "é", count: 50))")
    #expect(reader.boolean("draft") == nil)
    #expect(
      reader.diagnostics.map(\.summary) == [
        "'draft' must be true or false, not '\(String(repeating: "é", count: 39))…'"
      ])
  }
}
