import Foundation
import TestSupport
import Testing

/// What running code finds in its bundle, and in what the system says.
@Suite(.onlyInFullLane, .serialized)
struct RunningBundleTests {
  private static let source = RunningProject.controller(
    """
    let shape = UserDefaults.standard.string(forKey: "shape") ?? ""
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 40))
    label.font = .systemFont(ofSize: 10)
    view.addSubview(label)
    switch shape {
    case "info":
      label.text = Bundle.main.object(forInfoDictionaryKey: "TeaServer") as? String
    case "unset":
      label.text = Bundle.main.object(forInfoDictionaryKey: "TeaKey") as? String
    case "error":
      label.text = NSError(domain: "Tea", code: 7).localizedDescription
    case "model":
      let url = Bundle.main.url(forResource: "Teas", withExtension: "momd")!
      let model = NSManagedObjectModel(contentsOf: url)!
      let container = NSPersistentContainer(name: "Teas", managedObjectModel: model)
      let tea = Tea(context: container.viewContext)
      tea.name = "Sencha"
      tea.cups = 3
      let pot = Pot(context: container.viewContext)
      pot.addToTeas(tea)
      label.text = "\\(tea.name ?? "") \\(tea.cups) \\(pot.teas?.count ?? 0) \\(tea.steps)"
    case "frames":
      let scroll = UIScrollView()
      let inner = UIView()
      for part in [scroll, inner] { part.translatesAutoresizingMaskIntoConstraints = false }
      view.addSubview(scroll)
      scroll.addSubview(inner)
      NSLayoutConstraint.activate([
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        scroll.widthAnchor.constraint(equalToConstant: 100),
        scroll.heightAnchor.constraint(equalToConstant: 50),
        inner.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
        inner.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
        inner.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
        inner.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
        inner.widthAnchor.constraint(equalToConstant: 100),
        inner.heightAnchor.constraint(equalToConstant: 128),
      ])
      view.layoutIfNeeded()
      let host = UIHostingController(rootView: Text("Tea"))
      let ideal = host.view.intrinsicContentSize
      label.text = "\\(scroll.contentSize) \\(ideal.height) \\(UIScreen.main.bounds.width)"
    default:
      label.attributedText = NSAttributedString(
        string: "tea.example", attributes: [.link: "https://tea.example"])
    }
    completion(true, parameters, CGSize(width: 320, height: 60))
    """)

  private static let model = """
    <?xml version="1.0" encoding="UTF-8" standalone="yes"?>
    <model type="com.apple.IDECoreDataModeler.DataModel" documentVersion="1.0" sourceLanguage="Swift">
        <entity name="Tea" representedClassName="Tea" syncable="YES" codeGenerationType="class">
            <attribute name="cups" optional="YES" attributeType="Integer 16" usesScalarValueType="YES"/>
            <attribute name="name" optional="YES" attributeType="String"/>
            <attribute name="steps" attributeType="Integer 32" defaultValueString="2" usesScalarValueType="YES"/>
            <relationship name="pot" optional="YES" maxCount="1" destinationEntity="Pot"/>
        </entity>
        <entity name="Pot" representedClassName="Pot" syncable="YES" codeGenerationType="class">
            <relationship name="teas" optional="YES" toMany="YES" ordered="YES" destinationEntity="Tea"/>
        </entity>
    </model>
    """

  private static let folder = Result {
    let folder = try RunningProject.folder(
      "import CoreData\nimport SwiftUI\n\(source)",
      shapes: ["info", "unset", "error", "model", "frames", "link"])
    let model = "tea/TeaIntentsUI/Teas.xcdatamodeld/Teas.xcdatamodel/contents"
    try folder.write(Self.model, at: model)
    let info = try #require(folder.text(at: "tea/TeaIntentsUI/Info.plist"))
    try folder.write(
      info.replacing(
        "<key>NSExtension</key>",
        with: "<key>TeaServer</key><string>tea.example</string><key>TeaKey</key>"
          + "<string>$(TEA_KEY)</string><key>NSExtension</key>"), at: "tea/TeaIntentsUI/Info.plist")
    return folder
  }

  @Test(arguments: [
    ("info", "\"tea.example\""), ("error", "couldn’t be completed. (Tea error 7.)"),
    ("model", "\"Sencha 3 1 2\""), ("frames", "\"(100.0, 128.0) 20.5 393.0\""),
  ])
  func codeReadsWhatADeviceHas(shape: String, text: String) throws {
    let layout = try RunningProject.dump("layout", shape, of: Self.folder.get())
    #expect(layout.contains(text), "\(layout)")
  }

  /// What only the build sets is named on the card.
  @Test func aValueThatTheBuildSetsIsNotInvented() throws {
    let layout = try RunningProject.dump("layout", "unset", of: Self.folder.get())
    #expect(layout.contains("the value of 'TeaKey', which the build sets"), "\(layout)")
  }

  @Test func aLinkHasItsColorAndItsLine() throws {
    let card = try RunningProject.dump("card", "link", of: Self.folder.get())
    #expect(
      card.contains(/<text[^>]*class="cp-f-007AFF-0984FF"[^>]*>tea.example</), "\(card)")
    #expect(card.contains(/text-decoration="underline"/), "\(card)")
  }
}
