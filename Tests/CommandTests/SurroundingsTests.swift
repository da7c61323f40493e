import Foundation
import TestSupport
import Testing

/// What a block `run` puts behind a class that runs.
@Suite(.onlyInFullLane, .serialized)
struct SurroundingsTests {
  private static let source = """
    import CoreLocation
    import IntentsUI
    import Kettle

    struct Order: Codable {
      let tea: String
      let cups: Int
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      private let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 24))

      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        view.addSubview(label)
        let group = UserDefaults(suiteName: "group.tea")
        switch UserDefaults.standard.string(forKey: "shape") ?? "" {
        case "clock":
          let parts = Calendar.current.dateComponents([.month, .day, .hour], from: Date())
          label.text = "\\(parts.day ?? 0).\\(parts.month ?? 0). at \\(parts.hour ?? 0)"
        case "defaults": label.text = "\\(group?.integer(forKey: "cups") ?? 0) cups"
        case "encoded":
          let order = group?.data(forKey: "order").flatMap {
            try? JSONDecoder().decode(Order.self, from: $0)
          }
          label.text = "\\(order?.cups ?? 0) × \\(order?.tea ?? "none")"
        case "container":
          let folder = FileManager.default.containerURL(
            forSecurityApplicationGroupIdentifier: "group.tea")
          let file = folder?.appendingPathComponent("Store/last.txt")
          label.text = file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "no file"
        case "network":
          URLSession.shared.dataTask(with: URL(string: "https://tea.example/teas?hot=1")!) { data, response, error in
            let code = (response as? HTTPURLResponse)?.statusCode ?? 0
            let names = data.flatMap { try? JSONDecoder().decode([String].self, from: $0) } ?? []
            self.label.text = "\\(code): \\(names.joined(separator: ", "))"
            completion(true, parameters, CGSize(width: 320, height: 64))
          }.resume()
          return
        case "status":
          URLSession.shared.dataTask(with: URL(string: "https://tea.example/cups")!) { _, response, _ in
            self.label.text = "status \\((response as? HTTPURLResponse)?.statusCode ?? 0)"
            completion(true, parameters, CGSize(width: 320, height: 64))
          }.resume()
          return
        case "location":
          let place = CLLocationManager().location?.coordinate
          label.text = place.map { "at \\($0.latitude), \\($0.longitude)" } ?? "nowhere"
        case "picture":
          let image = group?.data(forKey: "picture").flatMap { UIImage(data: $0) }
          label.text = "\\(Int(image?.size.width ?? 0))×\\(Int(image?.size.height ?? 0))"
        case "keychain":
          var found: CFTypeRef?
          let query: [String: Any] = [
            kSecClass as String: kSecClassGenericPassword, kSecAttrAccount as String: "ada",
            kSecReturnData as String: kCFBooleanTrue as Any, kSecMatchLimit as String: kSecMatchLimitOne,
          ]
          let status = SecItemCopyMatching(query as CFDictionary, &found)
          label.text = "\\(status)"
          if let data = found as? Data { label.text = String(data: data, encoding: .utf8) }
          var item: AnyObject?
          SecItemCopyMatching(
            [
              kSecClass: kSecClassInternetPassword, kSecAttrServer: "a", kSecAttrService: "tea.example",
              kSecReturnAttributes: true, kSecReturnData: true,
            ] as CFDictionary, &item)
          if let fields = item as? [String: Any], let data = fields[kSecValueData as String] as? Data,
            let names = try? JSONDecoder().decode([String: String].self, from: data)
          { label.text! += ", " + names["name"]! }
        case "package": label.text = Kettle.boil(cups: 2)
        default: break
        }
        completion(true, parameters, CGSize(width: 320, height: 64))
      }
    }
    """

  private static let shapes: [(name: String, alone: String, surrounded: String)] = [
    ("clock", "10.6. at 9", "24.12. at 18"), ("defaults", "0 cups", "3 cups"),
    ("encoded", "0 × none", "2 × Sencha"), ("container", "no file", "Lapsang"),
    ("network", "0:", "200: Assam, Oolong"), ("status", "status 0", "status 404"),
    ("picture", "0×0", "60×50"), ("keychain", "-25300", "token 9, Ada"),
    ("location", "nowhere", "at 38.72, -9.14"), ("package", "", "boils 2 cups"),
  ]

