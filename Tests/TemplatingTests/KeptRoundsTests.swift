import Diagnostics
import HTML
import Synchronization
import Templating
import Testing

/// Rounds of a loop over the same things are run once, as long as nothing else goes into them.
@Suite struct KeptRoundsTests {
  /// What all renders of a test share: it notes who asks, and keeps what rounds read.
  final class Notes: ReadKeeper {
    final class Kept: KeptReads {
      let names: [String]
      let notes: Notes
      /// Those of the first post take up little.
      var size: Int { names.count { !$0.hasPrefix("1.") } * notes.sizeOfRead }

      init(_ names: [String], _ notes: Notes) {
        self.names = names
        self.notes = notes
      }

      func readAgain() { for name in names { notes.note(name, isAgain: true) } }
    }

    /// Each field that was asked for; those that were not asked for again but for what was kept have a mark.
    let read = Mutex<[String]>([])
    /// Whether what rounds write may be used again.
    let allows: Bool

    let sizeOfRead: Int

    init(allows: Bool = true, sizeOfRead: Int = 16) {
      self.allows = allows
      self.sizeOfRead = sizeOfRead
    }

    func note(_ name: String, isAgain: Bool = false) {
      read.withLock { $0.append(isAgain ? "(\(name))" : name) }
    }

    func reads(during body: () -> Void) -> (any KeptReads)? {
      let before = read.withLock { $0.count }
      body()
      return allows ? Kept(read.withLock { Array($0[before...]) }, self) : nil
    }

    /// What was read since the last time.
    func take() -> [String] {
      read.withLock { names in
        defer { names = [] }
        return names
      }
    }
  }

  final class Post: Object {
    static let kind = Shape(name: "post", fields: ["title", "tags"])
    let notes: Notes
    let number: Int
    let count: Int
    let anchor: String?

    init(_ notes: Notes, _ number: Int, of count: Int = 10, anchor: String? = nil) {
      self.notes = notes
      self.number = number
      self.count = count
      self.anchor = anchor
    }

    var shape: Shape { Self.kind }
    var identity: Identity? {
      Identity(Post.self, number: number, of: count, variant: anchor)
    }

    func field(_ index: Int) -> Value {
      notes.note("\(number).\(shape.fields[index])")
      return index == 0 ? .string("<\(number)\(anchor ?? "")>") : ["a", "b"]
    }
  }

  /// Another kind of thing, numbered as the posts are.
  final class Term: Object {
    static let kind = Shape(name: "term", fields: ["title"])
    var shape: Shape { Self.kind }
    var identity: Identity? { Identity(Term.self, number: 1, of: 10) }

    func field(_ index: Int) -> Value { "term" }
  }

  /// One that all renders get.
  final class Site: Object {
    static let kind = Shape(name: "site", fields: ["title"])
    let isShared: Bool

    init(isShared: Bool = true) { self.isShared = isShared }

    var shape: Shape { Self.kind }

    func field(_ index: Int) -> Value { "S" }
  }

  /// Renders the templates for each of some lists of posts with some values.
  private func render(
    _ templates: [String: String], _ notes: Notes, isKeeping: Bool = true,
    options: Environment.Options = Environment.Options(),
    _ renders: [[(String, Value)]]
  ) -> [String] {
    let environment = Environment(
      globalNames: ["posts", "other", "site"], options: options, reads: isKeeping ? notes : nil,
      templateNames: { templates.keys.sorted() },
      loader: { name in templates[name].map { SourceText(path: name, text: $0) } })
    let (template, diagnostics) = environment.load("main")
    #expect(diagnostics.isEmpty)
    return renders.map { values in
      var buffer = ByteBuffer()
      let found = template?.render(environment.globals(values), into: &buffer) ?? []
      return buffer.string() + found.map { DiagnosticText().format($0) }.joined()
    }
  }

  private func posts(_ notes: Notes, _ numbers: Int..., count: Int = 10) -> (String, Value) {
    ("posts", .list(numbers.map { .object(Post(notes, $0, of: count)) }))
  }

  private let card = "{% for post in posts %}{{ post.title }} {% endfor %}"

