import FrontMatter
import Testing

/// toml++'s findings in an author's words.
@Suite struct TOMLMessagesTests {
  @Test(arguments: [
    (
      "title = Hello # greeting",
      """
      post.md:2:9: error: this is not a value of TOML
        2 | title = Hello # greeting
          |         ^~~~~ put a text in quotes: "Hello"

      """
    ),
    (
      "draft = yes",
      """
      post.md:2:9: error: this is not a value of TOML
        2 | draft = yes
          |         ^~~ write true or false

      """
    ),
    (
      "draft = True",
      """
      post.md:2:9: error: this is not a value of TOML
        2 | draft = True
          |         ^~~~ write true or false

      """
    ),
    (
      "draft = falsch",
      """
      post.md:2:9: error: this is not a value of TOML
        2 | draft = falsch
          |         ^~~~~~ put a text in quotes: "falsch"

      """
    ),
    (
      "title = \"Hello\ndate = 2026-11-30",
      """
      post.md:2:9: error: the quoted text is not closed on its line
        2 | title = "Hello
          |         ^~~~~~ write the same quote at its end, or three at both for several lines

      """
    ),
    (
      "title = \"a\"\nx = 1\n\"title\" = \"b\"",
      """
      post.md:4:1: error: 'title' is here twice
        4 | "title" = "b"
          | ^~~~~~~ delete one of the two
      post.md:2:1: note: the first one
        2 | title = "a"
          | ^~~~~

      """
    ),
    (
      "[a]\nx = 1\n[b]\nx = 2\nx = 3",
      """
      post.md:6:1: error: 'x' is here twice
        6 | x = 3
          | ^ delete one of the two
      post.md:5:1: note: the first one
        5 | x = 2
          | ^

      """
    ),
    (
      "[[a]]\nx = 1\n[[a]]\nx = 2\nx = 3",
      """
      post.md:6:1: error: 'x' is here twice
        6 | x = 3
          | ^ delete one of the two
      post.md:5:1: note: the first one
        5 | x = 2
          | ^

      """
    ),
    (
      "[t.u]\n[t]\n[t.u]",
      """
      post.md:4:2: error: 't.u' is here twice
        4 | [t.u]
          |  ^~~ delete one of the two
      post.md:2:4: note: the first one
        2 | [t.u]
          |    ^

      """
    ),
    (
      "a.b = 1\na . 'b' = 2",
      """
      post.md:3:1: error: 'a.b' is here twice
        3 | a . 'b' = 2
          | ^~~~~~~ delete one of the two
      post.md:2:3: note: the first one
        2 | a.b = 1
          |   ^

      """
    ),
    (
      "[[r]]\n[r]",
      """
      post.md:3:2: error: 'r' is here twice
        3 | [r]
          |  ^ delete one of the two
      post.md:2:3: note: the first one
        2 | [[r]]
          |   ^

      """
    ),
    (
      "t = {a = 1, a = 2}",
      """
      post.md:2:13: error: 'a' is here twice
        2 | t = {a = 1, a = 2}
          |             ^ delete one of the two

      """
    ),
    (
      "date = 2026-02-30",
      """
      post.md:2:8: error: there is no day '2026-02-30'
        2 | date = 2026-02-30
          |        ^~~~~~~~~~ 2026-02 has 28 days

      """
    ),
    (
      "date = 2026-13-01",
      """
      post.md:2:8: error: there is no day '2026-13-01'
        2 | date = 2026-13-01
          |        ^~~~~~~~~~ months go from 01 to 12

      """
    ),
    (
      "date = 2026-11-30T25:00:00",
      """
      post.md:2:8: error: there is no time '25:00:00'
        2 | date = 2026-11-30T25:00:00
          |        ^~~~~~~~~~~~~~~~~~~ times go from 00:00:00 to 23:59:59

      """
    ),
    (
      "title: \"Hello\"",
      """
      post.md:2:6: error: a ':' stands where TOML has '='
        2 | title: "Hello"
          |      ^ write 'key = value', or YAML between '---' lines

      """
    ),
    (
      "title",
      """
      post.md:2:6: error: there is no '=' behind this key
        2 | title
          |      ^ write 'key = value'

      """
    ),
    (
      "title =",
      """
      post.md:2:8: error: a value is missing behind the '='
        2 | title =
          |        ^ write "" for an empty text

      """
    ),
    (
      "tags = [\"a\" \"b\"]",
      """
      post.md:2:13: error: a ',' or ']' is missing before this
        2 | tags = ["a" "b"]
          |             ^

      """
    ),
    (
      "n = 99999999999999999999",
      """
      post.md:2:5: error: the number is larger than 64 bits hold
        2 | n = 99999999999999999999
          |     ^~~~~~~~~~~~~~~~~~~~

      """
    ),
    (
      "n = 007",
      """
      post.md:2:5: error: a number cannot start with 0
        2 | n = 007
          |     ^~~ put it in quotes to keep it as it is

      """
    ),
    (
      "t = 'it's'",
      """
      post.md:2:9: error: there is text behind the end of the value
        2 | t = 'it's'
          |         ^~ a text with quotes in it goes between quotes of the other kind

      """
    ),
    (
      "t = \"a\\q\"",
      """
      post.md:2:8: error: the backslash does not start an escape of TOML
        2 | t = "a\\q"
          |        ^ write '\\\\' for a backslash, or use single quotes around the text

      """
    ),
    (
      "é = 1",
      """
      post.md:2:1: error: a key is missing here
        2 | é = 1
          | ^ a key with more than the letters a to z, digits, '-' and '_' goes in quotes

      """
    ),
    (
      "t = \"\"\"a",
      """
      post.md:3:1: error: the value is not closed
        3 | +++
          | ^ write the same quote or bracket at its end

      """
    ),
  ])
  func message(_ lines: String, message: String) {
    #expect(Parsed.toml(lines).messages == message)
  }

  @Test func whatStandsAboveTheErrorStays() {
    #expect(Parsed.toml("title = 'a'\n[x]\ny = 1\nz = ?").fields == "{title: \"a\", x: {y: 1}}")
    #expect(Parsed.toml("title = [\n1,\n?").fields == "{}")
  }

  @Test func wholeTOML() {
    let post = Parsed.toml(
      """
      z = "last comes first"
      a = 0xFF
      b = 1_000
      c = -1.5e3
      d = inf
      e = true
      f = 2026-11-30
      g = 2026-11-30T09:00:00.25
      h = 2026-11-30 09:00:00+02:00
      i = 1979-05-27T07:32:00Z
      j = 07:32:00
      k = ["a", ["b"], {c = 1}]
      l.m = "dotted"
      n = \"\"\"
      one \\
         é two\"\"\"
      [table]
      o = 'literal \\'
      [[rows]]
      p = 1
      [[rows]]
      """)
    #expect(post.messages == "")
    #expect(
      post.fields
        == "{z: \"last comes first\", a: 255, b: 1000, c: -1500.0, d: inf, e: true, "
        + "f: date(2026-11-30T00:00:00Z day local), g: date(2026-11-30T09:00:00Z local), "
        + "h: date(2026-11-30T09:00:00+02:00), i: date(1979-05-27T07:32:00Z), j: \"07:32:00\", "
        + "k: [\"a\", [\"b\"], {c: 1}], l: {m: \"dotted\"}, n: \"one é two\", "
        + "table: {o: \"literal \\\"}, rows: [{p: 1}, {}]}")
  }
}
