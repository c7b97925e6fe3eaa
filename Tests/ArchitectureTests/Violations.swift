/// One Swift file of a room, for the checks.
struct RoomFile {
  let room: String
  let name: String
  let text: String
}

/// What in these files goes against the house's order, one sentence each; empty when nothing does.
func violations(in files: [RoomFile], floors: [String: Int] = Floors.all) -> [String] {
  var found: [String] = []
  var importer: [String: String] = [:]
  for file in files {
    let place = "\(file.room)/\(file.name)"
    guard let floor = floors[file.room] else {
      found.append("\(place): the room '\(file.room)' has no floor")
      continue
    }
    for module in importedModules(in: file.text) {
      if module.hasPrefix("Foundation") {
        found.append("\(place): imports '\(module)'")
      }
      guard let other = floors[module] else { continue }
      if other > floor { found.append("\(place): imports '\(module)' from a floor above") }
      if other == floor { found.append("\(place): imports '\(module)' from its own floor") }
      if other == 0 {
        let use = "\(file.room) \(module)"
        if let first = importer[use], first != file.name {
          found.append("\(place): imports '\(module)', which '\(first)' of the room does already")
        }
        importer[use] = importer[use] ?? file.name
      }
    }
  }
  return found
}
