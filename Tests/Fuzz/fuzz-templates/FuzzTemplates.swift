import TemplateInput

/// What libFuzzer calls with each input it makes; a trap, a hang or too much memory is a find.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTemplates(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  _ = TemplateInput(Array(UnsafeBufferPointer(start: start, count: count))).run()
  return 0
}
