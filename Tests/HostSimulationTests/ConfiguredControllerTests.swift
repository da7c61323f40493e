@testable import ControllerConfigurations
import Diagnostics
import HostSimulation
import TestSupport
import Testing
import Views

/// What a controller configuration answers: cases, sizes, endings.
struct ConfiguredControllerTests {
  private func shows(
    _ test: String, _ interaction: String, host: String = "siri",
    behavior: InteractiveBehavior = .launch, isLocked: Bool = false
  ) throws -> Bool {
    let controller = """
      configureView:
        - {when: {\(test)}, show: A}
      layouts: {A: {label: a}}
      """
    return try play(
      controller, interaction, host: host, behavior: behavior, isLocked: isLocked
    ).outcome == .custom
  }

  @Test(arguments: [
    ("intent: BrewTeaIntent", "handle"), ("intent: BrewTea", "handle"),
    ("intent: [PourIntent, BrewTeaIntent]", "handle"), ("status: success", "handle"),
    ("status: [ready, success]", "confirm"), ("status: unspecified", "preview"),
    ("code: noWater", "handle: {code: noWater}"), ("status: failure", "handle: {code: noWater}"),
    ("response: BrewTeaIntentResponse", "handle"), ("context: siriSnippet", "handle"),
    ("behavior: launch", "handle"), ("behavior: [none, launch]", "handle"),
    ("parameters: empty", "handle"), ("locked: false", "handle"), ("host: siri", "handle"),
    ("has: response.minutes", "handle: {minutes: 1}"), ("lacks: minutes", "handle: {minutes: 1}"),
    ("lacks: response.minutes", "handle"), ("sample: guest", "handle: {sample: {guest: true}}"),
    ("sample: [a, guest]", "handle: {sample: {guest: x}}"), ("", "handle"),
    ("status: success, behavior: launch, locked: false", "handle"),
    ("has: [response.minutes, sample.x]", "handle: {minutes: 1, sample: {x: 1}}"),
  ])
  func testsHold(test: String, stage: String) throws {
    #expect(try shows(test, "stages: [\(stage)]"))
  }

  @Test(arguments: [
    ("intent: PourIntent", "handle"), ("status: ready", "handle"), ("code: success", "confirm"),
    ("response: BrewTeaIntentResponse", "preview"), ("context: mapsCard", "handle"),
    ("behavior: none", "handle"), ("parameters: tea", "handle"), ("locked: true", "handle"),
    ("host: maps", "handle"), ("has: response.minutes", "handle"),
    ("has: response.minutes", "preview"), ("lacks: response.minutes", "handle: {minutes: 1}"),
    ("sample: guest", "handle"), ("sample: guest", "handle: {sample: {guest: false}}"),
    ("sample: guest", "handle: {sample: {guest: 0}}"), ("status: success, locked: true", "handle"),
    ("has: [response.minutes, sample.x]", "handle: {minutes: 1}"), ("status: []", "handle"),
  ])
  func testsFail(test: String, stage: String) throws {
    #expect(try !shows(test, "stages: [\(stage)]"))
  }

  @Test func testsSeeTheParameters() throws {
    let interaction = "parameters: {tea: {identifier: g, display: Green}}\nstages: [handle]"
    #expect(try shows("has: tea", interaction))
    #expect(try shows("has: intent.tea.identifier", interaction))
    #expect(try !shows("has: intent.tea.origin", interaction))
    #expect(try !shows("has: cups", interaction))
  }

  @Test func olderContextsMeanSiriLockedOrNot() throws {
    let locked = readController(
      "controller: C\nconfigureView:\n  - {when: {context: lockScreen}, refuse: true}\n")
    #expect(
      locked.value?.caseDescriptions.map(\.condition) == ["context siriSnippet, locked"])
  }

  @Test func firstCaseThatFitsAnswers() throws {
    let card = try play(
      """
      configureView:
        - {when: {status: ready}, show: A}
        - {when: {status: success}, show: B, size: {height: 30}}
        - {show: A}
      layouts: {A: {label: a}, B: {label: b}}
      """)
    #expect(card.labels == ["b"] && card.customView?.size.height == 30)
    #expect(card.transcript.text.contains("case 2 (status success) shows B"))
  }

  @Test func noCaseThatFitsRefuses() throws {
    let card = try play("configureView: []")
    #expect(card.outcome == .standard && card.askCount == 1)
    #expect(card.transcript.text.contains("no case matches, so it refuses"))
  }

  @Test(arguments: [
    ("maximum", 377, 852), ("minimum", 377, 20), ("fitting", 377, 64), ("{height: 90}", 377, 90),
    ("{height: {fraction: 0.5, of: maximum}}", 377, 426),
    ("{height: {fraction: 1, of: minimum, plus: 60}}", 377, 80),
    ("{height: {fraction: 0.5, plus: -26}}", 377, 400), ("{height: {ratio: 2}}", 377, 188.5),
    ("{height: {rows: response.list, each: 40, plus: 10}}", 377, 20),
    ("{height: {rows: extras, each: 40, plus: 10}}", 377, 90),
    ("{height: {rows: extras, each: 4000, capped: true}}", 377, 852),
    ("{width: minimum, height: minimum}", 377, 20),
  ])
  func worksOutSizes(size: String, width: Double, height: Double) throws {
    let card = try play(
      """
      configureView:
        - {show: A, size: \(size)}
      layouts: {A: {label: a}}
      """, "parameters: {extras: [milk, sugar]}\nstages: [handle]")
    #expect(card.customView?.size == Size(width: Points(width), height: Points(height)))
  }

  @Test func widthMayFollowTheHeight() throws {
    let card = try play(
      """
      configureView:
        - {show: A, size: {width: {ratio: 2}, height: 100}}
      layouts: {A: {label: a}}
      """)
    #expect(card.customView?.desiredSize == Size(width: 200, height: 100))
  }

  @Test func zeroHidesAndMisbehaviourIsFound() throws {
    func outcome(_ rest: String) throws -> (HostedCard.Outcome, [Rule]) {
      let card = try play("configureView:\n  - {\(rest)}\nlayouts: {A: {label: a}}")
      return (card.outcome, card.controllerFindings.map(\.rule))
    }
    #expect(try outcome("show: A, size: zero") == (.hidden, []))
    #expect(try outcome("refuse: true") == (.standard, []))
    #expect(try outcome("completes: never") == (.standard, [.neverAnswers]))
    #expect(try outcome("show: A, completes: twice") == (.custom, [.answersTwice]))
    #expect(try outcome("show: A, completes: {after: 9}") == (.custom, []))
    #expect(try outcome("show: A, completes: {after: 11}") == (.standard, [.answersLate]))
    #expect(try outcome("crash: true") == (.standard, [.crashes]))
  }

  @Test func findingsOfACaseStandAtTheCase() throws {
    let card = try play("configureView:\n  - {completes: never}")
    #expect(
      card.controllerFindings.map(\.location) == [
        SourceLocation(file: "sample", line: 3, column: 5)
      ])
  }

  @Test func hiddenElementsAreLeftOut() throws {
    let card = try play(
      """
      configureView: [{show: A}]
      layouts:
        A:
          stack: vertical
          views:
            - {label: a, hidden: true}
            - {label: b, when: {behavior: launch}}
            - {label: c, when: {behavior: none}}
            - {label: d}
      """)
    #expect(card.labels == ["b", "d"])
  }
}
