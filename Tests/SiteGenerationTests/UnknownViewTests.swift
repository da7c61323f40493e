import Diagnostics
import OutputFolder
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// What nobody knows looks unknown: a class without a configuration and without a scene.
struct UnknownViewTests {
  private var unknown: SampleProject {
    var project = Sample.teaHouse()
    for path in project.files.keys where path.hasSuffix(".controller.yml") {
      project.files[path] = nil
    }
    return project
  }

  @Test func aHatchedBoxWithTheNameStandsInPlaceOfTheView() async throws {
    let site = try await unknown.site()
    let catalogue = site.tree.text(at: "catalogue.json")
    #expect(catalogue.contains(#""outcome": "unknown", "controller": "unknown", "asks": 0"#))
    #expect(!catalogue.contains(#""outcome": "default""#))
    #expect(catalogue.contains(#""kind": "unknownController""#))
    let index = site.tree.text(at: "index.html")
    #expect(index.contains(#"<span class="tag unknown">unknown view</span></span></a></td>"#))
    #expect(index.contains("because Cardproof does not know yet what your view controller"))
    let intent = site.tree.text(at: "intents/BrewTea/index.html")
    #expect(intent.contains(#"<span class="tag unknown">unknown view</span></span></a></td>"#))
    let findings = site.diagnostics.filter { $0.rule.id == "unknown-view" }
    #expect(findings.count == 1 && findings[0].severity == .note)
    // Everywhere people read what to do.
    let stages = site.tree.files.keys.filter {
      $0.contains("/handle") && $0.hasSuffix("index.html")
    }
    let told = stages.map { site.tree.text(at: $0).withoutTags }
    #expect(
      !told.isEmpty
        && told.allSatisfy { $0.contains("Run cardproof init and fill in the .controller.yml") })
    let exports = stages.map { site.tree.text(at: $0.replacing(".html", with: ".md")) }
    #expect(
      exports.allSatisfy { $0.contains("Run `cardproof init` and fill in the `.controller.yml`") })
    #expect(
      findings[0].fix?.hasPrefix("Run 'cardproof init' and fill in the .controller.yml") == true)
    let drawings = site.tree.files.keys.filter { $0.hasPrefix("cards/") && $0.hasSuffix(".svg") }
    #expect(drawings.allSatisfy { site.tree.text(at: $0).contains("Its view is not known") })
    let texts = site.tree.files.keys.filter { $0.hasPrefix("cards/") && $0.hasSuffix(".txt") }
    #expect(
      !texts.isEmpty
        && texts.allSatisfy {
          site.tree.text(at: $0).contains("Run cardproof init, and fill in the .controller.yml")
        })
  }

  @Test func whereNoExtensionDrawsTheIntentTheHostDoes() async throws {
    var project = unknown
    project.files["TeaIntentsUI/Info.plist"] = nil
    let catalogue = try await project.site().tree.text(at: "catalogue.json")
    #expect(catalogue.contains(#""outcome": "default", "controller": "none""#))
    #expect(!catalogue.contains("unknown"))
  }

  private func scene(_ subviews: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    initialViewController="a">
    <scenes><scene sceneID="s"><objects>
    <viewController id="a" customClass="Start" sceneMemberID="viewController">
    <view key="view" id="v"><rect key="frame" x="0" y="0" width="320" height="150"/>\(subviews)
    <color key="backgroundColor" white="1" alpha="1" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>
    </view></viewController>
    </objects></scene></scenes>
    </document>
    """
  }

  /// Xcode's template shows an empty view of the greatest size: people would see nothing.
  @Test func anEmptySceneIsShownEmptyWhereNoCodeFillsIt() async throws {
    var project = unknown
    project["TeaIntentsUI/MainInterface.storyboard"] = scene("")
    let template = """
      class Start: UIViewController, INUIHostedViewControlling {
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
          FILL
          completion(true, parameters, extensionContext!.hostedViewMaximumAllowedSize)
        }
      }
      """
    project["TeaIntentsUI/Start.swift"] = template.replacing("FILL", with: "")
    let empty = try await project.site()
    #expect(empty.tree.text(at: "catalogue.json").contains(#""controller": "designed""#))
    #expect(empty.diagnostics.contains { $0.rule.id == "blank-view" })
    project["TeaIntentsUI/Start.swift"] = template.replacing("FILL", with: "view.addSubview(label)")
    let filled = try await project.site()
    #expect(filled.tree.text(at: "catalogue.json").contains(#""controller": "unknown""#))
    #expect(!filled.diagnostics.contains { $0.rule.id == "blank-view" })
    project["TeaIntentsUI/Start.swift"] = template.replacing("FILL", with: "")
      .replacing("extensionContext!.hostedViewMaximumAllowedSize", with: "CGSize.zero")
    let hidden = try await project.site().diagnostics.map(\.rule.id)
    #expect(hidden.contains("hidden-card") && !hidden.contains("blank-view"))
  }

  /// The class sets the picture, so its place is known and its look is not.
  @Test func aPictureThatTheClassSetsIsABoxWithItsName() async throws {
    var project = unknown
    let picture = """
      <subviews><imageView contentMode="scaleAspectFit" id="p">
      <rect key="frame" x="20" y="9" width="80" height="80"/></imageView></subviews>
      """
    project["TeaIntentsUI/MainInterface.storyboard"] = scene(picture)
    let plain = try await project.site()
    #expect(!plain.diagnostics.contains { $0.rule.id == "blank-view" })
    project["TeaIntentsUI/MainInterface.storyboard"] = scene(picture).replacing(
      "</viewController>",
      with:
        "<connections><outlet property=\"teaPicture\" destination=\"p\" id=\"o\"/></connections>"
        + "</viewController>")
    let site = try await project.site()
    #expect(!site.diagnostics.contains { $0.rule.id == "small-margins" })
    let drawings = site.tree.files.keys.filter { $0.hasPrefix("cards/") && $0.hasSuffix(".svg") }
    #expect(drawings.contains { site.tree.text(at: $0).contains("teaPicture") })
  }

  @Test func aStoryboardAsDesignedSaysSoOnTheCard() async throws {
    var project = unknown
    project["TeaIntentsUI/MainInterface.storyboard"] = scene(
      """
      <subviews><label text="Label" id="l"><rect key="frame" x="20" y="20" width="80" height="20"/>
      </label></subviews>
      """)
    let tree = try await project.site().tree
    let drawings = tree.files.keys.filter { $0.hasPrefix("cards/") && $0.hasSuffix(".svg") }
    #expect(drawings.contains { tree.text(at: $0).contains("The storyboard without data") })
  }
}
