import Diagnostics
import InterfaceBuilder
import SourceFormats
import Testing
import Views

/// Containers that embed a scene of another storyboard.
struct SceneReferenceTests {
  private func scenes(
    _ name: String, _ text: String, reporting diagnostics: inout [Diagnostic]
  ) throws -> [InterfaceScene] {
    let root = try readXML(path: "\(name).storyboard", bytes: Array(text.utf8))
    return InterfaceReader(path: "\(name).storyboard").scenes(root, reporting: &diagnostics)
  }

  private func storyboard(
    _ id: String, inside: String = "", others: String = "", attributes: String = ""
  ) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
    initialViewController="\(id)"><scenes><scene sceneID="s"><objects>
    <viewController id="\(id)" \(attributes)><view key="view" id="\(id)view">
    <rect key="frame" x="0" y="0" width="320" height="150"/><subviews>\(inside)</subviews></view>
    </viewController></objects></scene>\(others)</scenes></document>
    """
  }

  private func container(_ reference: String) -> (inside: String, others: String) {
    let inside = """
      <containerView id="box"><rect key="frame" x="10" y="20" width="200" height="60"/>
      <connections><segue destination="ref" kind="embed" id="e"/></connections></containerView>
      """
    let others = """
      <scene sceneID="r"><objects><viewControllerPlaceholder \(reference) id="ref"/></objects></scene>
      """
    return (inside, others)
  }

  private func resolved(
    _ reference: String, _ other: String
  ) throws -> (scenes: [InterfaceScene], diagnostics: [Diagnostic]) {
    var diagnostics: [Diagnostic] = []
    let (inside, others) = container(reference)
    let all =
      try scenes(
        "Main", storyboard("main", inside: inside, others: others), reporting: &diagnostics)
      + scenes("Detail", other, reporting: &diagnostics)
    return (SceneReferences(all).resolved(reporting: &diagnostics), diagnostics)
  }

  private func box(_ scenes: [InterfaceScene]) -> View<String>? {
    scenes.first { $0.path == "Main.storyboard" }?.view.all.first { $0.id == "box" }
  }

  @Test(arguments: [
    "storyboardName=\"Detail\"",
    "storyboardName=\"Detail\" referencedIdentifier=\"detail\"",
  ])
  func theSceneStandsInTheContainer(reference: String) throws {
    let other = storyboard("d", attributes: "storyboardIdentifier=\"detail\"")
    let (scenes, diagnostics) = try resolved(reference, other)
    #expect(box(scenes)?.subviews.map(\.id) == ["dview"])
    #expect(box(scenes)?.constraints.count == 4 && diagnostics.isEmpty)
  }

  @Test(arguments: [
    "storyboardName=\"Elsewhere\"",
    "storyboardName=\"Detail\" referencedIdentifier=\"other\"",
  ])
  func aReferenceToNothingIsANote(reference: String) throws {
    let (scenes, diagnostics) = try resolved(reference, storyboard("d"))
    #expect(box(scenes)?.subviews.isEmpty == true)
    #expect(diagnostics.map(\.rule) == [.viewNotDrawn])
    #expect(diagnostics.first?.location?.line == 5)
  }

  /// Two storyboards that embed each other end.
  @Test func circlesEnd() throws {
    let inside = """
      <containerView id="back"><rect key="frame" x="0" y="0" width="20" height="20"/>
      <connections><segue destination="ref2" kind="embed" id="e"/></connections></containerView>
      """
    let others = """
      <scene sceneID="r"><objects>
      <viewControllerPlaceholder storyboardName="Main" id="ref2"/></objects></scene>
      """
    let (scenes, _) = try resolved(
      "storyboardName=\"Detail\"", storyboard("d", inside: inside, others: others))
    #expect((scenes.first?.view.all.count ?? 0) < 20)
  }

  @Test func namesOfReferencesAreKnownBeforeReading() throws {
    let (inside, others) = container("storyboardName=\"Detail\"")
    let text = storyboard("main", inside: inside, others: others)
    let root = try readXML(path: "Main.storyboard", bytes: Array(text.utf8))
    #expect(SceneReferences.names(in: root) == ["Detail"])
  }
}
