import Testing

@Suite struct UsageTests {
  static let overview = """
    sitegen turns a folder of Markdown into a site of cards.

    usage: sitegen COMMAND [OPTIONS]

      init [DIR]         makes a new site that builds as it is
      new PATH           starts a post: 'sitegen new posts/hello.md', by Templates/archetypes/ or as a draft of today
      build [DIR]        builds the site into Output/
      serve [DIR]        shows the site in a browser, and what you save as you save it
      explain URL [DIR]  tells why an address was made again and what it read, or why a post is not published
      check [DIR]        builds the site in memory and tells all that is wrong; writes nothing
      markdown [FILE]    prints the HTML of a Markdown file, or of standard input, without a page around it
      template FILE      prints what one template makes of some data
      styles             lists the card styles
      clean [DIR]        removes what builds wrote, and the cache; nothing else
      help [COMMAND]     tells what the commands do

      --version  prints the version
      --help     prints this

    'sitegen help COMMAND' tells all about one of them.

    """

  @Test func version() throws {
    #expect(try Workplace().run("--version") == .done("sitegen 0.1.0\n"))
  }

  @Test func help() throws {
    let place = try Workplace()
    #expect(try place.run("help") == .done(Self.overview))
    #expect(try place.run("--help") == .done(Self.overview))
    #expect(try place.run("-h") == .done(Self.overview))
  }

  @Test func helpForACommand() throws {
    let place = try Workplace()
    let page = """
      usage: sitegen new PATH [OPTIONS]

      starts a post: 'sitegen new posts/hello.md', by Templates/archetypes/ or as a draft of today

        --title T   its title; made from the file's name by default
        --now TIME  what "today" is

      """
    #expect(try place.run("help", "new") == .done(page))
    #expect(try place.run("new", "--help") == .done(page))
    #expect(try place.run("new", "a", "-h") == .done(page))
    #expect(
      try place.run("help", "styles")
        == .done("usage: sitegen styles\n\nlists the card styles\n"))
  }

  private static let wrong: [([String], String)] = [
    ([], "sitegen: no command\n  'sitegen help' lists them\n"),
    (["biuld"], "sitegen: unknown command 'biuld'\n  did you mean 'build'?\n"),
    (
      ["frobnicate"],
      "sitegen: unknown command 'frobnicate'\n  'sitegen help' tells more\n"
    ),
    (["help", "biuld"], "sitegen: unknown command 'biuld'\n  did you mean 'build'?\n"),
    (["build", "--draft"], "sitegen: unknown option '--draft'\n  did you mean '--drafts'?\n"),
    (
      ["build", "--nonsense"],
      "sitegen: unknown option '--nonsense'\n  'sitegen help' tells more\n"
    ),
    (["styles", "-x"], "sitegen: unknown option '-x'\n  'sitegen help' tells more\n"),
    (["build", "--output"], "sitegen: option '--output' needs a value\n  --output DIR\n"),
    (["build", "--output="], "sitegen: option '--output' needs a value\n  --output DIR\n"),
    (["build", "--output", ""], "sitegen: option '--output' needs a value\n  --output DIR\n"),
    (
      ["build", "--output", "--drafts"],
      "sitegen: option '--output' needs a value\n  --output DIR\n"
    ),
    (
      ["build", "--drafts=yes"],
      "sitegen: option '--drafts' takes no value\n  write only --drafts\n"
    ),
    (
      ["build", "--jobs", "0"],
      "sitegen: '0' is not a number for '--jobs'\n  write one from 1 to 1024\n"
    ),
    (
      ["build", "--jobs", "99999999999999999999"],
      "sitegen: '99999999999999999999' is not a number for '--jobs'\n  write one from 1 to 1024\n"
    ),
    (
      ["serve", "--port", "65536"],
      "sitegen: '65536' is not a number for '--port'\n  write one from 0 to 65535\n"
    ),
    (
      ["serve", "--format", "json"],
      "sitegen: unknown option '--format'\n  'sitegen help' tells more\n"
    ),
    (
      ["build", "--format", "xml"],
      "sitegen: unknown value of '--format' 'xml'\n  there is text, json\n"
    ),
    (
      ["build", "--now", "soon"],
      "sitegen: 'soon' is not a time for '--now'\n  write it as 2026-11-30 or 2026-11-30T09:00:00+02:00\n"
    ),
    (
      ["build", "a", "b"],
      "sitegen: 'b' is one argument too many\n  sitegen build [DIR] [OPTIONS]\n"
    ),
    (["styles", "a"], "sitegen: 'a' is one argument too many\n  sitegen styles\n"),
    (["new"], "sitegen: 'new' needs PATH\n  sitegen new PATH [OPTIONS]\n"),
    (["template"], "sitegen: 'template' needs FILE\n  sitegen template FILE [OPTIONS]\n"),
    (
      ["init", "--style", "gird"],
      "sitegen: unknown value of '--style' 'gird'\n  did you mean 'grid'?\n"
    ),
  ]

  @Test(arguments: wrong)
  func wrongUsage(_ arguments: [String], _ message: String) throws {
    let place = try Workplace()
    #expect(try place.run(arguments) == .usage(message))
    #expect(place.files() == [])
  }

  @Test func styles() throws {
    #expect(
      try Workplace().run("styles")
        == .done(
          """
          no-space       full-bleed colour blocks with no gap, black type, an arrow at the right
          blurry         frosted glass cards over a pink-to-purple gradient with two discs
          flat-dark      dark cards with a red gradient badge, green pills and a map pin line
          grid           two columns of photo cards, half colour half white, with a round photo
          plain          rows with hairline separators under a large title
          grouped        rows in sections, with a header and a footer
          inset-grouped  rows in sections, each in a rounded panel
          sidebar        a list beside its detail on wide screens, a stack on narrow ones

          """))
  }
}
