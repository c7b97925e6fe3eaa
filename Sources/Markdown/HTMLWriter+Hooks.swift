import HTML

/// Links and pictures that templates of the site make, and what links to other sites get.
extension HTMLWriter {
  mutating func writeHookedLink(_ node: CMarkNode, _ entering: Bool) {
    guard entering else { return endRegion() }
    begin(.link(address: address(of: node), title: title(of: node)), node)
  }

  /// Hands a bare link over, whose text is its address but for the scheme.
  ///
  /// - Parameter place: where it stands in the body; nil where only its block is known.
  mutating func writeHookedLink(
    _ scheme: StaticString, _ written: UnsafeRawBufferPointer, at place: Range<Int>?
  ) {
    let address = "\(scheme)" + String(decoding: written, as: UTF8.self)
    let link = HookedConstruct.link(address: .written(address), title: "")
    if let place {
      beginRegion(
        .construct(link), at: origin &+ place.lowerBound..<origin &+ place.upperBound)
    } else {
      beginRegion(link, [], onLineOf: block)
    }
    text.add(written)
    out.append(escapingAsCommonMark: written)
    endRegion()
  }

  mutating func writeHookedImage(_ node: CMarkNode) {
    let alt = String(decoding: plainText(of: node), as: UTF8.self)
    begin(.image(address: address(of: node), title: title(of: node), alt: alt), node)
    endRegion()
  }

  private mutating func begin(_ construct: HookedConstruct, _ node: CMarkNode) {
    beginRegion(construct, attributes(of: node), onLineOf: node)
    let address = node.address
    if options.dropsUnsafeAddresses, let scheme = unsafeScheme(address) {
      note(.unsafe(scheme: scheme), node, address)
    } else if let region = openRegions.last?.index {
      let isAnchor =
        options.checksAnchors && node.type == .link && address.first == UInt8(ascii: "#")
      note(.hooked(region: region, isAnchor: isAnchor), node, address)
    }
  }

  /// What braces behind a node give its element, for the template that makes it.
  func attributes(of node: CMarkNode) -> [WrittenAttribute] {
    nodeNote(node)?.attributes.list ?? []
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
    if options.placesFiles, let file = FileAddress(address) {
      return .slot(.file(path: file.path, suffix: file.suffix, written: file.written))
    }
    return .written(String(decoding: address, as: UTF8.self))
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
}
