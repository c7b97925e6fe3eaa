import HTML
import SiteModel
import Templating

extension SiteContext {
  /// A post's content for readers elsewhere: with whole addresses, without colours in code, the headings' links to
  /// themselves, and scripts.
  func feedContent(
    _ file: LoadedFile, withoutTitle: Bool, page: (SiteContext) -> any Object
  ) -> Value {
    var html = ByteBuffer(capacity: 16 << 10)
    write(file, withoutTitle: withoutTitle, page: page, to: &html)
    var buffer = ByteBuffer(capacity: html.count &+ 256)
    let rewriter = AddressRewriter(
      AbsoluteAddresses(page: site.settings.baseURL.absolute(file.facts.url)),
      dropping: .pageParts)
    html.withBytes { rewriter.rewrite($0, into: &buffer) }
    return .markup(buffer.string())
  }
}
