import Diagnostics
import Foundation
import Rendering
import Testing

@Suite struct TemplateStoreTests {
  /// `Templates/` of the project that the tests were built from.
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Templates")

  private static func names() throws -> [String] {
    let found = try #require(FileManager.default.enumerator(atPath: folder.path))
    return found.compactMap { $0 as? String }.filter { name in
      var isFolder: ObjCBool = false
      let path = folder.appendingPathComponent(name).path
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        && !isFolder.boolValue && !(name as NSString).lastPathComponent.hasPrefix(".")
    }.sorted()
  }

  @Test func everyFileOfTemplatesIsCompiledIn() throws {
    #expect(
      TemplateStore.builtInNames == (try Self.names()),
      "run .ci/embed-templates, which writes down the names of the files in Templates/")
  }

  @Test func withTheSameBytes() throws {
    for name in try Self.names() {
      let bytes = [UInt8](try Data(contentsOf: Self.folder.appendingPathComponent(name)))
      let builtIn = TemplateStore.builtIn(name)?.bytes
      #expect(builtIn == bytes, "\(name): touch it and build again, or run .ci/embed-templates")
    }
  }

  @Test func theSitesOwnTakeTheirPlace() {
    let own = SourceText(path: "Templates/base.html", text: "mine")
    let store = TemplateStore(own: ["base.html": own, "x/y.html": own])
    #expect(store.text("base.html")?.path == "Templates/base.html")
    #expect(store.text("404.html")?.path == "built-in 404.html")
    #expect(store.text("none.html") == nil)
    #expect(store.names == (TemplateStore.builtInNames + ["x/y.html"]).sorted())
  }
}
