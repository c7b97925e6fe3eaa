import Testing

@Suite struct MarkdownCommandTests {
  @Test func fromStandardInput() throws {
    let place = try Workplace()
    #expect(
      try place.run("markdown", input: "# Hi\n\n*x* & y\n")
        == .done(
          "<h1 id=\"hi\">Hi <a class=\"anchor\" href=\"#hi\" aria-label=\"Permalink: Hi\"></a></h1>\n<p><em>x</em> &amp; y</p>\n"
        ))
    #expect(try place.run("markdown", "-", input: "a") == .done("<p>a</p>\n"))
    #expect(try place.run("markdown", input: "") == .done(""))
  }

  @Test func fromAFile() throws {
    let place = try Workplace()
    try place.put("[x](other.md#part)\n", at: "a.md")
    #expect(try place.run("markdown", "a.md") == .done("<p><a href=\"other.md#part\">x</a></p>\n"))
  }

  @Test func theBareCore() throws {
    #expect(
      try Workplace().run("markdown", "--commonmark", input: "[x](javascript:a)\n")
        == .done("<p><a href=\"javascript:a\">x</a></p>\n"))
    #expect(
      try Workplace().run("markdown", input: "[x](javascript:a)\n").output
        == "<p><a href=\"\">x</a></p>\n")
  }

  @Test func gitHubsDialect() throws {
    let text = "a|b\n:-|-\n|<title>|~~d~~|\n"
    let table = """
      <table>
      <thead>
      <tr>
      <th align="left">a</th>
      <th>b</th>
      </tr>
      </thead>
      <tbody>
      <tr>
      <td align="left">&lt;title></td>
      <td><del>d</del></td>
      </tr>
      </tbody>
      </table>

      """
    #expect(try Workplace().run("markdown", "--gfm", input: text) == .done(table))
    #expect(
      try Workplace().run("markdown", input: text).output
        == table.replacing("align=\"left\"", with: "class=\"align-left\"")
        .replacing("&lt;", with: "<"))
  }

  @Test func missingFile() throws {
    #expect(
      try Workplace().run("markdown", "none.md")
        == Outcome(
          status: 1, output: "",
          errors: "sitegen: cannot read 'none.md': no such file or directory\n"))
    #expect(
      try Workplace().run("markdown", ".")
        == Outcome(status: 1, output: "", errors: "sitegen: cannot read '.': is a directory\n"))
  }
}

@Suite struct TemplateCommandTests {
  @Test func withData() throws {
    let place = try Workplace()
    try place.put("Hello {{ name }}{% for n in list %} {{ n }}{% endfor %}\n", at: "t.html")
    try place.put("{\"name\": \"<you>\", \"list\": [1, 2.5, true]}", at: "d.json")
    #expect(
      try place.run("template", "t.html", "--data", "d.json")
        == .done("Hello &lt;you&gt; 1 2.5 True\n"))
  }

  @Test func aVariableSetOnOnePathIsAWarning() throws {
    let place = try Workplace()
    try place.put("{% if a %}{% set y = 1 %}{% endif %}{{ y }}\n", at: "t.html")
    try place.put("{\"a\": true}", at: "d.json")
    let outcome = try place.run("template", "t.html", "--data", "d.json")
    #expect(outcome.status == 0)
    #expect(outcome.output == "1\n")
    #expect(outcome.errors.hasPrefix("t.html:1:40: warning: 'y' may have no value here\n"))
  }

  @Test func templatesBesideItAreFound() throws {
    let place = try Workplace()
    try place.put("{% include \"part.html\" %}", at: "a/t.html")
    try place.put("part {{ 1 + 1 }}", at: "a/part.html")
    #expect(try place.run("template", "a/t.html") == .done("part 2"))
  }

  @Test func spacesAroundTags() throws {
    let place = try Workplace()
    try place.put("a\n  {% if true %}\n{% include 'part.html' %}\n  {% endif %}\nb\n", at: "t.html")
    try place.put(" {% if true %}\nx{% endif %}\n", at: "part.html")
    #expect(try place.run("template", "t.html") == .done("a\n  \n \nx\n\n  \nb\n"))
    #expect(
      try place.run("template", "t.html", "--trim-blocks") == .done("a\n   x  b\n"))
    #expect(
      try place.run("template", "t.html", "--lstrip-blocks") == .done("a\n\n\nx\n\n\nb\n"))
    #expect(
      try place.run("template", "t.html", "--trim-blocks", "--lstrip-blocks")
        == .done("a\nxb\n"))
  }

  @Test func unknownName() throws {
    let place = try Workplace()
    try place.put("a\n{{ nmae }}\n", at: "t.html")
    try place.put("{\"name\": 1}", at: "d.json")
    #expect(
      try place.run("template", "t.html", "--data", "d.json")
        == Outcome(
          status: 1, output: "",
          errors: """
            t.html:2:4: error: there is no 'nmae' here
              2 | {{ nmae }}
                |    ^~~~ did you mean 'name'?

            """))
  }

  @Test func dataThatIsNoObject() throws {
    let place = try Workplace()
    try place.put("x", at: "t.html")
    try place.put("[1]", at: "d.json")
    #expect(
      try place.run("template", "t.html", "--data", "d.json")
        == Outcome(
          status: 1, output: "",
          errors: """
            d.json:1:1: error: the data must be an object
              1 | [1]
                | ^~~ write {"name": value, …}

            """))
    #expect(
      try place.run("template", "t.html", "--data", "none.json").errors
        == "sitegen: cannot read 'none.json': no such file or directory\n")
  }
}
