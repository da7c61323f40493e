import SystemCalls
import TestSupport
import Testing

struct FilePathTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(arguments: [
    ("/a/b/c", "/a/b", "c"), ("a/b", "a", "b"), ("a", "", "a"), ("/a", "/", "a"), ("/", "/", "/"),
    ("a/b/", "a", "b"), ("a//b", "a", "b"), ("", "", ""), ("..", "", ".."),
  ]) func aPathIsAFolderAndAName(path: String, folder: String, name: String) {
    #expect(FilePath.folder(of: path) == folder)
    #expect(FilePath.name(of: path) == name)
  }

  @Test(arguments: [
    ("", "a", "a"), ("a", "", "a"), ("/", "a", "/a"), ("a/", "b", "a/b"), ("a", "b/c", "a/b/c"),
  ]) func aFolderAndAPathAreJoined(folder: String, path: String, joined: String) {
    #expect(FilePath.joined(folder, path) == joined)
  }

  @Test(arguments: [
    ("real/file", "real/file"), ("real/", "real"), ("real//./file", "real/file"),
    ("link/file", "real/file"), ("link/../real", "real"), ("deep", "real/inner"),
    // What follows '..' is where the link leads.
    ("deep/../file", "real/file"),
    ("missing", "missing"), ("missing/a/", "missing/a"), ("missing/../link/file", "real/file"),
    ("missing/../../TOP/link/new", "real/new"), ("real/file/../file", "real/file"),
    ("link/new/a.html", "real/new/a.html"),
    ("dead", "nowhere/x"), ("dead/y", "nowhere/x/y"), ("circle", "circle"),
  ]) func linksAreFollowedAsFarAsTheyLead(path: String, real: String) throws {
    try folder.write("x", at: "real/file")
    try folder.makeFolder("real/inner")
    try folder.link("link", to: "real")
    try folder.link("deep", to: "link/inner")
    try folder.link("dead", to: "nowhere/x")
    try folder.link("circle", to: "circle")
    let path = path.replacing("TOP", with: FilePath.name(of: folder.path("")))
    #expect(FilePath.resolved("\(folder.path(""))/\(path)") == folder.path(real))
  }

  @Test func aRelativePathBeginsInTheFolderOfTheProcess() {
    let here = FilePath.resolved(".")
    #expect(here.hasPrefix("/"))
    #expect(FilePath.resolved("no-such-thing/a") == FilePath.joined(here, "no-such-thing/a"))
    #expect(FilePath.resolved("/") == "/")
    #expect(FilePath.resolved("/..") == "/")
  }

  /// Both spellings are names of their own on Linux.
  @Test(arguments: ["caf\u{E9}", "cafe\u{301}"])
  func accentsStayAsTheyAreWritten(name: String) throws {
    try folder.write("x", at: name)
    let resolved = FilePath.resolved("\(folder.path("."))/\(name)")
    #expect(resolved.utf8.elementsEqual("\(FilePath.resolved(folder.path("")))/\(name)".utf8))
    #expect(FileKind(at: resolved) == .file)
  }
}
