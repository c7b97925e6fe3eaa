import Templating

/// What the templates of every input are given, under the names that the cases from Jinja2 use.
enum SampleData {
  static let values: [(String, Value)] = [
    ("items", [3, 1, 2]), ("words", ["banana", "Apple", "cherry", "apple"]), ("n", 7),
    ("f", 42.55), ("s", "Hällo Wörld"), ("t", true), ("empty", []), ("none_", .none),
    ("html", .markup("<em>a & b</em>")), ("name", "base.html"), ("missing", .undefined(nil)),
    ("d", map(["b": 2, "a": 3, "C": 1])),
    (
      "user",
      map(["name": "Ann <b>", "age": 42, "tags": ["x", "y & z"], "none": .none])
    ),
    (
      "people",
      [
        map(["name": "bob", "city": "Bern", "age": 30, "on": true]),
        map(["name": "Alice", "city": "Aarau", "age": 25, "on": false]),
        map(["name": "carl", "city": "bern", "age": 30, "on": true]),
      ]
    ),
    (
      "tree",
      [
        map(["n": "a", "c": [map(["n": "b", "c": []])]]), map(["n": "e", "c": []]),
      ]
    ),
    ("long", "The quick brown fox jumps over the lazy dog, and the well-known re-use goes on."),
    (
      "page",
      .object(
        Record(
          Shape(name: "page", fields: ["title", "url", "tags", "date"]),
          ["T & T", "/a/", ["x", "y"], .none]))
    ),
  ]

  private static func map(_ pairs: KeyValuePairs<String, Value>) -> Value {
    .map(OrderedMap(pairs.map { ($0.key, $0.value) }))
  }
}
