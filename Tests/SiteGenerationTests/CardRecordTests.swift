import CardDrawing
import CardLayout
import CardChecks
import Diagnostics
import HostSimulation
import TestSupport
import Testing
import Views

@testable import SiteGeneration

/// Kept cards save work and change nothing, whatever is in their place.
struct CardRecordTests {
  private let project = KeptCards.project

  private func expectSame(_ site: Site, _ plain: Site, _ why: Comment? = nil) {
    #expect(site.tree == plain.tree, why)
    #expect(site.diagnostics == plain.diagnostics, why)
  }

  @Test func aSecondRunUsesAllCardsAndWritesTheSameSite() async throws {
    let plain = try await project.site()
    var kept = KeptCards()
    let first = try await kept.site(project)
    expectSame(first, plain)
    #expect(first.records.used.count == 3 && first.records.reusedCount == 0)
    kept.bytes = first.records.made
    for jobs in [1, 3] {
      let second = try await kept.site(project, jobs: jobs)
      expectSame(second, plain)
      #expect(second.records.used == first.records.used && second.records.made.isEmpty)
    }
  }

  @Test func whatIsReadIsWhatWasMade() async throws {
    let kept = KeptCards()
    let made = try await kept.site(project).records.made
    var faults = 0
    for (name, bytes) in made {
      let body = try #require(kept.seal.opened(bytes, named: name))
      let record = try InteractionRecord(body)
      #expect(record.bytes == Array(body))
      #expect(record.cards.contains { !$0.drawing.parts.linkedBody.isEmpty })
      #expect(record.cards.contains { $0.findings.contains { $0.rule == .missingImage } })
      #expect(!record.losses.isEmpty)
      faults += record.cards.reduce(0) { $0 + $1.faults.count }
    }
    #expect(faults > 0)
  }

  /// What is edited, and how many of the three interactions are drawn anew.
  @Test(arguments: [
    ("a.interaction.yml", "Green", "Herbal", 1), ("index.md", "# Tea", "# Teas", 0),
    ("Tea.controller.yml", "insets: 20", "insets: 24", 3),
    ("Tea.intentdefinition", "There is no water.", "No water.", 3),
    ("leaves.svg", "M0 0h8", "M0 1h8", 3), ("site.yml", "title: Tea", "title: Teas", 3),
    ("new.md", "", "# New", 0),
  ])
  func onlyWhatMayDifferIsMadeAnew(file: String, from: String, to: String, count: Int) async throws
  {
    var kept = KeptCards()
    kept.bytes = try await kept.site(project).records.made
    var edited = project
    edited[file] = from.isEmpty ? to : edited[file].replacing(from, with: to)
    if file == "index.md" { #expect(edited[file] != project[file]) }
    let site = try await kept.site(edited)
    expectSame(site, try await edited.site())
    #expect(site.records.made.count == count)
  }

  /// Cards say the name of the app, which may be that of an Xcode project beside them.
  @Test func anotherNameOfTheAppMakesAllCardsAnew() async throws {
    var named = project
    named["site.yml"] = ""
    named.otherPaths = ["Tea.xcodeproj/project.pbxproj"]
    var kept = KeptCards()
    kept.bytes = try await kept.site(named).records.made
    #expect(named.project.appName == "Tea")
    named.otherPaths = ["Chai.xcodeproj/project.pbxproj"]
    #expect(named.project.appName == "Chai")
    expectSame(try await kept.site(named), try await named.site())
  }

  @Test func everyDamageIsNoticed() async throws {
    let plain = try await project.site()
    var kept = KeptCards()
    let whole = try await kept.site(project).records.made
    let name = try #require(whole.keys.min())
    let bytes = try #require(whole[name])
    var damaged: [[UInt8]] = [[], Array("cardproof cards 1\n".utf8), bytes + [0]]
    for count in [1, 17, 18, 49, 50, 51, bytes.count / 2, bytes.count - 1] {
      damaged.append(Array(bytes.prefix(count)))
    }
    for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 40)) {
      var flipped = bytes
      flipped[place] ^= 1 << UInt8(place % 8)
      damaged.append(flipped)
    }
    for bytes in damaged {
      #expect(kept.seal.opened(bytes, named: name) == nil)
    }
    for bytes in damaged.prefix(4) + damaged.suffix(2) {
      kept.bytes = whole
      kept.bytes[name] = bytes
      let site = try await kept.site(project)
      expectSame(site, plain)
      #expect(site.records.made == [name: whole[name]])
    }
  }

  @Test func recordsThatChangedPlacesAreNoRecords() async throws {
    let plain = try await project.site()
    var kept = KeptCards()
    let whole = try await kept.site(project).records.made
    let names = whole.keys.sorted()
    for (name, other) in zip(names, names.dropFirst() + names.prefix(1)) {
      kept.bytes[name] = whole[other]
    }
    let site = try await kept.site(project)
    expectSame(site, plain)
    #expect(site.records.made == whole)
  }

  @Test func recordsOfAnotherToolOrProjectOrSecretAreNoRecords() async throws {
    let plain = try await project.site()
    var other = project
    other["Tea.controller.yml"] = other["Tea.controller.yml"].replacing("Offer", with: "Order")
    let foreign = [
      try await KeptCards(tool: "another cardproof").site(project),
      try await KeptCards().site(other),
      try await KeptCards(secret: "another one").site(project),
    ]
    var kept = KeptCards(secret: "ours")
    let own = try await kept.site(project).records.made
    for site in foreign {
      // As it is, and under the names that are looked for.
      kept.bytes = site.records.made
      let values = site.records.made.sorted { $0.key < $1.key }.map(\.value)
      for (name, bytes) in zip(own.keys.sorted(), values) { kept.bytes[name] = bytes }
      let again = try await kept.site(project)
      expectSame(again, plain)
      #expect(again.records.made == own)
    }
  }

  /// A record that somebody made up, sealed without the secret: refused where there is one.
  @Test func aForgedRecordIsRefusedWithASecret() async throws {
    let plain = try await project.site()
    var kept = KeptCards(secret: "ours")
    let own = try await kept.site(project).records.made
    let name = try #require(own.keys.min())
    let body = try #require(kept.seal.opened(own[name] ?? [], named: name))
    let forged = try InteractionRecord(body)
    let bytes = InteractionRecord(cards: forged.cards.reversed(), losses: []).bytes
    for secret in ["", "guessed"] {
      kept.bytes = own
      kept.bytes[name] = RecordSeal(secret: secret).sealed(bytes, named: name)
      let site = try await kept.site(project)
      expectSame(site, plain)
      #expect(site.records.made == [name: own[name]])
    }
  }

  /// Even under the right seal, bytes that are no record, or have other cards, are not used.
  @Test func whatIsNoRecordIsNotUsed() async throws {
    let plain = try await project.site()
    var kept = KeptCards()
    let own = try await kept.site(project).records.made
    let name = try #require(own.keys.min())
    let body = Array(try #require(kept.seal.opened(own[name] ?? [], named: name)))
    let record = try InteractionRecord(body[...])
    var bodies: [[UInt8]] = [
      [], [0xFF], [UInt8](repeating: 0xFF, count: 40), [UInt8](repeating: 0, count: 40),
      InteractionRecord(cards: Array(record.cards.dropLast()), losses: record.losses).bytes,
      InteractionRecord(cards: record.cards + record.cards.suffix(1), losses: record.losses).bytes,
    ]
    var generator = FixedRandom(state: 7)
    for _ in 0..<200 {
      var mutated = body
      let place = Int.random(in: 0..<min(400, body.count), using: &generator)
      mutated[place] = UInt8.random(in: 0...255, using: &generator)
      // Reading must end, with a record or without one.
      _ = try? InteractionRecord(mutated[...])
      _ = try? InteractionRecord(mutated.prefix(place))
    }
    bodies.append(Array(body.dropLast()))
    for body in bodies {
      kept.bytes = own
      kept.bytes[name] = kept.seal.sealed(body, named: name)
      let site = try await kept.site(project)
      expectSame(site, plain)
      #expect(site.records.made == [name: own[name]])
    }
  }

  /// RFC 4231, test cases 2 and 6 in its own form: the name stands before the text.
  @Test func theSealDependsOnNameAndSecret() {
    let seal = RecordSeal(secret: "Jefe")
    let bytes = seal.sealed([1, 2, 3], named: "a")
    #expect(seal.opened(bytes, named: "a").map { Array($0) } == [1, 2, 3])
    #expect(seal.opened(bytes, named: "b") == nil)
    #expect(RecordSeal(secret: "Jeff").opened(bytes, named: "a") == nil)
    let long = RecordSeal(secret: String(repeating: "k", count: 131))
    #expect(long.opened(long.sealed([], named: ""), named: "")?.isEmpty == true)
  }
}

