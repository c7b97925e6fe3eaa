/// The name among `candidates` that `name` most likely meant, or nil when none is near.
///
/// Near is a Damerau-Levenshtein distance (optimal string alignment) of at most a third of the
/// name's length and at least 1, capitals counting as small letters; ties go to the candidate that
/// sorts first.
package func nearestName(to name: String, among candidates: some Sequence<String>) -> String? {
  let word = Array(name.lowercased().unicodeScalars)
  guard word.count > 1, word.count <= 64 else { return nil }
  let limit = max(1, word.count / 3)
  var best: (name: String, distance: Int)?
  for candidate in candidates where candidate != name {
    let other = Array(candidate.lowercased().unicodeScalars)
    guard abs(other.count - word.count) <= limit else { continue }
    let distance = editDistance(word, other)
    guard distance <= limit else { continue }
    if let found = best, (found.distance, found.name) <= (distance, candidate) { continue }
    best = (candidate, distance)
  }
  return best?.name
}

private func editDistance(_ left: [Unicode.Scalar], _ right: [Unicode.Scalar]) -> Int {
  var beforePrevious = [Int](repeating: 0, count: right.count + 1)
  var previous = Array(0...right.count)
  for row in 0..<left.count {
    var current = [row + 1]
    for column in 0..<right.count {
      let cost = left[row] == right[column] ? 0 : 1
      var distance = min(
        previous[column + 1] + 1, current[column] + 1, previous[column] + cost)
      if row > 0, column > 0, left[row] == right[column - 1], left[row - 1] == right[column] {
        distance = min(distance, beforePrevious[column - 1] + 1)
      }
      current.append(distance)
    }
    (beforePrevious, previous) = (previous, current)
  }
  return previous[right.count]
}
