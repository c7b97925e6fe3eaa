extension Assembly {
  /// Puts the posts of every section whose list falls into groups in their order.
  mutating func groupSections() {
    for index in site.sections.indices where site.hasGroups(section: index) {
      site.sections[index].pages = grouped(site.sections[index].pages, as: index)
    }
  }

  /// Posts in the order of their groups, each group's own order kept: those that the section names, in
  /// its order, then others as they appear, then the posts without one.
  func grouped(_ pages: [Int], as section: Int) -> [Int] {
    var ranks: [String: Int] = [:]
    for name in site.sections[section].fields.groups {
      let rank = ranks.count
      if ranks[name] == nil { ranks[name] = rank }
    }
    var byRank = [[Int]](repeating: [], count: ranks.count)
    var others: [Int] = []
    for page in pages {
      guard let name = site.pages[page].group else {
        others.append(page)
        continue
      }
      let rank = ranks[name] ?? ranks.count
      if rank == byRank.count {
        ranks[name] = rank
        byRank.append([])
      }
      byRank[rank].append(page)
    }
    return byRank.flatMap { $0 } + others
  }

  /// The colours that cards have, or may get.
  var cardColors: Set<CardColor> {
    var colors: Set<CardColor> = []
    for page in site.pages { colors.insert(page.file.facts.color) }
    // All that a post without a colour may get, so that a new post rarely changes the stylesheet and its name.
    colors.formUnion(site.settings.palette.automatic)
    for section in site.sections {
      colors.insert(
        section.fields.page.card.color
          ?? site.settings.palette.automaticColor(slug: section.folder))
    }
    return colors
  }
}

extension Site {
  /// Whether a section's list falls into groups; that of the home, which holds the posts of all sections, only when it names some.
  func hasGroups(section index: Int) -> Bool {
    let section = sections[index]
    return section.style.hasGroups && (!section.isHome || !section.fields.groups.isEmpty)
  }
}
