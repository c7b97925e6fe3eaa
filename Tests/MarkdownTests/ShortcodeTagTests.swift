import Testing

@testable import Markdown

@Suite struct ShortcodeTagTests {
  /// The tag at the start of a text in a short form, or its problem and where.
  private func parse(_ text: String) -> String {
    var text = text
    return text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      do throws(ShortcodeProblem) {
        let tag = try ShortcodeTagParser.parse(bytes, at: 0, before: bytes.count)
        if case .shown(let range) = tag.kind {
          return "shown \(String(decoding: bytes[range], as: UTF8.self)) \(tag.range.count)"
        }
        let arguments = tag.arguments.map { argument in
          (argument.name.map { $0 + "=" } ?? "") + "\(argument.value)"
        }
        return ([("\(tag.kind) \(tag.name)")] + arguments + ["\(tag.range.count)"])
          .joined(separator: " ")
      } catch {
        return "\(error.kind) \(error.range)"
      }
    }
  }

  @Test(arguments: [
    ("{{< youtube abc >}} rest", "opening youtube text(\"abc\") 19"),
    ("{{<x>}}", "opening x 7"),
    ("{{< x />}}", "single x 10"),
    ("{{< /x >}}", "closing x 10"),
    ("{{</x>}}", "closing x 8"),
    (
      "{{< x a=1 b=\"two words\" c=`\\` >}}",
      "opening x a=integer(1) b=text(\"two words\") c=text(\"\\\\\") 33"
    ),
    ("{{< x \"a \\\"b\\\" >}}\" >}}", "opening x text(\"a \\\"b\\\" >}}\") 23"),
    (
      "{{< x true 1.5 007 -3 1e9 >}}",
      "opening x flag(true) number(1.5) text(\"007\") integer(-3) text(\"1e9\") 29"
    ),
    ("{{< x https://example.org/?a=b >}}", "opening x text(\"https://example.org/?a=b\") 34"),
    ("{{< x \"{{< y\" >}}", "opening x text(\"{{< y\") 17"),
    ("{{< größe-1\n  a=1\n>}}", "opening größe-1 a=integer(1) 23"),
    ("{{</* x 1 */>}}", "shown  x 1  15"),
    ("{{< x src=a.png/>}}", "single x src=text(\"a.png\") 19"),
  ])
  func `reads calls as Hugo's users write them`(text: String, tag: String) {
    #expect(parse(text) == tag)
  }

  @Test(arguments: [
    ("{{< x", "notClosed 0..<3"), ("{{<", "noName 0..<3"), ("{{< >}}", "noName 0..<3"),
    ("{{< \"x\" >}}", "noName 0..<3"), ("{{< x \"a >}}", "textNotClosed 6..<7"),
    ("{{< x a= >}}", "noValue 6..<8"), ("{{< x a=>}}", "noValue 6..<8"),
    ("{{< x 1 a=2 >}}", "mixedArguments 8..<11"),
    ("{{< x a=1 a=2 >}}", "argumentTwice(\"a\") 10..<13"),
    ("{{< /x 1 >}}", "argumentsOfClosing 7..<8"), ("{{< x} >}}", "notAnArgument 5..<6"),
    ("{{< x \"a\"b >}}", "notAnArgument 9..<10"), ("{{</* x >}}", "notClosed 0..<3"),
    ("{{< x a\"b\" >}}", "notAnArgument 7..<8"),
  ])
  func `says what is wrong with a call`(text: String, problem: String) {
    #expect(parse(text) == problem)
  }

  /// Else every one of many that are not closed would be read to the document's end.
  @Test(arguments: [
    "{{< x {{< y >}}", "{{< x 1 z{{< y >}}", "{{< x a={{< y >}}", "{{</* x {{</* y */>}}",
  ])
  func `is not closed where another begins`(text: String) {
    #expect(parse(text) == "notClosed 0..<3")
  }
}
