#!/usr/bin/env python3
"""Writes a sampler of many languages' marks, once for each language, as inputs of the fuzzer for code: seeds-code.py FOLDER"""
import pathlib
import sys

SAMPLE = """title="a \\" b" linenos=true hl_lines="2-3 5" diff
if x == 1 { return "a\\(b) ${c} #{d}" } // e
def f(a: int = 0x1F) -> str: '''g {h:>{i}}''' # j
+ <a b="c" d={e}>f &amp; {{ g | h }} {% if i %}</a>
- <script>let k = `l ${m} n`</script><style>a { color: #fff }</style>
a: |
  b
- c: "d"
[e.f]
$ echo "$g" $(h) <<EOF
EOF
/* i /* j */ */ <!-- k --> (* l *) {- m -} r#"n"# @"o"
#if 0
#endif
SELECT * FROM a WHERE b = 'c'; <?php $d = 1e5; ?>
```js
{}
```
"""
folder = pathlib.Path(sys.argv[1])
folder.mkdir(parents=True, exist_ok=True)
for language in range(128):
    (folder / f"language-{language:03}").write_bytes(bytes([language]) + SAMPLE.encode())
