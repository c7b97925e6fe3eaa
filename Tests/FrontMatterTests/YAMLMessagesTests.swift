import FrontMatter
import Testing

/// libyaml's findings in an author's words.
@Suite struct YAMLMessagesTests {
  @Test(arguments: [
    (
      "title: Swift: a love story",
      """
      post.md:2:8: error: a value with ': ' in it must be in quotes
        2 | title: Swift: a love story
          |        ^~~~~~~~~~~~~~~~~~~ put it in quotes: "Swift: a love story"

      """
    ),
    (
      "title: She said: \"yes\"",
      """
      post.md:2:8: error: a value with ': ' in it must be in quotes
        2 | title: She said: "yes"
          |        ^~~~~~~~~~~~~~~ put it in quotes: 'She said: "yes"'

      """
    ),
    (
      "title: It's \"so\": yes",
      """
      post.md:2:8: error: a value with ': ' in it must be in quotes
        2 | title: It's "so": yes
          |        ^~~~~~~~~~~~~~ put the value in quotes

      """
    ),
    (
      "title: foo\n  bar: baz",
      """
      post.md:3:6: error: a ':' is not allowed here
        3 |   bar: baz
          |      ^ start the key in the column of the keys above, or put a text with ': ' in quotes

      """
    ),
    (
      "title: \"He said \"hi\" there\"",
      """
      post.md:2:18: error: there is text behind the closing quote
        2 | title: "He said "hi" there"
          |                  ^~~~~~~~~~ write \\" for a quote inside double quotes, or use single quotes

      """
    ),
    (
      "title: 'It's me'",
      """
      post.md:2:12: error: there is text behind the closing quote
        2 | title: 'It's me'
          |            ^~~~~ write '' for a quote inside single quotes, or use double quotes

      """
    ),
    (
      "title: [Swift] in practice",
      """
      post.md:2:16: error: there is text behind the closing bracket
        2 | title: [Swift] in practice
          |                ^~~~~~~~~~~ put it in quotes: "[Swift] in practice"

      """
    ),
    (
      "title: {{ page.title }}",
      """
      post.md:2:9: error: a key must be a text, not a mapping
        2 | title: {{ page.title }}
          |         ^~~~~~~~~~~~~~ put a text that starts with a bracket in quotes

      """
    ),
    (
      "title: *bold* move",
      """
      post.md:2:8: error: a value that starts with '*' must be in quotes
        2 | title: *bold* move
          |        ^ put it in quotes: "*bold* move"

      """
    ),
    (
      "title: @home",
      """
      post.md:2:8: error: a value cannot start with '@'
        2 | title: @home
          |        ^ put it in quotes: "@home"

      """
    ),
    (
      "title: !<x",
      """
      post.md:2:8: error: a value that starts with '!' must be in quotes
        2 | title: !<x
          |        ^ put it in quotes: "!<x"

      """
    ),
    (
      "title: a\nthis is text\ndate: 1",
      """
      post.md:3:1: error: there is no ':' behind this key
        3 | this is text
          | ^~~~~~~~~~~~ write 'key: value', or indent a text of several lines below its key

      """
    ),
    (
      "title: a\nkey:value",
      """
      post.md:3:1: error: there is no ':' behind this key
        3 | key:value
          | ^~~~~~~~~ write 'key: value', or indent a text of several lines below its key

      """
    ),
    (
      "badge:\n\tvalue: 1",
      """
      post.md:3:1: error: a tab indents this line
        3 | \tvalue: 1
          | ^ YAML is indented with spaces

      """
    ),
    (
      "badge:\n  value: 1\n  \tunit: km",
      """
      post.md:4:3: error: a tab indents this line
        4 |   \tunit: km
          |   ^ YAML is indented with spaces

      """
    ),
    (
      "tags: - a",
      """
      post.md:2:7: error: a list of '-' items cannot start here
        2 | tags: - a
          |       ^~~ start it on the line below its key, or write [one, two]

      """
    ),
    (
      "tags: [a, b\ndraft: true",
      """
      post.md:2:7: error: the '[' is not closed
        2 | tags: [a, b
          |       ^ write ']' at its end, or put the whole text in quotes

      """
    ),
    (
      "badge: {a: 1\ndraft: true",
      """
      post.md:2:8: error: the '{' is not closed
        2 | badge: {a: 1
          |        ^ write '}' at its end, or put the whole text in quotes

      """
    ),
    (
      "title: \"open\ndate: 2026-11-30",
      """
      post.md:2:8: error: the quoted text is not closed
        2 | title: "open
          |        ^ write the same quote at its end

      """
    ),
    (
      "title: \"a\\q b\"",
      """
      post.md:2:10: error: the escape '\\q' is not known
        2 | title: "a\\q b"
          |          ^~ write '\\\\' for a backslash, or use single quotes around the text

      """
    ),
    (
      "title: \"a\\u12 b\"",
      """
      post.md:2:10: error: the escape is not a character's number
        2 | title: "a\\u12 b"
          |          ^~ write it as \\u00E9

      """
    ),
    (
      "summary: > text here",
      """
      post.md:2:12: error: no text may stand behind '|' or '>' on its line
        2 | summary: > text here
          |            ^~~~~~~~~ start the text on the next line, or put it in quotes

      """
    ),
    (
      "tags: [a, , b]",
      """
      post.md:2:11: error: a value is missing here
        2 | tags: [a, , b]
          |           ^

      """
    ),
    (
      "tags:\n  - a\n - b",
      """
      post.md:4:2: error: this line is indented like none above
        4 |  - b
          |  ^~~ start all items of one list in the same column

      """
    ),
    (
      "badge:\n  value: 1\n unit: km",
      """
      post.md:4:2: error: this line is indented like none above
        4 |  unit: km
          |  ^~~~~~~~ start all keys of one mapping in the same column

      """
    ),
    (
      "tags:\n- a\n  b: c\n- d\ne",
      """
      post.md:4:4: error: a ':' is not allowed here
        4 |   b: c
          |    ^ start the key in the column of the keys above, or put a text with ': ' in quotes

      """
    ),
    (
      "list:\n  - a\n  b",
      """
      post.md:4:3: error: there is no ':' behind this key
        4 |   b
          |   ^ write 'key: value', or indent a text of several lines below its key

      """
    ),
    (
      "title: x\n: y",
      """
      post.md:3:1: error: there is no key before the ':'
        3 | : y
          | ^ write 'key: value'

      """
    ),
    (
      "title: a\ntitle: b",
      """
      post.md:3:1: error: 'title' is here twice
        3 | title: b
          | ^~~~~ delete one of the two
      post.md:2:1: note: the first one
        2 | title: a
          | ^~~~~

      """
    ),
    (
      "title: x\n--- second\ntitle: y",
      """
      post.md:3:1: error: a second document starts here
        3 | --- second
          | ^~~ there can be one only; delete this line

      """
    ),
    (
      "- a\n- b",
      """
      post.md:2:1: error: front matter must be keys with values, not a list
        2 | - a
          | ^~~ write lines such as 'title: Hello'

      """
    ),
    (
      "Hello world",
      """
      post.md:2:1: error: front matter must be keys with values, not one text
        2 | Hello world
          | ^~~~~~~~~~~ write lines such as 'title: Hello'

      """
    ),
    (
      "a: \"\u{FEFF}\"\nb: \u{FFFE}",
      """
      post.md:3:4: error: this character is not allowed in YAML
        3 | b: \u{FFFE}
          |    ^ delete it

      """
    ),
  ])
  func message(_ lines: String, message: String) {
    #expect(Parsed.yaml(lines).messages == message)
  }

  @Test func whatIsReadBeforeTheErrorStays() {
    let post = Parsed.yaml("title: a\nn:\n  x: 1\ntags: [a\nlast: b")
    #expect(post.fields == "{title: \"a\", n: {x: 1}}")
    #expect(Parsed.yaml("title: a\ndate: b: c").fields == "{title: \"a\"}")
    #expect(Parsed.yaml("title: a\ndate: \"x\nlast: 1").fields == "{title: \"a\"}")
  }

  @Test func aDuplicateKeepsTheFirst() {
    let post = Parsed.yaml("a: 1\nb: {c: 1, 'c': 2}\n\"a\": 3\na: 4")
    #expect(post.fields == "{a: 1, b: {c: 1}}")
    #expect(post.messages.split(separator: "\n").filter { $0.contains("error:") }.count == 3)
  }
}
