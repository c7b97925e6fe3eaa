"""Operators, literals, elements and slices."""
OPS = {
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


def ops(name, *parts):
    case("operators: " + name, "|".join("{{ %s }}" % part for part in parts), OPS)


ops("precedence 1", "1+2*3-4//3%2**2", "-2**2", "2**-1", "(-2)**2", "-2|abs", "(-2)|abs")
ops("precedence 2", "1 ~ 2|string", "'a' ~ 'b' * 2", "not true == false", "not (true and false)", "1 < 2 == true", "1 == 1 == 1")
ops("precedence 3", "1 < 2 > 1", "1 < 2 <= 2 != 3", "'a' in 'abc' == true", "1 in [1] in [[1]]", "not 1 in [2]", "1 not in [2] and 3")
ops("precedence 4", "none is none and none == none", "1 if 0 else 2 if 0 else 3", "(1 if 0) is undefined", "'x' if n else 'y' ~ 'z'")
ops("lists and text 1", "[1,2,3] + [4]", "[1] * 3", "(1,2) + (3,)", "(1,2) * 2", "'ab' * 0", "'ab' * -3")
ops("lists and text 2", "true * 'x'", "false * 'x'", "3 * [0]")
ops("percent format 1", "'%s' % 5", "'%s %s' % (1, 2)", "'%d' % 3.7", "'%d' % -3.7", "'%i' % 3", "'%5d|%-5d|%05d|%+5d|% d' % (42, 42, 42, 42, 42)")
ops("percent format 2", "'%x|%X|%#x|%#X|%o|%#o' % (255, 255, 255, 255, 8, 8)", "'%x' % -255", "'%#x' % -255", "'%05x' % -255")
ops("percent format of numbers with a point", "'%e|%E|%.0e|%.3e' % (12345.678, 12345.678, 12345.678, 12345.678)", "'%g|%G|%.3g|%g|%g' % (12345.678, 1e-10, 1234.5, 1e16, 100000.0)", "'%#g' % 1.0", "'%#.0f' % 1.0", "'%f|%.1f|%10.3f|%-10.3f|%+.2f' % (3.14159, 3.14159, 3.14159, 3.14159, 3.14159)", "'%010.3f' % -3.14159")
ops("percent format of any value 1", "'%s' % none", "'%s' % true", "'%s' % [1]", "'%s' % {'a': 1}", "'%r %a' % ('é', 'é')", r"'%a' % '\u2028\U0001F600'")
ops("percent format of any value 2", "'%r' % {'a': ['b']}", "'%c%c%c' % ('a', 98, 'é')", "'%5c|%-5c|' % ('a', 'b')", "'%10s|%-10s|%.3s|%10.2s|' % ('abcd', 'abcd', 'abcd', 'abcd')", "'%*d|%-*d|%.*f' % (5, 1, 5, 2, 2, 3.14159)", "'%*d|' % (-5, 42)")
ops("percent format of any value 3", "'%%' % ()", "'%(a)s %(b)d %(a)s' % {'a': 'x', 'b': 2}", "'%(a)5s|%(a)-5s|' % {'a': 'x'}", "'%(a(b)c)s' % {'a(b)c': 1}", "'%d%%' % 50", "'%.3d' % 5")
ops("percent format of any value 4", "'%.3x' % 5", "'%5.3d|' % 5", "'%05.3d|' % 5", "'%+.3d' % 5", "'%#.5x' % 255", "'%ld %hd %Ld' % (1, 2, 3)")
ops("percent format of any value 5", "'%s' % (1,)", "'%s' % ((1, 2),)", "'%d' % true", "'%d' % 1e20", "'%d' % 123456789012345", "'%f' % 1")
ops("percent format of any value 6", "'%s' % 1.0", "'%F' % (1e308 * 10)", "'%f' % (1e308 * 10)", "'%E' % (1e308 * 10)", "'%5.1f|' % (-1e308 * 10)", "'%05f|' % (1e308 * 10)")
ops("percent format of any value 7", "'% s' % 'a'", "'%+s' % 'a'", "'%-+5d|' % 5", "'%0-5d|' % 5", "'no' % {}", "'no' % {'a': 1}")
ops("percent format of any value 8", "'no' % ()", "'no' % []", "('%s|%d|%5s|%r' |safe) % ('<', 5, '<', '<')", "('%(a)s' |safe) % {'a': '<'}", "('%s' |safe) % html", "('%s' |safe) % ['<']")
ops("percent format of any value 9", "('%r' |safe) % html", "('%.2s'|safe) % '<b>'", "('%5.1f'|safe) % 2.25")
ops("division 1", "7 / 2", "6 / 2", "-7 // 2", "7 // -2", "-7 // -2", "-7 % 2")
ops("division 2", "7 % -2", "-7 % -3", "7.5 // 2", "-7.5 // 2", "7.5 % -2", "-7.5 % 2", "5 // 0.3", "5 % 0.3")
ops("numbers with a point 1", "1e300 * 1e300", "-1e300 * 1e300", "1 / 3", "2 / 3", "10 / 4", "1e16 + 1")
ops("numbers with a point 2", "0.1 + 0.2", "1e16", "1e15", "123456789012345680.0", "1e-5", "0.0001")
ops("numbers with a point 3", "1.5e-7", "100 * 1.1", "3.0 * 1", "1 + 1.0")
ops("powers 1", "2 ** 62", "2 ** 0.5", "4 ** 0.5", "0 ** 0", "0.0 ** 0", "2 ** -2")
ops("powers 2", "(-2) ** -1", "(-2) ** 3", "10 ** 18")
ops("signs and numerals 1", "true + 1", "true / 2", "true // 2", "-true", "+true", "+false")
ops("signs and numerals 2", "- -1", "+-1", "--1", "1 - -1", "1--1", "1+-1")
ops("signs and numerals 3", "0x10 + 0o10 + 0b11", "1_000_000", "1.5e3", "1E5", "1e+5", "1.5_5")
ops("signs and numerals 4", "0xFF_FF", "9223372036854775807", "-9223372036854775807", "-9223372036854775807 - 1")
ops("equality 1", "1 == 1.0", "1 == true", "0 == false", "'1' == 1", "none == 0", "[] == ()")
ops("equality 2", "[1, 2] == [1, 2.0]", "(1, 2) == (1, 2)", "{'a': 1} == {'a': 1}", "{'a': 1, 'b': 2} == {'b': 2, 'a': 1}", "{} == []", "'a' == html")
ops("equality 3", "html == '<em>a & b</em>'", "range(3) == range(0, 3)", "range(3) == [0, 1, 2]", "[1] != [2]", "1 != '1'")
ops("order 1", "'a' < 'b'", "'a' < 'B'", "'' < 'a'", "'é' > 'z'", "[1, 2] < [1, 3]", "[1] < [1, 0]")
ops("order 2", "(1, 'a') < (1, 'b')", "true < 2", "false < true", "1 < 1.5", "[none] < [none]", "[1, 'a'] < [2, 3]")
ops("in 1", "1 in [1, 2]", "1.0 in [1, 2]", "true in [1]", "'a' in 'cat'", "'' in ''", "'x' not in 'cat'")
ops("in 2", "'a' in {'a': 1}", "1 in {1: 2}", "[1] in [[1]]", "2 in range(0, 10, 2)", "3 in range(0, 10, 2)", "2.0 in range(3)")
ops("in 3", "'a' in range(3)", "none in [none]", "'<em>' in html", "html in 'x<em>a & b</em>'")
ops("and, or, not 1", "0 or ''", "'' or 0", "1 and 0", "0 and 1", "1 or 1/0", "[] and 1")
ops("and, or, not 2", "[0] and 1", "not []", "not [0]", "not none", "not 0.0", "not ''", "not html", "not range(0)")
ops("literals 1", '\'a\' \'b\' "c"', r"""'\x41\u00e9\U0001F600\101\n\t\\\'\"'""", r"'\a\b\f\v\r\0'|list", r"'\q\d'", r""""it's" ~ 'say "hi"'""", r"""['it\'s', 'say "hi"', 'both\'"']""")
ops("literals 2", "'{{ }} {% %}'", "[1, [2, [3]], (4,), {'a': (5,)}]", "{'a': 1, 2: 'b', none: true, (1, 2): 'x', 1.5: html}", "{'a': 1, 'a': 2}", "{1: 'a', true: 'b'}", "{1: 'a', 1.0: 'b'}")
ops("literals 3", "{'a': {}, 'b': []}", "(1,)", "()", "(1, 2,)", "[1, 2,]", "{'a': 1,}", "1, 2")
ops("range 1", "range(5)", "range(1, 5)", "range(0, 5, 2)", "range(0)", "range(5)[::2]", "range(10)[2:5]")
ops("range 2", "range(10)[-1]", "range(5)|list", "range(5, 0, -1)|list", "range(0, -5, -2)|list", "range(5)|length", "d")
ops("elements 1", "items[0]", "items[-1]", "items[5] is defined", "items[-4] is defined", "items['x'] is defined", "items.x is defined")
ops("elements 2", "items.0", "items[true]", "items[0.0] is defined", "items[none] is defined", "s[0]", "s[-1]")
ops("slices 1", "s[0:5]", "s[::2]", "s[::-1]", "s[-5:]", "s[:-1]", "s[3:1]")
ops("slices 2", "s[100:]", "s[:100]", "s[-100:3]", "s[5:-100:-1]", "s[none:none:none]", "s[true:]")
ops("slices 3", "items[:]", "items[1:2]", "items[::-1]", "items[2::-1]", "items[:1:-1]", "items[-1:-3:-1]")
ops("slices 4", "(1,2,3)[1:]", "(1,2,3)[::-1]", "5[0] is defined", "html[0]", "html[1:4]", "html[::-1]")
ops("fields 1", "nested.a.b.c[2].x", "nested['a']['b'].c.2.x", "nested.a.b.c|last", "d.a", "d['a']", "d['zz'] is defined")
ops("fields 2", "d.zz is defined", "{'items': 5}['items']", "{1: 'one'}[1]", "{1: 'one'}[1.0]", "{1: 'one'}[true]", "{none: 'nope'}[none]")
ops("fields 3", "{(1,2): 'pair'}[1,2]", "{(1,2): 'pair'}[(1,2)]", "'abc'.0")
