import Diagnostics
import HostSimulation
import Interactions
import IntentDefinitions
import Testing
import Views

/// What Apple's documents of custom interfaces promise, one test for each of their topics.
struct SeedSystemTests {
  @Test func replacing() throws {
    let ride = try Ride(replies: ["{pickupLocation}": .reply(true)])
    #expect(ride.looks == ["1 empty", "2 custom 377×100", "3 keyValue", "4 contact"])
  }

  @Test func augmenting() throws {
    let ride = try Ride(augments: .reply(true), replies: [:])
    #expect(ride.looks == ["1 custom 377×100", "2 map", "3 keyValue", "4 contact"])
  }

  @Test func severalInstances() throws {
    let ride = try Ride(replies: ["{}": .reply(true), "{rideOptionName}": .reply(true)])
    #expect(ride.calls.count { $0 == "instance" } == 4)
    #expect(ride.transcript.contains("Instances 1, 3: viewWillAppear"))
    #expect(ride.transcript.contains("Instances 2, 4 are released without appearing"))
  }

  @Test func parametersAlreadyDisplayed() throws {
    let ride = try Ride(replies: [
      "{}": .reply(true, Ride.parameters("rideOptionName", "pickupLocation"))
    ])
    #expect(ride.asked == ["{}", "{rideStatus.driver, rideStatus.vehicle}"])
  }

  @Test func bothMethods() throws {
    let ride = try Ride(augments: .reply(true), replies: ["{}": .reply(true)], both: true)
    #expect(Set(ride.calls) == ["instance", "configureView"])
  }

  @Test func zeroSize() throws {
    let hidden = try Ride(replies: ["{rideOptionName}": .reply(true, width: 0, height: 0)])
    #expect(hidden.looks[2] == "3 hidden")
    let discarded = try Ride(augments: .reply(true, width: 0, height: 0), replies: [:])
    #expect(discarded.looks[0] == "1 empty")
  }

  @Test(arguments: [("siri", "context: .siriSnippet"), ("maps", "context: .mapsCard")])
  func context(host: String, words: String) throws {
    #expect(try Ride(host: host, replies: [:]).transcript.contains(words))
  }

  @Test func mapInMaps() throws {
    let map = Answer(
      .replied(
        [
          Reply(
            success: true, parameters: [], size: Size(width: 377, height: 145),
            view: View(.map(MapContent(pins: [], hasRoute: false))))
        ], after: 0), answeredBy: "a map", location: nil)
    func maps(of className: String) throws -> Int {
      try Play(className, [:], host: "maps", replies: ["{}": map]).card.diagnostics
        .count { $0.rule == .mapInMapsCard }
    }
    #expect(try maps(of: "INRequestRideIntent") == 1)
    // Maps has no cards of these, so their map is Siri's only.
    #expect(try maps(of: "INSendMessageIntent") == 0)
    #expect(try maps(of: "INAddTasksIntent") == 0)
  }

  @Test func mapInMapsOfACustomIntent() throws {
    let map = "configureView: [{show: A, size: maximum}]\nlayouts: {A: {map: true}}"
    let card = try play(map, host: "maps", behavior: .none)
    #expect(card.diagnostics.allSatisfy { $0.rule != .mapInMapsCard })
  }

  @Test func childLayoutsByIntent() throws {
    let controller = """
      configureView:
        - {when: {intent: BrewTeaIntent}, show: Tea, size: fitting}
        - {when: {intent: PourIntent}, show: Pouring, size: fitting}
      layouts: {Tea: {label: tea}, Pouring: {label: pouring}}
      """
    #expect(try play(controller).labels == ["tea"])
    #expect(try play(controller, "stages: [handle]", intent: "PourIntent").labels == ["pouring"])
  }

  @Test func userActivityData() throws {
    let card = try play(
      """
      configureView: [{show: A, size: fitting}]
      layouts: {A: {label: "Order ${activity.order}"}}
      """, "activity: {order: A-17}\nstages: [handle]")
    #expect(card.labels == ["Order A-17"])
  }

  @Test func updatesInMaps() throws {
    let update = try Ride(
      host: "maps", stage: Stage(kind: .update, code: "success"), replies: ["{}": .reply(true)])
    #expect(update.transcript.contains("on the screen once more"))
    // The stage before is played too, to know what it left on the screen.
    #expect(update.asked == ["{}", "{}"] && update.card.askCount == 1)
  }

  /// A portrait never stands without its name, with or without a number plate.
  @Test func rideInMapsNamesItsDriver() throws {
    let rows = try Ride(
      host: "maps", replies: [:], neither: true
    ).card.sections.compactMap { section in
      if case .standard(let row) = section.appearance { row } else { nil }
    }
    let contact = try #require(rows.first { $0.kind == .contact }, "\(rows)")
    #expect(contact.title == "Standard" && contact.subtitle == "Ben")
  }

  @Test func hidingPortions() throws {
    let ride = try Ride(augments: .reply(true), flags: Ride.mapFlag, replies: [:])
    #expect(ride.looks == ["1 custom 377×100", "3 keyValue", "4 contact"])
  }

  @Test func groupedParameters() throws {
    let ride = try Ride(replies: [:])
    #expect(ride.asked.last == "{rideStatus.driver, rideStatus.vehicle}")
  }

  @Test func maximumSize() throws {
    let card = try play(
      "configureView: [{show: A, size: maximum}]\nlayouts: {A: {label: a}}")
    #expect(card.customView?.size == Size(width: 377, height: 852))
    #expect(card.customView?.maximumSize == card.customView?.size)
  }

  @Test func dynamicHeight() throws {
    let card = try play(
      "configureView: [{show: A, size: fitting}]\nlayouts: {A: {label: a}}", fittingHeight: 137)
    #expect(card.customView?.size == Size(width: 377, height: 137))
  }

  /// A storyboard and a principal class are two ways to name the one class that is loaded.
  @Test func storyboardAndPrincipalClass() throws {
    let ride = try Ride(replies: [:])
    #expect(ride.transcript.contains("viewDidLoad [observed: The view loads before sizes are"))
    #expect(ride.transcript.contains("Finds the Intents UI extension 'UI'"))
  }

  @Test func dispatch() throws {
    let ride = try Ride(stage: Stage(kind: .confirm, code: "ready"), replies: [:])
    #expect(ride.transcript.contains("Finds no handler of INRequestRideIntent in the project"))
    let tea = try play("configureView: [{show: A, size: fitting}]\nlayouts: {A: {label: a}}")
    #expect(tea.transcript.text.contains("Has 'TeaIntents' handle it, on a new handler object"))
  }

  /// Every code of SiriKit's own intents leads to a status.
  @Test func statusOfEverySystemCode() {
    for intent in SystemDefinition.standard.intents {
      for code in intent.response.codes {
        let status = HandlingStatus(code: code.name, of: intent.response)
        let expected: HandlingStatus =
          switch code.name {
          case "unspecified": .unspecified
          case "ready": .ready
          case "inProgress": .inProgress
          case "success": .success
          case "continueInApp", "handleInApp": .deferredToApplication
          case "userConfirmationRequired": .userConfirmationRequired
          default: .failure
          }
        #expect(status == expected, "\(intent.className).\(code.name)")
      }
    }
    #expect(SystemDefinition.standard.intents.count == 61)
  }
}
