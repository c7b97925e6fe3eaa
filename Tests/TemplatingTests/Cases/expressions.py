"""Expressions of several parts, and Unicode."""
MISC = {
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


def misc(name, *parts):
    case("expressions: " + name, "|".join("{{ %s }}" % part for part in parts), MISC)


misc("combined 1", "[3,1,2]|sort|first", "'a'|upper|lower|title", "(1,2,3)|sum + 1", "1|string ~ 2|string", "-1|string", "2 * 3|string")
misc("combined 2", "[1,2,3][1:]|join", "'x'|replace('x', 'y')|upper", "items|map('string')|map('length')|sum", "namespace(a=1).a", "namespace({'a': 1}, b=2).b", "dict()")
misc("combined 3", "range(true)|list", "namespace(a=1).b is defined", "'a'.nope is defined", "(1).nope is defined", "none.x is defined", "true.x is defined")
misc("combined 4", "d.nope is defined", "'abc'['0'] is defined", "[1,2]['0'] is defined", "[[1,2],[3]] | map('sum') | list", "1 if true", "(0 if false) is defined")
misc("combined 5", "1 if false else 2 ~ 3", "'%s' % ('a' if true else 'b')", "{'a': 1 if true else 2}", "[1 if false else 2, 3]", "(1 if true else 2) + 1", "{'a': 1}.a + 1")
misc("combined 6", "[1][0] + 1", "(1, 2)[0] + 1", "'a'.upper() + 'b'", "('a' + 'b').upper()", "('a', 'b')|join", "(('a'))")
misc("combined 7", "((1, 2), 3)", "not not 1", "not -1", "-(-1)", "-(1 + 2)", "+(1)")
misc("combined 8", "-items[0]", "-f", "true and 1", "{'a': 1} and 2", "1 < 2 < 3 < 4", "3 > 2 > 1")
misc("combined 9", "1 < 3 < 2", "1 == 1 != 2", "'a' < 'b' < 'c'", "1 < 2 in [2, 3]", "[1, 2] == [1, 2] == [1, 2]", "1e3|int")
misc("combined 10", "1.5|int + 1", "1e3", "1e100", "1.7976931348623157e308", "5e-324", "2.2250738585072014e-308")
misc("combined 11", "0.30000000000000004", "123456.789", "1e2", "1.0e2", "12345678.9", "0.1")
misc("combined 12", "-0.0", "0.0", "3.14", "1/7", "100/3", "1e21")
misc("combined 13", "1e22", "123456789.123456789", "4.35", "2.5e-5", "true ~ false ~ none", "[true, false, none]")
misc("combined 14", "{'a': none}", "'é'|list", r"['é', '日', '😀', '\u200b', '\xad', '\ue000', '\u0378']", r"['\x1f', '\x7f', '\x80', '\xa0', '\u2028']", r"'a\u0301' == 'á'", r"'a\u0301'|length")
misc("combined 15", r"'a\u0301'|reverse", "'🇩🇪'|length", "'👨‍👩‍👧'|length", "'👨‍👩‍👧'|reverse", "'👨‍👩‍👧'[0]", "'🇩🇪abc'[2:]")
misc("combined 16", r"'\r\n'|length", r"'a\r\nb'|replace('\n', 'X')", r"'a\r\nb'.split('\n')", r"'e\u0301x'.find('x')", r"'e\u0301'.startswith('e')", r"'e\u0301' in ['é']")
misc("combined 17", r"{'e\u0301': 1, 'é': 2}", r"{'e\u0301': 1, 'é': 2}|length", r"['é', 'e\u0301']|unique|list", r"['é', 'e\u0301', 'f']|sort", r"'e\u0301'|capitalize", r"'e\u0301'|title")
misc("combined 18", r"'e\u0301'|upper", "words|sort(attribute=0)", "words|sort(attribute='0')", "words|sort(attribute='0,1')", "words|map(attribute=0)|list", "people|map('default', 'x')|list")
misc("combined 19", "[d.nope]|first is defined", "items|map('abs')|list", "items|select('sameas', 1)|list", "words|select('lower')|list", "words|reject('upper')|list", "words|select('string')|list|length")
misc("combined 20", "d|map('upper')|list", "d|select|list", "d|unique|list", "d|join('-')", "d.items()|map('last')|list", "d.items()|map(attribute=1)|sum")
misc("combined 21", "d.items()|sort(attribute=1)", "d.items()|selectattr(1, 'gt', 1)|list", "d.items()|list|tojson", "d.items()|groupby(1)|list", "d.items()|max(attribute=1)", "d.items()|min(attribute='1')")
misc("combined 22", "d.items()|length", "d.keys()|length", "d.keys()|sort", "d.keys()|first", "d.values()|sum", "d.keys()|join(',')")
misc("combined 23", "d.items()|first", "'a' in d.keys()", "2 in d.values()", "('a', 3) in d.items()", "d.items() is iterable", "items|slice(2) is defined")
misc("combined 24", "items|map('string') is iterable", "items|select|first", "items|unique|first", "items|reverse|first", "'abc'|reverse|upper", "items|select is true")
misc("combined 25", "[] | select | first is defined", "[]|join|length", "people|groupby('age')|length", "people|groupby('age') is sequence", "(people|groupby('age'))[0].grouper", "(people|groupby('age'))[0].list[0].name")
misc("combined 26", "(people|groupby('age'))[0]|list", "items|sort is sequence", "s is sameas(s)", "1.5 is sameas 1.5", "'%s'|format(*items[:1])", "'%s %s %s'|format(*items)")
misc("combined 27", "'{}-{}'.format(*items)", "'{a}'.format(**{'a': 1})", "'{} {a}'.format(1, **{'a': 2})", "range(*[1, 4])|list", "dict(**d)", "cycler(*items).next()")
misc("combined 28", "'a'.replace(*['a', 'b'])", "'x'|replace(*['x'], **{'new': 'y'})", "'a b'.split(maxsplit=1)", "s.upper()[0]", "s.upper().lower().title()", "(s|upper)[0]")
misc("combined 29", "(s|upper).lower()", "s[0]|upper", "s.split()|first|upper", "s.split()[0]|upper", "d.a|string|length")
misc("inline if without else 1", "'a' if n", "('a' if n) ~ 'b'", "('a' if n)|upper", "('a' if n)|default('d')", "('a' if n)|length", "('a' if n)|join(',')")
misc("inline if without else 2", "('a' if n) or 'b'", "not ('a' if n)", "'x' in ('a' if n)", "('a' if n) == 'a'", "('a' if n) != ''", "('a' if n)|list", "['a' if n]|length")
misc("inline if without else 3", "('a' if n) is defined", "('a' if n)|string|length", "['x', 'a' if n]|join('-')", "('a' if n) == ('b' if n)", "'%s' % ('a' if n)", "('a' if n)|e", "('a' if n)|trim|length")
