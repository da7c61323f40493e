import Foundation
import TestSupport
import Testing

/// A run of the release workflow for this machine, with the binary of these tests for a release one.
///
/// What installs packages and compiles is a stand-in; all other steps run as they are.
struct ReleaseRun {
  /// The names of the published files.
  let files: [String]
  let archiveDigest: String
  let bill: String

  static let version = "0.1.0"

  private static let machine: String = {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }()

  /// Builds and publishes a release into the folder of `github`.
  init(in repository: TeaRepository, _ github: FakeGitHub, tag: String = "v\(version)") throws {
    let folder = repository.folder
    let workflow = ".github/workflows/release.yml"
    let contexts = [
      "github.ref_name": tag, "github.token": "secret", "github.repository": "maker/cardproof",
      "matrix.machine": Self.machine,
    ]
    try repository.write(program: "#!/bin/sh\n", at: "tools/apt-get")
    try repository.write(program: "#!/bin/sh\n", at: "release/Scripts/bootstrap")
    try repository.write(
      program: "#!/bin/sh\nmkdir -p \"$(dirname \"$1\")\" && cp \"$CARDPROOF\" \"$1\"\n",
      at: "release/Scripts/build-static")
    let script = TeaRepository.package.appending(path: "Scripts/make-bill-of-materials.py")
    try repository.write(
      program: String(contentsOf: script, encoding: .utf8),
      at: "release/Scripts/make-bill-of-materials.py")

    var built = WorkflowRun(contexts: contexts)
    try built.run(
      .job("binary", of: workflow), in: repository, at: "release",
      environment: github.environment().merging(["SOURCE_DATE_EPOCH": "1700000000"]) { $1 })
    guard !built.hasFailed else { throw WorkflowFile.Fault(description: built.log) }
    let upload = try #require(
      built.used.first { $0.key.hasPrefix("actions/upload-artifact@") }?.value)
    // What the two actions do between the jobs: a folder for each artifact.
    let name = try #require(upload["name"])
    try folder.makeFolder("publish/all")
    try FileManager.default.moveItem(
      atPath: folder.path("release/\(try #require(upload["path"]))"),
      toPath: folder.path("publish/all/\(name)"))

    var published = WorkflowRun(contexts: contexts)
    try published.run(
      .job("publish", of: workflow), in: repository, at: "publish",
      environment: github.environment())
    guard !published.hasFailed else { throw WorkflowFile.Fault(description: published.log) }
    let download = published.used.first { $0.key.hasPrefix("actions/download-artifact@") }
    #expect(download?.value["path"] == "all")

    let release = "releases/\(tag)"
    files = try folder.tree(below: release).keys.sorted()
    let archive = "cardproof-\(Self.version)-linux-\(Self.machine)"
    bill = folder.text(at: "\(release)/\(archive).spdx.json") ?? ""
    let sums = folder.text(at: "\(release)/SHA256SUMS") ?? ""
    let line = sums.split(separator: "\n").first { $0.hasSuffix("  \(archive).tar.gz") }
    archiveDigest = String(try #require(line).prefix(64))
  }
}
