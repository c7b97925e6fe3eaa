import Markdown
import Records
package import SiteModel

/// The fields of a page that its body decides, for telling what an edit of a body alone changes.
package enum BodyFields {
  /// The bit of `page.content`.
  package static let content = bit(.content)
  package static let contentName = PageField.content.rawValue

  /// The fields that may be worth something else with one body than with another, a bit for each.
  ///
  /// - Precondition: the two are the same but for their bodies (`LoadedFile.isSameButBody`).
  package static func different(_ old: LoadedFile, _ new: LoadedFile) -> UInt64 {
    PageField.all.reduce(0) { bits, field in
      mayDiffer(field, old, new) ? bits | bit(field) : bits
    }
  }

  private static func bit(_ field: PageField) -> UInt64 {
    PageField.all.firstIndex(of: field).map { 1 << UInt64($0) } ?? 0
  }

  /// Without a default, so that nobody adds a field without having thought of it.
  private static func mayDiffer(
    _ field: PageField, _ old: LoadedFile, _ new: LoadedFile
  ) -> Bool {
    switch field {
    // Links are the same, wherever they lead.
    case .content, .feedContent:
      ContentPrint.of(old, withoutTitle: false) { _, _ in }.value
        != ContentPrint.of(new, withoutTitle: false) { _, _ in }.value
    case .summaryContent: old.markdown.summaryEnd != nil || new.markdown.summaryEnd != nil
    case .summary: !old.markdown.summary.utf8.elementsEqual(new.markdown.summary.utf8)
    case .readingTime, .badge:
      Page.readingTime(of: old.markdown) != Page.readingTime(of: new.markdown)
    case .wordCount: old.markdown.wordCount != new.markdown.wordCount
    // Headings and links are the same.
    case .toc, .backlinks: false
    case .title, .url, .path, .slug, .kind, .style, .description, .date, .updated, .expires, .draft,
      .author, .authors, .tags, .taxonomies, .image, .color, .progress, .rating, .ratings,
      .subtitle, .location, .phone, .group, .weight, .anchor, .section, .previous, .next, .back,
      .extra, .aliases, .language, .series, .related, .translations, .languages, .breadcrumbs,
      .absoluteURL,
      .imageAlt, .colorClass, .textOn, .phoneURL, .showsContents, .feeds, .robots:
      false
    }
  }
}
