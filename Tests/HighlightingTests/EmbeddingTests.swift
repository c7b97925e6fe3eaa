import Testing

/// Languages that stand in others.
@Suite struct EmbeddingTests {
  @Test func styleSheetsAndScriptsInHTML() throws {
    #expect(
      try tokens("<style>a{top:0}</style><script>let x</script>", as: "html") == [
        "p:<", "nt:style", "p:>", "nt:a", "p:{", "k:top", "p::", "mi:0", "p:}</", "nt:style",
        "p:><",
        "nt:script", "p:>", "kd:let", "nx:x", "p:</", "nt:script", "p:>",
      ])
  }

  /// Without a closing tag, only a first line is in another language; without its end, a comment is none.
  @Test func unclosedElementsInHTML() throws {
    #expect(
      try tokens("<!-- <b>\n<style>\ni{top:0}\nu{}\n<style>a", as: "html") == [
        "p:<", "nt:b", "p:>", "p:<", "nt:style", "p:>", "nt:i", "p:{", "k:top", "p::", "mi:0",
        "p:}", "p:<", "nt:style", "p:>", "nt:a",
      ])
  }

  @Test func codeInMarkdown() throws {
    #expect(
      try tokens("# A\n```json\n{}\n```\n*b*", as: "markdown") == [
        "gh:# A", "sb:```json", "p:{}", "sb:```", "ge:*b*",
      ])
  }

  @Test func commandsAtAPrompt() throws {
    #expect(
      try tokens("$ echo \"$x\"\nout", as: "console") == [
        "gp:$ ", "nb:echo", "s2:\"", "nv:$x", "s2:\"", "go:out",
      ])
  }

  @Test func promptsWithoutSpace() throws {
    #expect(
      try tokens("$ls \"a\"\nb > c\nme@d:~# exit\n", as: "console") == [
        "gp:$", "s2:\"a\"", "go:b > c", "gp:me@d:~# ", "nb:exit",
      ])
  }

  @Test func templatesInHTML() throws {
    #expect(
      try tokens("<a b=\"{{ c|d }}\">{# e #}", as: "jinja") == [
        "p:<", "nt:a", "na:b", "o:=", "s:\"", "cp:{{", "nv:c", "o:|", "nf:d", "cp:}}", "s:\"",
        "p:>",
        "c:{# e #}",
      ])
  }

  /// What a tag cuts in two goes on behind it: a script, a string in it, a style sheet, an attribute's value.
  @Test func scriptsAndStyleSheetsWithTags() throws {
    #expect(
      try tokens("<script>let a = \"{{ b }}c\"; {% if d %}f(1){% endif %}</script>", as: "jinja")
        == [
          "p:<", "nt:script", "p:>", "kd:let", "nx:a", "o:=", "s2:\"", "cp:{{", "nv:b", "cp:}}",
          "s2:c\"", "p:;", "cp:{%", "k:if", "nv:d", "cp:%}", "nx:f", "p:(", "mi:1", "p:)", "cp:{%",
          "k:endif", "cp:%}", "p:</", "nt:script", "p:>",
        ])
    #expect(
      try tokens("<style>a { top: {{ b }}px }</style>", as: "jinja") == [
        "p:<", "nt:style", "p:>", "nt:a", "p:{", "k:top", "p::", "cp:{{", "nv:b", "cp:}}",
        "kc:px", "p:}</", "nt:style", "p:>",
      ])
    #expect(
      try tokens("<!-- {{ a }} --><a b=\"c {% d %} e\" {{ f }}>g", as: "jinja") == [
        "c:<!-- ", "cp:{{", "nv:a", "cp:}}", "c: -->", "p:<", "nt:a", "na:b", "o:=", "s:\"c ",
        "cp:{%", "k:d", "cp:%}", "s: e\"", "cp:{{", "nv:f", "cp:}}", "p:>",
      ])
  }

  /// A tag without its end takes the rest, and tags side by side leave nothing between them.
  @Test func tagsAtTheEndsOfTemplates() throws {
    #expect(
      try tokens("{{ a }}{{ b }}<i>{{ c", as: "jinja") == [
        "cp:{{", "nv:a", "cp:}}{{", "nv:b", "cp:}}", "p:<", "nt:i", "p:>", "cp:{{", "nv:c",
      ])
    #expect(try tokens("<script>{# a", as: "jinja") == ["p:<", "nt:script", "p:>", "c:{# a"])
  }

  /// What stands in them is of the language around; tags there are text.
  @Test(arguments: [("raw", "endraw"), ("verbatim", "endverbatim"), ("raw -", "endraw")])
  func blocksWithoutTags(begin: String, end: String) throws {
    let name = begin.prefix { $0 != " " }
    let close = begin.hasSuffix("-") ? "-%}" : "%}"
    #expect(
      try tokens("{%- \(begin)%}<i>{{ a }}{% b %}{# c</i>{% \(end) %}{{ d }}", as: "jinja") == [
        "cp:{%-", "k:\(name)", "cp:\(close)", "p:<", "nt:i", "p:>", "p:</", "nt:i", "p:>", "cp:{%",
        "k:\(end)", "cp:%}{{", "nv:d", "cp:}}",
      ])
    #expect(
      try tokens("<script>let a = '{% \(name) %}{{ b }}{%+  \(end)  +%}'</script>", as: "jinja")
        == [
          "p:<", "nt:script", "p:>", "kd:let", "nx:a", "o:=", "s1:'", "cp:{%", "k:\(name)", "cp:%}",
          "s1:{{ b }}", "cp:{%+", "k:\(end)", "cp:+%}", "s1:'", "p:</", "nt:script", "p:>",
        ])
  }

  @Test func blocksWithoutTagsThatAreNone() throws {
    // Without an end they are tags like others, and so are names that only begin like theirs.
    #expect(
      try tokens("{% raw %}{{ a }}{% endrawly %}", as: "jinja") == [
        "cp:{%", "k:raw", "cp:%}{{", "nv:a", "cp:}}{%", "k:endrawly", "cp:%}",
      ])
    #expect(
      try tokens("{% rawer %}{{ a }}{% endraw %}", as: "jinja").contains("nv:a"))
    #expect(
      try tokens("{% comment 'x' %}<i>{{ a }}{% endcomment %}<b>", as: "django") == [
        "cp:{%", "k:comment", "s1:'x'", "cp:%}", "c:<i>{{ a }}", "cp:{%", "k:endcomment", "cp:%}",
        "p:<", "nt:b", "p:>",
      ])
  }

  @Test func namesInTags() throws {
    #expect(
      try tokens("{{ a.b.0 if loop.last is not defined else c is odd }}", as: "jinja") == [
        "cp:{{", "nv:a.b.0", "k:if", "nb:loop", "nv:.last", "k:is", "k:not", "nf:defined", "k:else",
        "nv:c", "k:is", "nf:odd", "cp:}}",
      ])
  }

  /// Templates of what is no HTML, by Pygments' names.
  @Test(arguments: [
    ("js+jinja", "let a = '{{ b }}'", ["kd:let", "nx:a", "o:=", "s1:'", "s1:'"]),
    ("javascript+django", "let {{ b }}", ["kd:let"]),
    ("css+jinja", "a { top: {{ b }}px }", ["nt:a", "p:{", "k:top", "p::", "kc:px", "p:}"]),
    ("yaml+jinja", "a: {{ b }}", ["nt:a", "p::"]), ("sls", "a: {{ b }}", ["nt:a", "p::"]),
    ("sql+jinja", "select {{ b }} from c", ["k:select", "k:from", "n:c"]),
    ("xml+jinja", "<a>{{ b }}</a>", ["nt:<a>", "nt:</a>"]),
  ])
  func templatesOfOtherLanguages(name: String, source: String, outer: [String]) throws {
    let tag = ["cp:{{", "nv:b", "cp:}}"]
    let found = try tokens(source, as: name)
    #expect(found.filter { !tag.contains($0) } == outer)
    #expect(found.filter { tag.contains($0) } == tag)
  }
}
