@testable import OutputFolder
import SiteGeneration
import Testing

@testable import SitePages

struct DistinctTitlesTests {
  @Test func titlesThatOccurOnceStayAsTheyAre() {
    #expect(disambiguatedTitles([("A", "x"), ("B", "x")]) == ["A", "B"])
  }

  @Test func titlesThatOccurTwiceAreToldApartByTheirFolders() {
    #expect(
      disambiguatedTitles([
        ("IntentViewController", "Soup/UI"), ("IntentViewController", "Tea/UI"),
        ("Other", "Tea/UI"), ("IntentViewController", "Cake"),
      ]) == [
        "IntentViewController (Soup/UI)", "IntentViewController (Tea/UI)", "Other",
        "IntentViewController (Cake)",
      ])
    #expect(disambiguatedTitles([("A", ""), ("A", "")]) == ["A (.)", "A (.)"])
  }

  @Test func theLinksBesideAPageSayWhichControllerIsWhich() async throws {
    let site = try await SampleSite(
      files: ["Soup", "Tea"].flatMap { name in
        [
          (
            "\(name)UI/Info.plist",
            """
            <plist version="1.0"><dict>
            <key>NSExtension</key><dict>
            <key>NSExtensionPointIdentifier</key><string>com.apple.intents-ui-service</string>
            <key>NSExtensionPrincipalClass</key><string>IntentViewController</string>
            <key>NSExtensionAttributes</key><dict>
            <key>IntentsSupported</key><array><string>IN\(name == "Tea" ? "SendMessage" : "StartWorkout")Intent</string></array>
            </dict></dict></dict></plist>
            """
          ),
          (
            "\(name)UI/\(name).controller.yml",
            "controller: IntentViewController\nextension: \(name)UI\nconfigureView: [{show: A}]\n"
              + "layouts: {A: {label: A}}\n"
          ),
        ]
      })
    let html = site.site.tree.text(at: "index.html")
    for name in ["Soup", "Tea"] { #expect(html.contains("IntentViewController (\(name)UI)")) }
  }
}
