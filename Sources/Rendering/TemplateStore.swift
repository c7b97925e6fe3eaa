internal import CBuiltIns
package import Diagnostics

/// The templates of a site: its own files, and behind them the built-in ones that are compiled into the program.
package struct TemplateStore: Sendable {
  private let own: [String: SourceText]
  /// Every name there is, sorted.
  package let names: [String]

  /// - Parameter own: the files of the site's `Templates/` by their path there.
  package init(own: [String: SourceText] = [:]) {
    self.own = own
    names = Set(Self.builtInNames).union(own.keys).sorted()
  }

  /// The names of the site's own templates with their paths, sorted.
  var ownPaths: [(name: String, path: String)] {
    own.map { ($0.key, $0.value.path) }.sorted { $0.0 < $1.0 }
  }

  /// The text of a template, nil when there is none of that name.
  package func text(_ name: String) -> SourceText? {
    own[name] ?? Self.builtIn(name)
  }

  /// Whether the name is that of a built-in template that no file of the site takes the place of.
  package func isBuiltIn(_ name: String) -> Bool { own[name] == nil }

  /// The names of the built-in templates, sorted.
  package static let builtInNames: [String] =
    (0..<Int(sitegen_builtin_count)).map { index in
      String(cString: sitegen_builtin_name(Int32(index)))
    }.sorted()

  /// The text of a built-in template; messages call it by its path in the program's own `Templates/`.
  package static func builtIn(_ name: String) -> SourceText? {
    for index in 0..<sitegen_builtin_count
    where String(cString: sitegen_builtin_name(Int32(index))) == name {
      let bytes = UnsafeBufferPointer(
        start: sitegen_builtin_bytes(Int32(index)), count: sitegen_builtin_size(Int32(index)))
      return SourceText(path: "built-in \(name)", bytes: Array(bytes))
    }
    return nil
  }
}
