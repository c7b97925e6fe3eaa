import FrontMatter
import Testing

@Suite struct AliasTests {
  @Test func aliasesAndMergeKeys() {
    let post = Parsed.yaml(
      """
      base: &b {x: 1, y: [2]}
      copy: *b
      merged: {<<: *b, y: 3}
      several:
        <<: [*b, {x: 7, z: 9}]
        w: 8
      k: &k name
      *k : by alias
      "<<": a key
      &again k2: &k other
      last: *k
      key: *again
      """)
    #expect(post.messages == "")
    #expect(
      post.fields
        == "{base: {x: 1, y: [2]}, copy: {x: 1, y: [2]}, merged: {y: 3, x: 1}, "
        + "several: {w: 8, x: 1, y: [2], z: 9}, k: \"name\", name: \"by alias\", <<: \"a key\", "
        + "k2: \"other\", last: \"other\", key: \"k2\"}")
  }

  @Test func aliasesThatMeanNothing() {
    let post = Parsed.yaml("a: &x [*x]\nb: *nope\nc: {<<: 1}\nd: {<<: {}, <<: {}}\ne: 5")
    #expect(
      post.messages == """
        post.md:2:8: error: the alias '*x' stands inside its own anchor '&x'
          2 | a: &x [*x]
            |        ^~
        post.md:3:4: error: there is no anchor '&nope' above
          3 | b: *nope
            |    ^~~~~ put a text that starts with '*' in quotes
        post.md:4:9: error: '<<' takes a mapping or a list of mappings
          4 | c: {<<: 1}
            |         ^ write an alias of one, such as '<<: *defaults'
        post.md:5:13: error: '<<' is here twice
          5 | d: {<<: {}, <<: {}}
            |             ^~ delete one of the two
        post.md:5:5: note: the first one
          5 | d: {<<: {}, <<: {}}
            |     ^~

        """)
    #expect(post.fields == "{a: [null], b: null, c: {}, d: {}, e: 5}")
  }

  @Test func tags() {
    let post = Parsed.yaml(
      "a: !ruby/object:Foo {x: 1}\nb: !!int abc\nc: !!binary YQ==\nd: !!str [1]\n!x e: 1")
    #expect(
      post.messages == """
        post.md:2:4: error: the tag '!ruby/object:Foo' is not known here
          2 | a: !ruby/object:Foo {x: 1}
            |    ^~~~~~~~~~~~~~~~ delete it, or put a text that starts with '!' in quotes
        post.md:3:10: error: the tag's value is not a whole number: 'abc'
          3 | b: !!int abc
            |          ^~~
        post.md:4:4: error: the tag '!!binary' is not known here
          4 | c: !!binary YQ==
            |    ^~~~~~~~ delete it, or put a text that starts with '!' in quotes
        post.md:5:4: error: the tag '!!str' is not known here
          5 | d: !!str [1]
            |    ^~~~~ delete it, or put a text that starts with '!' in quotes
        post.md:6:1: error: the tag '!x' is not known here
          6 | !x e: 1
            | ^~ delete it, or put a text that starts with '!' in quotes

        """)
  }
}
