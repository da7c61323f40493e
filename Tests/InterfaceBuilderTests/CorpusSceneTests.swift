import Diagnostics
import Foundation
import HostSimulation
import InterfaceBuilder
import SourceFormats
import TestSupport
import Testing

@testable import CardLayout

/// Every storyboard and xib of the corpus, held against the frames that Xcode itself wrote.
struct CorpusSceneTests {
  private static let files: [String] = {
    guard let folder = Corpus.folder,
      let paths = FileManager.default.enumerator(atPath: folder.path)
    else { return [] }
    return paths.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  /// How far a frame may be off, in points.
  ///
  /// Xcode rounds heights of text up to a pixel. In two xibs everything hangs on text styles, whose
  /// lines on Xcode's canvas are less high than the Human Interface Guidelines have them.
  private static func tolerance(_ path: String) -> Double {
    path.contains("soup-chef") && path.hasSuffix(".xib") ? 36 : 0.75
  }

  @Test(arguments: files) func everySceneHasTheFramesThatXcodeGaveIt(path: String) throws {
    let folder = try #require(Corpus.folder)
    let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
    var diagnostics: [Diagnostic] = []
    let root = try XMLReader.read(path: path, bytes: bytes)
    let scenes = InterfaceReader(path: path).scenes(root, reporting: &diagnostics)
    #expect(!scenes.isEmpty)
    #expect(diagnostics.allSatisfy { $0.rule == .viewNotDrawn }, "\(diagnostics)")
    for scene in scenes {
      let layout = SceneLayout(
        SceneContent(name: "scene", view: scene.view), in: LayoutEnvironment())
      #expect(layout.findings(in: scene.size).isEmpty)
      let solved = SolvedScene(
        scene.view, width: scene.size.width, height: scene.size.height, in: LayoutEnvironment())
      #expect(solved.nodes.count <= scene.view.all.count)
      for (node, frame) in zip(solved.nodes, solved.frames) {
        let ours = [frame.x, frame.y, frame.width, frame.height].map(\.value)
        let theirs = [
          node.designed.x, node.designed.y, node.designed.width, node.designed.height,
        ]
        let distance = zip(ours, theirs).map { abs($0 - $1) }.max() ?? 0
        #expect(distance < Self.tolerance(path), "\(node.view.name): \(frame), Xcode has \(theirs)")
      }
    }
  }

  @Test func theCorpusIsThere() {
    #expect(Corpus.folder == nil || Self.files.count == 24)
  }
}
