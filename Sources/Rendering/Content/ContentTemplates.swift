import Diagnostics
import HTML
import Markdown
import SiteModel
import Synchronization
import Templating

/// The templates that make parts of what is written in Markdown: those of shortcodes and of constructs.
///
/// They are checked once, before anything is rendered, and share nothing with the templates of pages but
/// the site's filters: they are given other names.
final class ContentTemplates: Sendable {
  /// What every template here may ask for, whether a shortcode's or a construct's.
  static let globalNames =
    ["site", "data", "page", "inner", "name", "args", "params"]
    + HookedConstruct.Name.allCases.map(\.rawValue)

  /// What one language of the site has: its filters differ.
  struct Edition {
    /// By their names; those with an error are left out.
    let templates: [String: Template]
    /// What all of them are given.
    let shared: Globals
  }

  private let editions: [Edition]
  /// What went wrong while content was made, which a field of an object has no way to say.
  private let problems = Mutex<[Diagnostic]>([])
  private let source: @Sendable (String) -> SourceText
  /// What the templates are made of.
  let prints: TemplatePrints

  /// - Parameters:
  ///   - editions: for each language of the site.
  ///   - source: reads a file of `Content/` again, for messages.
  init(
    editions: [Edition], prints: TemplatePrints,
    source: @escaping @Sendable (String) -> SourceText
  ) {
    self.editions = editions
    self.prints = prints
    self.source = source
  }

  /// Writes the HTML of a region of a page.
  ///
  /// - Parameters:
  ///   - place: the page's file.
  ///   - href: the address that a link of the page leads to.
  func write(
    _ region: Region, inner: [UInt8], of page: Value, place: ContentPath,
    href: (HookedConstruct.Address) -> String, to buffer: inout ByteBuffer
  ) {
    let edition = editions[place.language]
    guard let template = template(of: region, edition) else { return buffer.append(inner) }
    var globals = edition.shared
    globals["page"] = page
    globals["inner"] = .markup(bytes: inner)
    switch region.kind {
    case .shortcode(let shortcode):
      globals["name"] = .string(shortcode.name)
      globals["args"] = .list(
        shortcode.arguments.filter { $0.name == nil }.map { Self.value($0.value) })
      globals["params"] = .map(
        OrderedMap(
          shortcode.arguments.compactMap { argument in
            argument.name.map { ($0, Self.value(argument.value)) }
          }))
    case .construct(let construct):
      globals[construct.name.rawValue] = ConstructObject.value(
        construct, region.attributes, href)
    }
    let start = buffer.count
    let found = template.render(globals, into: &buffer)
    // The line end with which an editor ends every file would be a space in the middle of a text.
    if buffer.count > start, buffer.withBytes({ $0[$0.count - 1] }) == 0x0A {
      buffer.truncate(to: buffer.count - 1)
    }
    guard !found.isEmpty else { return }
    let note = Diagnostic.Note(
      ContentMessages.askedFor(region), at: .range(source(place.path), region.range))
    problems.withLock { problems in
      problems += found.map { diagnostic in
        var diagnostic = diagnostic
        diagnostic.notes.append(note)
        return diagnostic
      }
    }
  }

  /// What went wrong since this was last asked.
  func takeProblems() -> [Diagnostic] {
    problems.withLock { problems in
      defer { problems = [] }
      return problems
    }
  }

  private func template(of region: Region, _ edition: Edition) -> Template? {
    for name in Self.names(of: region) {
      guard let template = edition.templates[name] else { continue }
      Reads.note(Entity.templateKey(name), 0)
      return template
    }
    return nil
  }

  /// Whether a template of this name makes parts of content.
  static func mayBeContent(_ name: String) -> Bool {
    name.hasPrefix("shortcodes/") || name.hasPrefix("markdown/")
  }

  /// The names of the templates that may make a region, the one that goes first first.
  static func names(of region: Region) -> [String] {
    switch region.kind {
    case .shortcode(let shortcode): ["shortcodes/\(shortcode.name).html"]
    case .construct(.code(let language, _, _)) where !language.isEmpty:
      ["markdown/code-\(language.lowercased()).html", "markdown/code.html"]
    case .construct(let construct): ["markdown/\(construct.name.rawValue).html"]
    }
  }

  private static func value(_ value: Shortcode.Argument.Value) -> Value {
    switch value {
    case .text(let text): .string(text)
    case .integer(let integer): .int(integer)
    case .number(let number): .double(number)
    case .flag(let flag): .bool(flag)
    }
  }
}
