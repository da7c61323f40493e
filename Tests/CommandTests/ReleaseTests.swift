#if os(Linux)
  import Foundation
  import TestSupport
  import Testing

  /// `.github/workflows/release.yml`: what it publishes, and that its versions agree.
  struct ReleaseTests {
    private let repository: TeaRepository
    private var folder: TemporaryFolder { repository.folder }

    init() throws { repository = try TeaRepository() }

    /// One release, which takes long to pack.
    private static let published = Result {
      let repository = try TeaRepository()
      return (repository, release: try ReleaseRun(in: repository, try FakeGitHub(in: repository)))
    }

    @Test func publishesAnArchiveItsBillAndTheirChecksums() throws {
      let (repository, release) = try Self.published.get()
      let folder = repository.folder
      let name = "cardproof-\(ReleaseRun.version)-linux-"
      #expect(release.files.count == 3)
      #expect(release.files.contains("SHA256SUMS"))
      for ending in [".spdx.json", ".tar.gz"] {
        #expect(release.files.contains { $0.hasPrefix(name) && $0.hasSuffix(ending) })
      }
      let place = "releases/v\(ReleaseRun.version)"
      let check = try repository.run(
        "sh", ["-c", "cd '\(folder.path(place))' && sha256sum --check --strict SHA256SUMS"])
      #expect(check.status == 0, "\(check.errors)")
      let archive = try #require(release.files.first { $0.hasSuffix(".tar.gz") })
      let listing = try repository.run("tar", ["-tzvf", folder.path("\(place)/\(archive)")])
      // One file, of nobody and of no time, so that the same binary makes the same archive.
      #expect(
        listing.output.wholeMatch(of: #/-rwxr-xr-x 0/0 +\d+ 1970-01-01 \S+ cardproof\n/#) != nil,
        "\(listing.output)")
    }

    @Test func aTagOfAnotherVersionEndsTheRelease() throws {
      let github = try FakeGitHub(in: repository)
      #expect(throws: (any Error).self) {
        try ReleaseRun(in: repository, github, tag: "v9.9.9")
      }
      #expect(try folder.tree(below: "releases").isEmpty)
    }

    @Test func theBillIsValidSPDX() throws {
      let release = try Self.published.get().release
      let bill = try JSONDecoder().decode(BillOfMaterials.self, from: Data(release.bill.utf8))
      #expect(bill.faults() == [])
      #expect(bill.creationInfo.created == "2023-11-14T22:13:20Z")
      #expect(
        bill.packages.map(\.name).joined(separator: " ")
          == "cardproof swift-runtime cmark libyaml expat openssl")
      #expect(bill.packages[0].versionInfo == ReleaseRun.version)
    }

    /// One version everywhere: in the binary, the action, the guide and the list of changes.
    @Test func allNameTheSameVersion() throws {
      let binary = try repository.run(TeaRepository.binary.path, ["--version"])
      #expect(binary.output == "cardproof \(ReleaseRun.version)\n")
      #expect(try WorkflowFile.action().inputs["version"] == ReleaseRun.version)
      let text = { (path: String) in
        try String(contentsOf: TeaRepository.package.appending(path: path), encoding: .utf8)
      }
      let changes = try text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
      #expect(changes?.hasSuffix(" \(ReleaseRun.version)") == true)
      #expect(
        try text("Content/guide/ci.md").contains("REGISTRY/cardproof:\(ReleaseRun.version)\n"))
    }

    /// A release may be downloaded by anybody; so nothing but pinned actions makes it.
    @Test func asksForNoPermissionThatItDoesNotNeed() throws {
      let path = TeaRepository.package.appending(path: ".github/workflows/release.yml")
      let text = try String(contentsOf: path, encoding: .utf8)
      let permissions = text.matches(of: #/permissions: \{(.*)\}/#).map { String($0.1) }
      #expect(permissions == ["contents: read", "contents: write"])
    }
  }
#endif
