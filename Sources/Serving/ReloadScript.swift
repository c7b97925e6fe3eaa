import CReloadScript
import HTML

/// The script that keeps pages in step with the site, and how it comes into them.
enum ReloadScript {
  /// Paths of the server's own, which no site publishes.
  static let path = "/.sitegen/reload.js"
  static let eventsPath = "/.sitegen/events"

  /// The bytes of `reload.js`.
  static func bytes() -> [UInt8] {
    Array(UnsafeBufferPointer(start: sitegen_reload_script(), count: sitegen_reload_script_size()))
  }

  /// A page with the script at the end of its body.
  ///
  /// - Parameters:
  ///   - output: the page's path below the site's root.
  ///   - hash: of the page's own contents.
  ///   - basePath: the path of the site's root, without a slash at its end.
  static func added(to page: [UInt8], output: String, hash: UInt64, basePath: String) -> [UInt8] {
    let place = endOfBody(page) ?? page.count
    var result = ByteBuffer(capacity: page.count + 256)
    result.append(page[..<place])
    result.append("<script src=\"")
    result.append(path)
    result.append("\" data-output=\"")
    result.append(escaping: output)
    result.append("\" data-version=\"")
    result.append(HashText.of(hash))
    result.append("\" data-base=\"")
    result.append(escaping: basePath)
    result.append("\"></script>")
    result.append(page[place...])
    return result.bytes()
  }

  /// Where the last `</body` begins, in whatever case.
  private static func endOfBody(_ page: [UInt8]) -> Int? {
    let tag: StaticString = "</body"
    let length = tag.utf8CodeUnitCount
    return page.withUnsafeBufferPointer { page in
      var start = page.count - length
      while start >= 0 {
        if page[start] == UInt8(ascii: "<") {
          var count = 0
          // Bit 5 makes ASCII letters small and leaves `<` and `/` as they are.
          while count < length, page[start + count] | 0x20 == tag.utf8Start[count] { count += 1 }
          if count == length { return start }
        }
        start -= 1
      }
      return nil
    }
  }
}

/// The name of some contents in headers and events.
enum HashText {
  /// 16 digits.
  static func of(_ hash: UInt64) -> String {
    String(unsafeUninitializedCapacity: 16) { buffer in
      for index in 0..<16 {
        let digit = UInt8(truncatingIfNeeded: hash >> UInt64(60 - 4 * index)) & 0xF
        buffer[index] = digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10
      }
      return 16
    }
  }
}
