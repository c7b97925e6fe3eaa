"""Tests behind `is`."""
TESTS = {
    "items": [3, 1, 2], "words": ["banana", "Apple", "cherry", "apple"], "html": {"$markup": "<em>a & b</em>"},
    "s": "Hello World", "n": None, "f": 42.55, "e": [], "t": True, "u": "Ünïcödé ß ΑΣ ǆ İ",
    "people": [
        {"name": "bob", "city": "Bern", "age": 30, "on": True},
        {"name": "Alice", "city": "Aarau", "age": 25, "on": False},
        {"name": "carl", "city": "bern", "age": 30, "on": True},
    ],
    "d": {"b": 2, "a": 3, "C": 1}, "nested": {"a": {"b": {"c": [10, 20, {"x": "y"}]}}},
    "long": "The quick brown fox jumps over the lazy dog, and the well-known re-use of half-baked ideas goes on.",
}


def tests(name, *parts):
    case("tests: " + name, "|".join("{{ %s }}" % part for part in parts), TESTS)


tests("defined", "items is defined", "nope is defined", "nope is not defined", "s is defined and s is string")
tests("undefined", "nope is undefined", "items.nope is undefined")
tests("none", "none is none", "0 is none")
tests("boolean", "true is boolean", "1 is boolean")
tests("true", "true is true", "1 is true")
tests("false", "false is false", "0 is false")
tests("integer", "1 is integer", "true is integer", "1.0 is integer")
tests("float", "1.0 is float", "1 is float")
tests("number", "1 is number", "true is number", "1.5 is number", "'1' is number")
tests("string", "'a' is string", "html is string", "1 is string", "'a' is string|string")
tests("escaped", "html is escaped", "'a' is escaped")
tests("mapping", "d is mapping", "items is mapping", "nested.a.b is mapping")
tests("iterable", "items is iterable", "'a' is iterable", "5 is iterable", "d is iterable", "range(3) is iterable", "none is iterable")
tests("sequence", "items is sequence", "'a' is sequence", "d is sequence", "range(3) is sequence", "5 is sequence", "(1,) is sequence")
tests("callable", "range is callable", "s is callable", "cycler is callable")
tests("odd 1", "3 is odd", "-3 is odd", "3.0 is odd", "3.5 is odd", "true is odd", "3 is not odd")
tests("odd 2", "not 3 is odd", "3 is odd and 4 is odd", "1 + 2 is odd", "(1 + 2) is odd")
tests("even", "2.5 is even", "4 is even", "0 is even", "2 ** 2 is even")
tests("divisibleby", "6 is divisibleby 3", "7 is divisibleby(3)", "7.5 is divisibleby 2.5", "3 is divisibleby items[0]")
tests("lower", "'abc' is lower", "'aBc' is lower", "'' is lower", "5 is lower", "none is lower", "'A'|lower is lower")
tests("upper", "'ABC' is upper", "'123' is upper", "none is upper")
tests("sameas", "1 is sameas 1", "'a' is sameas 'a'", "true is sameas true", "true is sameas 1", "none is sameas none", "items is sameas items", "d is sameas d")
tests("filter", "'upper' is filter", "'nope' is filter", "5 is filter")
tests("test", "'odd' is test", "'nope' is test")
tests("eq", "1 is eq 1", "[1, 2]|length is eq 2", "1 is eq(1)", "1 is eq 1 or 0", "1 is eq 1.0")
tests("equalto", "1 is equalto 1")
tests("ne", "1 is ne 2", "1 is ne '1'")
tests("gt", "1 is gt 0", "3 is gt (2)")
tests("greaterthan", "1 is greaterthan 0")
tests("ge", "1 is ge 1")
tests("lt", "1 is lt 2", "-3 is lt 0")
tests("lessthan", "1 is lessthan 2")
tests("le", "1 is le 1")
tests("in", "1 is in [1, 2]", "'a' is in 'abc'", "1 is not in [1]", "1 is in items")
