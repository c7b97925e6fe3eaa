import Building
import Files
import Glibc
import HTTP
import Serving
import Watching

let serveCommand = Command(
  name: "serve", operands: "[DIR]", operandCount: 0...1,
  summary: "shows the site in a browser, and what you save as you save it",
  options: [
    .init("--port", "N", "listens there instead of at 8080; 0 for any that is free"),
    .init("--host", "H", "listens at that address instead of 127.0.0.1; 0.0.0.0 lets others look"),
    .init("--open", "opens the site in the browser"),
    .init("--navigate", "leads the browser to the page whose file was saved"),
  ] + BuildOptions.shared.filter { $0.name != "--format" } + [BuildOptions.hooks]
) { arguments, console throws(UsageError) in
  var options = try BuildOptions(arguments)
  options.output = SitePreview.folder(ofSite: options.folder)
  options.isPreview = true
  var place = PreviewSettings()
  place.host = arguments.value("--host") ?? place.host
  place.port =
    try arguments.number("--port", in: 0...65_535).map { UInt16(clamping: $0) } ?? place.port

  let (user, problems) = UserSettings.load()
  place.editor = user.editor ?? place.editor

  let names = ["Content"] + SettingsFile.names
  guard names.contains(where: { Path.exists(Path.join(options.folder, $0)) }) else {
    console.printError(ServeMessages.noSite)
    return ExitStatus.siteHasErrors
  }
  console.report(problems)
  // Before there is any other thread, for each of them to leave them alone.
  let signals = Signals()
  let shell = HookShell(console: console, isQuiet: false)
  let end = StagingEnd()
  options.stagingEnd = end
  let preview: Preview
  let watcher: any FolderWatcher
  let echo: HookEcho
  do {
    place.folder = try Path.currentFolder()
    let changes = try SiteWatch.settings(ofSite: options.folder).watcher()
    watcher = changes
    let shell = shell
    let ownChanges = HookEcho(changes)
    echo = ownChanges
    options.allowHooks(arguments) { hook in
      if hook.stage == .after { return ownChanges.around { shell.run(hook) } }
      let outcome = shell.run(hook)
      // What the command wrote is looked at by the very build that it was run for.
      changes.take()
      return outcome
    }
    preview = try Preview(
      options, place, echo, navigates: arguments.has("--navigate"), console: console)
  } catch let error as ServerError {
    var freePort: UInt16?
    if case .cannotListen = error { freePort = Preview.freePort(near: place) }
    console.printError(ServeMessages.cannotServe(error, freePort: freePort))
    return ExitStatus.siteHasErrors
  } catch {
    console.printError("sitegen: \(error)\n")
    return ExitStatus.siteHasErrors
  }
  defer {
    watcher.close()
    end.come()
    shell.stop()
    preview.stop()
  }
  let keyboard = Keyboard()
  keyboard.listen()
  defer { keyboard.release() }
  let (opens, hasKeys) = (arguments.has("--open"), keyboard.isListening)
  let isWorking = Thread.start {
    preview.begin(hasKeys: hasKeys)
    if opens { preview.open() }
    while let due = echo.next() { preview.follow(due) }
  }
  guard isWorking, signals.listen() else {
    console.printError(ServeMessages.noThread)
    return ExitStatus.siteHasErrors
  }
  while let key = keyboard.next(signals) {
    switch key {
    case .open: preview.open()
    case .rebuild: preview.rebuildAll()
    case .quit: return ExitStatus.done
    }
  }
  return ExitStatus.done
}
