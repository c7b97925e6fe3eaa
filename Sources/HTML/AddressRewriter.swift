/// Copies HTML with other addresses in it, and without the parts that have no place where it goes.
///
/// Everything else keeps its bytes. Any bytes will do, in linear time. A tag that never ends, of which a browser shows
/// nothing, goes where other parts are dropped and stays where none are.
package struct AddressRewriter<Resolver: AddressResolver> {
  private let resolver: Resolver
  private let dropped: DroppedParts

  package init(_ resolver: Resolver, dropping dropped: DroppedParts = []) {
    self.resolver = resolver
    self.dropped = dropped
  }

  /// Appends `html` rewritten.
  package func rewrite(_ html: UnsafeRawBufferPointer, into buffer: inout ByteBuffer) {
    buffer.reserve(html.count)
    var scanner = TagScanner(html)
    var copy = Copy(html)
    var isInPre = false
    var isInAnchor = false
    while let token = scanner.next() {
      if isInAnchor {
        guard endsAnchor(token) else {
          copy.skip(to: token.range.upperBound)
          continue
        }
        isInAnchor = false
        if case .end(let tag) = token, tag.element == .a {
          copy.skip(to: tag.range.upperBound)
          continue
        }
      }
      switch token {
      case .text, .declaration: break
      case .comment(let range):
        if dropped.contains(.comments) { copy.leaveOut(range, in: &buffer) }
      case .cut(let range):
        if !dropped.isEmpty { copy.leaveOut(range, in: &buffer) }
      case .end(let tag):
        if isInPre, dropped.contains(.highlighting), tag.element == .span {
          copy.leaveOut(tag.range, in: &buffer)
        } else if tag.element == .pre {
          isInPre = false
        }
      case .start(let tag):
        if dropped.contains(.scripts), tag.element == .script || tag.element == .style {
          copy.leaveOut(tag.range, in: &buffer)
          copy.skip(to: endOfElement(tag, &scanner))
        } else if isInPre, dropped.contains(.highlighting), tag.element == .span {
          copy.leaveOut(tag.range, in: &buffer)
        } else if dropped.contains(.anchors), isAnchor(tag, scanner) {
          copy.leaveOut(tag.range, in: &buffer)
          buffer.dropLastSpace()
          isInAnchor = true
        } else {
          if tag.element == .pre { isInPre = true }
          rewrite(tag, scanner, &copy, &buffer)
        }
      }
    }
    copy.flush(to: html.count, into: &buffer)
  }

  // MARK: Elements

  /// Where an element ends whose content is text alone.
  private func endOfElement(_ tag: TagScanner.Tag, _ scanner: inout TagScanner) -> Int {
    if scanner.foreignDepth > 0, tag.closesItself { return tag.range.upperBound }
    var end = tag.range.upperBound
    while let token = scanner.next() {
      end = token.range.upperBound
      if case .end(let other) = token, other.element == .script || other.element == .style {
        break
      }
    }
    return end
  }

  /// The link that every heading has to itself.
  private func isAnchor(_ tag: TagScanner.Tag, _ scanner: TagScanner) -> Bool {
    tag.element == .a
      && scanner.attributes.contains {
        scanner.isName($0.name, "class") && scanner.bytes[$0.value].elementsEqual("anchor".utf8)
      }
  }

  private func endsAnchor(_ token: TagScanner.Token) -> Bool {
    switch token {
    case .start(let tag): tag.element == .a
    case .end(let tag): tag.element == .a || tag.element == .heading
    default: false
    }
  }

  // MARK: Attributes

  private func rewrite(
    _ tag: TagScanner.Tag, _ scanner: TagScanner, _ copy: inout Copy, _ buffer: inout ByteBuffer
  ) {
    for attribute in scanner.attributes {
      guard
        let kind = AddressAttribute.kind(of: attribute.name, in: scanner, element: tag.element)
      else { continue }
      let resolved: ResolvedAddress
      switch kind {
      case .event: resolved = dropped.contains(.scripts) ? .none : .same
      case .address:
        let isLink = tag.element == .a || tag.element == .area
        resolved = address(scanner.bytes, attribute.value, isLink: isLink)
      case .sourceSet: resolved = sourceSet(scanner.bytes, attribute.value)
      case .refresh: resolved = refresh(scanner.bytes, attribute.value)
      }
      switch resolved {
      case .same: break
      case .none:
        copy.leaveOut(attribute.range, in: &buffer)
        buffer.dropLastSpace()
      case .other(let text):
        copy.flush(to: attribute.value.lowerBound, into: &buffer)
        copy.skip(to: attribute.value.upperBound)
        if !attribute.isQuoted { buffer.append(UInt8(ascii: "\"")) }
        buffer.append(escaping: text)
        if !attribute.isQuoted { buffer.append(UInt8(ascii: "\"")) }
      }
    }
  }

  private func address(
    _ bytes: UnsafeRawBufferPointer, _ range: Range<Int>, isLink: Bool
  ) -> ResolvedAddress {
    resolve(UnsafeRawBufferPointer(rebasing: bytes[range]), isLink: isLink)
  }

  private func resolve(_ written: UnsafeRawBufferPointer, isLink: Bool) -> ResolvedAddress {
    guard written.contains(UInt8(ascii: "&")) else {
      return resolver.resolve(trimmed(written), isLink: isLink)
    }
    return decodedReferences(written).withUnsafeBytes {
      resolver.resolve(trimmed($0), isLink: isLink)
    }
  }

  private func trimmed(_ address: UnsafeRawBufferPointer) -> UnsafeRawBufferPointer {
    let start = address.firstIndex { $0 > 0x20 } ?? address.count
    let end = address.lastIndex { $0 > 0x20 }.map { $0 &+ 1 } ?? start
    return UnsafeRawBufferPointer(rebasing: address[start..<end])
  }

  /// `a.png 480w, b.png 2x` (WHATWG HTML Standard, “srcset attributes”).
  private func sourceSet(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> ResolvedAddress {
    let text = decodedReferences(UnsafeRawBufferPointer(rebasing: bytes[range]))
    var result: [UInt8] = []
    var isOther = false
    var index = 0
    while index < text.count {
      let start = index
      while index < text.count, isSpace(text[index]) || text[index] == UInt8(ascii: ",") {
        index += 1
      }
      result += text[start..<index]
      let from = index
      while index < text.count, !isSpace(text[index]) { index += 1 }
      var end = index
      while end > from, text[end - 1] == UInt8(ascii: ",") { end -= 1 }
      guard end > from else { continue }
      let resolved = text.withUnsafeBytes {
        resolver.resolve(UnsafeRawBufferPointer(rebasing: $0[from..<end]), isLink: false)
      }
      if case .other(let address) = resolved {
        result += address
        isOther = true
      } else {
        result += text[from..<end]
      }
      // What follows an address without a comma behind it are its width or density.
      if end == index {
        while index < text.count, text[index] != UInt8(ascii: ",") { index += 1 }
      }
      result += text[end..<index]
    }
    return isOther ? .other(result) : .same
  }

  private func refresh(_ bytes: UnsafeRawBufferPointer, _ range: Range<Int>) -> ResolvedAddress {
    let text = decodedReferences(UnsafeRawBufferPointer(rebasing: bytes[range]))
    let mark = Array("url=".utf8)
    // Seconds stand before it, so other contents with `url=` in them are no refresh.
    let seconds = text.prefix { $0 >= 0x30 && $0 <= 0x39 }
    let rest = text[seconds.count...]
    let gap = rest.prefix { $0 == UInt8(ascii: ";") || isSpace($0) }
    let place = seconds.count + gap.count
    guard !seconds.isEmpty, !gap.isEmpty, text.count > place + mark.count,
      text[place..<place + mark.count].elementsEqual(mark)
    else { return .same }
    let start = place + mark.count
    let resolved = text.withUnsafeBytes {
      resolver.resolve(trimmed(UnsafeRawBufferPointer(rebasing: $0[start...])), isLink: true)
    }
    guard case .other(let address) = resolved else { return .same }
    return .other(Array(text[..<start]) + address)
  }
}

/// What a rewriter leaves out.
package struct DroppedParts: OptionSet, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Scripts, style sheets, and attributes with a script in them.
  package static let scripts = DroppedParts(rawValue: 1)
  /// The spans within `<pre>`.
  package static let highlighting = DroppedParts(rawValue: 2)
  /// The links that headings have to themselves.
  package static let anchors = DroppedParts(rawValue: 4)
  package static let comments = DroppedParts(rawValue: 8)
  /// All that means nothing to somebody who reads a page elsewhere.
  package static let pageParts: DroppedParts = [.scripts, .highlighting, .anchors, .comments]
}

extension TagScanner.Token {
  var range: Range<Int> {
    switch self {
    case .text(let range), .comment(let range), .declaration(let range), .cut(let range): range
    case .start(let tag), .end(let tag): tag.range
    }
  }
}

/// The runs of a text that are copied as they are.
private struct Copy {
  private let bytes: UnsafeRawBufferPointer
  private var start = 0

  init(_ bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  mutating func flush(to end: Int, into buffer: inout ByteBuffer) {
    guard start < end else { return }
    buffer.append(UnsafeRawBufferPointer(rebasing: bytes[start..<end]))
    start = end
  }

  mutating func skip(to end: Int) { start = max(start, end) }

  mutating func leaveOut(_ range: Range<Int>, in buffer: inout ByteBuffer) {
    flush(to: range.lowerBound, into: &buffer)
    skip(to: range.upperBound)
  }
}

extension ByteBuffer {
  /// Takes back a space at the end.
  fileprivate mutating func dropLastSpace() {
    if count > 0, withBytes({ $0[$0.count - 1] }) == 0x20 { truncate(to: count - 1) }
  }
}
