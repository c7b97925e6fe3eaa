import Testing

/// Languages of scripts whose words are many and whose signs are few.
@Suite struct ScriptTests {
  @Test func vimWordsShortAndLong() throws {
    #expect(
      try tokens("let a:x = getline(1) \" b\nset nohls et\nfini\nfinis\nfin_\n", as: "vim") == [
        "k:let", "k:a", "k:x", "p:=", "k:getline", "p:(", "mi:1", "p:)", "c:\" b", "k:set",
        "nb:nohls", "nb:et", "k:fini", "k:finis",
      ])
  }

  @Test func vimStringsAndPatterns() throws {
    #expect(
      try tokens("\" a\nhi B guifg=#102030 gui=NONE\n:s/c\\/d/e/ 'f' \"g\\\"\" -1", as: "vim") == [
        "c:\" a", "nb:hi", "p:=", "mh:#102030", "k:gui", "p:=", "nb:NONE", "p::",
        "sr:/c\\/d/", "k:e", "s1:'f'", "s2:\"g\\\"\"", "mi:-1",
      ])
  }

  @Test func perlVariablesAndModules() throws {
    #expect(
      try tokens("use A::B;\nlocal $_ = &c(keys %d, @{$e}) % 2;", as: "perl") == [
        "k:use", "nn:A::B", "p:;", "nb:local", "nv:$_", "o:=", "o:&", "n:c", "p:(", "nb:keys",
        "nv:%d", "p:,", "nv:@", "p:{", "nv:$e", "p:})", "o:%", "mi:2", "p:;",
      ])
  }

  @Test func perlHeredocsOfCalls() throws {
    #expect(
      try tokens("CORE::warn <<A;\nb $c\nA\n1 << 2", as: "perl") == [
        "nn:CORE::warn", "s:<<A", "p:;", "s:b $c\nA", "mi:1", "o:<<", "mi:2",
      ])
  }

  /// Behind a handle, with a tag of any characters, and with what else a line holds.
  @Test(
    arguments: [
      ("print $f <<A;\nb c\nA\nd", ["nb:print", "nv:$f", "s:<<A", "p:;", "s:b c\nA", "n:d"]),
      ("f(<<'- A -', 1); # x\nb c\n- A -\nd", nil), ("f({ a => <<\"A\", # x\nb c\nA\n});\nd", nil),
      ("return <<'A';\n1\t2\nb c\nA\nd", nil),
    ] as [(String, [String]?)])
  func perlHeredocs(source: String, all: [String]?) throws {
    let found = try tokens(source, as: "perl")
    #expect(found.contains { $0.hasPrefix("s:") && $0.contains("b c\n") })
    #expect(found.last == "n:d")
    if let all { #expect(found.dropFirst() == all.dropFirst()) }
  }

  @Test(arguments: [
    ("$a =~ /b\n'c # d\n /x; e", "sr:/b\n'c # d\n /x"), ("$a = / b\n /mx; e", "sr:/ b\n /mx"),
    ("$a //= '/b'; e", "o://="), ("$a{b} //= '/b/'; e", "s:'/b/'"), ("f($a // 1, '/'); e", "o://"),
    ("s,a,b,g; e", "sr:s,a,b,g"), ("for (qw,a \" ',) { } e", "sx:qw,a \" ',"),
    ("$a =~ s\u{7}'b\u{7}c\u{7}; e", "sr:s\u{7}'b\u{7}c\u{7}"), ("*A = *\"; e", "nv:\""),
    ("print time / 60; e", "o:/"),
  ])
  func perlSlashesAndQuotes(source: String, token: String) throws {
    let found = try tokens(source, as: "perl")
    #expect(found.contains(token))
    #expect(found.last == "n:e")
  }

  /// A slash that nothing closes is looked for once in the whole text.
  @Test func perlSlashesWithoutEnd() throws {
    let found = try tokens(String(repeating: "=\\/ \n", count: 50_000) + "e", as: "perl")
    #expect(found.first == "o:=\\/")
    #expect(found.count == 50_001)
    #expect(found.last == "n:e")
  }

  @Test func signsOfRust() throws {
    #expect(
      try tokens("a::b(&c[..=d]) -> e - f: g", as: "rust") == [
        "n:a", "p:::", "n:b", "p:(", "o:&", "n:c", "p:[", "o:..=", "n:d", "p:])", "p:->", "n:e",
        "o:-", "n:f", "p::", "n:g",
      ])
  }

  /// A type in brackets is one token, and a hole in a string ends behind it all the same.
  @Test func holesInStringsOfPowerShell() throws {
    #expect(
      try tokens("\"a-$([B.C]::D())\" = 'e'", as: "powershell") == [
        "s2:\"a-", "si:$(", "no:[B.C]", "p:::", "n:D", "p:()", "si:)", "s2:\"", "p:=", "s1:'e'",
      ])
  }

  /// So does a hole that holds a map, whose sign is one token with its bracket.
  @Test func holesInStringsOfElixir() throws {
    #expect(
      try tokens("\"#{f(%{a: 1})}b\"", as: "elixir") == [
        "s2:\"", "si:#{", "n:f", "p:(%{", "ss:a", "p::", "mi:1", "p:})", "si:}", "s2:b\"",
      ])
  }

  @Test func attributesOfCSharp() throws {
    #expect(
      try tokens("  [A(\"b\")]\nc[0] = [\n1]", as: "c#") == [
        "na:[A(\"b\")]", "n:c", "p:[", "mi:0", "p:]", "o:=", "p:[", "mi:1", "p:]",
      ])
  }

  @Test func decoratorsAndModulesOfTypeScript() throws {
    #expect(
      try tokens("@A() module B {}\nmodule = 1", as: "ts") == [
        "kd:@A", "p:()", "kr:module", "nx:B", "p:{}", "nx:module", "o:=", "mi:1",
      ])
  }
}
