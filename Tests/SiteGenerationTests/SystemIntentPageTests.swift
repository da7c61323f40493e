@testable import OutputFolder
import Diagnostics
import SiteGeneration
import Testing

@Suite struct SystemIntentPageTests {
  @Test func usedSystemIntentHasAPageWithEverythingTheCatalogKnows() async throws {
    let site = try await SampleSite.messaging()
    let text = site.text("intents/INSendMessageIntent/index.html")
    for expected in [
      "Send Message", "Sample values",
      "Handled by Handler with an object that adopts INSendMessageIntentHandling",
      "Drawn by View", "resolveRecipients (for:with:)", "confirm (intent:completion:)",
      "Domain messaging", "Introduced iOS 10.0", "Needs an unlocked device no",
      "recipients [INPerson]? resolved", "vocabularyIdentifier String?",
      "sentMessages [INMessage]? since iOS 16.0",
      "7 failureRequiringInAppAuthentication since iOS 17.0",
      "Handler lists the intent under IntentsRestrictedWhileLocked", "Handler/Info.plist:3:1",
    ] {
      #expect(text.contains(expected), "\(expected)")
    }
  }

  @Test func deprecatedSystemIntentSaysSoAndWhatTakesItsPlace() async throws {
    let text = try await SampleSite.messaging().text("intents/INStartAudioCallIntent/index.html")
    #expect(text.contains("Deprecated since iOS 13.0; INStartCallIntent takes its place"))
    #expect(text.contains("resolveContacts (for:with:)"))
    #expect(text.contains("Drawn by the host’s default card"))
  }

  @Test func unusedSystemIntentHasNoPage() async throws {
    let site = try await SampleSite.messaging().site
    #expect(!site.tree.paths.contains { $0.contains("INPlayMediaIntent") })
  }

  @Test func navigationListsSystemIntentsAndExtensions() async throws {
    let html = try await SampleSite.messaging().site.tree.text(at: "index.html")
    #expect(html.contains(#"<p class="nav-title">System intents</p>"#))
    #expect(html.contains(#"<a href="intents/INSendMessageIntent/index.html">Send Message</a>"#))
    #expect(html.contains(#"<a href="extensions/index.html">Extensions</a>"#))
  }

  @Test func catalogueListsUsedSystemIntentsWithTheirPlace() async throws {
    let json = try await SampleSite.messaging().site.tree.text(at: "catalogue.json")
    #expect(
      json.contains(
        """
        {"name": "INSendMessageIntent", "class": "INSendMessageIntent", "kind": "system", \
        "source": "Handler/Info.plist:3:1", "page": "intents/INSendMessageIntent/index.html", \
        "parameters": 9, "responseCodes": 8, "languages": []}
        """))
  }

  @Test func customisedSystemIntentIsJoinedWithTheCatalog() async throws {
    let site = try await SampleSite([
      "Ride.intentdefinition": """
      <plist><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>StartWorkout</string>
      <key>INIntentClassName</key><string>INStartWorkoutIntent</string>
      <key>INIntentType</key><string>System</string>
      <key>INIntentTitle</key><string>Begin to ride</string>
      </dict></array></dict></plist>
      """,
      "Handler/Info.plist": SampleSite.plist("com.apple.intents-service", ["INStartWorkoutIntent"]),
    ])
    let text = site.text("intents/INStartWorkoutIntent/index.html")
    for expected in [
      "Begin to ride", "SiriKit’s own definition", "Domain workouts",
      "INStartWorkoutIntentHandling", "workoutName INSpeakableString? resolved",
      "resolveWorkoutName (for:with:)", "continueInApp",
    ] {
      #expect(text.contains(expected), "\(expected)")
    }
    let pages = site.site.tree.paths.filter {
      $0.hasPrefix("intents/") && $0.hasSuffix(".html") && !$0.contains("/sample-values/h")
        && !$0.contains("/sample-values/p")
    }
    #expect(
      pages == [
        "intents/INStartWorkoutIntent/index.html",
        "intents/INStartWorkoutIntent/sample-values/confirm/index.html",
        "intents/INStartWorkoutIntent/sample-values/index.html",
        "intents/index.html",
      ])
  }

  @Test func customIntentThatTakesTheAddressKeepsIt() async throws {
    let site = try await SampleSite([
      "A.intentdefinition": """
      <plist><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>INSendMessageIntent</string>
      <key>INIntentTitle</key><string>Mine</string></dict></array></dict></plist>
      """,
      "Handler/Info.plist": SampleSite.plist(
        "com.apple.intents-service", ["INSendMessageIntent", "INSendMessageIntentIntent"]),
    ])
    #expect(site.text("intents/INSendMessageIntent/index.html").hasPrefix("Mine"))
  }
}

@Suite struct SystemIntentNameTests {
  @Test func misspeltSystemIntentOfAnInteractionOrATestHasTheNearestName() async throws {
    let site = try await SampleSite([
      "A.intentdefinition": """
      <plist><dict><key>INIntents</key><array><dict>
      <key>INIntentName</key><string>OrderSoup</string></dict></array></dict></plist>
      """,
      "a.interaction.yml": "interaction: Say hello\nintent: INSendMesageIntent\n",
    ])
    let reports = site.site.diagnostics.filter { $0.rule.id != "unnamed-app" }.map { finding in
      "\(finding.location?.description ?? "") \(finding.rule.id) \(finding.fix ?? "")"
    }
    #expect(
      reports == [
        "a.interaction.yml:2:9 unknown-intent Write 'INSendMessageIntent'"
      ])
  }

  @Test func interactionsCanPlayASystemIntentThatNoPlistLists() async throws {
    let site = try await SampleSite([
      "a.interaction.yml": """
      interaction: Say hello
      intent: INSendMessageIntent
      parameters: {recipients: [Ana, Ben], content: Hello}
      """
    ])
    #expect(site.site.diagnostics.map(\.rule.id) == ["unnamed-app"])
    let text = site.text("intents/INSendMessageIntent/say-hello/index.html")
    for expected in ["Recipients Ana and Ben", "Content Hello"] {
      #expect(text.contains(expected), "\(expected)")
    }
    let stage = site.text("intents/INSendMessageIntent/say-hello/confirm/index.html")
    #expect(stage.contains("Builds 3 sections: 1 [], 2 [INSendMessageIntent"))
    #expect(site.text("intents/INSendMessageIntent/index.html").contains("Say hello"))
  }
}
