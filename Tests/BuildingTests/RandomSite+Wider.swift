extension RandomSite {
  /// What fewer people do, with what fewer templates read.
  var widerEdits: [(String, () -> Void)] {
    [
      ("give a section other fields", editFields), ("give the home another style", editHome),
      ("edit a hook", editHook), ("edit the palette", editPalette),
      ("edit a picture beside posts", editPictureBesidePosts),
      ("edit a template of another style", editOtherStyle),
      ("write in another language", editWords), ("show something else", showSomethingElse),
      ("edit an optional include", editOptional),
    ]
  }

  private static let styles = [
    "no-space", "blurry", "flat-dark", "grid", "plain", "grouped", "inset-grouped", "sidebar",
  ]

  private func editFields() {
    write(
      "Content/\(pick(["posts", "notes"]))/_index.md",
      "---\ntitle: Fields\nstyle: \(pick(Self.styles))\n"
        + pick([
          "", "fields:\n  price: {type: number, default: \(next())}\n  pics: list of image\n",
          "fields:\n  cover: {type: image, default: pic.bin}\n", "groups: [One, Two]\n",
          "groups: [Two]\nsort: title\n", "header: {icon: bell, text: T\(next()), link: /about/}\n",
          "navigation: stack\nhide: true\n", "image: pic.bin\ncolor: pink\n",
        ]) + "---\n" + pick(["", "Text with {{< note >}}a note{{< /note >}}\n"]))
  }

  private func editHome() {
    write(
      "Content/_index.md",
      "---\ntitle: Home \(next())\nstyle: \(pick(Self.styles))\n\(pick(["", "groups: [Two]\n"]))---\n"
    )
  }

  private func editHook() {
    let hooks = [
      "link": [
        "<a href='{{ link.url }}'>{{ inner }}</a>",
        "<a href='{{ link.url }}'{{ link.attributes | xmlattr }}>{{ inner }}</a>",
        "{{ inner }}{{ page.section.title }}",
      ],
      "heading": ["<h2>{{ inner }}{{ site.sections | length }}</h2>"],
      "code": ["<pre>{{ code.source }}</pre>", "{% include 'own.html' ignore missing %}"],
      "code-swift": ["<pre>{{ page.next.title if page.next else '' }}</pre>"],
      "image": ["<img src='{{ image.url }}' alt='{{ image.alt }}'>"],
      "blockquote": ["<q>{{ inner }}{{ page.url }}</q>"],
    ]
    let name = pick(hooks.keys.sorted())
    if chance(0.4) {
      site.remove("Templates/markdown/\(name).html")
    } else {
      write("Templates/markdown/\(name).html", pick(hooks[name] ?? [""]))
    }
  }

  private func editPalette() {
    write(
      "site.yaml",
      "title: Random\nstyle: plain\nsize: 3\npalette: {pink: '#\(pick(["123456", "fedcba"]))', own: '#00ff00'}\n"
        + pick(["", "taxonomies: [tags, kinds]\n", "taxonomies: [categories]\n"])
        + pick(["", "theme: {accent: pink}\n", "theme: {color_scheme: dark}\n"])
        + pick(["", "menu: [{title: About, url: /about/}]\n", "language: ar\n", "search: true\n"])
        + pick(["", "templates: {trim_blocks: true, lstrip_blocks: true}\n"])
        + pick(["", "timezone: Europe/Rome\n"])
        + someHosting()
        + pick(["", "markdown: {toc: {from: 1, to: 2}, heading_shift: 1}\n"]))
  }

  private func editWords() {
    write(
      "site.yaml",
      "title: Random\nstyle: plain\nsize: 3\n" + pick(["", "language: de\n", "language: pl\n"])
        + pick([
          "", "strings: {home: Top \(next())}\n",
          "strings: {posts: {one: one, few: few, many: many, other: other}}\n",
        ]))
  }

  private func editPictureBesidePosts() {
    let path = "Content/\(pick(["posts", "notes", "posts/deep"]))/pic.bin"
    if chance(0.4) { site.remove(path) } else { write(path, "picture \(next())") }
  }

  private func editOtherStyle() {
    let path = "Templates/\(pick(["grid", "sidebar"]))/detail.html"
    if chance(0.4) { return site.remove(path) }
    write(
      path,
      pick([
        "{{ page.previous.color if page.previous else '' }}{{ page.extra }}{{ page.content }}",
        "{% for p in page.section.posts %}{{ p.title }}{{ p.group or '' }}{{ p.anchor }}{% endfor %}",
        "{% extends 'base.html' %}{% block main %}{{ page.taxonomies }}{{ page.back }}{% endblock %}",
        "{{ page.toc }}{{ page.image }}{{ page.date }}{{ page.updated }}{{ page.text_on }}",
      ]))
  }

  private func showSomethingElse() {
    write(
      "Templates/foot.html",
      pick([
        "{% for s in site.sections %}{% for p in s.posts | sort(attribute='word_count') %}{{ p.url }}{% endfor %}{% endfor %}",
        "{% for s in site.sections %}{% for p in s.posts %}{{ p.content | length }}{{ p.summary_content or '' }}{% endfor %}{% endfor %}",
        "{% for s in site.sections %}{{ s.style }}{{ s.image or '' }}{{ s.navigation }}{{ s.description or '' }}{% endfor %}",
        "{% include ['own.html', 'parts.html'] %}", "{% include 'o' ~ 'wn.html' ignore missing %}",
        "{% for m in site.menu %}{{ m.title }}{{ m.url }}{% endfor %}{{ site.color_scheme }}{{ site.direction }}",
        "{{ page.color }}{{ 'posts/pic.bin' | resolve('about.md') }}{{ 'a [b](c.md)' | markdown }}",
      ]))
  }

  private func editOptional() {
    if chance(0.5) {
      site.remove("Templates/own.html")
    } else {
      write(
        "Templates/own.html",
        pick(["own \(next())", "{{ site.title }}", "{{ site.tags_url or '' }}"]))
    }
  }
}
