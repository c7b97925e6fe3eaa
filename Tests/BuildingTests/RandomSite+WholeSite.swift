extension RandomSite {
  /// What ties the pages of a site together: languages, rules of folders, lists, terms and menus.
  var wholeSiteEdits: [(String, () -> Void)] {
    [
      ("give the site other languages", editLanguages), ("translate something", translate),
      ("edit a cascade", editCascade), ("ask for lists", editLists),
      ("edit a term", editTerm), ("show relations", showRelations),
      ("edit the menus", editMenus), ("put posts into a series", editSeries),
    ]
  }

  private func editLanguages() {
    write(
      "site.yaml",
      "title: Many\nstyle: plain\ntimezone: UTC\nsize: 2\n"
        + pick([
          "", "languages: { en: , de: { title: Viele \(next()) } }\n",
          "languages: { en: , de: { name: Deutsch, menus: { main: [] } }, ar: }\n",
          "language: de\nlanguages: { en: { taxonomies: { tags: Words } } }\n",
        ])
        + pick(["", "related: \(pick([1, 3]))\n"])
        + pick(["", "archive: \(pick(["true", "month", "{ path: /when/ }"]))\n"])
        + pick(["", "permalinks: { posts: '/:\(pick(["title", "filename"]))/:slug/' }\n"])
        + pick(["", "base_url: https://b.example\n" + someHosting()])
        + pick(["", "", "trailing_slash: \(pick(["never", "file"]))\n"]))
  }

  private func translate() {
    let file = pick(["about.de.md", "posts/a1.de.md", "de/news.md", "posts/_index.de.md"])
    if chance(0.3) {
      site.remove("Content/\(file)")
    } else {
      write(
        "Content/\(file)",
        "---\ntitle: Titel \(next())\ntags: [\(pick(["swift", "web"]))]\n"
          + pick(["", "date: 2026-01-0\(pick([1, 2, 3]))\n", "translation_key: about\n"])
          + "---\nText \(next()), [Link](@/about.md)\n")
    }
  }

  private func editCascade() {
    write(
      "Content/\(pick(["", "posts/", "notes/", "posts/deep/"]))_index.md",
      "---\ntitle: Cascading\n"
        + pick([
          "cascade: { author: A\(next()), mood: { a: 1 } }\n", "cascade: { tags: [swift] }\n",
          "cascade: { color: pink, weight: \(next()) }\n", "transparent: true\n", "",
          "permalinks: /:section/\(pick(["x", "y"]))/:slug/\n", "cascade: { draft: true }\n",
        ])
        + pick([
          "", "filter: \"'swift' in tags\"\n", "filter: rating is none and weight >= 3\n",
          "sort: \(pick(["weight", "price", "group"]))\nreverse: true\n",
          "pagination: permanent\nsize: 1\n",
        ]) + "---\n")
  }

  private func editLists() {
    write(
      "site.yaml",
      "title: Lists\nstyle: plain\ntimezone: UTC\nsize: 2\nlists:\n"
        + "  - { path: /best/, title: Best \(next()), sort: \(pick(["title", "price"])), size: 2 }\n"
        + pick([
          "", "  - { path: /p/, title: P, section: posts, filter: \"'web' in tags\" }\n",
          "  - { path: /q/, title: Q, pagination: permanent, size: 1 }\n",
        ])
        + pick(["", "taxonomies: [tags, { name: kinds, title: K\(next()), size: 1 }]\n"]))
  }

  private func editTerm() {
    let file = pick(["tags/_index.md", "tags/swift/_index.md", "tags/web/_index.md"])
    if chance(0.4) {
      site.remove("Content/\(file)")
    } else {
      write(
        "Content/\(file)",
        "---\ntitle: Term \(next())\n\(pick(["", "size: 1\n", "sort: title\n"]))---\n"
          + "Text with {{< note >}}a note{{< /note >}} and [a link](@/about.md)\n")
    }
  }

  private func showRelations() {
    write(
      "Templates/foot.html",
      pick([
        "{% for p in page.related %}{{ p.title }}{% endfor %}",
        "{% for p in page.backlinks %}{{ p.url }}{% endfor %}",
        "{% for t in page.translations %}{{ t.name }} {{ t.url }} {{ t.title }}{% endfor %}",
        "{% if page.series %}{{ page.series.number }}/{{ page.series.count }} {{ page.series.title }}{{ page.series.next.title if page.series.next else '' }}{% endif %}",
        "{% for b in page.breadcrumbs %}{{ b.title }} {{ b.url }}{% endfor %}{{ page.language }}",
        "{% for i in site.menu %}{{ i.title }} {{ i.url }}{% endfor %}{{ site.archive }}",
        "{% for l in site.languages %}{{ l.code }} {{ l.url }} {{ l.title }}{% endfor %}",
        "{% for s in site.sections %}{{ s.title }}{% for i in s.sections %}{{ i.url }}{% endfor %}{{ s.parent.title }}{% endfor %}",
        "{% if list is defined %}{{ list.permanent }}{% for y in list.years %}{{ y.year }} {{ y.count }}{% endfor %}{% for t in list.terms %}{{ t.title }} {{ t.description }}{% for p in t.posts %}{{ p.title }}{% endfor %}{% endfor %}{% endif %}",
      ]))
  }

  private func editMenus() {
    write(
      "Content/about.md",
      "---\ntitle: About \(next())\n"
        + pick(["menus: main\n", "menus: { main: { weight: \(next()), title: Us } }\n", ""])
        + "---\n# About\n\nWe [link](@/posts/_index.md).\n")
  }

  private func editSeries() {
    for name in ["one", "two", "three"] where chance(0.6) {
      write(
        "Content/posts/part-\(name).md",
        "---\ntitle: Part \(next())\nseries: \(pick(["Trip", "trip", "Other"]))\n"
          + "date: 2026-01-0\(pick([1, 2, 3, 4]))\n\(pick(["", "weight: \(next())\n"]))---\n"
          + "See [about](@/about.md) and [one](part-one.md)\n")
    }
  }
}
