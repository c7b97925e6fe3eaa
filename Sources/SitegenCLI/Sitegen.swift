import Glibc

/// The program: finds the command that the arguments name and runs it.
package enum Sitegen {
  /// What `sitegen --version` prints (semver.org).
  package static let version = "0.1.0"

  /// All commands in the order that `sitegen help` lists them.
  static let commands: [Command] = [
    initCommand, newCommand, buildCommand, serveCommand, explainCommand, checkCommand,
    markdownCommand, templateCommand, stylesCommand, cleanCommand, helpCommand,
  ]

  /// Runs the program with the arguments behind its name.
  ///
  /// - Returns: the exit status: 0 done, 1 the site has errors, 64 wrong usage, 70 a fault of the program's own.
  package static func run(_ arguments: [String]) -> Int32 {
    let console = Console()
    do throws(UsageError) {
      guard let name = arguments.first else {
        throw UsageError("no command", hint: "'sitegen help' lists them")
      }
      switch name {
      case "--version":
        console.print("sitegen \(version)\n")
        return ExitStatus.done
      case "--help", "-h":
        console.print(Help.overview(commands))
        return ExitStatus.done
      default: break
      }
      guard let command = commands.first(where: { $0.name == name }) else {
        throw .unknown("command", name, among: commands.map(\.name))
      }
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") {
        console.print(Help.page(command))
        return ExitStatus.done
      }
      let status = try command.run(try Arguments(rest, for: command), console)
      guard status == ExitStatus.done, let failure = console.failure else { return status }
      console.printError("sitegen: \(failure)\n")
      return ExitStatus.siteHasErrors
    } catch {
      console.printError("sitegen: \(error.summary)\n")
      console.printError("  \(error.hint ?? "'sitegen help' tells more")\n")
      return ExitStatus.usage
    }
  }
}

/// What the program tells the shell (sysexits.h for 64 and 70).
enum ExitStatus {
  static let done: Int32 = 0
  static let siteHasErrors: Int32 = 1
  static let usage: Int32 = 64
}
