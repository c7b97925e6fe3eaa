/// A range within a document in half the room, for what there may be millions of: no document has 2 GB.
struct Range32 {
  private let lower: Int32
  private let upper: Int32

  init(_ range: Range<Int>) {
    lower = Int32(truncatingIfNeeded: range.lowerBound)
    upper = Int32(truncatingIfNeeded: range.upperBound)
  }

  var range: Range<Int> { Int(lower)..<max(Int(lower), Int(upper)) }
}
