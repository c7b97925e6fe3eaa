import Diagnostics
import Records
import Synchronization
import Templating

/// Fingerprints of templates: of a template's own text and the text of all that it may extend, include or import.
final class TemplatePrints: Sendable {
  private let environment: Environment
  private let store: TemplateStore
  private let known = Mutex<[String: UInt64]>([:])

  init(_ environment: Environment, store: TemplateStore) {
    self.environment = environment
    self.store = store
  }

  /// Of a template that was loaded; of another, of its text alone.
  func print(of name: String) -> UInt64 {
    known.withLock { known in
      if let print = known[name] { return print }
      var print = Fingerprinter()
      // Two templates that may reach any other reach the same ones.
      print.combine(name)
      let reach = environment.reach(of: name)
      // A name that only a render knows may be that of any template.
      let names = reach.isOpen ? store.names.sorted() : reach.names
      for name in names {
        print.combine(name)
        // A file of the site with the text of a built-in one is read by the site's own settings.
        print.combine(store.isBuiltIn(name))
        if let text = store.text(name) { print.combine(Fingerprint.of(text.bytes)) }
      }
      known[name] = print.value
      return print.value
    }
  }
}
