D = {
    "items": [3, 1, 2], "words": ["banana", "Apple", "cherry", "apple"], "html": {"$markup": "<em>a & b</em>"},
    "s": "Hello World", "n": None, "f": 42.55,
    "people": [
        {"name": "bob", "city": "Bern", "age": 30, "on": True},
        {"name": "Alice", "city": "Aarau", "age": 25, "on": False},
        {"name": "carl", "city": "bern", "age": 30, "on": True},
    ],
    "d": {"b": 2, "a": 3, "C": 1},
    "long": "The quick brown fox jumps over the lazy dog, and the well-known re-use of half-baked ideas goes on.",
}


def f(name, *parts):
    case("filters: " + name, "|".join("{{ %s }}" % p for p in parts), D)


f("abs", "-3|abs", "-2.5|abs", "3|abs", "true|abs")
f("attr", "d|attr('zz') is defined", "s|attr('nope')|default('x')")
f("batch", "[1,2,3,4,5]|batch(2)|list", "[1,2,3]|batch(2, 0)|list", "[]|batch(3)|list", "'abc'|batch(2)|list")
f("slice", "[1,2,3,4,5,6,7]|slice(3)|list", "[1,2,3,4]|slice(3, 'x')|list", "range(10)|slice(4)|list")
f("capitalize", "'hELLO wORLD'|capitalize", "''|capitalize", "html|capitalize", "'éa'|capitalize", "5|capitalize")
f("center", "'ab'|center(7)", "'abc'|center(6)", "'abc'|center(2)", "'x'|center|length")
f("default", "none|default('x', true)", "0|default(5, true)", "false|d('n', boolean=true)", "missing|d('z')")
f("dictsort", "d|dictsort", "d|dictsort(true)", "d|dictsort(by='value')", "d|dictsort(reverse=true)", "d|dictsort(false, 'value', true)")
f("escape", "'<a>'|escape", "'<a>'|e|e", "html|escape", "html|forceescape", "'<a>'|forceescape", "3|e", "none|e", "['<']|e")
f("filesizeformat", "0|filesizeformat", "1|filesizeformat", "999|filesizeformat", "1000|filesizeformat", "1234567|filesizeformat", "1024|filesizeformat(true)", "123456789|filesizeformat(binary=true)", "'2500'|filesizeformat", "1e30|filesizeformat", "1.5|filesizeformat")
f("first and last", "items|first", "items|last", "'abc'|first", "'abc'|last", "range(5)|last", "d|first", "[]|first is defined", "(1, 2)|last")
f("float", "'3.5'|float", "'x'|float", "'x'|float(1.5)", "3|float", "true|float", "' 2e3 '|float", "none|float", "'inf'|float", "'1_000'|float")
f("int", "'42'|int", "'42.9'|int", "'x'|int", "'x'|int(7)", "-3.9|int", "'0x1f'|int(0, 16)", "'ff'|int(base=16)", "'101'|int(base=2)", "none|int", "true|int", "' 12 '|int", "'1_000'|int", "[]|int(3)", "'0b11'|int(base=0)", "'-0x1A'|int(base=16)")
f("format", "'%s - %s'|format('a', 'b')", "'%(x)s'|format(x='<')", "'%05.1f'|format(3.14159)", "'%s'|format(html)", "'<%s>'|safe|format('<')", "'%d%%'|format(50)", "'%5d|%-5d|%05d'|format(1, 2, 3)", "'%x %X %o %#x'|format(255, 255, 8, 255)", "'%e %g %G'|format(12345.678, 0.00001, 1e20)", "'%c%c'|format('a', 66)", "'%.2s'|format('abc')", "'%*d'|format(5, 42)", "'%r'|format('q')")
f("groupby", "people|groupby('city')", "people|groupby('age')|map(attribute='grouper')|list", "people|groupby('city', case_sensitive=true)|map(attribute='grouper')|list", "people|groupby('zip', default='none')|map('first')|list")
f("indent", "'a\\nb\\n\\nc'|indent", "'a\\nb'|indent(2, true)", "'a\\n\\nb'|indent(2, blank=true)", "'a\\nb'|indent('> ')", "'a\\nb'|indent(width=1, first=true)", "html|indent('<')", "'a\\n'|indent(2)")
f("items", "d|items|list", "d.items()|list")
f("join", "items|join", "items|join(', ')", "people|join(', ', attribute='name')", "['<', html]|join('&')", "['<', 'x']|join(html)", "[1, none, true, 2.0]|join('-')", "'abc'|join('.')", "[['a']]|join", "d|join(',')")
f("length", "items|length", "'äö'|length", "d|count", "range(7)|length", "()|length", "html|length")
f("list", "'abc'|list", "d|list", "range(3)|list", "(1, 2)|list", "html[:2]|list")
f("lower and upper", "'ÀÉ x'|lower", "'straße'|upper", "html|upper", "3|upper", "none|lower", "'ǆ'|title", "'İ'|lower|length")
f("map", "people|map(attribute='name')|list", "words|map('upper')|list", "people|map(attribute='zip', default='-')|list", "words|map('replace', 'a', 'A')|join(' ')", "people|map(attribute='name')|map('length')|sum", "[[1, 2], [3, 4]]|map(attribute=1)|list", "[[1, 2], [3]]|map('sum')|list", "[{'a': {'b': 1}}]|map(attribute='a.b')|list")
f("max and min", "items|max", "items|min", "words|max", "words|min", "words|min(case_sensitive=true)", "people|max(attribute='age')", "people|min(attribute='age')|attr('x') is defined", "[]|max is defined", "d|max", "'hello'|max", "(people|max(attribute='age')).name")
f("reject and select", "range(6)|select('odd')|list", "range(6)|reject('odd')|list", "[0, 1, '', 'a', none]|select|list", "[0, 1]|reject|list", "range(10)|select('divisibleby', 3)|list", "range(6)|select('gt', 3)|list", "words|select('in', ['Apple'])|list")
f("selectattr", "people|selectattr('on')|map(attribute='name')|list", "people|rejectattr('on')|map(attribute='name')|list", "people|selectattr('age', 'eq', 30)|map(attribute='name')|list", "people|selectattr('age', '>', 26)|list|length", "people|rejectattr('age', 'equalto', 30)|map(attribute='name')|list", "people|selectattr('zip', 'undefined')|list|length", "people|selectattr('zip', 'defined')|list")
f("replace", "'Hello World'|replace('o', '0')", "'aaaa'|replace('a', 'b', 2)", "'abc'|replace('', '-')", "'abc'|replace('', '-', 2)", "'a<b'|replace('<', html)", "html|replace('a', '<')", "'1.5'|replace('.', ',')", "'aXbX'|replace('X', '')", "5|replace(5, 6)", "'<'|replace('<', '>')", "html|replace('<em>', '<i>'|safe)")
f("reverse", "items|reverse|list", "'abc'|reverse", "'äöü'|reverse", "range(3)|reverse|list", "html|reverse", "(1, 2)|reverse|list")
f("round", "f|round", "f|round(1)", "f|round(1, 'floor')", "f|round(1, 'ceil')", "42|round", "2.5|round", "3.5|round", "-2.5|round", "1234.5|round(-2)", "2.675|round(2)", "f|round|int", "1e20|round", "5|round(2)", "0.5|round", "1.005|round(2)", "15|round(-1)", "25|round(-1)")
f("safe", "'<b>'|safe", "3|safe", "none|safe", "('<b>'|safe)|upper", "['<']|safe", "'<b>'|safe|string|length")
f("sort", "items|sort", "items|sort(reverse=true)", "words|sort", "words|sort(case_sensitive=true)", "people|sort(attribute='name')|map(attribute='name')|list", "people|sort(attribute='age,name')|map(attribute='name')|list", "people|sort(true, attribute='age')|map(attribute='name')|list", "'hello'|sort", "d|sort", "[(2, 'a'), (1, 'b')]|sort", "[true, 0, 2.5, -1]|sort", "[[2], [1, 5]]|sort")
f("string", "3|string", "[1]|string", "html|string", "none|string|length", "1.0|string ~ 'x'")
f("striptags", "'<p>a  <b>b</b>\\n c</p>'|striptags", "html|striptags", "'a <!-- x > y --> b'|striptags", "'&lt;b&gt; &amp;amp; &copy; &#65;&#x42; &nope;'|striptags", "'a < b'|striptags", "'<a href=\"x>y\">t</a>'|striptags")
f("sum", "items|sum", "people|sum(attribute='age')", "[]|sum", "[1.5, 2]|sum", "items|sum(start=10)", "[[1], [2]]|sum(start=[])")
f("title", "'hello world'|title", "'foo-bar (baz) [qux] {x} <y>'|title", "\"they're bill's\"|title", "'HELLO'|title", "'a\\tb\\nc'|title", "'éa'|title", "html|title")
f("tojson", "d|tojson", "[1, 2.5, none, true, 'x']|tojson", "'<&>\\''|tojson", "'é\\u2028\\U0001F600\"\\\\\\n\\t\\x01'|tojson", "d|tojson(2)", "{'x': [], 'y': {}, 'z': [1, {'q': 1}]}|tojson(indent=1)", "1e16|tojson", "html|tojson", "{1: 2, 3: {}}|tojson", "[[], [1]]|tojson(2)", "(1, 2)|tojson", "{}|tojson(2)")
f("trim", "'  a b  '|trim", "'xxaxx'|trim('x')", "'\\n\\ta'|trim", "'abcba'|trim('ab')", "html|trim('<>')", "'\u00a0x\u00a0'|trim", "5|trim")
f("truncate", "'foo bar baz qux'|truncate(9)", "'foo bar baz qux'|truncate(9, true)", "'foo bar baz qux'|truncate(11)", "'foo bar baz qux'|truncate(11, false, '...', 0)", "long|truncate(30)", "long|truncate(30, end='…')", "long|truncate(20, true, '')", "'short'|truncate", "'äöüäöüäöü äöü'|truncate(6, true, '', 0)", "html|truncate(9, true, '<', 0)", "'nospaceshere'|truncate(8, leeway=0)")
f("unique", "[1, 2, 1, 3]|unique|list", "words|unique|list", "words|unique(case_sensitive=true)|list", "people|unique(attribute='age')|map(attribute='name')|list", "[1, 1.0, true, '1']|unique|list", "'hello'|unique|join")
f("urlencode", "'a b/c?d=e&f'|urlencode", "{'q': 'a b', 'r': 'x/y&z'}|urlencode", "[('a', 1), ('b', 'ü')]|urlencode", "'ü~-_.'|urlencode", "5|urlencode", "'a+b%'|urlencode")
f("urlize", "'see http://example.com/x?a=b&c=d.'|urlize", "'www.example.com and example.org, (https://a.b/c_(d))'|urlize", "'mail me@example.com or mailto:you@x.org'|urlize", "'http://example.com/a/very/long/path'|urlize(15)", "'http://x.io'|urlize(nofollow=true, target='_blank')", "'http://x.io'|urlize(rel='me')", "'ftp://x tel:+1'|urlize(extra_schemes=['tel:', 'ftp:'])", "'<http://x.io>'|urlize", "'@a@b.com a@b http://localhost:80/ http://1.2.3.4/ example.xyz foo.com:8080/x'|urlize", "'no links\\nhere'|urlize", "'https://[::1]:80/ http://[2001:db8::1]/'|urlize", "'(www.example.com) [http://a.com]'|urlize", "'HTTP://EXAMPLE.COM'|urlize")
f("wordcount", "'a b  c-d'|wordcount", "long|wordcount", "''|wordcount", "\"it's\"|wordcount", "'äö 12_3'|wordcount")
f("wordwrap", "long|wordwrap(20)", "'abcdefghij'|wordwrap(4)", "'abcdefghij kl'|wordwrap(4, false)", "'a b\\nc d e f'|wordwrap(3)", "long|wordwrap(30, wrapstring='|')", "'well-known-thing'|wordwrap(8)", "'well-known-thing'|wordwrap(8, break_on_hyphens=false)", "'a  b   c'|wordwrap(2)", "'x -- y--z option--foo'|wordwrap(6)", "'  indented text here'|wordwrap(10)")
f("xmlattr", "{'class': 'a b', 'id': none, 'data-x': '<\"'}|xmlattr", "{}|xmlattr", "{'a': 1}|xmlattr(false)", "{'a': html, 'b': true}|xmlattr")
f("chains", "words|map('lower')|unique|sort|join(', ')|title", "(people|map(attribute='age')|sum) / (people|length)", "people|groupby('age')|map('last')|map('length')|list")
f("spread arguments", "'%s-%s'|format(*['a', 'b'])", "words|join(**{'d': '+'})", "'abc'|replace(*('b', 'B'))")
case("filters: groupby loop", "{% for g in people|groupby('city') %}{{ g.grouper }}={{ g.list|length }};{% endfor %}{% for c, l in people|groupby('city') %}{{ c }}:{{ l|map(attribute='name')|join('+') }} {% endfor %}{{ (people|groupby('age'))[0][0] }}", D)
f("methods of text: case", "'aBc'.upper()", "'aBc'.lower()", "'aBc dEf'.title()", "'aBc'.capitalize()", "'aBc'.swapcase()", "\"they're\".title()", "html.upper()", "'ß'.casefold()")
f("methods of text: trim", "'  a '.strip()", "'xxaxx'.strip('x')", "' a '.lstrip() ~ '.'", "' a '.rstrip() ~ '.'", "'prefix-x'.removeprefix('prefix-')", "'x.md'.removesuffix('.md')", "'x'.removesuffix('y')")
f("methods of text: split", "'a b  c'.split()", "'a,b,,c'.split(',')", "'a,b,c'.split(',', 1)", "'a,b,c'.rsplit(',', 1)", "' a b c '.split(none, 1)", "' a b c '.rsplit(none, 1)", "'a\\nb\\r\\nc'.splitlines()", "'a\\nb\\n'.splitlines(true)", "'a=b=c'.partition('=')", "'a=b=c'.rpartition('=')", "'x'.partition('=')", "''.split()", "''.split(',')", "html.split(' ')")
f("methods of text: search", "'hello'.find('l')", "'hello'.rfind('l')", "'hello'.find('z')", "'hello'.index('e')", "'hello'.count('l')", "'häh'.find('h', 0)" if False else "'häh'.rfind('h')", "'hello'.startswith('he')", "'hello'.endswith(('x', 'lo'))", "'hello'.startswith('')", "'aaa'.count('aa')", "'abc'.count('')")
f("methods of text: fill", "'7'.zfill(3)", "'-7'.zfill(4)", "'a'.center(5, '*')", "'a'.ljust(3, '.')", "'a'.rjust(3)", "'ab'.center(5)", "'abc'.center(2)")
f("methods of text: kinds", "'12'.isdigit()", "''.isdigit()", "'ab'.isalpha()", "'a1'.isalnum()", "' '.isspace()", "'A1'.isupper()", "'a'.islower()", "'½'.isnumeric()", "'²'.isdigit()", "'²'.isdecimal()", "'1'.isupper()")
f("methods of text: join and replace", "', '.join(['a', 'b'])", "'aXbXc'.replace('X', '-')", "'aXbXc'.replace('X', '-', 1)", "html.replace('a', '<')", "'<br>'.join(['a', html])", "('<br>'|safe).join(['<', html])")
f("methods of text: format", "'{} {}'.format('a', 1)", "'{0}{1}{0}'.format('x', 'y')", "'{name}!'.format(name='<b>')", "'{:>5}|{:<5}|{:^5}'.format('a', 'b', 'c')", "'{:05.1f} {:,} {:x} {:+d} {:%}'.format(3.14159, 1234567, 255, 5, 0.25)", "'{0.name} {1[0]} {2[k]}'.format(people, [7], {'k': 'v'})" if False else "'{0[0]} {1[k]}'.format([7], {'k': 'v'})", "'{{}} {!r}'.format('q')", "'{:*^9}'.format('mid')", "('<{}>'|safe).format('<')", "('<{}>'|safe).format(html)", "'{:.3}'.format('abcdef')", "'{:.2e} {:g}'.format(12345.678, 0.5)", "'{:<6}|'.format(42)", "'{:6}|'.format(1.5)", "'{:_}'.format(1234567)", "'{:#x} {:b}'.format(255, 5)")
f("methods of maps and lists", "d.keys()|list", "d.values()|list", "d.items()|list", "d.get('a')", "d.get('z')", "d.get('z', 5)", "items.index(1)", "[1, 2, 1].count(1)", "(1, 2).index(2)")
