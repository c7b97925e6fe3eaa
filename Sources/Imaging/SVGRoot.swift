/// What the root of an SVG says about its size (SVG 2, 8.2 and 8.6).
struct SVGRoot {
  /// In pixels; what draws pictures counts in 32 bits, and takes long before it reaches their end.
  static let longestSide = 100_000.0

  private var width: Double?
  private var height: Double?
  private var box: Double?

  /// Takes note of an attribute.
  mutating func take(_ name: Slice<UnsafeRawBufferPointer>, _ value: Slice<UnsafeRawBufferPointer>)
  {
    if name.elementsEqual("width".utf8) {
      width = Self.pixels(value)
    } else if name.elementsEqual("height".utf8) {
      height = Self.pixels(value)
    } else if name.elementsEqual("viewBox".utf8) {
      let parts = value.split { $0 == UInt8(ascii: ",") || $0 <= 0x20 }.map { Self.number($0).0 }
      guard parts.count == 4, let width = parts[2], let height = parts[3], width > 0, height > 0
      else { return }
      box = max(width, height)
    }
  }

  /// The longer one of its sides, nil when it does not say.
  var side: Double? {
    if let width, let height { return max(width, height) }
    guard let box else { return nil }
    return max(width ?? height ?? 0, box)
  }

  /// A length; nil for a part of what is around the picture, which may be anything.
  private static func pixels(_ value: Slice<UnsafeRawBufferPointer>) -> Double? {
    let (number, unit) = number(value)
    guard let number, number > 0, unit.first != UInt8(ascii: "%") else { return nil }
    // The largest unit is an inch.
    return unit.isEmpty || unit.elementsEqual("px".utf8) ? number : number * 96
  }

  /// The number that a value begins with, and what follows it.
  private static func number(
    _ value: Slice<UnsafeRawBufferPointer>
  ) -> (Double?, Slice<UnsafeRawBufferPointer>) {
    let rest = value.drop { $0 <= 0x20 }
    var end = rest.startIndex
    var hasExponent = false
    while end < rest.endIndex {
      switch rest[end] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"):
        break
      case UInt8(ascii: "e"), UInt8(ascii: "E"):
        // `em` and `ex` are units.
        let next = end &+ 1
        guard !hasExponent, next < rest.endIndex, rest[next] <= UInt8(ascii: "9") else {
          return (Double(String(decoding: rest[..<end], as: UTF8.self)), rest[end...])
        }
        hasExponent = true
      default:
        return (Double(String(decoding: rest[..<end], as: UTF8.self)), rest[end...])
      }
      end &+= 1
    }
    return (Double(String(decoding: rest, as: UTF8.self)), rest[end...])
  }
}
