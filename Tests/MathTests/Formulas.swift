import HTML
import Math

/// What a formula becomes, and what is said about it.
func written(_ source: String, display: Bool = false) -> (html: String, problems: [MathProblem]) {
  written(Array(source.utf8), display: display)
}

func written(_ source: [UInt8], display: Bool = false) -> (html: String, problems: [MathProblem]) {
  var buffer = ByteBuffer()
  let problems = mathML(source[...], display: display, into: &buffer)
  return (buffer.string(), problems)
}

func escaped(_ text: String) -> String {
  var buffer = ByteBuffer()
  buffer.append(escaping: text)
  return buffer.string()
}
