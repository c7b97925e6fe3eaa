import Diagnostics
import FrontMatter
import Testing

@Suite struct CSVTests {
  private func parse(_ text: String) -> (String, String) {
    let source = SourceText(path: "team.csv", text: text)
    let (node, diagnostics) = DataFile.parse(source, ending: "csv")
    return (show(node.value), format(diagnostics))
  }

  @Test func rowsAreMappingsOfTexts() {
    #expect(
      parse("name,born\nAda,1815\nGrace, 1906 \n")
        == (#"[{name: "Ada", born: "1815"}, {name: "Grace", born: " 1906 "}]"#, ""))
    #expect(parse("\u{FEFF}é\r\nü\r\n") == (#"[{é: "ü"}]"#, ""))
    #expect(parse("a,b\r1,2\r\r3,") == (#"[{a: "1", b: "2"}, {a: "3", b: ""}]"#, ""))
    #expect(parse("a,b\n") == ("[]", ""))
    #expect(parse("") == ("[]", ""))
    #expect(parse("\n\n") == ("[]", ""))
  }

  @Test func quotes() {
    #expect(
      parse("\"a, b\",c\n\"say \"\"hi\"\"\",\"two\nlines\"\n\"\",x")
        == (#"[{a, b: "say "hi"", c: "two"# + "\n" + #"lines"}, {a, b: "", c: "x"}]"#, ""))
  }

  @Test func quotesThatAreWrong() {
    #expect(
      parse("a,b\n1,\"2\n").1 == """
        team.csv:2:3: error: the field in quotes is not closed
          2 | 1,"2
            |   ^ write '"' at its end

        """)
    #expect(
      parse("a,b\n\"1\"x,2\n3\",4\n").1 == """
        team.csv:2:4: error: there is text behind the closing '"'
          2 | "1"x,2
            |    ^ write each '"' in a field in quotes twice
        team.csv:3:2: error: a '"' stands in a field that is not in quotes
          3 | 3",4
            |  ^ put the whole field in double quotes, and write each '"' in it twice

        """)
  }

  @Test func rowsThatAreTooLongOrTooShort() {
    #expect(
      parse("name,city\nAda,London,x\nGrace\n").1 == """
        team.csv:2:12: error: this row has 3 fields for 2 columns
          2 | Ada,London,x
            |            ^ put a field with a comma in it in double quotes
        team.csv:3:1: error: this row has 1 field for 2 columns
          3 | Grace
            | ^~~~~ 'city' is missing; an empty field is ',,'

        """)
  }

  @Test func namesOfColumns() {
    #expect(
      parse("a,,a\n1,2,3\n").1 == """
        team.csv:1:3: error: this column has no name
          1 | a,,a
            |   ^ the first line names the columns: 'name,city'
        team.csv:1:4: error: 'a' is here twice
          1 | a,,a
            |    ^ delete one of the two
        team.csv:1:1: note: the first one
          1 | a,,a
            | ^

        """)
    #expect(
      parse("name;city\nAda;London\n") == (
        "[]",
        """
        team.csv:1:1: error: the columns are parted by semicolons
          1 | name;city
            | ^~~~~~~~~ save the file with commas between them

        """
      ))
  }

  @Test func aFileFullOfMistakesEndsSoon() {
    let (_, messages) = parse("a,b\n" + String(repeating: "1\n", count: 10_000))
    #expect(messages.split(separator: "\n").count == 300)
  }

  @Test func otherEndingsAreTheOtherLanguages() {
    #expect(
      show(DataFile.parse(SourceText(path: "a", text: "a: 1"), ending: "yml").0.value) == "{a: 1}")
  }

  @Test func whatIsNotUTF8() {
    let source = SourceText(path: "team.csv", bytes: Array("a\n".utf8) + [0xFF])
    #expect(
      format(DataFile.parse(source, ending: "csv").1).hasPrefix(
        "team.csv:2:1: error: the file is not UTF-8 from here on\n"))
  }
}
