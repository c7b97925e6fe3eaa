import Diagnostics
import Markdown
import SiteModel
import Templating

/// Checks the shortcodes of all pages against their templates, and loads the templates that pages need.
struct ContentCheck {
  private let environment: Environment
  private let names: [String]
  private let source: (String) -> SourceText
  private(set) var templates: [String: Template] = [:]
  private(set) var diagnostics: [Diagnostic] = []
  private var signatures: [String: Signature] = [:]
  private var asked: Set<String> = []

  /// What a shortcode's template does with its arguments.
  private struct Signature {
    let args: InputUse
    let params: InputUse
    let inner: InputUse
  }

  static func run(
    _ site: Site, environment: Environment, names: [String],
    source: @escaping (String) -> SourceText
  ) -> ContentCheck {
    var check = ContentCheck(environment: environment, names: names, source: source)
    // By index: a copy of a page costs a reference count for each of its parts.
    for index in site.pages.indices {
      let file = site.pages[index].file
      if !file.markdown.regions.isEmpty { check.check(file.markdown, file.place.path) }
    }
    for section in site.sections {
      if let markdown = section.markdown, let path = section.path { check.check(markdown, path) }
    }
    for file in site.termFiles { check.check(file.markdown, file.place.path) }
    return check
  }

  private init(
    environment: Environment, names: [String], source: @escaping (String) -> SourceText
  ) {
    self.environment = environment
    self.names = names
    self.source = source
  }

  private mutating func check(_ markdown: borrowing RenderedMarkdown, _ path: String) {
    guard !markdown.regions.isEmpty else { return }
    var text: SourceText?
    for region in markdown.regions {
      for name in ContentTemplates.names(of: region) where names.contains(name) { load(name) }
      guard case .shortcode(let shortcode) = region.kind else { continue }
      let problem = self.problem(with: shortcode, region.range) { () -> SourceText in
        let source = text ?? source(path)
        text = source
        return source
      }
      if let problem { diagnostics.append(problem) }
    }
  }

  private mutating func load(_ name: String) {
    guard asked.insert(name).inserted else { return }
    let (template, found) = environment.load(name)
    diagnostics += found
    guard let template else { return }
    templates[name] = template
    signatures[name] = Signature(
      args: template.use(of: "args"), params: template.use(of: "params"),
      inner: template.use(of: "inner"))
  }

  /// The first thing that is wrong with a call.
  private func problem(
    with shortcode: Shortcode, _ range: Range<Int>, _ source: () -> SourceText
  ) -> Diagnostic? {
    let name = "shortcodes/\(shortcode.name).html"
    guard names.contains(name) else {
      let known = names.filter { $0.hasPrefix("shortcodes/") && $0.hasSuffix(".html") }
        .map { String($0.dropFirst(11).dropLast(5)) }
      return ContentMessages.unknown(
        shortcode, nearest: nearestName(to: shortcode.name, among: known), in: source())
    }
    // A template with an error has been reported itself.
    guard let signature = signatures[name] else { return nil }
    if !shortcode.isPair, signature.inner.isNeeded {
      return ContentMessages.notClosed(shortcode, in: source(), range)
    }
    if shortcode.isPair, signature.inner == InputUse() {
      return ContentMessages.takesNothing(shortcode, in: source(), range)
    }
    return argumentProblem(shortcode, signature, source)
  }

  private func argumentProblem(
    _ shortcode: Shortcode, _ signature: Signature, _ source: () -> SourceText
  ) -> Diagnostic? {
    let (args, params) = (signature.args, signature.params)
    let known = Array(params.fields.keys)
    let given = shortcode.arguments.compactMap(\.name)
    if !params.isWhole {
      for argument in shortcode.arguments {
        guard let name = argument.name, !known.contains(name) else { continue }
        return ContentMessages.unknownArgument(
          name, argument, of: shortcode, known: known, in: source())
      }
    }
    if !args.isWhole, given.isEmpty, shortcode.arguments.count > args.elements {
      return ContentMessages.tooManyArguments(
        shortcode.arguments[args.elements], of: shortcode, taken: args.elements, in: source())
    }
    if given.isEmpty, shortcode.arguments.count < args.neededElements {
      return ContentMessages.tooFewArguments(
        shortcode, needed: args.neededElements, in: source())
    }
    for places in params.alternatives + args.alternatives
    where !places.contains(where: { isGiven($0, to: shortcode) }) {
      return ContentMessages.missingArgument(of: places, shortcode, in: source())
    }
    let missing = params.fields.filter { $0.value == .required && !given.contains($0.key) }.keys
    if let name = missing.min() {
      return ContentMessages.missingArgument(name, of: shortcode, in: source())
    }
    return nil
  }

  private func isGiven(_ place: InputUse.Place, to shortcode: Shortcode) -> Bool {
    switch place.key {
    case .field(let name): shortcode.arguments.contains { $0.name == name }
    case .element(let number): shortcode.arguments.count { $0.name == nil } > number
    }
  }
}
