import Testing

@Suite struct StyleSheetTests {
  @Test func knownPropertiesAndValues() throws {
    #expect(
      try tokens("a:hover > .b { margin: 0 auto; foo: -1.5em bar !important }", as: "css") == [
        "nt:a", "p::", "nd:hover", "o:>", "p:.", "nc:b", "p:{", "k:margin", "p::", "mi:0",
        "kc:auto", "p:;", "n:foo", "p::", "mf:-1.5", "kt:em", "n:bar", "cp:!important", "p:}",
      ])
  }

  @Test func vendorsAndPropertiesInValues() throws {
    #expect(
      try tokens("a{-webkit-mask:none;transition:opacity 1s -moz-x;--y:#fff}", as: "css") == [
        "nt:a", "p:{", "kp:-webkit-", "k:mask", "p::", "kc:none", "p:;", "k:transition", "p::",
        "k:opacity", "mi:1", "kt:s", "bp:-moz-", "n:x", "p:;", "nv:--y", "p::", "mh:#fff", "p:}",
      ])
  }

  /// What a rule holds looks like selectors; the blocks in it hold declarations.
  @Test func rulesWithBlocks() throws {
    #expect(
      try tokens("@media (width > 4em) { i { top: 0 } }\n@font-face { src: url(a) }", as: "css")
        == [
          "p:@", "k:media", "o:(", "nt:width", "o:>", "nt:4em", "o:)", "p:{", "nt:i", "p:{",
          "k:top",
          "p::", "mi:0", "p:}", "p:}", "p:@", "k:font-face", "p:{", "nt:src", "p::", "nt:url",
          "o:(",
          "nt:a", "o:)", "p:}",
        ])
  }

  @Test func scss() throws {
    #expect(
      try tokens("$a: 1px !default;\n.b { @include c; color: red; &:d { e: $a } } // f", as: "scss")
        == [
          "nv:$a", "nd::", "mi:1", "kt:px", "ne:!default", "p:;", "nc:.b", "p:{", "k:@include",
          "nd:c", "p:;", "nt:color", "nd::", "no:red", "o:;", "k:&", "nd::d", "p:{", "nt:e", "nd::",
          "nv:$a", "p:}", "p:}", "c1:// f",
        ])
  }
}
