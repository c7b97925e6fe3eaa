import Foundation
import Synchronization
import Templating
import Testing

/// What a template may use up, and that it ends with an error and not with the program.
@Suite struct LimitsTests {
  /// Renders on a thread with a stack of so many bytes.
  private func render(
    _ template: String, stack: Int, options: Environment.Options = Environment.Options()
  ) async -> Outcome {
    await withCheckedContinuation { continuation in
      let thread = Thread {
        continuation.resume(
          returning: TemplatingTests.render(["main": template], [("x", 1)], options: options))
      }
      thread.stackSize = stack
      thread.start()
    }
  }

  private var roomy: Environment.Options {
    var options = Environment.Options()
    options.stackBudget = 12 << 20
    return options
  }

  @Test(arguments: [
    "{% include 'main' %}", "{% macro m() %}{{ m() }}{% endmacro %}{{ m() }}",
    "{% for i in [1] recursive %}{{ loop([1]) }}{% endfor %}",
    "{% macro m() %}{% call m() %}{% endcall %}{{ caller is defined }}{% endmacro %}{{ m() }}",
    "{% block a %}{{ self.a() }}{% endblock %}",
    "{% import 'main' as m %}",
  ])
  func callsInsideEachOtherEnd(template: String) async {
    let outcome = await render(template, stack: 32 << 20, options: roomy)
    #expect(outcome.text.isEmpty)
    #expect(outcome.messages.contains("error: more than 100 calls inside each other\n"))
    #expect(outcome.messages.contains("~ something includes or calls itself without an end\n"))
  }

  @Test func hundredCallsAreFine() async {
    let template =
      "{% macro m(n) %}{% if n %}{{ m(n - 1) }}{% else %}end{% endif %}{% endmacro %}{{ m(90) }}"
    let outcome = await render(template, stack: 32 << 20, options: roomy)
    #expect(outcome == Outcome(text: "end"))
  }

  @Test(arguments: [
    "(", "[", "not ", "- ", "x[", "x|default(", "1 if x else ", "range(", "-(",
  ])
  func expressionsInsideEachOtherEnd(opening: String) async {
    let template = "{{ \(String(repeating: opening, count: 5000)) }}"
    let outcome = await render(template, stack: 32 << 20, options: roomy)
    #expect(outcome.messages.contains("error: more than 100 levels inside each other\n"))
    #expect(await render(template, stack: 512 << 10).text.isEmpty)
  }

  @Test(arguments: ["{% if x %}", "{% for i in [1] %}", "{% with %}", "{% macro m() %}"])
  func blocksInsideEachOtherEnd(opening: String) async {
    let template = String(repeating: opening, count: 5000)
    let outcome = await render(template, stack: 32 << 20, options: roomy)
    #expect(outcome.messages.contains("error: more than 50 levels inside each other\n"))
    #expect(await render(template, stack: 512 << 10).text.isEmpty)
  }

  @Test(arguments: [
    "{{ x\(String(repeating: "|abs", count: 95)) }}",
    "{{ x\(String(repeating: " + 1", count: 95)) }}",
    "{{ x\(String(repeating: ".a", count: 95)) }}",
    "{{ \(String(repeating: "[", count: 90))\(String(repeating: "]", count: 90)) }}",
    String(repeating: "{% for i in [1] %}", count: 45) + "{{ loop.index }}"
      + String(repeating: "{% endfor %}", count: 45),
    "{% macro m(a) %}{% for i in [1] %}{% if x %}{{ m([m(a)|upper]) }}{% endif %}{% endfor %}"
      + "{% endmacro %}{{ m(1) }}",
  ])
  func smallStacksSuffice(template: String) async {
    // That it comes back is the point: with less stack it may be an error, never the end of the program.
    _ = await render(template, stack: 512 << 10)
  }

  @Test(arguments: [
    ("{{ 'ab' * 99999999 }}", "a text would have more than 67108864 bytes"),
    ("{{ [1] * 9999999 }}", "a list would have more than 1000000 elements"),
    ("{{ range(9999999) }}", "a list would have more than 1000000 elements"),
    (
      "{% set n = namespace(a='x') %}{% for i in range(99) %}{% set n.a = n.a ~ n.a %}{% endfor %}",
      "a text would have more than 67108864 bytes"
    ),
    (
      "{% set n = namespace(a=[1]) %}{% for i in range(99) %}{% set n.a = [n.a, n.a] %}{% endfor %}",
      "the value would have more than 2000000 elements"
    ),
    (
      "{% set n = namespace(a=1) %}{% for i in range(999) %}{% set n.a = [n.a] %}{% endfor %}",
      "lists and maps inside each other more than 50 deep"
    ),
    (
      "{% set n = namespace() %}{% set n.a = n %}",
      "lists and maps inside each other more than 50 deep"
    ),
    ("{{ ''.ljust(99999999) }}", "a text would have more than 67108864 bytes"),
    ("{{ 'a\\nb'|indent(99999999) }}", "a text would have more than 67108864 bytes"),
    ("{{ [1]|batch(9999999, 0)|list }}", "a list would have more than 1000000 elements"),
  ])
  func valuesStaySmall(template: String, message: String) {
    let outcome = TemplatingTests.render(template)
    #expect(outcome.text.isEmpty)
    #expect(outcome.messages.contains("error: \(message)\n"))
  }

  @Test func outputHasALimit() {
    var options = Environment.Options()
    options.largestOutput = 1000
    let template = "{% for i in range(2000) %}x{% endfor %}"
    let outcome = TemplatingTests.render(["main": template], options: options)
    #expect(
      outcome
        == Outcome(
          messages: """
            main:1:1: error: the page is larger than 1000 bytes
              1 | \(template)
                | ^~~~~~

            """))
  }

  @Test func roundsHaveALimit() {
    var options = Environment.Options()
    options.mostRounds = 100
    let template = "{% for i in range(20) %}{% for j in range(20) %}{% endfor %}{% endfor %}"
    let outcome = TemplatingTests.render(["main": template], options: options)
    #expect(outcome.messages.contains("error: the page takes more than 100 rounds of loops\n"))
  }
}
