import HTML

/// Links and pictures that templates of the site make, and what links to other sites get.
extension HTMLWriter {
  mutating func writeHookedLink(_ node: CMarkNode, _ entering: Bool) {
    guard entering else { return endRegion() }
    beginRegion(
      .construct(.link(address: address(of: node), title: title(of: node))), onLineOf: node)
  }

  mutating func writeHookedImage(_ node: CMarkNode) {
    let alt = String(decoding: plainText(of: node), as: UTF8.self)
    beginRegion(
      .construct(.image(address: address(of: node), title: title(of: node), alt: alt)),
      onLineOf: node)
    endRegion()
  }

  private func title(of node: CMarkNode) -> String {
    node.title(noTitle).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private func address(of node: CMarkNode) -> HookedConstruct.Address {
    let address = node.address
    if options.dropsUnsafeAddresses, unsafeScheme(address) != nil { return .written("") }
    if node.type == .link, options.linksPagesByFile, let page = PageAddress(address) {
      return .slot(.link(path: page.path, suffix: page.suffix))
    }
    let written = String(decoding: address, as: UTF8.self)
    if options.placesFiles, let file = FileAddress(address) {
      return .slot(.file(path: file.path, suffix: file.suffix, written: written))
    }
    return .written(written)
  }

  /// Appends what the settings want on links to other sites.
  mutating func writeExternal(_ address: some Collection<UInt8>) {
    guard options.externalRel != nil || options.externalTarget != nil,
      address.starts(with: "https://".utf8) || address.starts(with: "http://".utf8)
        || address.starts(with: "//".utf8)
    else { return }
    if let rel = options.externalRel {
      out.append(" rel=\"" as StaticString)
      out.append(escaping: rel)
      out.append(UInt8(ascii: "\""))
    }
    if let target = options.externalTarget {
      out.append(" target=\"" as StaticString)
      out.append(escaping: target)
      out.append(UInt8(ascii: "\""))
    }
  }

  /// The first word of what stands behind a fence.
  func codeLanguage(_ info: UnsafeRawBufferPointer) -> String {
    String(
      decoding: info.prefix { $0 > 0x20 && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ",") },
      as: UTF8.self)
  }
}
