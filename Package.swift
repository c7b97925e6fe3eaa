// swift-tools-version: 6.2
import PackageDescription

// Targets are listed by floor, highest first; a target may only use targets of the floors below it.
// The test `ArchitectureTests` reads the imports and holds the code to that.

let warnings: [SwiftSetting] =
  Context.environment["SITEGEN_WARNINGS_ARE_ERRORS"] == nil ? [] : [.treatAllWarnings(as: .error)]
/// With SITEGEN_FUZZ=1 the fuzz targets are there, and values of templates are kept small.
let isFuzzing = Context.environment["SITEGEN_FUZZ"] == "1"
let settings: [SwiftSetting] =
  warnings + (isFuzzing ? [.define("SITEGEN_FUZZ")] : []) + [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]

func room(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

func tests(
  _ name: String, _ dependencies: Target.Dependency..., exclude: [String] = []
) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: settings)
}

// The benchmarks' own programs, which users need not build.
let benchmarks: [Target] =
  Context.environment["SITEGEN_BENCH"] == nil
  ? []
  : [
    .executableTarget(
      name: "sitegen-bench-templates",
      dependencies: ["Templating", "FrontMatter", "Files", "HTML", "Dates", "Diagnostics"],
      path: "Benchmarks/templates/swift", swiftSettings: settings),
    .executableTarget(
      name: "highlight-bench", dependencies: ["Highlighting", "HTML"],
      path: "Benchmarks/highlight", swiftSettings: settings),
    .executableTarget(
      name: "sitegen-bench-markdown",
      dependencies: ["Rendering", "SiteModel", "Markdown", "Files", "Diagnostics"],
      path: "Benchmarks/markdown/swift", swiftSettings: settings),
  ]

/// A libFuzzer program; `Tests/Fuzz/run` builds and runs it.
func fuzzer(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies, path: "Tests/Fuzz/\(name)",
    swiftSettings: settings + [.unsafeFlags(["-sanitize=fuzzer", "-parse-as-library"])],
    linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
}

/// How a fuzzer reads its inputs, which an ordinary test does too.
func fuzzInput(_ name: String, _ dependencies: Target.Dependency...) -> Target {
  .target(
    name: name, dependencies: dependencies, path: "Tests/Fuzz/\(name)", swiftSettings: settings)
}

