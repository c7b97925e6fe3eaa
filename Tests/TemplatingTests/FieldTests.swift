import Templating
import Testing

/// Fields of maps and objects, which are found where the last one was.
@Suite struct FieldTests {
  @Test func mapsWithTheirKeysInDifferentOrders() {
    let maps: [Value] = [
      .map(OrderedMap([("a", 1), ("b", 2)])), .map(OrderedMap([("b", 3), ("a", 4)])),
      .map(OrderedMap([("a", 5)])), .map(OrderedMap([("x", 6), ("y", 7), ("a", 8), ("b", 9)])),
      .map(OrderedMap([(key: .int(0), value: 10), (key: .markup("b"), value: 11)])),
    ]
    let outcome = render(
      "{% for m in maps %}{{ m.a|default('-') }}{{ m.b|default('-') }} {% endfor %}",
      [("maps", .list(maps))])
    #expect(outcome == Outcome(text: "12 43 5- 89 -11 "))
  }

  @Test func longNames() {
    let name = "a_name_that_is_longer_than_fifteen_bytes"
    let maps: [Value] = [
      .map(OrderedMap([(name + "_", 1), (name, 2)])),
      .map(OrderedMap([(name, 3), (name + "_", 4)])),
    ]
    let shape = Shape(name: "thing", fields: [name + "_", name])
    let outcome = render(
      "{% for m in maps %}{{ m.\(name) }}{% endfor %}",
      [("maps", .list(maps + [.object(Record(shape, [5, 6]))]))])
    #expect(outcome == Outcome(text: "236"))
  }

  @Test(arguments: [1, 8, 24, 25, 200])
  func everyKeyOfMapsOfEverySize(count: Int) {
    let pairs = (0..<count).map { ("key\($0)", Value.int($0)) }
    let names = (0..<count).map { "{{ m.key\($0) }}{{ m['key\($0)'] }} " }.joined()
    let outcome = render(
      names + "{{ m.key\(count) is defined }}", [("m", .map(OrderedMap(pairs + pairs)))])
    #expect(outcome.text == (0..<count).map { "\($0)\($0) " }.joined() + "False")
  }

  @Test func keysThatOnlyLookAlike() {
    // é as one scalar and as two.
    let map = Value.map(OrderedMap([("caf\u{E9}", 1), ("cafe\u{301}", 2)]))
    let outcome = render("{{ m['caf\u{E9}'] }}{{ m['cafe\u{301}'] }}{{ m|length }}", [("m", map)])
    #expect(outcome == Outcome(text: "122"))
  }

  @Test func fieldsOfWhatIsNoTextAreWrittenAsEver() {
    let map = Value.map(
      OrderedMap([("n", .none), ("f", true), ("d", 1.5), ("l", ["<", 1]), ("m", .markup("<b>"))]))
    let outcome = render("{{ x.n }} {{ x.f }} {{ x.d }} {{ x.l }} {{ x.m }}", [("x", map)])
    #expect(outcome == Outcome(text: "None True 1.5 [&#39;&lt;&#39;, 1] <b>"))
  }

  @Test func argumentsOfMacrosInEveryWay() {
    let outcome = render(
      """
      {% macro m(a, b="B", c="C") %}{{ a }}{{ b }}{{ c }}{% endmacro %}\
      {% macro w(x, y=1) %}[{{ x }}{{ y }}{{ caller() }}]{% endmacro %}\
      {{ m(1) }} {{ m(1, 2) }} {{ m(1, c=3) }} {{ m(c=m(7), a=m(8, c=9)) }} {{ m(*[4, 5]) }} \
      {{ m(m(1), m(2), m(3)) }} {% call w(m(5)) %}{{ m(6) }}{% endcall %} \
      {% call w(y=2, x=m(1)) %}in{% endcall %}
      """)
    #expect(
      outcome
        == Outcome(text: "1BC 12C 1B3 8B9B7BC 45C 1BC2BC3BC [5BC16BC] [1BC2in]"))
  }
}
