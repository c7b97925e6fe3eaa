/// How mappings and lists are written, for the hints of messages about others in their place.
enum FieldForms {
  /// In `site.yaml`.
  static let ofSettings = [
    "external_links": "{ rel: noopener }",
    "feeds": "[atom, rss, json]",
    "hooks": "{ before_build: make css }",
    "languages": "{ en: {}, de: {} }",
    "languages.*": "{ title: My site }",
    "lists": "{ path: /best/, title: Best }",
    "markdown": "{ smart_punctuation: true }",
    "menu": "{ title: About, url: /about/ }",
    "children": "{ title: About, url: /about/ }",
    "menus": "{ legal: [{ title: Imprint, url: /imprint/ }] }",
    "menus.*": "{ title: Imprint, url: /imprint/ }",
    "palette": "{ harbour: \"#3a6ea5\" }",
    "permalinks": "{ posts: /:year/:slug/ }",
    "strings": "{ home: Start }",
    "strings.*": "{ one: 1 part, other: \"{count} parts\" }",
    "taxonomies": "[tags, people]",
    "taxonomies.*": "{ title: People }",
    "templates": "{ trim_blocks: true }",
    "theme": "{ accent: pink }",
    "toc": "{ from: 2, to: 4 }",
  ]

  /// In the front matter of posts and sections.
  static let ofPages = [
    "badge": "{ value: 42, unit: km }",
    "cascade": "{ style: grid }",
    "extra": "{ price: 12 }",
    "feeds": "[atom, rss, json]",
    "fields": "{ price: number }",
    "footer": "{ text: The end }",
    "header": "{ text: Hello }",
    "menus": "{ main: { title: About, weight: 2 } }",
    "menus.*": "{ title: About, weight: 2 }",
  ]
}
