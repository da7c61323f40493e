import CardLayout
import Testing
import Views

/// Texts of the system's typeface, against the widths that Xcode wrote into public files.
struct LetterSpacingTests {
  struct Label: CustomTestStringConvertible {
    let text: String
    let size: Points
    let weight: FontWeight
    /// The width in the file, in points; Xcode rounds up to a pixel.
    let width: Double
    let source: String
    var testDescription: String { "\(text) (\(source))" }
  }

  private static let labels = [
    Label(text: "Label", size: 10, weight: .medium, width: 27, source: "altstoreio/AltStore"),
    Label(
      text: "1 March", size: 11, weight: .semibold, width: 43, source: "Automattic/pocket-casts-ios"
    ),
    Label(text: "Label", size: 12, weight: .bold, width: 33, source: "Automattic/pocket-casts-ios"),
    Label(
      text: "Support Indie App Development", size: 12, weight: .regular, width: 181,
      source: "strongbox-password-safe/Strongbox"),
    Label(
      text: "Leave an App Store review.", size: 12, weight: .regular, width: 152.5,
      source: "keepassium/KeePassium"),
    Label(
      text: "4 of 10", size: 12, weight: .semibold, width: 40.5,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "GUEST LIST", size: 13, weight: .bold, width: 77.5,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "PLAYBACK EFFECTS", size: 13, weight: .medium, width: 127.5,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "Top Subtitle", size: 13, weight: .regular, width: 73,
      source: "strongbox-password-safe/Strongbox"),
    Label(
      text: "{Subprice}", size: 13, weight: .regular, width: 64, source: "keepassium/KeePassium"),
    Label(
      text: "then $99.99 / month", size: 13, weight: .semibold, width: 129.5,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "Renews automatically yearly", size: 14, weight: .regular, width: 182.5,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "then 1.99 / month", size: 14, weight: .semibold, width: 117.5,
      source: "Automattic/pocket-casts-ios"),
    Label(text: "Glucose Change", size: 15, weight: .bold, width: 119.5, source: "LoopKit/Loop"),
    Label(text: "HbA1c", size: 15, weight: .bold, width: 47, source: "JohanDegraeve/xdripswift"),
    Label(
      text: "Pocket Casts Newsletter", size: 15, weight: .medium, width: 172.5,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "Welcome to Pocket Casts Plus!", size: 15, weight: .regular, width: 213,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "Quantity / Price", size: 15, weight: .regular, width: 106,
      source: "kevingomes17/ios-swift-soup-chef"),
    Label(
      text: "Subtitle", size: 15, weight: .regular, width: 53, source: "tpgoffline/tpg-offline-iOS"),
    Label(
      text: "Australia Is Great", size: 16, weight: .medium, width: 127,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "100 pts", size: 16, weight: .medium, width: 55.5, source: "instructure/canvas-ios"),
    Label(
      text: "Select Content Region", size: 16, weight: .regular, width: 162,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "Password Length", size: 16, weight: .regular, width: 125,
      source: "keepassium/KeePassium"),
    Label(
      text: "View Refresh Attempts", size: 17, weight: .bold, width: 189,
      source: "altstoreio/AltStore"),
    Label(
      text: "Yubico Mobile iOS SDK by Yubico AB", size: 17, weight: .regular, width: 281,
      source: "keepassium/KeePassium"),
    Label(
      text: "Review Strongbox on the App Store", size: 17, weight: .regular, width: 271.5,
      source: "strongbox-password-safe/Strongbox"),
    Label(
      text: "Sort Oldest to Newest", size: 17, weight: .regular, width: 169,
      source: "Ranchero-Software/NetNewsWire"),
    Label(
      text: "<no localization needed>", size: 17, weight: .semibold, width: 201,
      source: "strongbox-password-safe/Strongbox"),
    Label(
      text: "Order Confirmed", size: 17, weight: .semibold, width: 135,
      source: "kevingomes17/ios-swift-soup-chef"),
    Label(
      text: "Caroline Moore", size: 17, weight: .semibold, width: 121.5,
      source: "altstoreio/AltStore"),
    Label(
      text: "No Episodes", size: 18, weight: .bold, width: 107,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "Filter by duration", size: 18, weight: .regular, width: 135.5,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: " mins ago", size: 20, weight: .regular, width: 84.333,
      source: "JohanDegraeve/xdripswift"),
    Label(
      text: "1 month free", size: 20, weight: .semibold, width: 114.5,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "Sorry to see you go!", size: 22, weight: .bold, width: 204.333,
      source: "Automattic/pocket-casts-ios"),
    Label(
      text: "Terms & Conditions", size: 22, weight: .regular, width: 185.5,
      source: "strongbox-password-safe/Strongbox"),
    Label(
      text: "Nothing in Up Next", size: 22, weight: .semibold, width: 188,
      source: "Automattic/pocket-casts-ios"),
    Label(text: "Installed", size: 24, weight: .bold, width: 96.5, source: "altstoreio/AltStore"),
    Label(
      text: "x mins ago", size: 24, weight: .regular, width: 111, source: "JohanDegraeve/xdripswift"
    ),
    Label(
      text: "Upgrade Options", size: 28, weight: .regular, width: 206.5,
      source: "strongbox-password-safe/Strongbox"),
    Label(
      text: "On My iPhone", size: 28, weight: .regular, width: 169,
      source: "Ranchero-Software/NetNewsWire"),
    Label(text: "London", size: 30, weight: .regular, width: 98, source: "AlexeyIsMyName/Clima"),
    Label(
      text: "Strongbox Upgrade", size: 34, weight: .regular, width: 285.5,
      source: "strongbox-password-safe/Strongbox"),
    Label(text: "Ninety Two", size: 34, weight: .regular, width: 163, source: "gshaviv/ninety-two"),
    Label(text: "Foggy", size: 35, weight: .regular, width: 94, source: "AlexanderKononok/Weather"),
  ]

  private static func width(
    of text: String, _ size: Points, weight: FontWeight = .regular, design: FontDesign = .standard
  ) -> Double {
    let request = FontRequest.system(size: size, weight: weight, design: design)
    return TextMeasure(font: ResolvedFont(request: request, contentSize: .large))
      .width(of: text).value
  }

  @Test(arguments: labels) func aTextIsAsWideAsXcodeMadeIt(label: Label) {
    let width = Self.width(of: label.text, label.size, weight: label.weight)
    #expect(abs(width - label.width) <= max(label.width * 0.025, 1), "\(width)")
  }

  /// Other typefaces have their own widths.
  @Test(arguments: [
    ("Order Soup", FontDesign.monospaced), ("Order Soup", .serif), ("שלום", .standard),
  ])
  func whatIsNotOfSanFranciscoKeepsItsWidths(text: String, design: FontDesign) {
    let widths = [17, 34].map { Self.width(of: text, $0, design: design) }
    #expect(abs(widths[1] - 2 * widths[0]) < 0.1)
  }
}
