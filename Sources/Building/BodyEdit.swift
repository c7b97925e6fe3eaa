import HTML
import Markdown
import Records
import Rendering
import SiteModel

/// An edit of a post that changes nothing but its body, so that its outputs come to the same but for the content in them.
struct BodyEdit: Sendable {
  /// The place of its file among the cache's sources.
  let place: Int
  let old: LoadedFile
  let new: LoadedFile
  /// What the next build is to know of the file.
  let source: BuildCache.Source
  /// Of its page, as `ReadRun.key`.
  let key: UInt64
  /// The fields that may be worth something else now.
  let different: UInt64
  /// The bodies with their HTML.
  private let oldMarkdown: RenderedMarkdown
  private let newMarkdown: RenderedMarkdown

  /// Nil when more than the body is different.
  init?(
    _ place: Int, _ states: (old: LoadedFile, new: LoadedFile, source: BuildCache.Source),
    _ bodies: BodyStore, hasFilters: Bool
  ) {
    let (old, new) = (states.old, states.new)
    guard new.isSameButBody(as: old),
      old.facts.titleIsFirstHeading == new.facts.titleIsFirstHeading,
      // A filter may ask for a post's length.
      !hasFilters || old.markdown.wordCount == new.markdown.wordCount
    else { return nil }
    self.place = place
    self.old = old
    self.new = new
    source = states.source
    key = EntityIndex.pageKey(ofFile: new.place.path)
    different = BodyFields.different(old, new)
    oldMarkdown = bodies.markdown(of: old)
    newMarkdown = bodies.markdown(of: new)
  }

  private var withoutTitle: Bool { new.facts.titleIsFirstHeading }

  /// What an output becomes with the new content in the place of the old.
  struct Exchanged: Sendable {
    let bytes: [UInt8]
    let inset: BuildCache.Inset
    /// The fingerprints of the field `content` before and after.
    let prints: (old: UInt64, new: UInt64)
  }

  /// An output with the new content; nil when its inset is not just what the old content gives.
  ///
  /// What addresses the links lead to is read from the old content, since the links are the same.
  func exchanged(in page: [UInt8], _ inset: BuildCache.Inset) -> Exchanged? {
    guard inset.key == key, inset.range.lowerBound >= 0, inset.range.upperBound <= page.count else {
      return nil
    }
    let known = page[inset.range]
    var addresses: [ArraySlice<UInt8>] = []
    var before = ByteBuffer(capacity: known.count + 64)
    oldMarkdown.write(to: &before, withoutTitle: withoutTitle) { _, buffer in
      // Slots stand in quotes, which no address holds.
      let rest = known.dropFirst(buffer.count)
      let address = rest[..<(rest.firstIndex(of: UInt8(ascii: "\"")) ?? rest.endIndex)]
      addresses.append(address)
      buffer.append(address)
    }
    guard addresses.count == oldMarkdown.slots.count,
      before.withBytes({ $0.elementsEqual(known) })
    else { return nil }

    var after = ByteBuffer(capacity: newMarkdown.html.count + 1024)
    var filled = 0
    newMarkdown.write(to: &after, withoutTitle: withoutTitle) { _, buffer in
      if filled < addresses.count { buffer.append(addresses[filled]) }
      filled += 1
    }
    after.dropControlCharacters()
    guard filled == addresses.count, after.count > 0 else { return nil }
    let content = after.bytes()
    return Exchanged(
      bytes: Array(page[..<inset.range.lowerBound]) + content + page[inset.range.upperBound...],
      inset: BuildCache.Inset(
        key: key, range: inset.range.lowerBound..<inset.range.lowerBound + content.count),
      prints: (print(of: old, addresses), print(of: new, addresses)))
  }

  private func print(of file: LoadedFile, _ addresses: [ArraySlice<UInt8>]) -> UInt64 {
    var place = 0
    return ContentPrint.of(file, withoutTitle: withoutTitle) { _, buffer in
      if place < addresses.count { buffer.append(addresses[place]) }
      place += 1
    }.value
  }
}
