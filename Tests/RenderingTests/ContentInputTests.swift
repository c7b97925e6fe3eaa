import ContentInput
import Foundation
import Markdown
import Testing

/// Inputs that the fuzzers of documents, code and formulas found worth keeping, run as they run them.
@Suite struct ContentInputTests {
  static func inputs(_ name: String) -> [URL] {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Fuzz/Inputs/\(name)")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
  }

  @Test(arguments: ["markdown", "code", "math"]) func inputsAreThere(name: String) {
    #expect(Self.inputs(name).count >= 30)
  }

  @Test(arguments: inputs("markdown")) func documentsEndWell(_ file: URL) throws {
    let outcome = MarkdownInput([UInt8](try Data(contentsOf: file))).run()
    #expect(outcome.fault == nil)
  }

  @Test(arguments: inputs("code")) func codeEndsWell(_ file: URL) throws {
    #expect(CodeInput([UInt8](try Data(contentsOf: file))).run().isWhole)
  }

  @Test(arguments: inputs("math")) func formulasEndWell(_ file: URL) throws {
    #expect(MathInput([UInt8](try Data(contentsOf: file))).run().isSound)
  }

  @Test func rendersWhatItIsGiven() {
    let outcome = MarkdownInput(Array("# A $b$\n".utf8)).run()
    #expect(outcome.page.headings.map(\.id) == ["a-b"])
    #expect(String(decoding: outcome.html, as: UTF8.self).contains("<math>"))
    let code = CodeInput(Array("\0title=b\nc".utf8)).run()
    #expect(String(decoding: code.html, as: UTF8.self).contains("<figcaption>b</figcaption>"))
    #expect(MathInput(Array("\\a".utf8)).run().problems.count == 1)
  }
}
