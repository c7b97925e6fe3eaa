/// What one value of a template may be at most, so that no template can fill the memory.
enum Limits {
  #if SITEGEN_FUZZ
    // Small, so that what takes long under the fuzzer is not merely large.
    static let longestText = 64 << 10
    static let longestList = 2_000
  #else
    /// Bytes of a text.
    static let longestText = 64 << 20
    /// Elements of a list or a range.
    static let longestList = 1_000_000
  #endif

  static func checkText(_ count: Int, times: Int = 1) throws(CallError) {
    let (total, overflow) = count.multipliedReportingOverflow(by: times)
    guard !overflow, total <= longestText else {
      throw CallError("a text would have more than \(longestText) bytes")
    }
  }

  static func checkList(_ count: Int, times: Int = 1) throws(CallError) {
    let (total, overflow) = count.multipliedReportingOverflow(by: times)
    guard !overflow, total <= longestList else {
      throw ValueMessages.tooLong("a list", longestList)
    }
  }
}
