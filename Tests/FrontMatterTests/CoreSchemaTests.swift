import FrontMatter
import Testing

@Suite struct CoreSchemaTests {
  @Test(arguments: [
    // Empty
    ("", "null"), ("~", "null"), ("null", "null"), ("Null", "null"), ("NULL", "null"),
    ("nULL", "\"nULL\""), ("# comment", "null"), ("\"\"", "\"\""),
    // True and false
    ("true", "true"), ("True", "true"), ("TRUE", "true"), ("tRUE", "\"tRUE\""),
    ("false", "false"), ("False", "false"), ("FALSE", "false"), ("yes", "\"yes\""),
    ("no", "\"no\""), ("on", "\"on\""), ("off", "\"off\""), ("y", "\"y\""),
    // Whole numbers
    ("0", "0"), ("-0", "0"), ("12", "12"), ("+12", "12"), ("-12", "-12"), ("0x1F", "31"),
    ("0o17", "15"), ("0x", "\"0x\""), ("0x-1", "\"0x-1\""), ("-0x1", "\"-0x1\""),
    ("0o8", "\"0o8\""),
    ("0xFFFFFFFFFFFFFFFF", "\"0xFFFFFFFFFFFFFFFF\""), ("007", "\"007\""), ("-01", "\"-01\""),
    ("1_000", "\"1_000\""), ("9223372036854775807", "9223372036854775807"),
    ("9223372036854775808", "9.223372036854776e+18"), ("20261130", "20261130"), ("1984", "1984"),
    // Numbers
    ("1.5", "1.5"), ("-1.5", "-1.5"), (".5", "0.5"), ("-.5", "-0.5"), ("1.", "1.0"),
    ("2026.11", "2026.11"),
    ("1e3", "1000.0"), ("1E+3", "1000.0"), ("1.e-1", "0.1"), ("0.0", "0.0"), ("00.5", "\"00.5\""),
    ("1e999", "\"1e999\""), ("1e", "\"1e\""), ("e1", "\"e1\""), (".", "\".\""), ("+", "\"+\""),
    ("1.2.3", "\"1.2.3\""), (".inf", "inf"), ("-.INF", "-inf"), ("+.Inf", "inf"), (".nan", "nan"),
    ("+.nan", "\"+.nan\""), ("inf", "\"inf\""), ("nan", "\"nan\""), ("0x1p3", "\"0x1p3\""),
    // Dates
    ("2026-11-30", "date(2026-11-30T00:00:00Z day local)"),
    ("2026-11-30T09:00", "date(2026-11-30T09:00:00Z local)"),
    ("2026-11-30 09:00:30", "date(2026-11-30T09:00:30Z local)"),
    ("2026-11-30T09:00:00+02:00", "date(2026-11-30T09:00:00+02:00)"),
    ("2013-05-06 02:12:52 +0200", "date(2013-05-06T02:12:52+02:00)"),
    ("2026-11-30T09:00:00Z", "date(2026-11-30T09:00:00Z)"),
    ("2026-02-30", "\"2026-02-30\""), ("2026-1-1", "\"2026-1-1\""), ("2026-11", "\"2026-11\""),
    ("yestreday", "\"yestreday\""), ("\"2026-11-30\"", "\"2026-11-30\""),
    // Quotes and tags
    ("'true'", "\"true\""), ("\"1\"", "\"1\""), ("!!str 1", "\"1\""), ("!!str yes", "\"yes\""),
    ("! 12", "\"12\""), ("!!int \"5\"", "5"), ("!!float 5", "5.0"), ("!!bool \"true\"", "true"),
    ("!!null ''", "null"), ("!!timestamp '2026-11-30'", "date(2026-11-30T00:00:00Z day local)"),
    ("!!seq [1]", "[1]"), ("!!map {a: 1}", "{a: 1}"),
  ])
  func meaningOfAScalar(_ text: String, value: String) {
    let post = Parsed.yaml("a: \(text)")
    #expect(post.messages == "")
    #expect(post.fields == "{a: \(value)}")
  }

  /// A text field takes any of them as written.
  @Test(arguments: [
    "true", "Yes", "1984", "0x1F", "007", "1.50", "1e3", ".inf", "2026-11-30", "2026-11-30 09:00",
    "9223372036854775808",
  ])
  func everyScalarKeepsItsText(_ text: String) {
    #expect(Parsed.yaml("a: \(text)").document.fields["a"]?.value.text == text)
    #expect(Parsed.yaml("a: '\(text)'").document.fields["a"]?.value.text == text)
  }

  @Test func wholeYAML() {
    let post = Parsed.yaml(
      """
      title: "A \\u00e9 \\"b\\""   # comment
      folded: >
        one
        two

        three
      list:
      - 1
      - [a, 'b']
      - {c: d, e: }
      nested:
        deeper: {x: y}
        "quoted key": z
      1984: number
      yes: word
      plain: one
        two
      """)
    #expect(post.messages == "")
    #expect(
      post.fields
        == "{title: \"A é \"b\"\", folded: \"one two\nthree\n\", list: [1, [\"a\", \"b\"], "
        + "{c: \"d\", e: null}], nested: {deeper: {x: \"y\"}, quoted key: \"z\"}, "
        + "1984: \"number\", yes: \"word\", plain: \"one two\"}")
  }
}
