import Files
import TestFolder
import Testing

@Suite struct PathTests {
  @Test(arguments: [
    ("", "."), (".", "."), ("./a", "a"), ("a//b/", "a/b"), ("a/./b/../c", "a/c"), ("..", ".."),
    ("../../a", "../../a"), ("a/../..", ".."), ("/", "/"), ("/..", "/"), ("/a/../../b", "/b"),
    ("//a", "/a"), ("a/...", "a/..."), ("日/本/..", "日"),
  ])
  func normalizes(path: String, expected: String) {
    #expect(Path.normalized(path) == expected)
  }

  @Test func joins() {
    #expect(Path.join("a", "b") == "a/b")
    #expect(Path.join("a/", "b") == "a/b")
    #expect(Path.join("", "b") == "b")
    #expect(Path.join("a", "") == "a")
    #expect(Path.join("a", "/b") == "/b")
    #expect(Path.absolute("../b", in: "/a/c") == "/a/b")
    #expect(Path.absolute("/b/.", in: "/a") == "/b")
  }

  @Test func takesApart() {
    #expect(Path.parent(of: "a/b/c.md") == "a/b")
    #expect(Path.parent(of: "c.md") == "")
    #expect(Path.parent(of: "/c.md") == "/")
    #expect(Path.name(of: "a/b/c.md") == "c.md")
    #expect(Path.name(of: "c.md") == "c.md")
    #expect(Path.fileExtension(of: "a.b/c.tar.gz") == "gz")
    #expect(Path.fileExtension(of: "a.b/c") == "")
    #expect(Path.fileExtension(of: "a/.git") == "")
    #expect(Path.fileExtension(of: "c.") == "")
    #expect(Path.withoutExtension("a.b/c.tar.gz") == "a.b/c.tar")
    #expect(Path.withoutExtension("a.b/c") == "a.b/c")
    #expect(Path.withoutExtension("a/.git") == "a/.git")
    #expect(Path.relative("/a/b/c", to: "/a") == "b/c")
    #expect(Path.relative("/a", to: "/a") == ".")
    #expect(Path.relative("/ab", to: "/a") == nil)
    #expect(Path.relative("/ab", to: "/") == "ab")
  }

  @Test(arguments: ["a", "a/b.html", ".htaccess", "a/..b", "a/...", "..a/b", "日/本"])
  func takesPlainPaths(path: String) {
    #expect(Path.isPlain(path))
  }

  @Test(arguments: ["", "/", "/a", "a/", "a//b", ".", "..", "a/.", "a/../b", "./a", "../a", "a\0b"])
  func refusesOtherPaths(path: String) {
    #expect(!Path.isPlain(path))
  }

  @Test func asksTheDisk() throws {
    let folder = try TemporaryFolder()
    try folder.put("x", at: "a/b.md")
    try folder.link("link", to: "a")
    try folder.link("dangling", to: "nowhere")
    #expect(Path.isFolder(folder("a")))
    #expect(Path.isFolder(folder("link")))
    #expect(Path.isFile(folder("link/b.md")))
    #expect(!Path.isFile(folder("a")))
    #expect(!Path.isFolder(folder("a/b.md")))
    #expect(Path.exists(folder("a/b.md")))
    #expect(!Path.exists(folder("dangling")))
    #expect(!Path.exists(folder("a/b.md/c")))
    #expect(try Path.real(folder("link/../link/b.md")) == folder("a/b.md"))
    #expect(try Path.currentFolder().utf8.first == UInt8(ascii: "/"))
  }

  @Test func createsFolders() throws {
    let folder = try TemporaryFolder()
    try Path.createFolder(folder("a//b/c/"))
    try Path.createFolder(folder("a/b"))
    #expect(Path.isFolder(folder("a/b/c")))
    try folder.put("x", at: "file")
    let error = #expect(throws: FileError.self) { try Path.createFolder(folder("file/b/c")) }
    #expect(
      error?.description == "cannot create the folder '\(folder("file/b/c"))': "
        + "'\(folder("file"))' is a file, not a folder; remove it if an earlier build left it")
  }
}
