import Templating
import Testing

/// Included templates see the variables around them, and leave none behind, in whichever context they run.
@Suite struct IncludeTests {
  private func text(_ main: String, _ part: String, _ data: [(String, Value)] = []) -> String {
    let outcome = render(["main": main, "part": part], data)
    return outcome.messages + outcome.text
  }

  @Test func seesTheVariablesOfALoop() {
    let main = "{% for x in [1, 2] %}{% include 'part' %}{% endfor %}{{ x is defined }}"
    #expect(text(main, "{{ x }},") == "1,2,False")
  }

  @Test func hidesAVariableOfTheTopLevelOnlyMeanwhile() {
    let main =
      "{% set x = 'top' %}{% for x in [1] %}{% include 'part' %}{% endfor %}{% include 'part' %}{{ x }}"
    #expect(text(main, "{{ x }},") == "1,top,top")
  }

  @Test func hidesAGlobalOnlyMeanwhile() {
    let main = "{% for x in [1] %}{% include 'part' %}{% endfor %}{% include 'part' %}{{ x }}"
    #expect(text(main, "{{ x }},", [("x", "global")]) == "1,global,global")
  }

  @Test func hasLoopsAndConditionsOfItsOwn() {
    let part =
      "{% for a in x %}{% if a %}{{ loop.index }}{{ a }}{% else %}-{% endif %}{% endfor %}{% with b = x[0] %}{{ b }}{% endwith %}"
    #expect(text("{% for x in [[1, 0]] %}{% include 'part' %}{% endfor %}", part) == "11-1")
  }

  @Test func seesTheLoopItIsIn() {
    let main = "{% for x in ['a', 'b'] %}{% include 'part' %}{% endfor %}"
    #expect(text(main, "{{ loop.index }}{{ loop.last }} ") == "1False 2True ")
  }

  /// A macro reads the top level it stands in, not what an included template is shown.
  @Test func macrosDoNotSeeWhatIsHidden() {
    let main =
      "{% set y = 'top' %}{% macro m() %}{{ y }}{% endmacro %}{% for y in ['in'] %}{% include 'part' %}{% endfor %}"
    #expect(text(main, "{{ m() }}{{ y }}") == "topin")
  }

  @Test func setsNothingOutside() {
    let main = "{% set y = 1 %}{% include 'part' %}{{ y }}"
    #expect(text(main, "{% set y = 2 %}{{ y }}") == "21")
  }

  @Test func tellsWhatIsWrongInIt() {
    let main = "{% for item in [1] %}a{% include 'part' %}{% endfor %}"
    #expect(
      text(main, "b{{ item }}{{ item / 0 }}")
        == """
        part:1:15: error: '/' by zero
          1 | b{{ item }}{{ item / 0 }}
            |               ^~~~~~~~
        main:1:34: note: 'part' is included here
          1 | {% for item in [1] %}a{% include 'part' %}{% endfor %}
            |                                  ^~~~~~

        """)
  }
}
