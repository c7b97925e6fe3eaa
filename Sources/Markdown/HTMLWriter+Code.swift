import HTML

/// Blocks of code: in colours where a hook knows the language.
extension HTMLWriter {
  mutating func writeCodeBlock(_ node: CMarkNode) {
    startLine()
    let info = node.fenceInfo
    let fence = info.contains(UInt8(ascii: "{")) ? hooks?.codeFence(info: info) : nil
    let language = fence?.language ?? codeLanguage(info)
    let isHooked =
      !options.hooks.isEmpty
      && (options.hooks.contains("code") || options.hooks.contains("code-" + language.lowercased()))
    if isHooked {
      let source = String(decoding: node.literal, as: UTF8.self)
      let info = String(decoding: info, as: UTF8.self)
      beginRegion(
        .code(language: language, info: info, source: source), attributes(of: node),
        onLineOf: node)
    }
    defer { if isHooked { endRegion() } }
    if let result = hooks?.codeBlock(info: info, source: node.literal) {
      writeCode(result.html, of: node)
      // A template that makes the block may know a language that nobody else does.
      if isHooked { return startLine() }
      add(result.problems, .line(source(node.startLine), info: Array(info)))
      return startLine()
    }
    out.append("<pre" as StaticString)
    writeAttributes(of: node)
    let isBare = fence?.language.isEmpty ?? info.isEmpty
    out.append(isBare ? "><code>" : "><code class=\"language-" as StaticString)
    if let fence {
      Array(fence.language.utf8).withUnsafeBytes { out.append(escapingAsCommonMark: $0) }
    } else {
      let language = info.prefix { $0 != 0x20 && !(0x09...0x0D).contains($0) }
      out.append(escapingAsCommonMark: UnsafeRawBufferPointer(rebasing: language))
    }
    if !isBare { out.append("\">" as StaticString) }
    out.append(escapingAsCommonMark: node.literal)
    out.append("</code></pre>\n" as StaticString)
  }

  /// What a hook made of a block of code, with the block's own attributes on its element.
  private mutating func writeCode(_ html: [UInt8], of node: CMarkNode) {
    let math = "<math"
    let figure = "<figure class=\"highlight\""
    if html.starts(with: math.utf8) {
      features.insert(.math)
      out.append(math)
      writeAttributes(of: node)
      out.append(html.dropFirst(math.utf8.count))
    } else if html.starts(with: figure.utf8) {
      features.insert(.code)
      out.append("<figure" as StaticString)
      writeAttributes(of: node, extraClass: "highlight")
      out.append(html.dropFirst(figure.utf8.count))
    } else {
      features.insert(.code)
      out.append(html)
    }
  }

  /// The first word of what stands behind a fence.
  private func codeLanguage(_ info: UnsafeRawBufferPointer) -> String {
    String(
      decoding: info.prefix { $0 > 0x20 && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: ",") },
      as: UTF8.self)
  }
}
