import Foundation
import Testing

/// A build that is stopped at any instant, or cannot write, leaves whole files only, and the next one makes all right.
@Suite struct StoppedBuildTests {
  /// `SITEGEN_KILLS=300 swift test --filter StoppedBuildTests` tries more of them.
  private static let kills =
    ProcessInfo.processInfo.environment["SITEGEN_KILLS"].flatMap { Int($0) } ?? 25
  private static let posts = 40

  /// Pages that tell which version they are of at both ends, and are long enough to be cut in the middle.
  private func site() throws -> Workplace {
    let place = try Workplace()
    try place.put("title: T\nstyle: plain\n", at: "site.yaml")
    for name in [
      "plain/list.html", "page.html", "404.html", "robots.txt", "terms.html", "redirect.html",
    ] {
      try place.put("<{{ kind }}>\n", at: "Templates/\(name)")
    }
    let filler = String(repeating: "x", count: 20_000)
    try place.put(
      "{{ page.title }}:{{ page.content | striptags | trim }}:\(filler):{{ page.title }}",
      at: "Templates/plain/detail.html")
    return place
  }

  private func write(_ version: Int, in place: Workplace) throws {
    for number in 1...Self.posts where (number + version) % 3 != 0 {
      try place.put(
        "---\ntitle: V\(version)\n---\n\(number)\n", at: "Content/posts/p\(number).md")
    }
    try place.put("---\ntitle: Posts\n---\n", at: "Content/posts/_index.md")
    // Some come and go.
    let path = "Content/posts/extra.md"
    if version % 2 == 0 {
      try place.put("---\ntitle: V\(version)\n---\nextra\n", at: path)
    } else {
      try? FileManager.default.removeItem(atPath: place(path))
    }
  }

  /// The pages of `Output/` that are neither a whole old nor a whole new file.
  private func torn(in place: Workplace, upTo version: Int) throws -> [String] {
    try place.files("Output").filter { path in
      guard path.hasPrefix("posts/"), path != "posts/index.html", !path.hasPrefix("posts/page/")
      else { return false }
      let parts = try place.text("Output/" + path)
        .split(separator: ":", omittingEmptySubsequences: false)
      let known = Set((0...version).map { "V\($0)" })
      return parts.count != 4 || parts[0] != parts[3] || !known.contains(String(parts[0]))
        || parts[2].utf8.count != 20_000
    }
  }

  private func expectRight(_ place: Workplace) throws {
    #expect(try place.run("build", "--quiet").status == 0)
    try? FileManager.default.removeItem(atPath: place("Clean"))
    #expect(try place.run("build", "--quiet", "--no-cache", "--output", "Clean").status == 0)
    let files = place.files("Clean")
    #expect(place.files("Output") == files)
    for file in files {
      #expect(try place.text("Output/" + file) == place.text("Clean/" + file), "\(file)")
    }
  }

  @Test func killedAtAnyInstant() throws {
    let place = try site()
    var random = SystemRandomNumberGenerator()
    for version in 0..<Self.kills {
      try write(version, in: place)
      try place.runAndKill("build", "--quiet", after: .random(in: 0...150_000, using: &random))
      #expect(try torn(in: place, upTo: version) == [])
    }
    try expectRight(place)
  }

  /// Whoever stops a build finds nothing half made in its output.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP, SIGQUIT])
  func stoppedByASignalWhileFilesWait(signal: Int32) throws {
    let place = try site()
    var (stopped, version) = (0, 0)
    // It is quick, and a busy machine may let it end before it hears of the signal; but not always.
    while version < 8 || stopped == 0 && version < 200 {
      defer { version += 1 }
      try write(version, in: place)
      let ending = try place.runAndSignal(signal, "build", "--quiet")
      let names = (try? FileManager.default.contentsOfDirectory(atPath: place("Output"))) ?? []
      #expect(names.filter { $0.hasPrefix(".") } == [])
      #expect(try torn(in: place, upTo: version) == [])
      if ending == .uncaughtSignal { stopped += 1 }
    }
    #expect(stopped > 0)
    try expectRight(place)
  }

  @Test(arguments: [0, 4, 16, 19, 64, 300])
  func withoutRoomForWhatItWrites(_ kilobytes: Int) throws {
    let place = try site()
    try write(0, in: place)
    #expect(try place.run("build", "--quiet").status == 0)
    try write(1, in: place)
    let before = place.files("Output")
    let outcome = try place.runLimited(kilobytes, "build", "--quiet")
    #expect(try torn(in: place, upTo: 1) == [])
    if outcome.status == 1 {
      // Once, however many files had no room.
      #expect(outcome.errors.split(separator: "\n").count { $0.contains("error: ") } == 1)
    } else {
      #expect(outcome.status == 0)
    }
    if kilobytes < 20 {
      // Not one page fits, so all is as it was.
      let folder = kilobytes == 0 ? ".sitegen/bodies-" : "Output: error: cannot write 'Output': "
      #expect(outcome.errors.hasPrefix(folder))
      #expect(outcome.status == 1)
      #expect(place.files("Output") == before)
      #expect(try place.text("Output/posts/p1/index.html").hasPrefix("V0:"))
    }
    try expectRight(place)
  }

  @Test func aSecondBuildWaitsForTheFirst() throws {
    let place = try site()
    try write(0, in: place)
    #expect(try place.run("build", "--quiet").status == 0)
    let both = try place.runTogether(["build", "--quiet"], ["build", "--quiet", "--no-cache"])
    #expect(both.map(\.status) == [0, 0])
    #expect(try torn(in: place, upTo: 0) == [])
    try expectRight(place)
  }
}

extension Workplace {
  /// Starts the program and ends it by SIGKILL some microseconds later.
  fileprivate func runAndKill(_ arguments: String..., after microseconds: UInt32) throws {
    let process = try process(arguments)
    try process.run()
    usleep(microseconds)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Starts the program and sends it a signal once files wait to be put in place.
  fileprivate func runAndSignal(
    _ signal: Int32, _ arguments: String...
  ) throws -> Process.TerminationReason {
    let process = try process(arguments)
    try process.run()
    let waiting = self("Output/.sitegen-tmp-\(process.processIdentifier)-staging")
    while process.isRunning, access(waiting, F_OK) != 0 { usleep(100) }
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    return process.terminationReason
  }

  /// Runs the program where no file may become larger, as if the disk were full.
  fileprivate func runLimited(_ kilobytes: Int, _ arguments: String...) throws -> Outcome {
    let process = try process(arguments)
    let program = try #require(process.executableURL?.path)
    process.executableURL = URL(fileURLWithPath: "/bin/bash")
    process.arguments =
      ["-c", "trap '' XFSZ; ulimit -f \(kilobytes); exec \"$0\" \"$@\"", program] + arguments
    // A pipe has no size that a limit could be put to.
    let errors = Pipe()
    process.standardError = errors
    try process.run()
    let text = errors.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationStatus, output: "", errors: String(decoding: text, as: UTF8.self))
  }

  /// Runs the program twice at once.
  fileprivate func runTogether(_ first: [String], _ second: [String]) throws -> [Outcome] {
    let processes = try [process(first), process(second)]
    for process in processes { try process.run() }
    return processes.map { process in
      process.waitUntilExit()
      return Outcome(status: process.terminationStatus, output: "", errors: "")
    }
  }

  private func process(_ arguments: [String]) throws -> Process {
    let process = Process()
    process.executableURL = try Self.program
    process.arguments = arguments
    process.currentDirectoryURL = URL(fileURLWithPath: path)
    process.environment = [:]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }
}
