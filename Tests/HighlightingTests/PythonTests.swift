import Testing

@Suite struct PythonTests {
  @Test func declarationsAndDocumentation() throws {
    #expect(
      try tokens("@a.b\ndef f(self):\n    \"\"\"Doc.\"\"\"\n    return None", as: "python") == [
        "nd:@a.b", "k:def", "nf:f", "p:(", "bp:self", "p:):", "sd:\"\"\"Doc.\"\"\"", "k:return",
        "kc:None",
      ])
  }

  @Test func stringsWithCodeInThem() throws {
    #expect(
      try tokens(#"f"{x:>{w}} {{y}}" rb'\d' "%s""#, as: "py") == [
        "sa:f", "s2:\"", "si:{", "n:x", "si::", "s2:>", "si:{", "n:w", "si:}}", "s2: ", "se:{{",
        "s2:y}}\"",
        "sa:rb", "s1:'\\d'", "s2:\"", "si:%s", "s2:\"",
      ])
  }

  @Test func softKeywordsAreNamesElsewhere() throws {
    #expect(
      try tokens("match x:\n    case 1: pass\nmatch = 2", as: "python") == [
        "k:match", "n:x", "p::", "k:case", "mi:1", "p::", "k:pass", "n:match", "o:=", "mi:2",
      ])
  }
}