/// Every part of a record survives.
struct RecordCodingTests {
  @Test func aFindingKeepsItsCorrections() throws {
    let place = SourceLocation(file: "a.yml", line: 2, column: 3)
    let finding = Diagnostic(
      .missingImage, "There is no image", at: place,
      notes: [.init("One"), .init("Two", at: place)], fix: "Write it",
      corrections: [
        .replace("a", with: "b", at: place), .remove("c", at: place),
        .append("d", after: "e", at: place), .removeComment("f", at: place),
      ])
    let drawing = CardDrawing(
      parts: DrawingParts(
        head: "<svg>", css: "a{}", body: "ä", linkedBody: ["1", "image.png", "2"], overlay: "o"),
      textTwin: "Tea", words: "Tea: words", colors: ColorClasses(names: ["cp-f-0-1"]),
      linkedImages: ["image.png"])
    let measures = CardMeasures(
      drawingSize: Size(width: 393, height: 100), cardSize: Size(width: 377, height: 0),
      hostedViews: [
        HostedViewMeasure(
          desiredSize: .zero, minimumSize: .zero, maximumSize: Size(width: 1, height: 2),
          contentHeight: Points(-1.5), parameters: ["tea"])
      ])
    let fault = ProofFault(
      .overflow, "It is too high", at: nil, extent: -0.25, notes: [.init("n")], fix: "")
    let card = DrawnCard(
      measures: measures, drawing: drawing, name: "0123", faults: [fault],
      findings: [finding, Diagnostic(.missingImage, "", at: nil)])
    let trial = ProofTrial(language: "de", textSize: .accessibility5)
    let record = InteractionRecord(
      cards: [card],
      losses: [
        TrialLoss(
          occasion: ProofOccasion(state: "a/b", isNatural: true, trial: trial), faults: [fault]),
        TrialLoss(
          occasion: ProofOccasion(state: "", isNatural: false, trial: nil), faults: []),
      ])
    #expect(try InteractionRecord(record.bytes[...]) == record)
  }
}
