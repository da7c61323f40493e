import HostSimulation
import Interactions
import IntentDefinitions
import Testing
import Views

/// Cards of intents without a table: what is drawn, what is summed up, and what is asked all the same.
struct FoldedRowTests {
  private static let climate: [String: IntentValue] = [
    "enableFan": .boolean(true), "enableAirConditioner": .boolean(true),
    "fanSpeedIndex": .integer(2), "temperature": .text("20 °C"), "carName": .text("Volta"),
    "climateZone": .enumCase(name: "driver", displayName: "Driver"),
    "airCirculationMode": .enumCase(name: "freshAir", displayName: "Fresh air"),
    "enableAutoMode": .boolean(false),
  ]

  private func rows(_ play: Play) -> [String] {
    play.card.sections.compactMap { section in
      if case .standard(let row) = section.appearance {
        row.detail.map { "\(row.title) = \($0)" } ?? row.title
      } else {
        nil
      }
    }
  }

  @Test func whatTellsMostStaysInItsOrder() throws {
    let play = try Play("INSetClimateSettingsInCarIntent", Self.climate, replies: [:])
    #expect(
      rows(play) == [
        "Set Climate Settings in Car", "Air circulation mode = Fresh air", "Fan speed index = 2",
        "Temperature = 20 °C", "Climate zone = Driver", "Car name = Volta",
        "3 more: Enable fan, Enable air conditioner, Enable auto mode",
      ])
    #expect(play.asked.count == 1 + Self.climate.count)
    #expect(play.transcript.contains("Sums up 3 rows in one at the end"))
  }

  @Test func aRowForOneOtherWouldBeNoShorter() throws {
    let six = Self.climate.filter { !["enableFan", "enableAutoMode"].contains($0.key) }
    let play = try Play("INSetClimateSettingsInCarIntent", six, replies: [:])
    #expect(rows(play).count == 7 && !rows(play).contains { $0.contains("more") })
  }

  @Test func whatTheControllerTakesIsNotSummedUp() throws {
    let paths = ["enableFan", "enableAirConditioner", "enableAutoMode"]
    let taken = Play.all("INSetClimateSettingsInCarIntent", paths)
    let play = try Play(
      "INSetClimateSettingsInCarIntent", Self.climate,
      replies: ["{}": .reply(true, taken, width: 300, height: 80)])
    #expect(!rows(play).contains { $0.contains("more") })
  }

  @Test func aResponseThatRepeatsTheIntentIsDrawnOnce() throws {
    let signals = IntentValue.enumCase(name: "audible", displayName: "Audible")
    let play = try Play(
      "INActivateCarSignalIntent", ["signals": signals], response: ["signals": signals],
      replies: [:])
    #expect(rows(play) == ["Activate Car Signal", "Signals = Audible"])
    #expect(play.looks == ["1 shortcut", "2 empty", "3 keyValue", "4 empty"])
    #expect(play.asked == ["{}", "{signals}", "{signals}"])
  }

  @Test func aProfileSaysHowManyThereAre() throws {
    let play = try Play(
      "INSetClimateSettingsInCarIntent", Self.climate,
      profile: """
        profile: short
        title: Short
        extends: siri
        rowLimit: {value: 2, certainty: convention, source: A test}
        """, replies: [:])
    #expect(rows(play).count == 4)
    #expect(rows(play).last?.hasPrefix("6 more: ") == true)
  }
}
