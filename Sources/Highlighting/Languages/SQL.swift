extension Language {
  static let sql = Language(
    "SQL", "sql mysql postgresql postgres plpgsql psql sqlite sqlite3 tsql plsql", SQLSyntax.grammar
  )
}

/// SQL (ISO/IEC 9075:2023) with the words of PostgreSQL, MySQL and SQLite.
private enum SQLSyntax {
  static let grammar = Grammar(
    words: words, folded: true,
    comments: [.line("--"), .block("/*", "*/", nests: true), .line("# ")],
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
    nb json jsonb uuid tinyint mediumint double datetime bytea varbinary nvarchar nchar
    k abort abs absolute access action ada add admin after aggregate alias all allocate
    k alter analyse analyze and any are as asc asensitive assertion assignment asymmetric at
    k atomic authorization auto_increment autoincrement avg backward before begin between
    k bigserial bit_length bitvar both breadth by cache call called cardinality cascade cascaded
    k case cast catalog catalog_name chain change char_length character_length
    k character_set_catalog character_set_name character_set_schema characteristics check checked
    k checkpoint class class_origin clob close cluster coalesce cobol collate collation
    k collation_catalog collation_name collation_schema column column_name columns
    k command_function command_function_code comment commit committed completion
    k concurrently condition_number conflict connect connection connection_name constraint
    k constraint_catalog constraint_name constraint_schema constraints constructor contains
    k continue conversion convert copy corresponding count create createdb createuser cross cube
    k current current_date current_path current_role current_time current_timestamp current_user
    k cursor cursor_name cycle data database databases datetime_interval_code
    k datetime_interval_precision day deallocate declare default defaults deferrable deferred
    k defined definer delete delimiter delimiters deref desc describe descriptor destroy
    k destructor deterministic diagnostics dictionary disconnect dispatch distinct do domain drop
    k duplicate dynamic dynamic_function dynamic_function_code each else elseif elsif encoding
    k encrypted end end-exec engine equals escape every except exception exclude excluding
    k exclusive exec execute existing exists explain extension external extract false fetch filter
    k final first for force foreign format fortran forward found free freeze from full function
    k general generated get global go goto grant granted group grouping groups handler having
    k hierarchy hold host hour identified identity if ignore ilike immediate immediately immutable
    k implementation implicit in including increment index indexes inditcator infix inherits
    k initialize initially inner inout input insensitive insert instantiable instead intersect
    k into invoker is isnull isolation iterate join key key_member key_type lancompiler language
    k large last lateral leading leave left length less level like limit listen load local
    k localtime localtimestamp location locator lock lower map match materialized max maxvalue
    k message_length message_octet_length message_text method min minute minvalue mod mode
    k modifies modify month more move mumps names national natural nchar nclob new next no
    k nocreatedb nocreateuser none not nothing notify notnull null nullable nullif nulls object
    k octet_length of off offset oids old on only open operation operator option options or order
    k ordinality out outer output over overlaps overlay overriding owner pad parameter
    k parameter_mode parameter_name parameter_ordinal_position parameter_specific_catalog
    k parameter_specific_name parameter_specific_schema parameters partial partition partitions
    k pascal password path pendant period placing plans pli position postfix pragma preceding
    k preceeds precision prefix preorder prepare preserve primary prior privileges procedural
    k procedure public range read reads recheck recursive ref references referencing refresh
    k regexp reindex relative release rename repeat repeatable replace replica reset restart
    k restrict result return returned_length returned_octet_length returned_sqlstate returning
    k returns revoke right rlike role rollback rollup routine routine_catalog routine_name
    k routine_schema row row_count rows rule save_point savepoint scale schema schema_name scope
    k scroll search second section security select self sensitive sequence serializable
    k server_name session session_user set setof sets share show similar simple size some source
    k space specific specific_name specifictype sql sqlcode sqlerror sqlexception sqlstate
    k sqlwarninig stable start state statement static statistics stdin stdout storage strict
    k structure style stype subclass_origin sublist substring succeeds sum symmetric sysid system
    k system_user table table_name tables tablesample tablespace temp template temporary terminate
    k than then time timestamp timezone_hour timezone_minute to toast trailing transaction
    k transaction_active transactions_committed transactions_rolled_back transform transforms
    k translate translation treat trigger trigger_catalog trigger_name trigger_schema trim true
    k truncate trusted type unbounded uncommitted under unencrypted union unique unknown unlisten
    k unlogged unnamed unnest unsigned until update upper usage use user user_defined_type_catalog
    k user_defined_type_name user_defined_type_schema using vacuum valid validator value values
    k variable verbose version versioning versions view volatile when whenever where while window
    k with within without work write year zone
    """
}
