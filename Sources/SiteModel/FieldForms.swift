import FrontMatter
import Markdown

/// How values are written, for the hints of messages about others in their place, and what `false` turns off.
enum FieldForms {
  /// In `site.yaml`.
  static let ofSettings = FieldRules(
    forms: settings, canBeOff: canBeOff, quotesBooleans: true)

  /// In a mapping of the list `taxonomies`.
  static let ofTaxonomies = FieldRules(
    forms: settings.merging(["taxonomies": "{ name: people, title: Who }"]) { $1 },
    canBeOff: canBeOff, quotesBooleans: true)

  /// In the front matter of posts and sections.
  static let ofPages = FieldRules(forms: [
    "badge": "{ value: 42, unit: km }",
    "cascade": "{ style: grid }",
    "extra": "{ price: 12 }",
    "feeds": "[atom, rss, json]",
    "fields": "{ price: number }",
    "footer": "{ text: The end }",
    "header": "{ text: Hello }",
    "menus": "{ main: { title: About, weight: 2 } }",
    "menus.*": "{ title: About, weight: 2 }",
  ])

  /// Settings without which there is less, and nothing else in their place.
  private static let canBeOff: Set<String> = [
    "author", "base_url", "description", "hooks", "hooks.after_build", "hooks.before_build", "icon",
    "lists", "logo", "markdown.external_links", "menu", "menus", "menus.*", "related", "taxonomies",
    "updated",
  ]

  private static let settings: [String: String] = {
    var forms = texts.merging(mappings) { $1 }
    for (name, _) in MarkdownConstructs.keys + [("html", []), ("smart_punctuation", [])] {
      forms["markdown.\(name)"] = "true or false"
    }
    for name in ["zero", "one", "two", "few", "many", "other"] {
      forms[name] = "\"{count} parts\""
    }
    for name in ["headers", "lstrip_blocks", "manifest", "relative_urls", "reverse", "trim_blocks"]
    {
      forms[name] = "true or false"
    }
    return forms
  }()

  private static let texts = [
    "accent": "pink, or as \"#2f6fdb\"",
    "after_build": "make upload",
    "author": "\"Ann Example\"",
    "background": "\"#ffffff\", or as a name of the palette",
    "base_url": "https://example.org",
    "before_build": "make css",
    "by": "year or month",
    "card_height": "240, or as 50%",
    "code_font": "Iosevka, monospace",
    "color_scheme": "light, dark or auto",
    "csp": "default-src 'self', or as false for none",
    "description": "\"Notes on lists\"",
    "feeds": "[atom, rss, json], or as false for none",
    "sections": "[atom, rss, json], or as false for none",
    "site": "[atom, rss, json], or as false for none",
    "terms": "[atom, rss, json], or as false for none",
    "filter": "rating >= 4",
    "font": "Georgia, serif",
    "from": "2",
    "heading_font": "Georgia, serif",
    "heading_shift": "1",
    "icon": "/icon.svg",
    "icons.from": "/logo.svg",
    "language": "de or pt-BR",
    "logo": "/logo.svg",
    "name": "\"Deutsch\"",
    "taxonomies.name": "people",
    "pagination": "newest or permanent",
    "path": "/best/",
    "archive.path": "/archive/",
    "permalinks.*": "/:year/:slug/",
    "radius": "4",
    "rel": "noopener",
    "related": "3",
    "section": "posts",
    "size": "20, or as all",
    "feeds.size": "20",
    "sort": "date, updated, title or weight",
    "style": "plain",
    "languages.*.taxonomies.*": "\"Themen\"",
    "target": "_blank",
    "template": "page.html",
    "text": "full or summary",
    "timezone": "Europe/Berlin, or as +02:00",
    "title": "\"Notes\"",
    "to": "4",
    "trailing_slash": "always, never or file",
    "updated": "git",
    "url": "/about/",
    "weight": "1",
  ]

  private static let mappings = [
    "children": "{ title: About, url: /about/ }",
    "external_links": "{ rel: noopener }",
    "hooks": "{ before_build: make css }",
    "languages": "{ en: {}, de: {} }",
    "languages.*": "{ title: My site }",
    "lists": "{ path: /best/, title: Best }",
    "markdown": "{ smart_punctuation: true }",
    "menu": "{ title: About, url: /about/ }",
    "menus": "{ legal: [{ title: Imprint, url: /imprint/ }] }",
    "menus.*": "{ title: Imprint, url: /imprint/ }",
    "palette": "{ harbour: \"#3a6ea5\" }",
    "permalinks": "{ posts: /:year/:slug/ }",
    "strings": "{ home: Start }",
    "strings.*": "Start, or as { one: 1 part, other: \"{count} parts\" }",
    "taxonomies": "[tags, people]",
    "taxonomies.*": "{ title: People }",
    "templates": "{ trim_blocks: true }",
    "theme": "{ accent: pink }",
    "toc": "{ from: 2, to: 4 }",
  ]
}
