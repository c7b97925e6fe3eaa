package import HTML
package import Markdown
package import Records
package import SiteModel

/// The fingerprint of a page's content, without making the content.
package enum ContentPrint {
  /// Of a body with the addresses in its slots; what templates make of its regions is not in it.
  ///
  /// - Parameter fill: writes what a slot lacks, as it stands in the page.
  package static func of(
    _ file: LoadedFile, withoutTitle: Bool, fillingSlots fill: (Slot, inout ByteBuffer) -> Void
  ) -> Fingerprinter {
    var print = Fingerprinter()
    switch file.body {
    case .stored(_, _, let body): print.combine(body)
    case .inMemory: print.combine(Fingerprint.of(file.markdown.html))
    }
    print.combine(withoutTitle)
    print.combine(file.markdown.titleHeading?.upperBound ?? -1)
    print.combine(file.markdown.summaryEnd ?? -1)
    guard !file.markdown.slots.isEmpty else { return print }
    var addresses = ByteBuffer(capacity: 64 * file.markdown.slots.count)
    for slot in file.markdown.slots {
      print.combine(slot.offset)
      fill(slot, &addresses)
      print.combine(addresses.count)
    }
    print.combine(addresses.withBytes { Fingerprint.of($0) })
    return print
  }
}
