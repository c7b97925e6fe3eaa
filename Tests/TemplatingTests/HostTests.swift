import Dates
import Diagnostics
import Foundation
import HTML
import Synchronization
import Templating
import Testing

/// What a host gives to templates: objects, functions, filters, dates.
@Suite struct HostTests {
  @Test func listsAreGroupedAndSortedByPartsOfDates() {
    // 2 January 2027, 2026 and 2027 again, in UTC.
    let dates: [Value] = [1_798_848_000, 1_767_312_000, 1_798_848_000].map { instant in
      .map(OrderedMap([("d", .date(DateTime(instant: instant)))]))
    }
    let outcome = render(
      "{% for year, all in x | groupby('d.year') %}{{ year }}:{{ all | length }} {% endfor %}{{ x | map(attribute='d.month') | list }}{{ x[0]['d']['day'] }}",
      [("x", .list(dates))])
    #expect(outcome.text == "2026:1 2027:2 [1, 1, 1]2")
  }

  /// Counts which of its fields were asked for.
  final class Lazy: Object {
    static let kind = Shape(name: "lazy", fields: ["cheap", "dear"])
    let asked = Mutex<[Int]>([])

    var shape: Shape { Self.kind }

    func field(_ index: Int) -> Value {
      asked.withLock { $0.append(index) }
      return index == 0 ? "cheap" : "dear"
    }
  }

  @Test func fieldsAreWorkedOutWhenAsked() {
    let lazy = Lazy()
    let outcome = render(
      "{{ o.cheap }}{{ o['cheap'] }}{{ o.x is defined }}", [("o", .object(lazy))])
    #expect(outcome == Outcome(text: "cheapcheapFalse"))
    #expect(lazy.asked.withLock { $0 } == [0, 0])
  }

  /// Writes one of its fields itself.
  final class Writer: Object {
    static let kind = Shape(name: "writer", fields: ["own", "text", "list"])

    var shape: Shape { Self.kind }

    func field(_ index: Int) -> Value {
      index == 0 ? .markup("<made>") : index == 1 ? "a<b" : .list([1, "x"])
    }

    func write(_ index: Int, into output: inout ByteBuffer) -> Bool {
      guard index == 0 else { return field(index).writeText(into: &output) }
      output.append("<written>" as StaticString)
      return true
    }
  }

  @Test func anObjectMayWriteAField() {
    let outcome = render(
      "{{ o.own }} {{ o.own | upper }} {{ o.text }} {{ o.list }}", [("o", .object(Writer()))])
    #expect(outcome == Outcome(text: "<written> <MADE> a&lt;b [1, &#39;x&#39;]"))
  }

  @Test func aMapLikeAnotherHasItsKeys() {
    let keys = OrderedMap([("a", .none), ("b", .none)])
    let map = OrderedMap(like: keys, [1])
    let outcome = render("{{ m.a }} {{ m.b }} {{ m }}", [("m", .map(map))])
    #expect(outcome == Outcome(text: "1 None {&#39;a&#39;: 1, &#39;b&#39;: None}"))
  }

  @Test func objectsAreThemselves() {
    let (one, two) = (Value.object(Lazy()), Value.object(Lazy()))
    let outcome = render(
      "{{ a == a }}{{ a == b }}{{ a in [b, a] }}{{ 'T' if a }}{{ a is sameas a }}",
      [("a", one), ("b", two)])
    #expect(outcome == Outcome(text: "TrueFalseTrueTTrue"))
  }

