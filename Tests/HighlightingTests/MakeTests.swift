import Testing

@Suite struct MakeTests {
  @Test func rulesAndVariables() throws {
    #expect(
      try tokens("A ?= $(B) c\nexport D\n$(E)/f.o: $(G) h.c | i # j\n", as: "make") == [
        "nv:A", "o:?=", "k:$(", "k:)", "k:export", "nv:D", "nf:$(E)/f.o", "o::", "k:$(", "nv:G",
        "k:)", "n:h", "n:c", "p:|", "n:i", "c1:# j",
      ])
  }

  /// An `else` with more behind it is the shell's.
  @Test func recipes() throws {
    #expect(
      try tokens("a:\n\t@echo \"b\" # c\n\t@# d\n\tif e; \\\n\telse f; fi\n\telse\n", as: "make")
        == [
          "nf:a", "o::", "s2:\"b\"", "c1:# c", "c1:@# d", "k:if", "p:;", "se:\\\n", "k:else", "p:;",
          "k:fi", "cp:else",
        ])
  }

  @Test func elseOfBoth() throws {
    #expect(try tokens("\telse ifdef a\n", as: "make") == ["cp:else ifdef a"])
    #expect(try tokens("\telse if b\n", as: "make") == ["k:else", "k:if"])
  }

  @Test func directives() throws {
    #expect(
      try tokens("ifeq ($(A),b)\n.include <c>\nif D\n  endif\nelse = 1\n", as: "make") == [
        "cp:ifeq ($(A),b)", "cp:.include <c>", "cp:if D", "cp:endif", "nv:else", "o:=", "m:1",
      ])
  }
}
