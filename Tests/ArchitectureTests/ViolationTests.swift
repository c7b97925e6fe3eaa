import Testing

@Suite struct ViolationTests {
  private func check(_ room: String, _ text: String) -> [String] {
    violations(in: [RoomFile(room: room, name: "A.swift", text: text)])
  }

  @Test func readsEveryKindOfImport() {
    let source = """
      // import Commented
      import Glibc
      package import Diagnostics
      @preconcurrency internal import HTML
      import struct Dates.DateTime
      @testable import Files; import Markdown.Sub
      \timport\tTemplating // why
      let important = 1
      importer.run()
      """
    #expect(
      importedModules(in: source) == [
        "Glibc", "Diagnostics", "HTML", "Dates", "Files", "Markdown", "Templating",
      ])
  }

  @Test func letsImportsPointDown() {
    #expect(check("Markdown", "import CCMark\nimport HTML\npackage import Diagnostics") == [])
    #expect(check("sitegen", "import SitegenCLI\nimport Glibc\nimport Synchronization") == [])
  }

  @Test func refusesAnImportFromAbove() {
    #expect(
      check("Files", "import Building") == [
        "Files/A.swift: imports 'Building' from a floor above"
      ])
    #expect(
      check("SiteModel", "package import struct Rendering.Page") == [
        "SiteModel/A.swift: imports 'Rendering' from a floor above"
      ])
  }

  @Test func refusesAnImportFromTheSide() {
    #expect(
      check("Markdown", "import FrontMatter") == [
        "Markdown/A.swift: imports 'FrontMatter' from its own floor"
      ])
    #expect(
      check("HTML", "import Diagnostics") == [
        "HTML/A.swift: imports 'Diagnostics' from its own floor"
      ])
  }

  @Test func refusesFoundation() {
    #expect(
      check("Files", "import Foundation\nimport FoundationEssentials") == [
        "Files/A.swift: imports 'Foundation'", "Files/A.swift: imports 'FoundationEssentials'",
      ])
  }

  @Test func refusesASecondDoorToACLibrary() {
    let files = ["A.swift", "B.swift"].map {
      RoomFile(room: "Markdown", name: $0, text: "import CCMark\nimport CArena")
    }
    #expect(violations(in: Array(files.prefix(1))) == [])
    #expect(
      violations(in: files) == [
        "Markdown/B.swift: imports 'CCMark', which 'A.swift' of the room does already",
        "Markdown/B.swift: imports 'CArena', which 'A.swift' of the room does already",
      ])
  }

  @Test func refusesARoomWithoutAFloor() {
    #expect(check("Attic", "") == ["Attic/A.swift: the room 'Attic' has no floor"])
  }
}
