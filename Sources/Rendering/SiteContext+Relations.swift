import SiteModel
import Templating

/// How pages and sections stand to others.
extension SiteContext {
  /// The way from the home page down to a section, both with it.
  func breadcrumbs(from section: Int) -> [Value] {
    var values: [Value] = []
    var next: Int? = section
    while let index = next {
      let section = site.sections[index]
      values.append(
        .map(
          OrderedMap([
            ("url", .string(site.settings.baseURL.href(section.url))),
            ("title", .string(section.title)),
          ])))
      next = section.parent
    }
    return values.reversed()
  }

  /// A page in other languages.
  func translations(ofPage page: Int) -> Value {
    .list(
      (site.translations[page] ?? []).map { other in
        translation(site.pages[other].title, site.pages[other].url, site.language(ofPage: other))
      })
  }

  /// A section's list in other languages.
  func translations(ofSection index: Int) -> Value {
    let section = site.sections[index]
    let others = site.homes.indices.filter { $0 != section.language }.compactMap {
      site.sectionPlaces[$0][section.folder]
    }
    return .list(
      others.map {
        translation(site.sections[$0].title, site.sections[$0].url, site.sections[$0].language)
      })
  }

  private func translation(_ title: String, _ url: URLPath, _ language: Int) -> Value {
    let settings = site.settings.languages[language]
    return .map(
      OrderedMap([
        ("language", .string(settings.tag)), ("name", .string(settings.shownName)),
        ("url", .string(site.settings.baseURL.href(url))),
        ("absolute_url", .string(site.settings.baseURL.absolute(url))), ("title", .string(title)),
      ]))
  }
}
