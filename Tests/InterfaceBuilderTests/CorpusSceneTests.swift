import Diagnostics
import Foundation
import InterfaceBuilder
import SourceFormats
import TestSupport
import Testing
import Views

@testable import CardLayout

/// Every storyboard and xib of the corpus, held against the frames that Xcode itself wrote.
@Suite(.needsCorpus) struct CorpusSceneTests {
  private static let files: [String] = {
    guard let folder = Corpus.folder,
      let paths = FileManager.default.enumerator(atPath: folder.path)
    else { return [] }
    return paths.compactMap { $0 as? String }
      .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()
  }()

  /// How far a frame may be off, in points: a pixel of Xcode's canvas.
  private static let tolerance = 0.5

  /// The same to the left and to the right, in the two files where texts give views their widths:
  /// there the typeface is another one, and its large letters are a tenth wider.
  private static func tolerance(across path: String) -> Double {
    path.contains("soup-chef") && path.hasSuffix(".xib") ? 15 : tolerance
  }

  /// What of each file is not drawn as it is; of the other files everything is.
  private static let notDrawn = [
    "ColdGrub1384__Pyto/Intents UI/Base.lproj/MainInterface.storyboard": [
      "The font 'Menlo-Regular' is drawn and measured as the system font"
    ]
  ]

  /// The object ids of all that has a frame in a file; a cell is drawn by its content view.
  private static func views(in element: XMLElement) -> [String] {
    let hasFrame = element.elements.contains { $0[attribute: "key"] == "frame" }
    let own = element.name.hasSuffix("Cell") || !hasFrame ? nil : element[attribute: "id"]
    return [own].compactMap(\.self) + element.elements.flatMap(views)
  }

  @Test(arguments: files) func everySceneHasTheFramesThatXcodeGaveIt(path: String) throws {
    let folder = try #require(Corpus.folder)
    let bytes = Array(try Data(contentsOf: folder.appending(path: path)))
    var diagnostics: [Diagnostic] = []
    let root = try readXML(path: path, bytes: bytes)
    let scenes = InterfaceReader(path: path).scenes(root, reporting: &diagnostics)
    #expect(!scenes.isEmpty)
    #expect(diagnostics.map(\.message) == Self.notDrawn[path] ?? [])
    let drawn = Set(scenes.flatMap(\.view.all).compactMap(\.object?.id))
    #expect(Self.views(in: root).filter { !drawn.contains($0) } == [])
    for scene in scenes {
      let view = scene.view.asOnCanvas
      let layout = SceneLayout(view, name: "scene", in: LayoutEnvironment())
      #expect(layout.findings(in: scene.size).isEmpty)
      let solved = SolvedScene(view, in: SceneRoom(scene.size), LayoutEnvironment())
      #expect(solved.nodes.count <= scene.view.all.count)
      for (node, frame) in zip(solved.nodes, solved.frames) {
        let xcode = node.designed
        let off = (
          across: max(abs(frame.x.value - xcode.x), abs(frame.width.value - xcode.width)),
          down: max(abs(frame.y.value - xcode.y), abs(frame.height.value - xcode.height))
        )
        #expect(off.across <= Self.tolerance(across: path), "\(node.name): \(frame), \(xcode)")
        #expect(off.down <= Self.tolerance, "\(node.name): \(frame), \(xcode)")
      }
    }
  }

  @Test func theCorpusIsThere() {
    #expect(Self.files.count == 24)
  }
}

extension View<String> {
  /// The view with large titles as Xcode 10 drew them on its canvas: with 30 points, 36 high, where a
  /// device has 34 (observed in two files of 2019).
  fileprivate var asOnCanvas: View<String> {
    changingEach { view in
      guard case .label(var label) = view.content, label.font == .style(.largeTitle) else { return }
      label.font = .system(size: 30, weight: .regular, design: .standard)
      label.minimumScale = 1
      label.standInFont = nil
      view.content = .label(label)
    }
  }
}
