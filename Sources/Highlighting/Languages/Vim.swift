extension Language {
  static let vim = Language("Vim", "vim viml vimscript nvim exrc", VimSyntax.grammar)
}

/// Vim's script language, version 9.
private enum VimSyntax {
  static let grammar = Grammar(
    words: """
      k if else elseif elsei endif en while endwhile endw for endfor endfo function fun func fu endfunction endf endfun
      k endfunc return retu try catch cat finally fina fin endtry endt throw th let unlet unl call cal execute exec exe
      k echo ec echom echomsg echoerr echohl echon normal norm silent sil source so command com delcommand autocmd au
      k augroup aug highlight syntax region match set se setlocal setl map nmap vmap imap noremap nnoremap vnoremap inoremap
      k xnoremap onoremap cnoremap snoremap tnoremap unmap nunmap iunmap vunmap finish fini break brea continue con
      k runtime ru filet colorscheme colo scriptencoding scripte abbrev iabbrev keepjumps keeppatterns vim9script
      k enddef const final import export edit ed e write w quit q bdelete buffer b tabnew redraw wincmd winc setf
      k doautocmd lockvar redir sleep lua python eval in nextgroup matchstr extend substitute join split sort skipwhite start
      na syn filetype ft dict def var hi
      """,
    wordPart: .word + "#", comments: [], strings: [],
    numbers: NumberStyle(), signs: "", punctuation: "-+.,:?=!<>|\\()[]{}&*^%~/;@$",
    other: .text, wordHook: word,
    hooks: [
      ("\"", quote), ("'", single), ("\\", Hooks.signs(["\\"], .text)),
      ("-<>()[]{}+/.*&^%~;@$,:?=!|", sign),
    ])

  private static let sign: Grammar.Hook = { lexer, _ in
    lexer.emit("()[]{}*&^%~/;@$:.".utf8.contains(lexer.peek()) ? .text : .punctuation, count: 1)
    return true
  }

  private static let word: Grammar.WordHook = { lexer, stop, meaning in
    lexer.emit(meaning?.kind ?? .text, to: stop)
    return true
  }

  /// A comment at the beginning of a line, else a string if it is closed.
  private static let quote: Grammar.Hook = { lexer, _ in
    if lexer.isFirstOnLine {
      lexer.emit(.comment, to: lexer.lineEnd(from: lexer.position))
      return true
    }
    let stops = ByteSet("\"\\\n")
    var stop = lexer.find(stops, from: lexer.position &+ 1)
    while lexer[stop] == UInt8(ascii: "\\") { stop = lexer.find(stops, from: stop &+ 2) }
    if lexer[stop] == UInt8(ascii: "\"") {
      lexer.emit(.doubleQuoted, to: stop &+ 1)
    } else {
      lexer.emit(.comment, to: stop)
    }
    return true
  }

  private static let single: Grammar.Hook = { lexer, _ in
    let stop = lexer.find(ByteSet("'\n"), from: lexer.position &+ 1)
    guard lexer[stop] == UInt8(ascii: "'") else {
      lexer.emit(.text, count: 1)
      return true
    }
    lexer.emit(.singleQuoted, to: stop &+ 1)
    return true
  }
}
