import Glibc

/// The names under which the server may be asked.
///
/// A page of somewhere else can make its own name lead to this machine and then ask from its visitor's browser; the
/// `Host` is still that name (DNS rebinding). An address is no name, and a port protects from nothing.
struct AllowedHosts: Sendable {
  private let names: Set<String>
  private let allowsAddresses: Bool

  /// `host` is where the server listens.
  init(listeningAt host: String) {
    var names: Set<String> = ["localhost", "127.0.0.1", "::1", Self.lowercased(host)]
    // Every interface was asked for, so other machines are meant to come, by an address or this machine's name.
    allowsAddresses = host == "0.0.0.0" || host == "::" || host.isEmpty
    if allowsAddresses, let own = Self.machineName() {
      names.insert(Self.lowercased(own))
      names.insert(Self.lowercased(own) + ".local")
    }
    self.names = names
  }

  /// Whether the value of a `Host` header is one of them, with any port or none.
  func contains(_ value: String) -> Bool {
    guard let name = Self.name(in: value) else { return false }
    return names.contains(Self.lowercased(name)) || (allowsAddresses && Self.isAddress(name))
  }

  /// `localhost` of `localhost:8080`, `::1` of `[::1]:8080`.
  private static func name(in value: String) -> String? {
    let bytes = Array(value.utf8)
    let port: ArraySlice<UInt8>
    let name: ArraySlice<UInt8>
    if bytes.first == UInt8(ascii: "[") {
      guard let end = bytes.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      (name, port) = (bytes[1..<end], bytes[(end + 1)...])
    } else {
      let end = bytes.firstIndex(of: UInt8(ascii: ":")) ?? bytes.endIndex
      (name, port) = (bytes[..<end], bytes[end...])
    }
    guard !name.isEmpty,
      port.isEmpty
        || (port.first == UInt8(ascii: ":") && port.count <= 6
          && port.dropFirst().allSatisfy { (0x30...0x39).contains($0) })
    else { return nil }
    return String(decoding: name, as: UTF8.self)
  }

  private static func isAddress(_ name: String) -> Bool {
    var address = in6_addr()
    return inet_pton(AF_INET, name, &address) == 1 || inet_pton(AF_INET6, name, &address) == 1
  }

  private static func machineName() -> String? {
    var name = [CChar](repeating: 0, count: 256)
    guard gethostname(&name, name.count - 1) == 0 else { return nil }
    return String(
      decoding: name.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func lowercased(_ name: String) -> String {
    String(decoding: name.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }
}
