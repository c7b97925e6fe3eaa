import Testing

@Suite struct DataLanguageTests {
  @Test func json() throws {
    #expect(
      try tokens(#"{"a": [-1.5, true, "b"]}"#, as: "json") == [
        "p:{", "nt:\"a\"", "p::", "p:[", "mf:-1.5", "p:,", "kc:true", "p:,", "s2:\"b\"", "p:]}",
      ])
  }

  @Test func yaml() throws {
    #expect(
      try tokens("a: &x b c # d\ne: |\n  f: g\nh: [1, 'i']\n", as: "yaml") == [
        "nt:a", "p::", "nl:&x", "l:b c", "c1:# d", "nt:e", "p::", "p:|", "no:f: g", "nt:h", "p::",
        "p:[",
        "nv:1", "p:,", "s1:'i'", "p:]",
      ])
  }

  @Test func toml() throws {
    #expect(
      try tokens("[a.b]\nc = 1979-05-27 # d\n", as: "toml") == [
        "k:[a.b]", "n:c", "o:=", "ld:1979-05-27", "c1:# d",
      ])
  }

  @Test func ini() throws {
    #expect(
      try tokens("[a]\nb = \"c ; d\" ; e\n", as: "ini") == [
        "k:[a]", "na:b", "o:=", "s:\"c ; d\" ", "c1:; e",
      ])
  }

  @Test func hcl() throws {
    #expect(
      try tokens("resource \"a\" \"b\" {\n  c = \"${d.e}\"\n  f = g.h\n}\nlocals {}", as: "hcl")
        == [
          "kr:resource", "nc:\"a\"", "nc:\"b\"", "p:{", "na:c", "o:=", "s2:\"${d.e}\"", "na:f",
          "o:=",
          "n:g.h", "p:}", "nb:locals", "p:{}",
        ])
  }

  /// One letter is a column's name, and a number sign begins a comment only before a space.
  @Test func sql() throws {
    #expect(
      try tokens("select c from g where h #> 1 # i\n", as: "sql") == [
        "k:select", "n:c", "k:from", "n:g", "k:where", "n:h", "o:#>", "mi:1", "c1:# i",
      ])
  }

  @Test func diff() throws {
    #expect(
      try tokens("@@ -1 +1 @@\n-a\n+b\n c\n", as: "diff") == ["gu:@@ -1 +1 @@", "gd:-a", "gi:+b"])
  }

  @Test func shell() throws {
    #expect(
      try tokens("x=1; cat <<E | wc\n$a\nE\nif true", as: "sh") == [
        "nv:x", "o:=", "m:1", "p:;", "s:<<E", "p:|", "s:$a\nE", "k:if", "nb:true",
      ])
  }

  /// An apostrophe in what a command prints begins no string.
  @Test func apostrophesAndSumsOfShells() throws {
    let found = try tokens("echo 'a b' $((x+1)) ${y:-z}\nit isn't (a)\n", as: "sh")
    #expect(
      found == [
        "nb:echo", "s1:'a b'", "k:$((", "o:+", "m:1", "k:))", "si:${", "nv:y", "k::-", "nv:z",
        "si:}", "o:(", "o:)",
      ])
    let unclosed = try tokens("${a'b}", as: "sh")
    #expect(unclosed == ["si:${", "nv:a", "nv:b", "si:}"])
  }
}
