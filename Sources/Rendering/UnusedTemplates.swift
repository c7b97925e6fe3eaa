package import Diagnostics
import Templating

extension SiteRenderer {
  /// What of the site's own templates nothing uses, as warnings: whole files, names, blocks.
  package func unusedTemplates(among store: TemplateStore) -> [Diagnostic] {
    let own = store.ownPaths
    let (unnamed, diagnostics) = editions[0].environment.unused(
      of: Set(own.map(\.name)), from: editions[0].templates.keys.sorted())
    // Stylesheets are put together and not rendered; what has another ending may be there for its reader.
    let needed = Set(Stylesheet.parts(context.site))
    let endings = [".html", ".xml", ".txt", ".css", ".json"]
    // `redirect.html` and its like are used of themselves as soon as there is something for them.
    let waiting = TemplateStore.builtInNames.filter { !$0.utf8.contains(UInt8(ascii: "/")) }
    // Posts may come to use these at any time.
    let ofContent = ["shortcodes/", "markdown/"]
    let files = own.filter { file in
      !ofContent.contains { file.name.hasPrefix($0) } && unnamed.contains(file.name)
        && !needed.contains(file.name)
        && !waiting.contains(file.name) && endings.contains { file.name.hasSuffix($0) }
    }
    return files.map { PlanProblem.unusedTemplate($0.path) } + diagnostics
  }
}