  @Test func functionsAndFilters() {
    let functions = [
      "greet": NativeFunction([.required("name"), .optional("mark", "!")]) {
        arguments throws(CallError) in
        guard case .string(let name) = arguments[0], case .string(let mark) = arguments[1] else {
          throw CallError("'greet' takes text", hint: "write 'greet(\"Ann\")'")
        }
        return .markup("<b>\(name)\(mark)</b>")
      }
    ]
    let filters = [
      "url": NativeFunction([.required("path")]) { arguments in
        if case .string(let path) = arguments[0] { .string("/base/" + path) } else { .none }
      }
    ]
    func run(_ template: String) -> Outcome {
      render(["main": template], functions: functions, filters: filters)
    }
    #expect(
      run("{{ greet('A') }}{{ greet(name='B', mark='?') }}{{ 'x' | url }}")
        == Outcome(text: "<b>A!</b><b>B?</b>/base/x"))
    #expect(
      run("{{ greet(1) }}").messages == """
        main:1:4: error: 'greet' takes text
          1 | {{ greet(1) }}
            |    ^~~~~~~~ write 'greet("Ann")'

        """)
    #expect(
      run("{{ greet() }}").messages == """
        main:1:4: error: 'greet' needs its argument 'name'
          1 | {{ greet() }}
            |    ^~~~~

        """)
    #expect(
      run("{{ 'x' | url(1) }}").messages == """
        main:1:10: error: 'url' takes at most 1 argument, not 2
          1 | {{ 'x' | url(1) }}
            |          ^~~

        """)
  }

  @Test func dates() throws {
    let civil = try #require(CivilTime(year: 2026, month: 6, day: 5, hour: 9))
    let data: [(String, Value)] = [("d", .date(DateTime(civil, offset: 7200)))]
    #expect(
      render(
        "{{ d | date('%d %b %Y') }}|{{ d | date }}|{{ d.year }}|{{ d }}|{{ d.isoformat() }}", data)
        == Outcome(
          text: "05 Jun 2026|2026-06-05|2026|2026-06-05 09:00:00+02:00|2026-06-05T09:00:00+02:00"))
    #expect(render("{{ d < d }}{{ d == d }}{{ [d, d] | min == d }}", data).text == "FalseTrueTrue")
  }

  @Test func whereAndGroupBy() {
    let shape = Shape(name: "post", fields: ["kind", "n"])
    let posts = [("b", 1), ("a", 2), ("b", 3)].map { kind, number in
      Value.object(Record(shape, [.string(kind), .int(number)]))
    }
    let data: [(String, Value)] = [("posts", .list(posts))]
    #expect(
      render("{{ posts | where('kind', 'b') | map(attribute='n') | join(',') }}", data).text
        == "1,3")
    #expect(
      render(
        "{% for k, l in posts | group_by('kind') %}{{ k }}:{{ l | length }} {% endfor %}", data
      ).text == "b:2 a:1 ")
  }

  @Test func globalsThatAreLeftOutAreUndefined() {
    let environment = Environment(globalNames: ["page", "list"]) { _ in
      SourceText(path: "t", text: "{{ list is defined }}{{ page }}")
    }
    let template = environment.load("t").template
    var globals = environment.globals([("page", "p")])
    globals["nope"] = 1
    var buffer = ByteBuffer()
    buffer.append("before ")
    #expect(template?.render(globals, into: &buffer).isEmpty == true)
    #expect(buffer.string() == "before Falsep")
  }

  @Test func failedRenderAppendsNothing() {
    let environment = Environment(globalNames: ["page"]) { _ in
      SourceText(path: "t", text: "text {{ 1 // 0 }}")
    }
    let template = environment.load("t").template
    var buffer = ByteBuffer()
    buffer.append("before")
    #expect(template?.render(environment.globals(), into: &buffer).count == 1)
    #expect(buffer.string() == "before")
  }

  @Test func timesOfTemplates() {
    let templates = [
      "main": "{% extends 'base' %}{% block b %}{% include 'part' %}{{ m.f() }}{% endblock %}",
      "base": "{% import 'm' as m %}{% block b %}{% endblock %}", "part": "p",
      "m": "{% macro f() %}f{% endmacro %}",
    ]
    // A clock that goes on by one each time it is asked.
    let asked = Mutex(0)
    let clock: @Sendable () -> Int = {
      asked.withLock { asked in
        asked += 1
        return asked
      }
    }
    func environment(_ clock: (@Sendable () -> Int)?) -> Environment {
      Environment(
        clock: clock,
        loader: { name in templates[name].map { SourceText(path: "T/\(name)", text: $0) } })
    }
    let timed = environment(clock)
    var buffer = ByteBuffer()
    for _ in 0..<2 {
      #expect(timed.load("main").template?.render(timed.globals(), into: &buffer).isEmpty == true)
    }
    #expect(buffer.string() == "pfpf")
    #expect(
      timed.times == [
        TemplateTime(path: "T/main", renders: 2, total: 22, own: 10),
        TemplateTime(path: "T/base", renders: 2, total: 18, own: 6),
        TemplateTime(path: "T/m", renders: 2, total: 4, own: 4),
        TemplateTime(path: "T/part", renders: 2, total: 2, own: 2),
      ])
    let untimed = environment(nil)
    _ = untimed.load("main").template?.render(untimed.globals(), into: &buffer)
    #expect(untimed.times.isEmpty)
  }

  @Test func spacesOfSomeTemplatesStay() {
    var options = Environment.Options()
    options.trimBlocks = true
    options.stripsBlockIndent = true
    let templates = [
      "main": "  {% if true %}\na{% include 'kept' %}{% endif %}\n",
      "kept": " {% if true %}\nb{% endif %}",
    ]
    let environment = Environment(
      options: options, keepsSpaces: { $0 == "kept" },
      loader: { name in templates[name].map { SourceText(path: name, text: $0) } })
    var buffer = ByteBuffer()
    _ = environment.load("main").template?.render(environment.globals(), into: &buffer)
    #expect(buffer.string() == "a \nb")
  }

  @Test func missingTemplate() {
    let environment = Environment(templateNames: { ["base.html"] }, loader: { _ in nil })
    let (template, diagnostics) = environment.load("bas.html")
    #expect(template == nil)
    #expect(
      diagnostics.map { DiagnosticText().format($0) } == [
        "bas.html: error: there is no such template\n  did you mean 'base.html'?\n"
      ])
  }

  @Test func manyThreadsShareATemplate() async {
    let templates = [
      "main":
        "{% extends 'base' %}{% from 'm' import f %}{% block b %}{% for i in range(50) %}{{ f(i, x) }}{% endfor %}{% endblock %}",
      "base": "[{% block b %}{% endblock %}]", "m": "{% macro f(i, x) %}{{ i * x }} {% endmacro %}",
    ]
    let environment = Environment(globalNames: ["x"]) { name in
      templates[name].map { SourceText(path: name, text: $0) }
    }
    let results = await withTaskGroup(of: String.self) { group in
      for _ in 0..<8 {
        group.addTask {
          let template = environment.load("main").template
          var last = ""
          for _ in 0..<50 {
            var buffer = ByteBuffer()
            _ = template?.render(environment.globals([("x", 2)]), into: &buffer)
            last = buffer.string()
          }
          return last
        }
      }
      return await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(results == ["[" + (0..<50).map { "\($0 * 2) " }.joined() + "]"])
  }
}
