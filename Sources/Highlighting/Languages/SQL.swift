extension Language {
  static let sql = Language(
    "SQL", "sql mysql postgresql postgres plpgsql psql sqlite sqlite3 tsql plsql", SQLSyntax.grammar
  )
}

/// SQL (ISO/IEC 9075:2023) with the words of PostgreSQL, MySQL and SQLite.
private enum SQLSyntax {
  static let grammar = Grammar(
    words: words, folded: true,
    comments: [.line("--"), .block("/*", "*/", nests: true), .line("#")],
    strings: [
      StringRule("'", nil, .singleQuoted, escape: nil, doubles: true, spansLines: true),
      StringRule("\"", nil, .symbol, escape: nil, doubles: true, spansLines: true),
      StringRule("`", nil, .name, escape: nil, doubles: true, spansLines: true),
    ],
    numbers: numbers, signs: "+-*/<>=~!@#%^&|`?", punctuation: "()[]{},;.:", keywordsAfterDot: true,
    hooks: [
      ("$", dollarQuoted), ("$", Hooks.sigil(.variable, start: .digits, part: .digits)),
      ("@", Hooks.sigil(.variable, start: .wordStart + "@")),
    ])

  private static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.separator = 0
    style.beginsWithDot = true
    return style
  }()

  /// `$tag$` of PostgreSQL; what stands between two of them is mostly code.
  private static let dollarQuoted: Grammar.Hook = { lexer, _ in
    let stop = lexer.skip(.word, from: lexer.position &+ 1)
    guard lexer[stop] == UInt8(ascii: "$"), !ByteSet.digits.contains(lexer.peek(1)) else {
      return false
    }
    lexer.emit(.delimiter, to: stop &+ 1)
    return true
  }

  private static let words = """
    nb array bigint binary bit blob boolean bool char character date dec decimal float int integer interval
    nb number numeric real serial smallint varchar varying int8 int4 int2 serial8 text timestamp timestamptz
    nb json jsonb uuid tinyint mediumint double datetime bytea varbinary nvarchar nchar clob
    k stable
    k abort absolute access action add admin after aggregate all allocate alter analyze and any are
    k as asc assertion at atomic authorization autoincrement auto_increment avg backward before begin between bigserial both breadth by
    k cache call called cardinality cascade cascaded case cast catalog chain change check checkpoint class close
    k cluster coalesce collate collation column columns comment commit commited concurrently conflict connect connection
    k constraint constraints continue conversion convert copy corresponding count create createdb cross cube
    k current current_date current_time current_timestamp current_user cursor cycle data database databases deallocate
    k declare default defaults deferrable deferred delete delimiter delimiters desc describe deterministic
    k diagnostics distinct do domain drop duplicate dynamic each else elseif encoding encrypted end engine escape every
    k except exception exclude excluding exclusive execute exists explain external extract extension false fetch filter final first for
    k force foreign format forward found freeze from full function general generated get global go grant granted group
    k grouping groups handler having hold hour identified identity if ignore ilike immediate immutable implicit in
    k including increment index indexes inherits initially inner inout input insensitive insert instead intersect into
    k invoker is isnull isolation iterate join key lancompiler language last lateral leading leave left length less level
    k like limit listen load local localtime localtimestamp location lock lower map match materialized max maxvalue min minute
    k minvalue mode modify month move names national natural new next no none not nothing notify notnull
    k null nulls object of off offset old on only open operation operator option options or order ordinality
    k out outer over overlaps owner parameter parameters partial partition partitions password path placing plans position
    k pragma preceding precision prepare preserve primary prior privileges procedural procedure public range read recheck recursive references
    k refresh regexp reindex relative release rename repeat replace replica reset restart restrict result return
    k returning returns revoke right rlike role rollback rollup row rows rule savepoint schema scroll second section security
    k select self sequence serializable session session_user set setof sets share show similar simple size some
    k source space sql start statement statistics stdin stdout storage strict style substring sum symmetric
    k sysid system table tables tablesample tablespace temp template temporary then time to trailing transaction
    k transform translate treat trigger trim true truncate trusted type unbounded uncommitted under unencrypted union
    k unique unknown unlisten unlogged unsigned until update upper usage use user using vacuum valid validator value values variable
    k verbose view volatile when where while window with within without work write year zone
    """
}
