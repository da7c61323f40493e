import ControllerConfigurations
import Diagnostics
import Interactions
import TestSupport
import Testing

/// The block `run` of a controller configuration.
struct RunSettingsTests {
  private func read(_ block: String) -> (RunSettings?, [String]) {
    let reading = readController("controller: C\nrun:\n  \(block)\n")
    return (
      reading.value?.run,
      reading.diagnostics.map { finding in
        let place = finding.location.map { "\($0)" } ?? ""
        return "\(place): \(finding.message): \(finding.fix ?? "")"
      }
    )
  }

  @Test func readsEveryKey() throws {
    let reading = readController(
      """
      controller: TeaController
      run:
        now: 2024-12-24T18:30
        location: [38.72, -9.14]
        defaults: {cups: 3, order: {tea: Sencha}}
        keychain: {ada: {token: 9}}
        responses:
          https://tea.example/teas: Answers/teas.json
          https://tea.example/cups: 404
        container: ./Container
        standIns: [../StandIns/Kettle.swift]
      """)
    let run = try #require(reading.value?.run)
    #expect(reading.diagnostics.isEmpty)
    #expect(run.now == DateValue(iso: "2024-12-24T18:30"))
    #expect(run.coordinate == [38.72, -9.14])
    #expect(run.defaults["cups"] == .integer(3))
    #expect(run.keychain.keys.sorted() == ["ada"])
    #expect(run.responses["https://tea.example/cups"] == .status(404))
    #expect(
      run.namedFiles.map(\.path) == ["Container", "../StandIns/Kettle.swift", "Answers/teas.json"])
    #expect(run.namedFiles.map(\.location.line) == [10, 11, 8])
    #expect(run.names("Container/a/b.json") && !run.names("Container.json"))
  }

  @Test func aFileWithNothingElseDoesNotReplaceTheClass() throws {
    let alone = try #require(readController("controller: C\nrun: {now: 2024-12-24}\n").value)
    #expect(alone.onlyRuns)
    let beside = readController("controller: C\nrun: {now: 2024-12-24}\nconfigureView: []\n").value
    #expect(beside?.onlyRuns == false && beside?.run != nil)
    let none = readController("controller: C\nrun:\n")
    #expect(none.value?.run == nil)
  }

  @Test(arguments: [
    ("now: tomorrow", "3:8", "'now' must be a date and a time"),
    ("location: [91, 0]", "3:13", "'location' must be a latitude and a longitude in degrees"),
    ("location: [38.72]", "3:13", "'location' must be a latitude and a longitude in degrees"),
    ("defaults: [3]", "3:13", "'defaults' must be a mapping"),
    ("responses: [a.json]", "3:14", "'responses' must be a mapping from addresses to answers"),
    ("responses: {tea.example/a: a.json}", "3:15", "'tea.example/a' is not an address"),
    (
      "responses: {\"https://tea.example\": 99}", "3:38",
      "An answer must be a file or a status from 100 to 599"
    ),
    ("standIns: [Kettle.h]", "3:14", "A stand-in must be a Swift file"),
    ("container: [a, b]", "3:14", "'container' must be text, not a list"),
    ("standins: []", "3:3", "The key 'standins' is unknown here"),
  ])
  func saysWhereAndHowToMendIt(_ block: String, _ place: String, _ message: String) {
    let (_, findings) = read(block)
    #expect(findings.count == 1)
    #expect(findings.first?.contains(":\(place): \(message)") == true, "\(findings)")
    #expect(findings.first?.hasSuffix(": ") == false, "a fix")
  }
}
