extension Language {
  static let protobuf = Language("Protocol Buffers", "protobuf proto", SchemaSyntax.protobuf)
  static let graphQL = Language("GraphQL", "graphql gql", SchemaSyntax.graphQL)
}

/// Languages that describe data: Protocol Buffers (editions 2023) and GraphQL (October 2021).
private enum SchemaSyntax {
  static let protobuf = Grammar(
    words: """
      k import option optional required repeated reserved default packed ctype extensions to max rpc
      k returns oneof syntax edition export local stream weak public map
      kt int32 int64 uint32 uint64 sint32 sint64 fixed32 fixed64 sfixed32 sfixed64 float double bool string
      kt bytes
      kc true false
      kn>nn package
      k>nc message extend enum service group
      """,
    comments: Grammar.CommentRule.slashes,
    strings: [StringRule("\"", nil), StringRule("'", nil)], signs: "=-",
    punctuation: "()[]{},;.<>:",
    keywordsAfterDot: true, passesExpected: ".")

  static let graphQL = Grammar(
    words: """
      k on extend schema directive interface union scalar implements fragment query mutation subscription
      k input type enum repeatable
      kt Int Float String Boolean ID
      kc true false null
      """,
    comments: Grammar.CommentRule.hash,
    strings: [StringRule("\"\"\"", nil, spansLines: true), StringRule("\"", nil)],
    signs: "!=|&", punctuation: "()[]{},:.",
    hooks: [("$", Hooks.sigil(.variable)), ("@", Hooks.sigil(.decorator))])
}
