/// Where the names of one list stand in another, which mostly is the same list.
struct KnownPlaces: Sendable {
  private var places: [Int?]

  init(_ names: some Collection<String>, among known: [String]) {
    places = []
    places.reserveCapacity(names.count)
    var index: [ExactName: Int]?
    for (place, name) in names.enumerated() {
      if index == nil, place < known.count, known[place].utf8.elementsEqual(name.utf8) {
        places.append(place)
        continue
      }
      if index == nil {
        index = [:]
        index?.reserveCapacity(known.count)
        for (place, name) in known.enumerated() { index?[ExactName(name)] = place }
      }
      places.append(index?[ExactName(name)])
    }
  }

  subscript(_ index: Int) -> Int? { places[index] }
}
