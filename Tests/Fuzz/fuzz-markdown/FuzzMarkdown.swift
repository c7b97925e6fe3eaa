import ContentInput

/// What libFuzzer calls with each input it makes; a trap, a hang or too much memory is a find.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkdown(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  precondition(MarkdownInput(bytes).run().fault == nil)
  return 0
}
