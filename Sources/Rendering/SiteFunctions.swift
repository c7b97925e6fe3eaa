import Diagnostics
import HTML
import Markdown
import SiteModel
import Templating

/// The filters that know the site, beside those of the template language.
enum SiteFunctions {
  /// - Parameter language: the place of the pages' language among the site's.
  static func filters(_ context: SiteContext, language: Int) -> [String: NativeFunction] {
    FixedDateFilters.all.merging([
      "t": WordsFilter.make(context.words[language]),
      "forms": WordsFilter.forms(context.words[language]),
      "url": NativeFunction([.required("address")]) { arguments throws(CallError) in
        .string(context.href(try text(arguments[0], "url")))
      },
      "absolute_url": NativeFunction([.required("address")]) { arguments throws(CallError) in
        .string(context.absolute(try text(arguments[0], "absolute_url")))
      },
      "resolve": NativeFunction([.required("address"), .required("path")]) {
        arguments throws(CallError) in
        let path = try text(arguments[1], "resolve")
        let written = try text(arguments[0], "resolve")
        context.noteQuery(Query(written: written, path: path))
        return .string(context.resolve(written, from: path))
      },
      "markdown": markdown(context.site.settings.markdown(in: language)),
    ]) { $1 }
  }

  /// Markdown to HTML; the text of a single paragraph comes without its `<p>`.
  static func markdown(_ options: MarkdownOptions) -> NativeFunction {
    // What templates write has no place in a page's outline, and makes no parts of itself.
    let options = options.withoutPageParts
    let hooks = ContentHooks(options.constructs)
    return NativeFunction([.required("text")]) { arguments throws(CallError) in
      let text = try text(arguments[0], "markdown")
      let source = SourceText(path: "", text: text)
      let (rendered, _) = render(
        source, body: 0..<source.bytes.count, options: options, hooks: hooks)
      var buffer = ByteBuffer(capacity: rendered.html.count)
      rendered.write(to: &buffer) { slot, buffer in
        buffer.append(escapingAddress: slot.writtenAddress)
      }
      let html = buffer.string()
      guard html.hasPrefix("<p>"), html.hasSuffix("</p>\n") else { return .markup(html) }
      let inner = html.dropFirst(3).dropLast(5)
      return .markup(inner.contains("<p>") ? html : String(inner))
    }
  }

  private static func text(_ value: Value, _ filter: String) throws(CallError) -> String {
    switch value {
    case .string(let text), .markup(let text): return text
    default: throw CallError("'\(filter)' needs a text", hint: nil)
    }
  }
}

extension MarkdownOptions {
  /// Without what only the content of a page can have.
  fileprivate var withoutPageParts: MarkdownOptions {
    var options = self
    options.constructs.subtract([.shortcodes, .headingIDs, .headingAnchors, .more])
    options.hooks = []
    return options
  }
}
