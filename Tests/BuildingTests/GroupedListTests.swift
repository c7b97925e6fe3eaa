import Testing

/// What a list's template knows of groups, navigation and hiding.
@Suite struct GroupedListTests {
  private static let template =
    "{{ list.navigation }} {{ list.hide }}{% for group in list.groups %}"
    + "[{{ group.name }}:{% for post in group.posts %} {{ post.slug }}#{{ post.anchor }}{% endfor %}]{% endfor %}"

  private func list(_ section: String, style: String, page: String = "index.html") -> String? {
    let site = TestSite([
      "Templates/\(style)/list.html": Self.template,
      "Templates/\(style)/detail.html": "{{ page.section.navigation }}",
      "Content/s/_index.md": "---\nstyle: \(style)\nsort: weight\n\(section)\n---\n",
      "Content/s/a.md": "---\nweight: 1\ngroup: One\n---\n",
      "Content/s/b.md": "---\nweight: 2\n---\n",
      "Content/s/c.md": "---\nweight: 3\ngroup: Two\n---\n",
      "Content/s/d.md": "---\nweight: 4\ngroup: One\n---\n",
    ])
    #expect(site.text(of: site.build()) == "")
    return site.output()["s/" + page]
  }

  @Test func rowsStandUnderTheirGroups() {
    #expect(
      list("groups: [Two]", style: "grouped")
        == "split False[Two: c#c][One: a#a d#d][None: b#b]")
  }

  /// A group that the page's end cuts goes on, under its name, on the next.
  @Test func aGroupGoesOnOnTheNextPage() {
    #expect(list("size: 2", style: "grouped") == "split False[One: a#a d#d]")
    #expect(list("size: 1", style: "grouped") == "split False[One: a#a]")
    #expect(
      list("size: 1", style: "grouped", page: "page/2/index.html") == "split False[One: d#d]")
  }

  @Test func aStyleWithoutGroupsHasOneWithoutAName() {
    #expect(list("", style: "blurry") == "split False[None: a#a b#b c#c d#d]")
  }

  @Test func gridLetsCardsBeHiddenAndOthersWhenAsked() {
    #expect(list("", style: "grid")?.hasPrefix("split True[") == true)
    #expect(list("hide: false", style: "grid")?.hasPrefix("split False[") == true)
    #expect(list("hide: true", style: "plain")?.hasPrefix("split True[") == true)
  }

  @Test func navigationIsTheSections() {
    #expect(list("navigation: stack", style: "sidebar")?.hasPrefix("stack ") == true)
    #expect(
      list("navigation: stack", style: "sidebar", page: "a/index.html") == "stack")
  }
}
