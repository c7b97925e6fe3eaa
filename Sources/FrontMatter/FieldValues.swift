import Dates
// `Int(exactly:)` calls libm, which links with this.
import Glibc

/// What a value is to a field of a known type.
extension Node {
  /// True and false in every spelling that the YAML of other generators knows.
  package var asBoolean: Bool? {
    switch value {
    case .boolean(let boolean): boolean
    case .text(let text):
      switch text {
      case "true", "True", "TRUE", "yes", "Yes", "YES", "on", "On", "ON": true
      case "false", "False", "FALSE", "no", "No", "NO", "off", "Off", "OFF": false
      default: nil
      }
    default: nil
    }
  }

  var asInteger: Int? {
    switch value {
    case .integer(let integer): integer
    case .number(let number): Int(exactly: number)
    default: nil
    }
  }

  var asNumber: Double? {
    switch value {
    case .integer(let integer): Double(integer)
    case .number(let number) where number.isFinite: number
    default: nil
    }
  }

  var asDate: WrittenDate? {
    switch value {
    case .date(let date): date
    case .text(let text): DateText.date(text)
    default: nil
    }
  }
}
