import ProjectTestSupport
import TestSupport

/// A project with intents, an extension, a controller and interactions made up at random, always the
/// same for one seed.
struct RandomProject {
  let project: SampleProject

  private static let system: [(name: String, parameters: String, paths: [String])] = [
    (
      "INRequestRideIntent", "{pickupLocation: {display: Pier}, rideOptionName: Fast}",
      ["pickupLocation", "rideOptionName", "pickupLocation.name", "dropOffLocation"]
    ),
    (
      "INSendMessageIntent", "{recipients: [Ana, Ben], content: Hello}",
      ["recipients", "content"]
    ),
    (
      "INSendPaymentIntent",
      "{payee: Mia, currencyAmount: {amount: 12.5, currency: EUR}, note: Rent}",
      ["payee", "payee.displayName", "currencyAmount", "note"]
    ),
    ("INAddTasksIntent", "{taskTitles: [Milk]}", ["taskTitles"]),
    ("INSearchForPhotosIntent", "{}", ["dateCreated"]),
    ("INStartWorkoutIntent", "{workoutName: Run}", ["workoutName"]),
    ("INBookRestaurantReservationIntent", "{partySize: 2}", ["partySize"]),
  ]

  init(seed: UInt64) {
    var random = SeededNumbers(state: seed &* 7919 &+ 17)
    let chosen = random.pick(Self.system)
    let codes = [
      Sample.code("success", isSuccess: true), Sample.code("failure"),
      Sample.code("noWater", says: "No water."),
    ]
    let intent = Sample.intent(
      "BrewTea",
      parameters: [
        Sample.parameter("tea", "String"), Sample.parameter("teaSize", "String"),
        Sample.parameter("cups", "Integer"),
      ], codes: codes, responseParameters: [Sample.responseParameter("minutes", "Integer")],
      extra: [
        ("INIntentUserConfirmationRequired", .boolean(random.isTrue())),
        ("INIntentRestrictions", .integer(random.below(6) == 0 ? 1 + random.below(2) : 0)),
      ])
    let names = ["BrewTeaIntent", chosen.name]
    var project = SampleProject([
      "Tea.intentdefinition": Sample.definition([intent]).file,
      "TeaIntents/Info.plist": Sample.info(
        ui: false, supports: names, restricted: random.below(5) == 0 ? names : [],
        key: random.isTrue()
          ? "IntentsRestrictedWhileLocked" : "IntentsRestrictedWhileProtectedDataUnavailable"
      ).file,
      "TeaIntentsUI/Info.plist": Sample.info(ui: true, supports: names).file,
      "Tea.interaction.yml": """
      interaction: A pot
      intent: BrewTeaIntent
      parameters: {tea: Green\(random.isTrue() ? ", teaSize: Large" : "")}
      stages: [\(Self.stages(&random))]
      """,
      "System.interaction.yml": """
      interaction: Something
      intent: \(chosen.name)
      parameters: \(chosen.parameters)
      stages: [\(Self.stages(&random))]
      """,
      "site.yml": "hosts: [\(Self.hosts(&random))]",
    ])
    Self.addEntry(to: &project, &random)
    if random.below(8) != 0 {
      project["Tea.controller.yml"] = Self.controller(chosen.paths + ["tea", "minutes"], &random)
    }
    self.project = project
  }

  private static func stages(_ random: inout SeededNumbers) -> String {
    let all = [
      "preview", "confirm", "progress", "handle", "{handle: failure}", "handle, update",
      "{confirm: userConfirmationRequired}", "handle, update, update",
    ]
    return random.pick(all)
  }

  private static func hosts(_ random: inout SeededNumbers) -> String {
    random.pick([
      "siri, maps", "siri", "maps", "siri-documented", "siri-ios10", "siri-documented, siri-ios10",
    ])
  }

  /// The storyboard, or what is wrong with it.
  private static func addEntry(to project: inout SampleProject, _ random: inout SeededNumbers) {
    let path = "TeaIntentsUI/MainInterface.storyboard"
    func storyboard(_ controller: String) -> String {
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" \
      initialViewController="vc"><scenes><scene sceneID="s"><objects>\(controller)
      </objects></scene></scenes></document>
      """
    }
    switch random.below(8) {
    case 0: project[path] = storyboard("<navigationController id=\"vc\"/>")
    case 1: project[path] = storyboard("<viewController id=\"vc\" customClass=\"Other\"/>")
    case 2:
      project["TeaIntentsUI/Renamed.storyboard"] = storyboard(
        "<viewController id=\"vc\" customClass=\"TeaController\"/>")
    case 3:
      project["TeaIntentsUI/Info.plist"] = project["TeaIntentsUI/Info.plist"]
        .replacing("NSExtensionMainStoryboard", with: "NSExtensionOther")
    default: break
    }
  }

  private static func controller(_ paths: [String], _ random: inout SeededNumbers) -> String {
    let replaces = random.below(3) != 0
    var cases: [String] = []
    for _ in 0..<1 + random.below(4) {
      var tests: [String] = []
      if replaces, random.isTrue() {
        tests.append("parameters: \(random.isTrue() ? "empty" : "[\(random.pick(paths))]")")
      }
      if replaces, random.below(3) == 0 {
        tests.append(
          "behavior: \(random.pick(["none", "nextView", "launch", "genericAction"]))")
      }
      if random.below(4) == 0 {
        tests.append("context: \(random.pick(["siriSnippet", "mapsCard"]))")
      }
      if random.below(4) == 0 { tests.append("status: \(random.pick(["ready", "success"]))") }
      let condition = tests.isEmpty ? "" : "when: {\(tests.joined(separator: ", "))}, "
      cases.append("  - {\(condition)\(answer(paths, replaces: replaces, &random))}")
    }
    let flags = random.isTrue() && !replaces ? "displaysMap: true\ndisplaysMessage: true\n" : ""
    return """
      controller: TeaController
      \(replaces ? "configureView" : "configure"):
      \(cases.joined(separator: "\n"))
      \(flags)layouts: {A: {stack: vertical, insets: 20, views: [{label: tea}]}, B: {label: green}}
      """
  }

  private static func answer(
    _ paths: [String], replaces: Bool, _ random: inout SeededNumbers
  ) -> String {
    let size = random.pick([
      "", ", size: fitting", ", size: zero", ", size: {height: 400}", ", size: maximum",
      ", size: {width: 320, height: 5}", ", size: {height: 900}",
    ])
    let returns =
      replaces
      ? random.pick([
        "", ", returns: none", ", returns: all",
        ", returns: [\(random.pick(paths))]",
      ]) : ""
    return switch random.below(10) {
    case 0: "refuse: true"
    case 1: "refuse: true\(size)"
    case 2: "crash: true"
    case 3: "completes: never"
    case 4: "show: A, completes: twice\(size)"
    case 5: "refuse: true, show: A, completes: twice"
    case 6: "show: B, completes: {after: \(random.isTrue() ? 3 : 12)}"
    default: "show: \(random.pick(["A", "B"]))\(size)\(returns)"
    }
  }
}

/// Numbers that look random and are always the same.
struct SeededNumbers {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }

  mutating func isTrue() -> Bool { below(2) == 0 }

  mutating func pick<Item>(_ items: [Item]) -> Item { items[below(items.count)] }
}
