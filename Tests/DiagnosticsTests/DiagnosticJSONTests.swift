import Diagnostics
import Testing

@Suite struct DiagnosticJSONTests {
  @Test func writesOneObjectALine() {
    let source = SourceText(path: "a.md", text: "x\ndate: yestreday\n")
    let wrong = Diagnostic.error(
      "front-matter.date", "'date' is not a date: 'yestreday'", in: source, 8..<17,
      hint: "write it as 2026-11-30", notes: [Diagnostic.Note("why", at: .file("site.yaml"))])
    #expect(
      DiagnosticJSON.format(wrong)
        == #"{"severity":"error","id":"front-matter.date","file":"a.md","line":2,"column":7,"#
        + #""end_line":2,"end_column":16,"message":"'date' is not a date: 'yestreday'","#
        + #""hint":"write it as 2026-11-30","notes":[{"file":"site.yaml","message":"why"}]}"# + "\n"
    )
  }

  @Test func leavesOutWhatThereIsNot() {
    let empty = Diagnostic(.warning, "x.y", "it is empty", at: .file("b.md"))
    #expect(
      DiagnosticJSON.format(empty)
        == #"{"severity":"warning","id":"x.y","file":"b.md","message":"it is empty"}"# + "\n")
  }

  @Test func quotesEveryCharacterThatMustBe() {
    #expect(DiagnosticJSON.quote("a\"b\\c\n\r\t") == #""a\"b\\c\n\r\t""#)
    #expect(DiagnosticJSON.quote("\0\u{1F}\u{7F}\u{2028}") == #""\u0000\u001f\u007f\u2028""#)
    #expect(DiagnosticJSON.quote("</script>é日🎈") == #""\u003c/script>é日🎈""#)
  }
}
