import Diagnostics
import InterfaceBuilder
import SourceFormats
import Views

@testable import CardLayout

/// A storyboard with one controller, written as Xcode writes it.
struct SampleInterface {
  let scenes: [InterfaceScene]
  let diagnostics: [Diagnostic]

  /// `views` are the subviews of the controller's view, `root`, which is 320 × 150 points, and
  /// `constraints` those that it holds.
  init(
    views: String, constraints: String = "", connections: String = "", others: String = "",
    root: String = "", resources: String = ""
  ) throws {
    try self.init(
      text: """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" initialViewController="vc">
        <scenes><scene sceneID="s"><objects>
        <viewController storyboardIdentifier="main" id="vc" customClass="IntentViewController">
        <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0.0" y="0.0" width="320" height="150"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        <subviews>\(views)</subviews>
        <constraints>\(constraints)</constraints>
        <viewLayoutGuide key="safeArea" id="safe"/>\(root)
        </view>
        <connections>\(connections)</connections>
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="fr"/>
        </objects></scene>\(others)</scenes>
        <resources>\(resources)</resources>
        </document>
        """)
  }

  init(text: String) throws {
    var diagnostics: [Diagnostic] = []
    let root = try readXML(path: "Main.storyboard", bytes: Array(text.utf8))
    scenes = InterfaceReader(path: "Main.storyboard").scenes(root, reporting: &diagnostics)
    self.diagnostics = diagnostics
  }

  func view(_ id: String) -> View<String>? { scenes.first?.view.all.first { $0.id == id } }

  func solved(
    width: Points = 320, height: Points? = 150, isRightToLeft: Bool = false
  ) -> SolvedScene? {
    scenes.first.map {
      SolvedScene(
        $0.view, in: SceneRoom(width: .given(width), height: height.map { .given($0) } ?? .least),
        LayoutEnvironment(isRightToLeft: isRightToLeft))
    }
  }

  /// What is wrong with the constraints at the designed size.
  var layoutFindings: [Diagnostic] {
    scenes.first.map {
      SceneLayout($0.view, name: "scene", in: LayoutEnvironment())
        .findings(in: $0.size)
    } ?? []
  }

  /// What is wrong with them at another height.
  func findings(height: Points) -> [Diagnostic] {
    scenes.first.map {
      SceneLayout($0.view, name: "scene", in: LayoutEnvironment())
        .findings(in: Size(width: $0.size.width, height: height))
    } ?? []
  }
}

extension View<String> {
  var id: String? { object?.id }
  var constraints: [SceneConstraint] { object?.constraints ?? [] }
}

extension SolvedScene {
  /// A view's frame as text, for expectations.
  func text(_ id: String) -> String? { frame(of: id)?.description }
}

/// A view of a sample, placed by constraints.
func view(_ id: String, _ kind: String = "view", _ attributes: String = "", _ inside: String = "")
  -> String
{
  """
  <\(kind) id="\(id)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>\
  <rect key="frame" x="10" y="10" width="100" height="20"/>\(inside)</\(kind)>
  """
}

/// A constraint of a sample: `a.leading = b.trailing + 8`, with further attributes after it.
func constraint(
  _ id: String, _ first: String, _ second: String? = nil, _ constant: Double = 0,
  _ more: String = ""
) -> String {
  func side(_ text: String, _ name: String) -> String {
    let parts = text.split(separator: ".").map { String($0) }
    return "\(name)Item=\"\(parts[0])\" \(name)Attribute=\"\(parts[1])\""
  }
  return """
    <constraint id="\(id)" \(side(first, "first")) \(second.map { side($0, "second") } ?? "") \
    constant="\(constant)" \(more)/>
    """
}
