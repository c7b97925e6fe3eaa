/// Where the names of one list stand in another, which mostly is the same list.
struct KnownPlaces: Sendable {
  private var places: [Int?]

  init(_ names: some Collection<String>, among known: [String]) {
    places = []
    places.reserveCapacity(names.count)
    var index: [ExactName: Int]?
    var next = 0
    for name in names {
      if next < known.count, known[next].hasSameBytes(as: name) {
        places.append(next)
        next += 1
        continue
      }
      // A name was added or removed; those behind it stand in the same order again.
      let all =
        index
        ?? Dictionary(known.enumerated().map { (ExactName($1), $0) }) { _, last in last }
      index = all
      let place = all[ExactName(name)]
      places.append(place)
      if let place { next = place + 1 }
    }
  }

  subscript(_ index: Int) -> Int? { places[index] }
}
