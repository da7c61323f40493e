import Foundation
import IntentDefinitions
import TestSupport
import Testing

/// Values of SiriKit's own intents in running classes.
@Suite(.onlyInFullLane, .serialized)
struct RunningSystemValuesTests {
  private static let source = RunningProject.controller(
    """
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 337, height: 60))
        label.numberOfLines = 0
        view.addSubview(label)
        if let status = (interaction.intentResponse as? INRequestRideIntentResponse)?.rideStatus {
          let driver = status.driver
          label.text = "\\(driver?.displayName ?? "nobody"), \\(driver?.rating ?? "new"), \\(status.vehicle?.model ?? "?"), \\(status.phase == .confirmed), \\(status.rideOption?.name ?? "no option")"
        } else if let bill = interaction.intent as? INPayBillIntent {
          label.text = "\\(bill.billPayee?.nickname?.spokenPhrase ?? "nobody") on \\(bill.transactionScheduledDate?.startDateComponents?.day ?? 0)"
        } else if let ride = interaction.intent as? INRequestRideIntent {
          label.text = "by \\(ride.paymentMethod?.name ?? "nothing"), \\(ride.scheduledPickupTime?.startDateComponents?.hour ?? 0)"
        }
        completion(true, parameters, CGSize(width: 320, height: 100))
    """)

  private static func folder() throws -> TemporaryFolder {
    let folder = try RunningProject.folder(source, shapes: [])
    let names = SystemIntentCatalog.standard.intents.map { "<string>\($0.className)</string>" }
    let info = try #require(folder.text(at: "tea/TeaIntentsUI/Info.plist"))
    try folder.write(
      info.replacingOccurrences(
        of: "<string>BrewTeaIntent</string>",
        with: "<string>BrewTeaIntent</string>" + names.joined()),
      at: "tea/TeaIntentsUI/Info.plist")
    try folder.write(
      """
      interaction: ride
      intent: INRequestRideIntent
      parameters:
        paymentMethod: Travel card
        scheduledPickupTime: {startDateComponents: 2024-06-10T09:47}
      stages:
        - confirm
        - handle:
            rideStatus:
              phase: confirmed
              driver: {display: Ida Brandt, rating: "4.9"}
              rideOption: {display: Comfort}
              vehicle: {model: Cargo}

      """, at: "tea/ride.interaction.yml")
    try folder.write(
      """
      interaction: bill
      intent: INPayBillIntent
      parameters:
        billPayee: City Power
        transactionScheduledDate: {startDateComponents: 2024-06-12}
      stages: [confirm]

      """, at: "tea/bill.interaction.yml")
    return folder
  }

  @Test func objectsOfTheSystemHaveTheirValues() throws {
    let folder = try Self.folder()
    func card(_ state: String) throws -> String {
      try CommandLineRun(
        ["dump", "card", ".", "--run-controllers", "--state", state], in: folder.path("tea")
      ).output
    }
    let ride = try card("INRequestRideIntent/ride/handle/siri/none")
    #expect(ride.contains(">Ida Brandt, 4.9, Cargo, true, Comfort<"), "\(ride)")
    let asked = try card("INRequestRideIntent/ride/confirm/siri/none")
    #expect(asked.contains(">by Travel card, 9<"), "\(asked)")
    let bill = try card("INPayBillIntent/bill/confirm/siri/none")
    #expect(bill.contains(">City Power on 12<"), "\(bill)")
  }

  /// All that is generated compiles: else a value of the system would be nil, and no finding would say so.
  @Test func nothingGeneratedIsLeftOut() throws {
    let folder = try Self.folder()
    _ = try CommandLineRun(
      [
        "dump", "card", ".", "--run-controllers", "--state",
        "INPayBillIntent/bill/confirm/siri/none",
      ], in: folder.path("tea"))
    // The folder of a program is in the cache; an older one may be of other stand-ins.
    let cache = try #require(ProcessInfo.processInfo.environment["XDG_CACHE_HOME"])
    let files = FileManager.default.enumerator(
      at: URL(fileURLWithPath: cache).appendingPathComponent("cardproof"),
      includingPropertiesForKeys: [.contentModificationDateKey])
    let generated = try (files?.compactMap { $0 as? URL } ?? [])
      .filter { $0.lastPathComponent == "CardproofIntents.swift" }
      .map { file in
        let values = try file.resourceValues(forKeys: [.contentModificationDateKey])
        return (values.contentModificationDate ?? .distantPast, file)
      }.sorted { $0.0 > $1.0 }.map { try String(contentsOf: $0.1, encoding: .utf8) }
      .first { $0.contains("class INPayBillIntent:") && $0.contains("class INStartCallIntent:") }
    let text = try #require(generated)
    #expect(!text.contains(/_(cut|trap)\(\d/))
  }
}