  /// A PNG of 60 by 50 pixels in Base64.
  private static let picture =
    "iVBORw0KGgoAAAANSUhEUgAAADwAAAAyCAIAAACPlC9VAAAAXElEQVR4nO3OQQkAMADEsPNvevOwTzsoREB2tu/wg9Ji/KC0GD8"
    + "oLcYPSovxg9Ji/KC0GD8oLcYPSovxg9Ji/KC0GD8oLcYPSovxg9Ji/KC0GD8oLcYPSovxgwcXHJ6s7p/VwlwAAAAASUVORK5CYII="

  private static let block = """
    controller: TeaViewController
    run:
      now: 2024-12-24T18:30
      location: [38.72, -9.14]
      keychain: {ada: token 9, tea.example: {name: Ada}}
      defaults: {cups: 3, order: {tea: Sencha, cups: 2}, picture: {data: \(picture)}}
      responses:
        https://tea.example/teas: answers/teas.json
        https://tea.example/cups: 404
      container: Container
      standIns: Kettle.swift

    """

  @Test func aClassFindsWhatTheBlockPutsBehindIt() throws {
    let folder = try RunningProject.folder(Self.source, shapes: Self.shapes.map(\.name))
    let alone = try texts(in: folder)
    for shape in Self.shapes {
      #expect(alone[shape.name] == shape.alone, "\(shape.name) without the block")
    }
    try folder.write(Self.block, at: "tea/Behind/Tea.controller.yml")
    try folder.write("[\"Assam\", \"Oolong\"]", at: "tea/Behind/answers/teas.json")
    try folder.write("Lapsang", at: "tea/Behind/Container/Store/last.txt")
    try folder.write(
      "enum Kettle { static func boil(cups: Int) -> String { \"boils \\(cups) cups\" } }",
      at: "tea/Behind/Kettle.swift")
    let surrounded = try texts(in: folder)
    for shape in Self.shapes {
      #expect(surrounded[shape.name] == shape.surrounded, "\(shape.name) with the block")
    }
    // The block says nothing of what the class shows.
    let unknown = try CommandLineRun(["check", "."], in: folder.path("tea"))
    #expect(unknown.output.contains("[unknown-view]"), "\(unknown.output)")
    let check = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    for rule in ["unknown-view", "statement-left-out", "configuration-differs"] {
      #expect(!check.output.contains("[\(rule)]"), "\(check.output)")
    }
  }

  @Test func anInteractionAnswersTheNetwork() throws {
    let folder = try RunningProject.folder(Self.source, shapes: [])
    try folder.write(
      """
      interaction: network
      intent: BrewTeaIntent
      parameters: {tea: Sencha, cups: 2}
      stages:
        - handle: {code: success}
      sample: {shape: network, "https://tea.example/teas": '["Mint"]'}

      """, at: "tea/network.interaction.yml")
    #expect(try texts(in: folder)["network"] == "200: Mint")
  }

  @Test func saysWhatIsNotThere() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["clock"])
    try folder.write(Self.block, at: "tea/Behind/Tea.controller.yml")
    try folder.write("[]", at: "tea/Behind/answers/tea.json")
    let check = try CommandLineRun(["check", "."], in: folder.path("tea"))
    for message in [
      "Tea.controller.yml:8:31: error: There is no file 'Behind/answers/teas.json' in the source folder [unknown-value]",
      "fix: Did you mean 'Behind/answers/tea.json'?",
      "Tea.controller.yml:10:14: error: There is no folder 'Behind/Container' in the source folder [unknown-value]",
      "Tea.controller.yml:11:13: error: There is no file 'Behind/Kettle.swift' in the source folder [unknown-value]",
    ] {
      #expect(check.output.contains(message), "\(message)\n\(check.output)")
    }
  }

  /// The text of the card of each interaction at its one stage.
  private func texts(in folder: TemporaryFolder) throws -> [String: String] {
    let run = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    var texts: [String: String] = [:]
    for card in run.output.components(separatedBy: "\n== ") where card.contains("/handle/siri/") {
      let parts = card.split(separator: "/")
      let label = card.split(separator: "\n").first { $0.contains(" label ") }
      guard parts.count > 1, let label else { continue }
      let quoted = label.split(separator: "\"", omittingEmptySubsequences: false)
      texts[String(parts[1])] = quoted.count > 1 ? String(quoted[1]) : ""
    }
    return texts
  }
}
