/// The floors of the house, as Package.swift lists them: a room may use only rooms of lower floors.
enum Floors {
  static let all: [String: Int] = [
    "sitegen": 8,
    "SitegenCLI": 7,
    "Serving": 6,
    "Building": 5,
    "Rendering": 4,
    "SiteModel": 3,
    "FrontMatter": 2, "Highlighting": 2, "Markdown": 2, "Math": 2, "Templating": 2,
    "HTTP": 2, "Watching": 2, "Searching": 2,
    "Diagnostics": 1, "HTML": 1, "Dates": 1, "Files": 1, "Processes": 1, "Records": 1,
    "Languages": 1,
    "CCMark": 0, "CYAML": 0, "CTOML": 0, "CArena": 0, "CBuiltIns": 0, "CThreadSlot": 0, "CSpawn": 0,
    "CLanguageData": 0, "CMalloc": 0,
    "CMicroHTTPD": 0, "CReloadScript": 0, "CZlib": 0,
  ]
}
