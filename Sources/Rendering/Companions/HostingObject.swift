import SiteModel
import Templating

/// `hosting` in the templates of `_headers` and `_redirects`: what a host is to be told.
final class HostingObject: EntityObject {
  private enum Field: String, CaseIterable {
    case path, redirects
    case policy = "csp"

    var type: ValueType {
      switch self {
      case .path, .policy: .text
      case .redirects: .list(.map(["from": .text, "to": .text]))
      }
    }
  }

  static let record = RecordType("hosting", fields.map { ($0.rawValue, $0.type) })

  private static let fields = Field.allCases
  private static let hostingShape = Shape(name: "hosting", fields: fields.map(\.rawValue))

  private let context: SiteContext

  init(_ context: SiteContext) { self.context = context }

  var shape: Shape { Self.hostingShape }
  func index(of name: FieldName) -> Int? { Self.hostingShape.index(of: name) }

  var key: UInt64 { Entity.hostingKey }

  func field(_ index: Int) -> Value {
    Reads.note(key, index)
    let settings = context.site.settings
    switch Self.fields[index] {
    case .path: return .string(settings.baseURL.path)
    case .policy:
      switch settings.hosting.policy {
      case .strict: return .string(Self.strictPolicy)
      case .own(let policy): return .string(policy)
      case .none: return .none
      }
    case .redirects:
      return .list(
        context.companions.redirects.map { redirect in
          .map(
            OrderedMap([
              ("from", .string(Self.literal(settings.baseURL.href(redirect.from)))),
              ("to", .string(settings.baseURL.href(redirect.to))),
            ]))
        })
    }
  }

  /// All that the built-in pages need: nothing inline, scripts and styles of the site's own only. Pictures and frames
  /// may come from elsewhere, since they can do a page no harm.
  private static let strictPolicy =
    "default-src 'self'; img-src 'self' data: https:; media-src 'self' https:; frame-src https:; "
    + "object-src 'none'; base-uri 'self'; form-action 'self' https:; frame-ancestors 'self'"

  /// A path in which no part stands for something else.
  private static func literal(_ path: String) -> String {
    guard path.utf8.contains(where: { $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: ":") }) else {
      return path
    }
    var bytes: [UInt8] = []
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "*"): bytes += "%2A".utf8
      case UInt8(ascii: ":"): bytes += "%3A".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
