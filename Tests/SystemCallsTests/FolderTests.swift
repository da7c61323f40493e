import Foundation
import TestSupport
import Testing

@testable import SystemCalls

struct FolderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func namesAreInOrderAndHiddenOnesAmongThem() throws {
    for name in ["b", ".a", "c/d", "..e"] { try folder.write("x", at: name) }
    #expect(try names(inFolder: folder.path("")) == ["..e", ".a", "b", "c"])
    #expect(throws: SystemFailure(code: ENOENT)) { try names(inFolder: folder.path("f")) }
    #expect(throws: SystemFailure(code: ENOTDIR)) { try names(inFolder: folder.path("b")) }
  }

  @Test func pathsBelowAFolderAreThoseOfFilesAndLinks() throws {
    for name in ["b", "c/d/e", "c/f"] { try folder.write("x", at: name) }
    try folder.makeFolder("empty")
    try folder.link("link", to: "c")
    #expect(
      try paths(belowFolder: folder.path("")).sorted() == ["b", "c/d/e", "c/f", "link"])
  }

  @Test func foldersAreMadeWithThoseAboveThem() throws {
    try folder.link("link", to: ".")
    for path in ["a", "a/b/c", "a/b/c/", "link/d//e", "./f"] {
      try makeFolders(at: "\(folder.path("."))/\(path)")
      #expect(FileKind(at: "\(folder.path("."))/\(path)") == .folder)
    }
    try folder.write("x", at: "file")
    for path in ["file", "file/a", "file/a/b"] {
      let failure = #expect(throws: SystemFailure.self) {
        try makeFolders(at: "\(folder.path("."))/\(path)")
      }
      #expect(failure?.reason == "a file is in the way of a folder")
    }
  }

  /// A name that is no text, and links that lead out of the folder.
  @Test func whateverIsInAFolderIsRemovedWithIt() throws {
    try folder.write("x", at: "out/keep")
    try folder.write("x", at: "tree/a/b/c")
    try folder.link("tree/a/up", to: "../..")
    try folder.link("tree/out", to: "../out")
    let odd = Array("\(folder.path("tree"))/odd".utf8) + [0xFF, 0]
    #expect(unsafe mkdir(odd.map { CChar(bitPattern: $0) }, 0o777) == 0)
    try removeTree(at: folder.path("tree"))
    #expect(FileKind(at: folder.path("tree")) == nil)
    #expect(folder.text(at: "out/keep") == "x")
    #expect(throws: SystemFailure(code: ENOENT)) { try removeTree(at: folder.path("tree")) }
  }

  @Test func aReplacedFileKeepsItsPermissionsAndLeavesNothingBesideIt() throws {
    try folder.write("old", at: "file")
    #expect(unsafe chmod(folder.path("file"), 0o640) == 0)
    try replaceFile(at: folder.path("file"), with: Array("new".utf8))
    #expect(folder.text(at: "file") == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: folder.path("file"))
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(throws: SystemFailure(code: EISDIR)) {
      try replaceFile(at: folder.path(""), with: [])
    }
    #expect(try names(inFolder: folder.path("")) == ["file"])
  }

  @Test func aNewFileReplacesNothing() throws {
    try writeFile([[1]], at: folder.path("file"), isNew: true)
    #expect(throws: SystemFailure(code: EEXIST)) {
      try writeFile([[2]], at: folder.path("file"), isNew: true)
    }
    #expect(try readFile(at: folder.path("file")) == [1])
  }
}
