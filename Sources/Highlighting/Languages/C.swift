extension Language {
  static let c = Language("C", "c h", CSyntax.c)
  static let cpp = Language("C++", "cpp c++ cc cxx hpp h++ hh hxx cplusplus", CSyntax.cpp)
  static let objectiveC = Language(
    "Objective-C", "objective-c objectivec obj-c objc objc++ objective-c++ m mm", CSyntax.objectiveC
  )
}

/// C (ISO/IEC 9899:2024), C++ (ISO/IEC 14882:2023) and Objective-C.
private enum CSyntax {
  static let keywords = """
    k asm auto break case const continue default do else enum extern for goto if register return sizeof
    k static struct switch typedef union volatile while inline restrict alignas alignof thread_local
    k static_assert typeof typeof_unqual constexpr __attribute__ __attribute __asm__ __asm __volatile__ __extension__
    k __inline __inline__ __restrict __restrict__ __thread __typeof__ __typeof __const __volatile __alignof__
    kr __declspec __cdecl __stdcall __fastcall __based __except __finally __try __leave __forceinline naked
    kr _Alignas _Alignof _Atomic _Generic _Noreturn _Static_assert _Thread_local
    kt bool int long float short double char unsigned signed void wchar_t char8_t char16_t char32_t _Bool
    kt _Complex _Imaginary _BitInt _Decimal32 _Decimal64 _Decimal128 __int8 __int16 __int32 __int64 __int128
    kt size_t ssize_t off_t ptrdiff_t sig_atomic_t fpos_t clock_t time_t va_list jmp_buf FILE DIR div_t
    kt ldiv_t mbstate_t wctrans_t wint_t wctype_t int8_t int16_t int32_t int64_t uint8_t uint16_t
    kt uint32_t uint64_t int_least8_t int_least16_t int_least32_t int_least64_t uint_least8_t
    kt uint_least16_t uint_least32_t uint_least64_t int_fast8_t int_fast16_t int_fast32_t int_fast64_t
    kt uint_fast8_t uint_fast16_t uint_fast32_t uint_fast64_t intptr_t uintptr_t intmax_t uintmax_t
    kt clockid_t cpu_set_t cpumask_t dev_t gid_t id_t ino_t key_t mode_t nfds_t pid_t rlim_t sig_t
    kt sighandler_t siginfo_t sigset_t sigval_t socklen_t timer_t uid_t
    nb NULL true false
    """

  static let cppKeywords = """
    k catch const_cast delete dynamic_cast explicit export friend mutable new operator private protected
    k public reinterpret_cast static_cast template this throw try typeid using virtual noexcept
    k decltype concept requires consteval constinit co_await co_return co_yield final override import module
    k>nc class typename
    k>nn namespace
    kc nullptr
    k and and_eq bitand bitor compl not not_eq or or_eq xor xor_eq
    """

  static let objectiveCKeywords = """
    k selector private protected public encode synchronized try throw catch finally end property
    k synthesize dynamic optional required import autoreleasepool copy assign retain strong weak
    k nonatomic atomic readonly readwrite getter setter __bridge __bridge_transfer __bridge_retained
    k __block __weak __strong __autoreleasing in instancetype
    kt BOOL id SEL IMP Class NSInteger NSUInteger CGFloat unichar
    bp self super
    nb YES NO nil Nil
    """

  static let numbers: NumberStyle = {
    var style = NumberStyle()
    style.separator = UInt8(ascii: "'")
    style.suffixes = ByteSet("uUlLzZfFijIJ")
    style.zeroIsOctal = true
    style.endsWithDot = true
    style.beginsWithDot = true
    return style
  }()

  static let strings = [
    StringRule("\"", nil, prefixes: "L u U u8"),
    StringRule("'", nil, .character, prefixes: "L u U u8"),
    StringRule("\"", nil),
    StringRule("'", nil, .character),
  ]

  static let c = Grammar(
    words: keywords + "\nk>nc struct union enum", comments: Grammar.CommentRule.slashes,
    strings: strings,
    numbers: numbers, signs: "+-*/%=<>!&|^~?:", punctuation: "()[]{},;.", keywordsAfterDot: true,
    passesExpected: "", wordHook: cWord, hooks: [("#", CPreprocessor.hook)])

  static let cpp = Grammar(
    words: keywords + "\n" + cppKeywords + "\nk>nc struct union enum",
    comments: Grammar.CommentRule.slashes,
    strings: strings,
    numbers: numbers, signs: "+-*/%=<>!&|^~?:", punctuation: "()[]{},;.", keywordsAfterDot: true,
    passesExpected: ":", wordHook: cppWord, hooks: [("#", CPreprocessor.hook)])

  static let objectiveC = Grammar(
    words: keywords + "\n" + objectiveCKeywords, comments: Grammar.CommentRule.slashes,
    strings: strings, numbers: numbers, punctuation: "()[]{},;.@", keywordsAfterDot: true,
    hooks: [("#", CPreprocessor.hook), ("@", objectiveCAt)])

  /// A function's name where a line declares it, and labels.
  private static let cWord: Grammar.WordHook = { lexer, stop, meaning in
    guard meaning == nil, lexer.expected == nil, lexer[stop] == UInt8(ascii: "(") else {
      return false
    }
    // A type, a `*` or a name before it makes it a declaration.
    guard lexer.previous == .typeKeyword || lexer.previous == .name else { return false }
    lexer.emit(.function, to: stop)
    return true
  }

  private static let cppWord: Grammar.WordHook = { lexer, stop, meaning in
    if lexer[stop] == UInt8(ascii: "\""), lexer[stop &- 1] == UInt8(ascii: "R") {
      return rawString(&lexer, quote: stop)
    }
    return cWord(&lexer, stop, meaning)
  }

  /// `R"tag(…)tag"`: nothing inside has a meaning (C++ [lex.string]).
  private static func rawString(_ lexer: inout Lexer, quote: Int) -> Bool {
    let prefix = quote &- lexer.position
    guard prefix <= 3 else { return false }
    let open = lexer.find(ByteSet("( )\\\n\""), from: quote &+ 1)
    guard lexer[open] == UInt8(ascii: "("), open &- quote <= 17 else { return false }
    var close: [UInt8] = [UInt8(ascii: ")")]
    for index in (quote &+ 1)..<open { close.append(lexer[index]) }
    close.append(UInt8(ascii: "\""))
    lexer.emit(.affix, to: quote)
    let stop = lexer.firstPlace(of: close, from: open).map { $0 &+ close.count }
    lexer.emit(.string, to: stop ?? lexer.end)
    return true
  }

  private static let classWords = WordTable("k interface implementation protocol class")
  private static let literals = ByteSet("\"")

  /// `@"text"`, `@interface`, `@[`.
  private static let objectiveCAt: Grammar.Hook = { lexer, grammar in
    if lexer.peek(1) == UInt8(ascii: "\"") {
      lexer.emit(.string, count: 1)
      lexer.string(strings[2], in: grammar)
      return true
    }
    if "[{(".utf8.contains(lexer.peek(1)) {
      lexer.emit(.literal, count: 2)
      return true
    }
    let stop = lexer.skip(.word, from: lexer.position &+ 1)
    guard stop > lexer.position &+ 1 else { return false }
    let isClass = classWords.contains(lexer, from: lexer.position &+ 1, to: stop)
    lexer.emit(.keyword, to: stop)
    lexer.expected = isClass ? .className : nil
    return true
  }
}
