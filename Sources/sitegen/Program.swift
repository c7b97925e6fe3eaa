import Glibc
import SitegenCLI

@main
struct Program {
  static func main() {
    exit(Sitegen.run(Array(CommandLine.arguments.dropFirst())))
  }
}
