import Testing

/// Command lines that make no sense, and the help that is there for them.
@Suite struct UsageTests {
  struct Misuse: Sendable {
    let arguments: [String]
    let said: String
  }

  static let misuses: [Misuse] = [
    Misuse(arguments: [], said: "sitegen: no command\n  'sitegen help' lists them\n"),
    Misuse(
      arguments: ["biuld"], said: "sitegen: unknown command 'biuld'\n  did you mean 'build'?\n"),
    Misuse(
      arguments: ["frobnicate"],
      said:
        "sitegen: unknown command 'frobnicate'\n  there is init, new, build, markdown, template, styles, clean, help\n"
    ),
    Misuse(
      arguments: ["build", "--draft"],
      said: "sitegen: unknown option '--draft'\n  did you mean '--drafts'?\n"),
    Misuse(
      arguments: ["build", "--output"],
      said: "sitegen: option '--output' needs a value\n  --output DIR\n"),
    Misuse(
      arguments: ["build", "--drafts=yes"],
      said: "sitegen: option '--drafts' takes no value\n  write only --drafts\n"),
    Misuse(
      arguments: ["build", "--jobs", "0"],
      said: "sitegen: '0' is not a number for '--jobs'\n  write one from 1 to 1024\n"),
    Misuse(
      arguments: ["build", "--jobs", "99999999999999999999"],
      said:
        "sitegen: '99999999999999999999' is not a number for '--jobs'\n  write one from 1 to 1024\n"
    ),
    Misuse(
      arguments: ["build", "--now", "soon"],
      said:
        "sitegen: 'soon' is not a time for '--now'\n  write it as 2026-11-30 or 2026-11-30T09:00:00+02:00\n"
    ),
    Misuse(
      arguments: ["build", "--format", "xml"],
      said: "sitegen: unknown value of '--format' 'xml'\n  there is text, json\n"),
    Misuse(
      arguments: ["build", "a", "b"],
      said: "sitegen: 'b' is one argument too many\n  sitegen build [DIR] [OPTIONS]\n"),
    Misuse(arguments: ["new"], said: "sitegen: 'new' needs PATH\n  sitegen new PATH [OPTIONS]\n"),
    Misuse(
      arguments: ["new", "../x.md"],
      said:
        "sitegen: '../x.md' is not a path below Content/\n  sitegen new posts/hello.md\n"),
    Misuse(
      arguments: ["init", "--style", "blury"],
      said: "sitegen: unknown value of '--style' 'blury'\n  did you mean 'blurry'?\n"),
    Misuse(
      arguments: ["help", "nwe"], said: "sitegen: unknown command 'nwe'\n  did you mean 'new'?\n"),
  ]

  @Test(arguments: misuses.indices)
  func wrongUsageIsStatus64(index: Int) throws {
    let misuse = Self.misuses[index]
    let program = Program()
    let arguments = misuse.arguments
    let result =
      switch arguments.count {
      case 0: try program.run()
      case 1: try program.run(arguments[0])
      case 2: try program.run(arguments[0], arguments[1])
      default: try program.run(arguments[0], arguments[1], arguments[2])
      }
    #expect(result == Program.Result(status: 64, output: "", errors: misuse.said))
  }

  @Test func theVersionIsPrinted() throws {
    #expect(
      try Program().run("--version")
        == Program.Result(status: 0, output: "sitegen 0.1.0\n", errors: ""))
  }

  @Test func helpListsTheCommands() throws {
    let help = """
      sitegen turns a folder of Markdown into a site of cards.

      usage: sitegen COMMAND [OPTIONS]

        init [DIR]       makes a new site that builds as it is
        new PATH         starts a post: 'sitegen new posts/hello.md', a draft with today's date
        build [DIR]      builds the site into Output/
        markdown [FILE]  prints the HTML of a Markdown file, or of standard input, without a page around it
        template FILE    prints what one template makes of some data
        styles           lists the card styles
        clean [DIR]      removes what builds wrote, and the cache; nothing else
        help [COMMAND]   tells what the commands do

        --version  prints the version
        --help     prints this

      'sitegen help COMMAND' tells all about one of them.

      """
    #expect(try Program().run("help") == Program.Result(status: 0, output: help, errors: ""))
    #expect(try Program().run("--help") == Program.Result(status: 0, output: help, errors: ""))
  }

  @Test func helpOfACommandListsItsOptions() throws {
    let help = """
      usage: sitegen init [DIR] [OPTIONS]

      makes a new site that builds as it is

        --style NAME  the style of its cards; 'sitegen styles' lists them
        --now TIME    what "today" is, for the first post

      """
    #expect(
      try Program().run("help", "init") == Program.Result(status: 0, output: help, errors: ""))
    #expect(
      try Program().run("init", "--help") == Program.Result(status: 0, output: help, errors: ""))
  }

  @Test func theStylesAreListed() throws {
    #expect(
      try Program().run("styles")
        == Program.Result(
          status: 0,
          output: """
            no-space   full-bleed colour blocks with no gap, black type, an arrow at the right
            blurry     frosted glass cards over a pink-to-purple gradient with two discs
            flat-dark  dark cards with a red gradient badge, green pills and a map pin line
            grid       two columns of photo cards, half colour half white, with a round photo
            plain      rows with hairline separators

            """, errors: ""))
  }
}
