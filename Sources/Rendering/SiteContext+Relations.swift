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

  /// The same page or list in another language.
  struct Translation {
    let title: String
    let url: URLPath
    let language: Int
  }

  /// A page in other languages.
  func translations(ofPage page: Int) -> [Translation] {
    (site.translations[page] ?? []).map { other in
      Translation(
        title: site.pages[other].title, url: site.pages[other].url,
        language: site.language(ofPage: other))
    }
  }

  /// A section's list in other languages.
  func translations(ofSection index: Int) -> [Translation] {
    let section = site.sections[index]
    let others = site.homes.indices.filter { $0 != section.language }.compactMap {
      site.sectionPlaces[$0][section.folder]
    }
    return others.map {
      Translation(
        title: site.sections[$0].title, url: site.sections[$0].url,
        language: site.sections[$0].language)
    }
  }

  /// `page.languages`: for each language of the site where it leads, the translation or else that language's home.
  func languageLinks(from current: Int, _ translations: [Translation]) -> Value {
    guard site.homes.count > 1 else { return .list([]) }
    var urls = site.homes.map { site.sections[$0].url }
    for translation in translations { urls[translation.language] = translation.url }
    return .list(
      site.homes.indices.map { language in
        let settings = site.settings.languages[language]
        return .map(
          OrderedMap(
            like: Self.linkKeys,
            [
              .string(settings.tag), .string(settings.shownName),
              .string(site.settings.baseURL.href(urls[language])), .bool(language == current),
            ]))
      })
  }

  private static let linkKeys = OrderedMap([
    ("code", .none), ("name", .none), ("url", .none), ("current", .none),
  ])

  /// `page.translations`.
  func value(of translations: [Translation]) -> Value {
    .list(translations.map { translation($0.title, $0.url, $0.language) })
  }

  private func translation(_ title: String, _ url: URLPath, _ language: Int) -> Value {
    let settings = site.settings.languages[language]
    return .map(
      OrderedMap(
        like: Self.translationKeys,
        [
          .string(settings.tag), .string(settings.shownName),
          .string(site.settings.baseURL.href(url)), .string(site.settings.baseURL.absolute(url)),
          .string(title),
        ]))
  }

  private static let translationKeys = OrderedMap([
    ("language", .none), ("name", .none), ("url", .none), ("absolute_url", .none),
    ("title", .none),
  ])
}