let package = Package(
  name: "sitegen",
  products: [
    .executable(name: "sitegen", targets: ["sitegen"])
  ],
  targets: [
    // 8
    .executableTarget(name: "sitegen", dependencies: ["SitegenCLI"], swiftSettings: settings),
    // 7
    room(
      "SitegenCLI", "Serving", "Building", "Rendering", "SiteModel", "Templating", "Markdown",
      "FrontMatter", "HTTP", "Watching", "Files", "Processes", "HTML", "Dates", "Diagnostics",
      "CMalloc"),
    // 6
    room(
      "Serving", "HTTP", "Files", "HTML", "Dates", "Diagnostics", "CReloadScript", "CZlib"),
    // 5
    room(
      "Building", "Rendering", "Searching", "Imaging", "SiteModel", "Templating", "Markdown",
      "FrontMatter", "Files", "Processes", "Records", "HTML", "Dates", "Diagnostics"),
    // 4
    room(
      "Rendering", "SiteModel", "Templating", "Markdown", "Highlighting", "Math", "FrontMatter",
      "Imaging", "Searching", "Languages", "Records", "HTML", "Dates", "Diagnostics", "CBuiltIns",
      "CThreadSlot"),
    // 3
    room(
      "SiteModel", "FrontMatter", "Markdown", "Languages", "Records", "HTML", "Dates",
      "Diagnostics"),
    // 2
    room("FrontMatter", "Dates", "Diagnostics", "CYAML", "CTOML"),
    room("Markdown", "Records", "HTML", "Diagnostics", "CCMark", "CArena"),
    room("Math", "HTML", "Diagnostics"),
    room("Highlighting", "HTML", "Diagnostics"),
    room("Templating", "Languages", "HTML", "Dates", "Diagnostics"),
    room("HTTP", "Files", "Dates", "CMicroHTTPD"),
    room("Watching", "Files"),
    room("Searching", "Records"),
    room("Imaging", "CVips"),
    // 1
    room("Diagnostics"),
    room("HTML"),
    room("Dates"),
    room("Languages", "CLanguageData"),
    room("Files"),
    room("Processes", "CSpawn"),
    room("Records"),
    // 0: C libraries and C glue
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
    .target(name: "CTOML"),
    .target(name: "CArena"),
    .target(name: "CBuiltIns"),
    .target(name: "CLanguageData", exclude: ["languages.txt"]),
    .target(name: "CThreadSlot"),
    .target(name: "CSpawn"),
    .target(name: "CMicroHTTPD"),
    .target(name: "CVips"),
    .target(name: "CReloadScript", exclude: ["reload.js"]),
    .systemLibrary(name: "CMalloc"),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    fuzzInput("TemplateInput", "Templating", "HTML", "Diagnostics"),
    fuzzInput(
      "ContentInput", "Rendering", "Markdown", "Highlighting", "Math", "HTML", "Diagnostics"),

    // A client of HTTP, for the tests of servers.
    .target(name: "TestFolder", path: "Tests/TestFolder", swiftSettings: settings),
    .target(name: "RawClient", path: "Tests/RawClient", swiftSettings: settings),

    tests("ArchitectureTests"),
    tests("DiagnosticsTests", "Diagnostics"),
    tests("HTMLTests", "HTML"),
    tests("DatesTests", "Dates"),
    tests(
      "LanguagesTests", "Languages",
      exclude: ["Cases", "make-languages.py", "make-skeletons.mjs"]),
    tests("FilesTests", "Files", "TestFolder"),
    tests("ProcessesTests", "Processes", "TestFolder"),
    tests("RecordsTests", "Records"),
    tests("FrontMatterTests", "FrontMatter", "Dates", "Diagnostics"),
    tests(
      "MarkdownTests", "Markdown", "HTML", "Diagnostics", exclude: ["make-emoji-names.py"]),
    tests("HighlightingTests", "Highlighting", "HTML", "Diagnostics"),
    tests("MathTests", "Math", "HTML", "Diagnostics", exclude: ["Cases"]),
    tests(
      "TemplatingTests", "Templating", "TemplateInput", "Languages", "HTML", "Dates",
      "Diagnostics",
      exclude: ["Cases", "make-cases.py"]),
    tests(
      "SiteModelTests", "SiteModel", "Markdown", "FrontMatter", "Languages", "Dates",
      "Diagnostics"),
    tests(
      "RenderingTests", "Rendering", "ContentInput", "SiteModel", "Templating", "Markdown",
      "FrontMatter", "HTML", "Records", "Dates", "Diagnostics"),
    tests(
      "BuildingTests", "Building", "Rendering", "Imaging", "SiteModel", "Files", "Processes",
      "Dates", "Diagnostics"),
    tests("HTTPTests", "HTTP", "RawClient"),
    tests("SearchingTests", "Searching", exclude: ["Cases"]),
    tests("ImagingTests", "Imaging", "CZlib"),
    tests("WatchingTests", "Watching", "Files", "TestFolder"),
    tests("ServingTests", "Serving", "HTTP", "RawClient", "TestFolder", "Files", "Diagnostics"),
    tests("CommandTests", "SitegenCLI", "RawClient", "Files", "sitegen"),
  ] + benchmarks,
  cxxLanguageStandard: .cxx17
)

if isFuzzing {
  package.targets += [
    fuzzer("fuzz-templates", "TemplateInput"), fuzzer("fuzz-markdown", "ContentInput"),
    fuzzer("fuzz-code", "ContentInput"), fuzzer("fuzz-math", "ContentInput"),
  ]
}
