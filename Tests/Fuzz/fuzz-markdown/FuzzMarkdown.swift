import ContentInput

/// What libFuzzer calls with each input it makes; a trap, a hang, too much memory or a fault in what comes out is a find.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzMarkdown(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let outcome = MarkdownInput(Array(UnsafeBufferPointer(start: start, count: count))).run()
  if let fault = outcome.fault {
    print(fault)
    preconditionFailure(fault)
  }
  return 0
}