  @Test func theThirdRunTakesWhatTheSecondWrote() {
    let notes = Notes()
    let texts = render(
      ["main": card], notes,
      [[posts(notes, 1, 2)], [posts(notes, 2, 3)], [posts(notes, 3, 2, 4)], [posts(notes, 4)]])
    #expect(
      texts == [
        "&lt;1&gt; &lt;2&gt; ", "&lt;2&gt; &lt;3&gt; ", "&lt;3&gt; &lt;2&gt; &lt;4&gt; ",
        "&lt;4&gt; ",
      ])
    // Whoever gets a round that was kept is told of what it read.
    #expect(
      notes.take() == [
        "1.title", "2.title", "2.title", "3.title", "(3.title)", "(2.title)", "4.title",
        "(4.title)",
      ])
  }

  @Test func includedTemplatesAndLoopsInsideBelongToTheRound() {
    let notes = Notes()
    let templates = [
      "main":
        "{% for post in posts %}{% set t = post.title %}{{ t }}{% include 'tags' %}{% if site %}{{ site.title }}{% endif %};{% endfor %}",
      "tags":
        "{% for tag in post.tags %}{{ tag }}{% if other is not defined %}-{% endif %}{% endfor %}",
    ]
    let site = ("site", Value.object(Site()))
    let texts = render(
      templates, notes,
      [[posts(notes, 1), site], [posts(notes, 1), site], [posts(notes, 1), site]])
    #expect(texts == Array(repeating: "&lt;1&gt;a-b-S;", count: 3))
    #expect(
      notes.take() == ["1.title", "1.tags", "1.title", "1.tags", "(1.title)", "(1.tags)"])
  }

  /// Whatever a round may depend on beside its element is seen by it.
  @Test(arguments: [
    // A value of the page, in the loop, in what it includes, and under another name.
    ["main": "{% for post in posts %}{{ other }}{{ post.title }}{% endfor %}"],
    [
      "main": "{% for post in posts %}{% include 'part' %}{% endfor %}",
      "part": "{{ other }}{{ post.title }}",
    ],
    ["main": "{% set x = other %}{% for post in posts %}{{ x }}{{ post.title }}{% endfor %}"],
    [
      "main":
        "{% with x = other %}{% for post in posts %}{% include 'part' %}{% endfor %}{% endwith %}",
      "part": "{{ x }}{{ post.title }}",
    ],
    [
      "main":
        "{% macro m(x) %}{% for post in posts %}{{ x }}{{ post.title }}{% endfor %}{% endmacro %}{{ m(other) }}"
    ],
    // A value that the loop begins with.
    [
      "main":
        "{% set x = other %}{% for post in posts %}{{ x }}{% set x = 0 %}{{ post.title }}{% endfor %}"
    ],
    // A macro, the text of a block.
    [
      "main":
        "{% macro m() %}{{ other }}{% endmacro %}{% for post in posts %}{{ m() }}{{ post.title }}{% endfor %}"
    ],
    [
      "main":
        "{% block b %}{{ other }}{% endblock %}{% for post in posts %}{{ self.b() }}{{ post.title }}{% endfor %}"
    ],
    // What earlier rounds left.
    [
      "main":
        "{% set n = namespace(x=other) %}{% for post in posts %}{{ n.x }}{{ post.title }}{% set n.x = n.x + 1 %}{% endfor %}"
    ],
    // A template that only the render knows.
    [
      "main": "{% for post in posts %}{% include other ~ '' %}{{ post.title }}{% endfor %}",
      "0": "0", "1": "1", "2": "2",
    ],
  ])
  func whatElseItReadsIsNotTakenForThat(_ templates: [String: String]) {
    let notes = Notes()
    let texts = render(
      templates, notes,
      [0, 1, 2].map { [("other", Value.int($0)), posts(notes, 1)] })
    #expect(
      texts.map { $0.split(separator: "&lt;1&gt;").last.map(String.init) }
        == ["0", "1", "2"].map {
          templates["main"]?.contains("self.b") == true ? $0 + $0 : $0
        })
  }

  @Test func thePlaceInTheLoopIsNoPartOfTheElement() {
    let notes = Notes()
    let templates = [
      "main":
        "{% for post in posts %}{{ loop.index }}{{ post.title }}{% include 'part' %}{% endfor %}",
      "part": "{{ loop.last }}",
    ]
    let texts = render(
      templates, notes, [[posts(notes, 1)], [posts(notes, 1)], [posts(notes, 2, 1)]])
    #expect(texts[2] == "1&lt;2&gt;False2&lt;1&gt;True")
  }

  @Test func thePlaceOfAnOuterLoopIsNoPartOfTheElement() {
    let notes = Notes()
    let main =
      "{% for x in [1, 2] %}{% set outer = loop %}{% for post in posts %}{{ outer.index }}{{ post.title }}{% endfor %}{% endfor %}"
    let texts = render(["main": main], notes, [[posts(notes, 1)], [posts(notes, 1)]])
    #expect(texts == Array(repeating: "1&lt;1&gt;2&lt;1&gt;", count: 2))
  }

  @Test func otherKindsAndVariantsAreOthers() {
    let notes = Notes()
    let lists: [[any Object]] = [
      [Post(notes, 1)], [Post(notes, 1)], [Term()], [Post(notes, 1, anchor: "a")],
      [Post(notes, 1, anchor: "b"), Post(notes, 1), Term()],
    ]
    let texts = render(
      ["main": card], notes, lists.map { [("posts", .list($0.map { .object($0) }))] })
    #expect(
      texts == [
        "&lt;1&gt; ", "&lt;1&gt; ", "term ", "&lt;1a&gt; ", "&lt;1b&gt; &lt;1&gt; term ",
      ])
  }

  @Test func anObjectThatIsMadeAnewIsNotTheSame() {
    let notes = Notes()
    let main = "{% for post in posts %}{{ site.title }}{{ post.title }}{% endfor %}"
    _ = render(
      ["main": main], notes,
      (0..<3).map { _ in [("site", .object(Site(isShared: false))), posts(notes, 1)] })
    #expect(notes.take() == ["1.title", "1.title", "1.title"])
  }

  @Test func aSharedObjectOfAnotherRenderIsNotTheSame() {
    let notes = Notes()
    let main = "{% for post in posts %}{{ site.title }}{{ post.title }}{% endfor %}"
    _ = render(
      ["main": main], notes, (0..<3).map { _ in [("site", .object(Site())), posts(notes, 1)] })
    #expect(notes.take() == ["1.title", "1.title", "1.title"])
  }

  @Test func nothingIsKeptThatMayNotBe() {
    let notes = Notes(allows: false)
    _ = render(["main": card], notes, (0..<3).map { _ in [posts(notes, 1)] })
    #expect(notes.take() == ["1.title", "1.title", "1.title"])
  }

  @Test func nothingIsKeptWhereNobodyKnowsWhatIsRead() {
    let notes = Notes()
    _ = render(["main": card], notes, isKeeping: false, (0..<3).map { _ in [posts(notes, 1)] })
    #expect(notes.take() == ["1.title", "1.title", "1.title"])
  }

  @Test func nothingIsKeptWithoutRoomForAll() {
    let notes = Notes()
    _ = render(["main": card], notes, (0..<4).map { _ in [posts(notes, 1, count: 1 << 20)] })
    #expect(notes.take() == Array(repeating: "1.title", count: 4))
  }

  @Test func whatRoundsReadNeedsRoomToo() {
    let notes = Notes(sizeOfRead: 1 << 22)
    _ = render(["main": card], notes, (0..<3).map { _ in [posts(notes, 1, 2)] })
    #expect(notes.take() == ["1.title", "2.title", "1.title", "2.title", "(1.title)", "2.title"])
  }

  /// Where most rounds are too large, the small ones are not kept any more either.
  @Test func itIsGivenUpWhereMostCannotBeKept() {
    let notes = Notes(sizeOfRead: 1 << 22)
    let large = (2..<40).map { Value.object(Post(notes, $0, of: 10)) }
    _ = render(
      ["main": card], notes,
      [[("posts", .list(large))], [("posts", .list(large))], [posts(notes, 1)], [posts(notes, 1)]])
    #expect(notes.take().suffix(2) == ["1.title", "1.title"])
  }

  @Test func aRoundThatFailsIsToldEachTime() {
    let notes = Notes()
    let main = "{% for post in posts %}{{ post.title }}{{ post.title / 0 }}{% endfor %}"
    let texts = render(["main": main], notes, (0..<3).map { _ in [posts(notes, 1)] })
    #expect(Set(texts).count == 1)
    #expect(texts[0].hasPrefix("main:1:43: error: "))
  }

  /// Whether a page takes too many rounds does not depend on who rendered before.
  @Test func roundsThatAreNotRunCount() {
    let notes = Notes()
    var options = Environment.Options()
    options.mostRounds = 7
    let main = "{% for post in posts %}{% for tag in post.tags %}{{ tag }}{% endfor %}{% endfor %}"
    let texts = render(
      ["main": main], notes, options: options,
      [[posts(notes, 1, 2)], [posts(notes, 1, 2)], [posts(notes, 1, 2)], [posts(notes, 1, 2, 3)]])
    #expect(texts[..<3] == ["abab", "abab", "abab"])
    #expect(texts[3].contains("error: the page takes more than 7 rounds of loops\n"))
  }

  @Test func elseAndTestsAreTheLoops() {
    let notes = Notes()
    let main =
      "{% for post in posts if post.title != '<2>' %}{{ post.title }}{% else %}none{% endfor %}"
    let texts = render(
      ["main": main], notes,
      [[posts(notes, 1)], [posts(notes, 1)], [posts(notes, 2, 1)], [posts(notes, 2)]])
    #expect(texts == ["&lt;1&gt;", "&lt;1&gt;", "&lt;1&gt;", "none"])
  }
}
