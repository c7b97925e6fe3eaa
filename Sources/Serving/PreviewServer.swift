package import Diagnostics
package import HTTP

/// A site's preview: its files over HTTP, and pages that follow what changes.
///
/// Files are asked for when they are wanted, so what `files` gives counts from that moment; `publish` only tells the
/// open pages of it.
package final class PreviewServer: Sendable {
  private let server: Server
  private let hub: ReloadHub
  private let editor: EditorLink
  /// Where the site begins: `http://127.0.0.1:8080/blog/`.
  package let address: String
  /// The path of the site's root, as it was given.
  package let basePath: String

  /// Serves at once.
  ///
  /// - Throws: `ServerError` when the port is taken, the host is unknown, or libmicrohttpd is not there.
  package init(_ files: any SiteFiles, _ settings: PreviewSettings) throws(ServerError) {
    let editor = EditorLink(template: settings.editor, folder: settings.folder)
    let hub = ReloadHub(noDiagnostics: ReloadMessage.diagnostics([], editor))
    let host = SiteHost(
      files, host: settings.host, basePath: settings.basePath, hub: settings.reloads ? hub : nil)
    var serverSettings = ServerSettings()
    serverSettings.host = settings.host
    serverSettings.port = settings.port
    server = try Server(serverSettings) { host.answer($0) }
    self.hub = hub
    self.editor = editor
    basePath = settings.basePath
    address =
      "http://\(Self.shown(settings.host)):\(server.port)"
      + URLText.encoded(path: SiteHost.normalized(settings.basePath)) + "/"
  }

  package var port: UInt16 { server.port }

  /// A name for the host that a browser on this machine can go to.
  private static func shown(_ host: String) -> String {
    switch host {
    case "0.0.0.0", "::", "": "localhost"
    default: host.contains(":") ? "[\(host)]" : host
    }
  }

  /// Tells the open pages what is new; to be called when `files` gives it.
  package func publish(_ change: SiteChange) { hub.publish(change) }

  /// Shows what is wrong over the pages while there is any error; none, or warnings alone, take it away.
  package func show(_ diagnostics: [Diagnostic]) {
    hub.show(ReloadMessage.diagnostics(diagnostics.hasErrors ? diagnostics : [], editor))
  }

  /// Leads the pages that are in sight to another one, by the path of its URL.
  package func navigate(to path: String) {
    // Scripts see the path of the page they are in with everything encoded.
    hub.send(ReloadMessage.navigate(to: URLText.encoded(written: path)))
  }

  /// Closes everything and waits for it; more calls do nothing.
  package func stop() { server.stop() }
}
