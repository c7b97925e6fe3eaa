extension Language {
  static let clojure = Language(
    "Clojure", "clojure clj cljs clojurescript edn cljc", LispSyntax.clojure)
  static let lisp = Language(
    "Lisp", "common-lisp cl lisp elisp emacs-lisp emacs scheme scm racket rkt", LispSyntax.lisp)
}

/// Clojure 1.12 and Common Lisp (ANSI INCITS 226).
private enum LispSyntax {
  private static let part = ByteSet.word + "!$%&*+-./:<=>?@^~|'#"

  static let clojure = Grammar(
    words: """
      k . def do fn if let new quote var loop recur throw try catch finally monitor-enter monitor-exit set!
      kd def- defn defn- defmacro defmulti defmethod defstruct defonce declare definline definterface defprotocol
      kd defrecord deftype defproject ns
      nb * + - -> / < <= = == > >= .. accessor agent and apply assert assoc atom bean binding bound-fn case comment
      nb comp concat cond conj cons constantly contains? count cycle dec deref dissoc doall dorun doseq
      nb dosync dotimes doto drop empty? eval even? every? false? filter first float fnil for format gensym get
      nb hash-map identity if-let if-not import in-ns inc int interleave into iterate keys keyword last lazy-seq list
      nb map mapcat max merge meta min name neg? newline next nil? not not= nth nil or partial partition peek pop pos?
      nb pr println print prn range re-find re-seq reduce ref refer remove repeat require rest reverse
      nb second select-keys seq set some sort split-at str subs subvec swap! symbol take take-while test time true false
      nb update update-in use vals vec vector when when-let when-not while with-open zero? zipmap reset! ->>
      """,
    wordStart: part - "0123456789:'#@^~", wordPart: part, name: .variable,
    comments: [.line(";"), .line("#_")],
    strings: [StringRule("\"", nil, escapeKind: .string, spansLines: true)],
    numbers: lispNumbers, signs: "'~^`#@&", punctuation: "()[]{},", keywordsAfterDot: true,
    wordHook: head,
    hooks: [
      (":", Hooks.sigil(.symbol, start: part, part: part)), ("\\", lispCharacter), ("-", minus),
      ("#", clojureDispatch), ("'", Hooks.sigil(.symbol, start: part, part: part)),
      (",", Hooks.signs([","], .text)),
    ])

  /// What stands first in a list is called.
  private static let head: Grammar.WordHook = { lexer, stop, meaning in
    guard meaning == nil, lexer.previousByte == UInt8(ascii: "("), lexer.previous == .punctuation
    else {
      return false
    }
    lexer.emit(.function, to: stop)
    return true
  }

  private static let lispNumbers: NumberStyle = {
    var style = NumberStyle()
    style.separator = 0
    style.suffixes = ByteSet("NM")
    return style
  }()

  private static let minus: Grammar.Hook = { lexer, _ in
    guard ByteSet.digits.contains(lexer.peek(1)) else { return false }
    lexer.emit(.integer, to: lexer.skip(.digits + ".e", from: lexer.position &+ 1))
    return true
  }

  private static let clojureDispatch: Grammar.Hook = { lexer, grammar in
    if lexer.peek(1) == UInt8(ascii: "\"") {
      lexer.emit(.operatorSign, count: 1)
      lexer.string(
        StringRule("\"", nil, .string, escapeKind: .string, spansLines: true), in: grammar)
      return true
    }
    guard lexer.peek(1) == UInt8(ascii: "'") || lexer.peek(1) == UInt8(ascii: "^") else {
      return false
    }
    lexer.emit(.operatorSign, count: 1)
    return true
  }

  /// `\a`, `\newline`, `#\a`.
  private static let lispCharacter: Grammar.Hook = { lexer, _ in
    let first = lexer.afterCharacter(lexer.position &+ 1)
    lexer.emit(
      .character,
      to: ByteSet.letters.contains(lexer.peek(1)) ? lexer.skip(.word, from: first) : first)
    return true
  }

