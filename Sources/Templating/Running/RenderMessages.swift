import Diagnostics

/// The wording of everything that can go wrong while a template is rendered.
enum RenderMessages {
  static func error(_ error: CallError, at site: Site) -> Diagnostic {
    .error("template.value", error.summary, in: site.text.source, site.range, hint: error.hint)
  }

  static func undefined(_ undefined: Undefined, at site: Site) -> Diagnostic {
    let (summary, hint) = describe(undefined.reason)
    return .error("template.undefined", summary, in: site.text.source, site.range, hint: hint)
  }

  private static func describe(_ reason: Undefined.Reason) -> (String, String?) {
    switch reason {
    case .name(let name, let known):
      let near = nearestName(to: name, among: known)
      return ("there is no '\(name)' here", near.map { "did you mean '\($0)'?" })
    case .global(let name, let isHidden):
      return (
        "there is no '\(name)' here",
        isHidden
          ? "import this template 'with context', or pass '\(name)' to the macro"
          : "not every page has it, so ask 'if \(name) is defined'"
      )
    case .field(let shape, let name):
      let near = nearestName(to: name, among: shape.fields)
      return (
        "'\(shape.name)' has no field '\(name)'",
        near.map { "did you mean '\($0)'?" } ?? list(shape.fields, "its fields are")
      )
    case .key(let map, let key):
      let keys = map.keys.compactMap { $0.text }
      let name = (try? key.printed()) ?? ""
      let near = nearestName(to: name, among: keys)
      return (
        "the map has no key '\(name)'",
        near.map { "did you mean '\($0)'?" } ?? list(keys, "its keys are")
      )
    case .attribute(let owner, let name): return ("\(owner) has no field '\(name)'", nil)
    case .element(let index, let count):
      return (
        "there is no element \(index)",
        count == 0 ? "the list is empty" : "the list has \(count), counted from 0"
      )
    case .noElse: return ("the condition is false and there is no 'else'", "add 'else \"\"'")
    case .parameter(let macro, let name):
      return ("'\(name)' was not given to '\(macro)'", "give it, or a default to the parameter")
    case .empty(let what): return ("there is no \(what) element: the list is empty", nil)
    case .noPrevious: return ("the first round has no 'previtem'", "ask 'if not loop.first'")
    case .noNext: return ("the last round has no 'nextitem'", "ask 'if not loop.last'")
    case .noCaller(let macro):
      return ("'\(macro)' was not called with a 'call' block, so it has no 'caller'", nil)
    case .noMacro(let template, let name): return ("'\(template)' has no '\(name)'", nil)
    case .noParent(let block): return ("no template above has a block '\(block)'", nil)
    }
  }

  private static func list(_ names: [String], _ opening: String) -> String? {
    guard !names.isEmpty, names.count <= 12 else { return nil }
    return "\(opening) \(names.map { "'\($0)'" }.joined(separator: ", "))"
  }

  static func tooDeep(_ limit: Int, at site: Site) -> Diagnostic {
    .error(
      "template.depth", "more than \(limit) calls inside each other", in: site.text.source,
      site.range, hint: "something includes or calls itself without an end")
  }

  static func stackFull(at site: Site) -> Diagnostic {
    .error(
      "template.depth", "calls and blocks are nested too deep here", in: site.text.source,
      site.range, hint: "something includes or calls itself without an end")
  }

  static func tooManyRounds(_ limit: Int, at site: Site) -> Diagnostic {
    .error(
      "template.limit", "the page takes more than \(limit) rounds of loops", in: site.text.source,
      site.range)
  }

  static func tooMuchOutput(_ limit: Int, at site: Site) -> Diagnostic {
    .error(
      "template.limit", "the page is larger than \(limit) bytes", in: site.text.source, site.range)
  }

  static func unsafeURL(_ scheme: String, at site: Site) -> Diagnostic {
    .error(
      "template.url", "a '\(scheme):' URL may not stand here", in: site.text.source, site.range,
      hint: "link to 'https:', 'mailto:', 'tel:' or a place on the site")
  }

  static func notAName(_ value: Value, at site: Site) -> Diagnostic {
    .error(
      "template.value", "the name of a template is text, not \(value.described)",
      in: site.text.source, site.range)
  }

  static func noTemplate(_ names: [String], known: [String], at site: Site) -> Diagnostic {
    let near = names.first.flatMap { nearestName(to: $0, among: known) }
    let all = names.map { "'\($0)'" }.joined(separator: " or ")
    return .error(
      "template.unknown", "there is no template \(all)", in: site.text.source, site.range,
      hint: near.map { "did you mean '\($0)'?" })
  }

  static func notCallable(_ value: Value, at site: Site) -> Diagnostic {
    .error(
      "template.value", "\(value.described) cannot be called", in: site.text.source, site.range)
  }

  static func unpacking(_ wanted: Int, _ count: Int, at site: Site) -> Diagnostic {
    .error(
      "template.value", "\(wanted) names for \(count == 1 ? "1 value" : "\(count) values")",
      in: site.text.source, site.range)
  }

  static func notANamespace(_ value: Value, at site: Site) -> Diagnostic {
    .error(
      "template.value", "fields can be stored in a namespace only, not in \(value.described)",
      in: site.text.source, site.range, hint: "make one with '{% set x = namespace() %}'")
  }

  static func requiredBlock(_ name: String, at site: Site) -> Diagnostic {
    .error(
      "template.block", "nothing fills the required block '\(name)'", in: site.text.source,
      site.range, hint: "write '{% block \(name) %}…{% endblock %}' in a template that extends this"
    )
  }

  static func extendedTwice(at site: Site) -> Diagnostic {
    .error("template.extends", "a second 'extends'", in: site.text.source, site.range)
  }

  static func outlived(_ name: String) -> CallError {
    CallError("'\(name)' was kept after the block or macro it belongs to had ended")
  }
}
