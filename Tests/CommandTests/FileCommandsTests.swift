import Testing

/// `markdown` and `template`: one file in, its result on standard output.
@Suite struct FileCommandsTests {
  @Test func markdownOfStandardInputOrAFile() throws {
    let program = Program()
    #expect(
      try program.run("markdown", input: "# Hi *you*\n\n[x](other%20post.md#y)\n")
        == Program.Result(
          status: 0,
          output: "<h1>Hi <em>you</em></h1>\n<p><a href=\"other%20post.md#y\">x</a></p>\n",
          errors: ""))
    try program.write("a.md", "[x](javascript:alert)\n")
    #expect(
      try program.run("markdown", "--commonmark", "a.md")
        == Program.Result(
          status: 0, output: "<p><a href=\"javascript:alert\">x</a></p>\n", errors: ""))
    let safe = try program.run("markdown", "a.md")
    #expect(safe.status == 0)
    #expect(safe.output == "<p><a href=\"\">x</a></p>\n")
    #expect(safe.errors.hasPrefix("a.md:1:5: warning: "))
    #expect(
      try program.run("markdown", "missing.md")
        == Program.Result(
          status: 1, output: "",
          errors: "sitegen: cannot read 'missing.md': no such file or directory\n"))
  }

  @Test func templateWithData() throws {
    let program = Program()
    try program.write("t.html", "Hi {{ name }}!{% include 'part.html' %}\n\n")
    try program.write("part.html", " {{ list | join('+') }}")
    try program.write("d.json", #"{"name": "A & B", "list": [1, 2.5, true]}"#)
    #expect(
      try program.run("template", "t.html", "--data", "d.json")
        == Program.Result(status: 0, output: "Hi A &amp; B! 1+2.5+True\n\n", errors: ""))
    let missing = try program.run("template", "t.html")
    #expect(missing.status == 1)
    #expect(missing.output == "")
    #expect(missing.errors.hasPrefix("t.html:1:7: error: "))
    try program.write("d.json", "[1]")
    #expect(
      try program.run("template", "t.html", "--data", "d.json")
        == Program.Result(
          status: 1, output: "",
          errors: """
            d.json:1:1: error: the data must be an object
              1 | [1]
                | ^~~ write {"name": value, …}

            """))
  }
}
