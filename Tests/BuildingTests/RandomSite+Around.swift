extension RandomSite {
  /// What lies around the content: data.
  var aroundEdits: [(String, () -> Void)] {
    [("edit data", editData), ("show data", showData), ("show data in a shortcode", showInside)]
  }

  private func editData() {
    let file = pick(["team.yaml", "team.json", "shop/prices.csv", "shop/deep/a.toml", "news.yaml"])
    let path = "Content/_data/" + file
    if chance(0.3) {
      site.remove(path)
      return
    }
    switch file {
    case "team.yaml", "news.yaml": write(path, "x: \(next())\ny: [1, \(pick(["2", "3"]))]\n")
    case "team.json": write(path, chance(0.1) ? "{" : "{\"x\": \(next())}")
    case "shop/prices.csv": write(path, "x,y\n\(next()),b\n")
    default: write(path, "x = 2026-01-0\(pick([1, 2]))\n")
    }
  }

  private static let shown = [
    "{% if data.team is defined %}{{ data.team.x }}{% endif %}",
    "{% if data.news is defined and page.title < 'Title 3' %}{{ data.news.y | join }}{% endif %}",
    "{% if data.shop is defined %}{% for k, v in data.shop | items %}{{ k }}{% endfor %}{{ data.shop.prices[0].x if data.shop.prices is defined }}{% endif %}",
    "{% for k in data %}{{ k }}{% endfor %}",
    "{{ (data | items | list)[0][0] if data | length else '-' }}",
    "{{ data.shop.deep.a.x if data.shop is defined and data.shop.deep is defined else '-' }}",
  ]

  private func showData() { write("Templates/foot.html", pick(Self.shown)) }

  private func showInside() {
    write("Templates/shortcodes/note.html", "<b>{{ inner }}\(pick(Self.shown))</b>")
  }
}
