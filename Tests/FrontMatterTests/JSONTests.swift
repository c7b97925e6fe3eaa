import Diagnostics
import FrontMatter
import Testing

@Suite struct JSONTests {
  private func parse(_ text: String) -> (String, String) {
    let (node, diagnostics) = DataFile.parse(SourceText(path: "a.json", text: text), format: .json)
    return (show(node.value), format(diagnostics))
  }

  @Test(arguments: [
    ("{}", "{}"), ("[]", "[]"), (" [ 1 , 2 ] \r\n", "[1, 2]"), ("null", "null"), ("true", "true"),
    ("false", "false"), ("0", "0"), ("-0", "0"), ("-12", "-12"), ("1.5", "1.5"), ("1e3", "1000.0"),
    ("1E+3", "1000.0"), ("1.5e-1", "0.15"), ("9223372036854775808", "9.223372036854776e+18"),
    ("\"\"", "\"\""), ("\"é日👋\"", "\"é日👋\""), ("\"2026-11-30\"", "\"2026-11-30\""),
    ("\"\\\"\\\\\\/\\b\\f\\n\\r\\t\"", "\"\"\\/\u{8}\u{C}\n\r\t\""),
    ("\"\\u00e9\\u00E9\\uD83D\\uDC4B\\u0000\"", "\"éé👋\u{0}\""),
    ("\"\u{7F}\u{2028}\"", "\"\u{7F}\u{2028}\""),
    ("{\"a\":{\"b\":[{},[],null]},\"c\":\"d\"}", "{a: {b: [{}, [], null]}, c: \"d\"}"),
    ("\u{FEFF}1", "1"),
  ])
  func value(_ text: String, value: String) {
    #expect(parse(text) == (value, ""))
  }

  @Test(arguments: [
    ("", "1:1", "a value is missing here"), ("{\"a\":}", "1:6", "no value starts with '}'"),
    ("[1,]", "1:4", "a value is missing behind the comma"),
    ("{\"a\": 1,}", "1:9", "a value is missing behind the comma"),
    ("{a: 1}", "1:2", "a key is missing here"), ("{'a': 1}", "1:2", "a key is missing here"),
    ("{\"a\" 1}", "1:6", "there is no ':' behind this key"),
    ("[1 2]", "1:4", "a ',' is missing before this"),
    ("{\"a\": 1 \"b\": 2}", "1:9", "a ',' is missing before this"),
    ("[1", "1:1", "the '[' is not closed"),
    ("{", "1:1", "the '{' is not closed"), ("{\"a\": 1", "1:1", "the '{' is not closed"),
    ("\"a", "1:1", "the text is not closed on its line"),
    ("\"a\nb\"", "1:1", "the text is not closed on its line"),
    ("\"a\tb\"", "1:3", "the control character U+0009 is not allowed here"),
    ("\"\\x\"", "1:2", "the escape '\\x' is not JSON"),
    ("\"\\ud800\"", "1:2", "the escape '\\u' is not JSON"),
    ("\"\\udc00\"", "1:2", "the escape '\\u' is not JSON"),
    ("\"\\ud800\\u0041\"", "1:2", "the escape '\\u' is not JSON"),
    ("\"\\u12G4\"", "1:2", "the escape '\\u' is not JSON"),
    ("\"\\u12", "1:2", "the escape '\\u' is not JSON"),
    ("01", "1:1", "'01' is not a number of JSON"), ("-", "1:1", "'-' is not a number of JSON"),
    ("1.", "1:1", "'1.' is not a number of JSON"), (".5", "1:1", "no value starts with '.'"),
    ("+1", "1:1", "no value starts with '+'"), ("1e999", "1:1", "'1e999' is not a number of JSON"),
    ("True", "1:1", "'True' is not a value of JSON"),
    ("nul", "1:1", "'nul' is not a value of JSON"),
    ("NaN", "1:1", "'NaN' is not a value of JSON"), ("// x\n1", "1:1", "no value starts with '/'"),
    ("'a'", "1:1", "no value starts with '''"),
    ("1 2", "1:3", "there is text behind the end of the JSON value"),
    ("{\"a\": [é]}", "1:8", "no value starts with 'é'"),
  ])
  func problem(_ text: String, place: String, summary: String) {
    let messages = parse(text).1
    #expect(messages.hasPrefix("a.json:\(place): error: \(summary)\n"), "\(messages)")
    #expect(messages.split(separator: "\n").filter { $0.contains(" error: ") }.count == 1)
  }

  @Test func messagesOfFrontMatter() {
    #expect(
      Parsed("{\n  \"title\": \"a\",\n  \"title\": \"b\",\n  \"date\": 2026-11-30\n}\nBody")
        .messages == """
          post.md:3:3: error: 'title' is here twice
            3 |   "title": "b",
              |   ^~~~~~~ delete one of the two
          post.md:2:3: note: the first one
            2 |   "title": "a",
              |   ^~~~~~~
          post.md:4:15: error: a ',' is missing before this
            4 |   "date": 2026-11-30
              |               ^

          """)
  }
}
