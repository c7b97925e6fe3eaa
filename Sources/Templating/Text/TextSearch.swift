/// Looks for bytes in bytes, in linear time (Knuth, Morris and Pratt, “Fast pattern matching in strings”, 1977).
enum TextSearch {
  /// The offset of the first occurrence from `start` on; that of an empty part is `start`.
  static func first(_ part: [UInt8], in text: [UInt8], from start: Int) -> Int? {
    let search = Search(part)
    return search.next(in: text, from: start)
  }

  /// The offsets of a part that is not empty, the last first, none over another.
  static func fromEnd(_ part: [UInt8], in text: [UInt8], atMost limit: Int) -> [Int] {
    let search = Search(part.reversed())
    let reversed = Array(text.reversed())
    var places: [Int] = []
    var position = 0
    while places.count < limit, let place = search.next(in: reversed, from: position) {
      position = place + part.count
      places.append(text.count - position)
    }
    return places
  }

  /// A part prepared for looking for it again and again.
  struct Search {
    private let part: [UInt8]
    private let failure: [Int]

    init(_ part: [UInt8]) {
      self.part = part
      var failure = [Int](repeating: 0, count: part.count)
      var length = 0
      var index = 1
      while index < part.count {
        if part[index] == part[length] {
          length += 1
          failure[index] = length
          index += 1
        } else if length > 0 {
          length = failure[length - 1]
        } else {
          index += 1
        }
      }
      self.failure = failure
    }

    func next(in text: [UInt8], from start: Int) -> Int? {
      guard !part.isEmpty else { return start <= text.count ? start : nil }
      var matched = 0
      var index = start
      while index < text.count {
        if text[index] == part[matched] {
          matched += 1
          index += 1
          if matched == part.count { return index - matched }
        } else if matched > 0 {
          matched = failure[matched - 1]
        } else {
          index += 1
        }
      }
      return nil
    }
  }
}