  static let lisp = Grammar(
    words: """
      k block catch declare eval-when flet function go if labels lambda let let* load-time-value locally macrolet
      k multiple-value-call multiple-value-prog1 progn progv quote return-from setq symbol-macrolet tagbody the
      k throw unwind-protect
      nb and assert case ccase check-type cond ctypecase decf declaim defclass defconstant defgeneric
      nb define-compiler-macro define-condition define-method-combination define-modify-macro define-setf-expander
      nb define-symbol-macro defmacro defmethod defpackage defparameter defsetf defstruct deftype defun defvar
      nb destructuring-bind do do* do-all-symbols do-external-symbols dolist do-symbols dotimes ecase etypecase
      nb formatter handler-bind handler-case ignore-errors incf in-package lambda loop loop-finish make-method
      nb multiple-value-bind multiple-value-list multiple-value-setq nth-value or pop pprint-exit-if-list-exhausted
      nb print-unreadable-object prog prog* prog1 prog2 psetf psetq push pushnew remf restart-bind restart-case
      nb return rotatef setf shiftf step time trace typecase unless untrace when with-accessors
      nb with-open-file with-output-to-string with-slots
      k type ignore inline notinline optimize ignorable special dynamic-extent ftype
      k &allow-other-keys &aux &body &environment &key &optional &rest &whole
      """,
    folded: true, wordStart: part - "0123456789:'#@^~", wordPart: part - "'", name: .variable,
    comments: [.block("#|", "|#", nests: true), .line(";")],
    strings: [StringRule("\"", nil, escapeKind: .string, spansLines: true)],
    numbers: lispNumbers, signs: "'`,@^~", punctuation: "()[]{}.", keywordsAfterDot: true,
    wordHook: lispWord,
    hooks: [
      (":", Hooks.sigil(.symbol, start: part, part: part)), ("#", lispDispatch), ("+-", minus),
      ("'", quotedSymbol),
    ])

  private static let constants = WordTable("nc t nil", folded: true)

  private static let lispWord: Grammar.WordHook = { lexer, stop, meaning in
    let length = stop &- lexer.position
    if constants.contains(lexer, from: lexer.position, to: stop) {
      lexer.emit(.constant, to: stop)
      return true
    }
    if length > 2, lexer.peek() == UInt8(ascii: "*"), lexer[stop &- 1] == UInt8(ascii: "*") {
      lexer.emit(.globalVariable, to: stop)
      return true
    }
    return false
  }

  private static let quotedSymbol: Grammar.Hook = { lexer, _ in
    guard ByteSet.wordStart.contains(lexer.peek(1)) || "*+-<>=&".utf8.contains(lexer.peek(1)) else {
      return false
    }
    lexer.emit(.symbol, to: lexer.skip(part - "'", from: lexer.position &+ 1))
    return true
  }

  private static let lispDispatch: Grammar.Hook = { lexer, _ in
    switch lexer.peek(1) {
    case UInt8(ascii: "\\"):
      let first = lexer.afterCharacter(lexer.position &+ 2)
      lexer.emit(
        .character,
        to: ByteSet.letters.contains(lexer.peek(2)) ? lexer.skip(.word + "-", from: first) : first)
    case UInt8(ascii: "|"): return false
    case UInt8(ascii: "'"):
      lexer.emit(.function, to: lexer.skip(part - "'", from: lexer.position))
    case UInt8(ascii: "x"), UInt8(ascii: "b"), UInt8(ascii: "o"), UInt8(ascii: "X"):
      lexer.emit(.hex, to: lexer.skip(.word, from: lexer.position &+ 1))
    case UInt8(ascii: ":"): lexer.emit(.symbol, to: lexer.skip(part, from: lexer.position &+ 1))
    default: lexer.emit(.operatorSign, count: 1)
    }
    return true
  }
}
