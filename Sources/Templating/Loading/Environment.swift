package import Diagnostics

/// All that templates share: where they come from, what they are given, their functions and filters.
///
/// Safe to use from every thread; a template is read, checked and compiled once.
package final class Environment: Sendable {
  /// How templates are read and what they may use up.
  package struct Options: Sendable {
    /// The first line feed after a block tag is dropped.
    package var trimBlocks = false
    /// Spaces and tabs before a block tag that begins its line are dropped.
    package var stripsBlockIndent = false
    /// Bytes that one render may write.
    package var largestOutput = 256 << 20
    /// Includes, macros, blocks and recursive loops inside each other.
    package var deepestCall = 100

    package init() {}
  }

  let options: Options
  let globalNames: [String]
  private let loader: @Sendable (String) -> SourceText?

  /// - Parameters:
  ///   - globalNames: the names every render gives a value to, or leaves undefined.
  ///   - templateNames: all names that `loader` knows, for suggestions.
  ///   - loader: the text of the template of a name, nil when there is none.
  package init(
    globalNames: [String] = [], options: Options = Options(),
    functions: [String: NativeFunction] = [:], filters: [String: NativeFunction] = [:],
    templateNames: @escaping @Sendable () -> [String] = { [] },
    loader: @escaping @Sendable (String) -> SourceText?
  ) {
    self.options = options
    self.globalNames = globalNames
    self.loader = loader
  }

  /// The template of a name with all that is wrong in it and in what it extends, includes and imports.
  ///
  /// No template comes back when there is an error.
  package func load(_ name: String) -> (template: Template?, diagnostics: [Diagnostic]) {
    guard let source = loader(name) else {
      return (nil, [Diagnostic(.error, "template.unknown", "no such template", at: .file(name))])
    }
    return load(source, as: name)
  }

  /// A template whose text is at hand; others cannot refer to it.
  package func load(_ source: SourceText, as name: String) -> (
    template: Template?, diagnostics: [Diagnostic]
  ) {
    (Template(name: name, text: source.bytes), [])
  }

  /// Values for the names of `globalNames`; names left out are undefined.
  package func globals(_ values: [(String, Value)] = []) -> Globals {
    var globals = Globals(names: globalNames)
    for (name, value) in values { globals[name] = value }
    return globals
  }
}
