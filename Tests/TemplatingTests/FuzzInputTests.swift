import Foundation
import TemplateInput
import Testing

/// Inputs that the fuzzer found worth keeping, run as it runs them.
@Suite struct FuzzInputTests {
  static let files: [URL] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fuzz/Inputs/templates")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }()

  @Test func inputsAreThere() {
    #expect(Self.files.count >= 30)
  }

  @Test(arguments: files) func endsWell(_ file: URL) throws {
    let outcome = TemplateInput([UInt8](try Data(contentsOf: file))).run()
    #expect(outcome.text.isEmpty || outcome.diagnostics.isEmpty)
  }

  @Test func readsItsParts() {
    let input = TemplateInput(
      Array("{{ a }}{{ b + 1 }}\n{% include 'x' %}\n--- x\n[{{ c }}]\n===\n<\n41\n&".utf8))
    #expect(input.templates.keys.sorted() == ["main", "x"])
    #expect(String(decoding: input.run().text, as: UTF8.self) == "&lt;42\n[&amp;]")
  }
}
