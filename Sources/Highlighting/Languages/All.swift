extension Language {
  /// Every language.
  package static let all: [Language] =
    [
      plain, c, cpp, css, html, javaScript, json, jsx, objectiveC, python, scss, shell, swift, toml,
      tsx, typeScript,
      vue, xml, yaml, cmake, console, diff, dockerfile, hcl, ini, jinja, latex, makefile, markdown,
      nginx, nix, vim,
      clojure, elixir, erlang, fish, haskell, julia, lisp, ocaml, perl, php, powerShell, r,
      cSharp, go, graphQL, java, kotlin, lua, protobuf, ruby, rust, scala, sql, zig,
    ] + jinjaOverOthers

  /// Text that is shown as it is.
  static let plain = Language("plain", "text plain txt plaintext none nohighlight") { _ in }
}
