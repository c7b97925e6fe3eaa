import Dates
import Diagnostics
import Files
import FrontMatter
import Glibc
import HTML
import Templating

// Renders one template again and again, as often as the lines of standard input say.
//
//   sitegen-bench-templates FOLDER DATA.json
//
// FOLDER holds `main.html` and what it refers to; the members of the object in DATA.json are its
// names. Prints the page's size and the page, then for each line with a number the nanoseconds that
// so many renders took.

func value(_ node: Node) -> Value {
  switch node.value {
  case .null: .none
  case .boolean(let flag): .bool(flag)
  case .integer(let number): .int(number)
  case .number(let number): .double(number)
  case .text(let text): .string(text)
  case .date(let date): .date(date.resolved(in: .utc))
  case .list(let nodes): .list(nodes.map(value))
  case .mapping(let mapping): .map(OrderedMap(mapping.entries.map { ($0.key, value($0.value)) }))
  }
}

func stop(_ problems: [Diagnostic]) -> Never {
  for problem in problems { print(DiagnosticText().format(problem)) }
  exit(1)
}

/// Processor time used so far, which other programs on the machine disturb least.
func now() -> Int {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return time.tv_sec * 1_000_000_000 + time.tv_nsec
}

guard CommandLine.arguments.count == 3 else {
  print("usage: sitegen-bench-templates FOLDER DATA.json")
  exit(2)
}
let folder = CommandLine.arguments[1]
let dataPath = CommandLine.arguments[2]
let (data, mistakes) = DataFile.parse(
  SourceText(path: dataPath, bytes: try File.read(dataPath)), format: .json)
guard mistakes.isEmpty, case .mapping(let members) = data.value else { stop(mistakes) }

let environment = Environment(globalNames: members.entries.map { $0.key }) { name in
  (try? File.read(Path.join(folder, name))).map { SourceText(path: name, bytes: $0) }
}
let (loaded, problems) = environment.load("main.html")
guard let template = loaded else { stop(problems) }
let globals = environment.globals(members.entries.map { ($0.key, value($0.value)) })

var page = ByteBuffer()
let failures = template.render(globals, into: &page)
guard failures.isEmpty else { stop(failures) }
print(page.count)
print(page.string(), terminator: "")
fflush(nil)

while let line = readLine(), let rounds = Int(line) {
  let start = now()
  for _ in 0..<rounds {
    page.truncate(to: 0)
    _ = template.render(globals, into: &page)
  }
  print(now() - start)
  fflush(nil)
}
