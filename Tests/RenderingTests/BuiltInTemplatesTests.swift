import Diagnostics
import Foundation
import Rendering
import Testing

/// The files of `Templates/` and what is compiled into the program are the same.
@Suite struct BuiltInTemplatesTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Templates").path

  @Test func everyFileIsCompiledIn() throws {
    let files = try FileManager.default.subpathsOfDirectory(atPath: Self.folder)
      .filter { path in
        var isFolder: ObjCBool = false
        _ = FileManager.default.fileExists(
          atPath: Self.folder + "/" + path, isDirectory: &isFolder)
        return !isFolder.boolValue && !path.hasPrefix(".")
      }
    #expect(
      TemplateStore.builtInNames == files.sorted(),
      "run .ci/embed-templates after adding or removing a template")
  }

  @Test(arguments: TemplateStore.builtInNames)
  func withTheSameBytes(name: String) throws {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/" + name))
    #expect(TemplateStore.builtIn(name)?.bytes == Array(bytes))
  }
}
