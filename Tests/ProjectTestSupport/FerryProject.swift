internal import TestSupport

/// An example for comparisons: a ferry line with two interactions, a German translation, a host of
/// its own and a picture.
package enum FerryProject {
  package static var project: SampleProject {
    SampleProject([
      "Ferry.intentdefinition": definition.file,
      "de.lproj/Ferry.strings": german,
      "FerryIntents/Info.plist": Sample.info(ui: false, supports: ["BookFerryIntent"]).file,
      "FerryIntentsUI/Info.plist": Sample.info(ui: true, supports: ["BookFerryIntent"]).file,
      "Ferry.controller.yml": controller,
      "island.interaction.yml": island,
      "hafen.interaction.yml": hafen,
      "small.host.yml": small,
      "wave.svg": wave,
      "site.yml": settings,
    ])
  }

  /// The same with an edit of each kind that a report shows in its own way.
  package static var edited: SampleProject {
    var edited = project
    edited["Ferry.controller.yml"] = controller.replacing("\"Price\"", with: "\"<b>Fare</b>\"")
      .replacing("#AA0000", with: "#0000AA").replacing("spacing: 4", with: "spacing: 12")
    edited["wave.svg"] = wave.replacing("M0 2h8", with: "M0 1h8")
    edited["de.lproj/Ferry.strings"] = german.replacing("legt in", with: "geht in")
    edited["island.interaction.yml"] = island.replacing(
      "\n  - handle: {code: failureFull}", with: "")
    edited["hafen.interaction.yml"] = hafen.replacing("Zum Hafen", with: "Zu dem Hafen")
    return edited
  }

  package static let settings = """
    title: Ferry Line
    app: {name: Ferry Line, tint: "#0A6E5C"}
    hosts: [siri, maps, siri-small]
    """

  package static let small = """
    profile: siri-small
    extends: siri
    title: A small Siri
    minimumHeight: {value: 44, certainty: convention, source: For the tests}
    """

  package static let wave = """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="4"><path d="M0 2h8"/></svg>
    """

  package static let german = """
    "Ti0001" = "Fähre buchen";
    "Ph0001" = "Fähre nach ${port} buchen";
    "Re0001" = "Die Fähre legt in ${minutes} Minuten ab.";
    """

  package static let island = """
    # A ride in English.
    interaction: To the island
    intent: BookFerryIntent
    says: Book the ferry
    parameters: {port: Hanko, seats: 2, deck: sun}
    sample: {gate: 4}
    stages:
      - confirm: {code: ready, price: 12.5}
      - handle: {code: success, minutes: 20}
      - handle: {code: failureFull}
    """

  package static let hafen = """
    interaction: Zum Hafen
    intent: BookFerryIntent
    language: de
    parameters: {port: Kiel, seats: 1}
    stages:
      - handle: {code: success, minutes: 5}
    """

  package static let controller = """
    controller: FerryViewController
    configureView:
      - when: {status: ready}
        show: Offer
        returns: all
      - when: {status: success, behavior: launch}
        show: Ticket
        returns: all
        size: {width: maximum, height: 120}
      - refuse: true
    layouts:
      Offer:
        stack: vertical
        spacing: 8
        insets: 20
        views:
          - {image: wave, width: 80, height: 40}
          - {label: "Ferry to ${intent.port}", font: headline}
          - {label: "Price", color: secondary}
          - {label: "${response.price:currency(EUR)}", font: body}
      Ticket:
        stack: vertical
        spacing: 4
        insets: 20
        views:
          - {label: "Leaves soon", font: headline, color: "#AA0000"}
          - {label: "${intent.seats} seats", font: body}
    """

  private static let definition = Sample.definition(
    [
      Sample.intent(
        "BookFerry",
        parameters: [
          Sample.parameter("port", "String"), Sample.parameter("seats", "Integer"),
          Sample.parameter(
            "deck", "Integer",
            extra: [
              ("INIntentParameterEnumType", "Deck"),
              ("INIntentParameterEnumTypeNamespace", "Tea001"),
            ]),
        ],
        codes: [
          .dictionary([
            ("INIntentResponseCodeName", "success"), ("INIntentResponseCodeSuccess", true),
            ("INIntentResponseCodeFormatString", "The ferry leaves in ${minutes} minutes."),
            ("INIntentResponseCodeFormatStringID", "Re0001"),
          ]),
          Sample.code("failure"), Sample.code("failureFull", says: "All seats are taken."),
        ],
        responseParameters: [
          Sample.responseParameter("price", "Decimal"),
          Sample.responseParameter("minutes", "Integer"),
        ],
        extra: [
          ("INIntentUserConfirmationRequired", true),
          (
            "INIntentParameterCombinations",
            [
              "port,seats": [
                "INIntentParameterCombinationTitle": "Ferry to ${port}",
                "INIntentParameterCombinationTitleID": "Ph0001",
              ],
              "port,seats,deck": [
                "INIntentParameterCombinationTitle": "Ferry to ${port}, ${deck} deck",
                "INIntentParameterCombinationTitleID": "Ph0002",
              ],
            ]
          ),
        ]),
      Sample.intent("RingBell", codes: [Sample.code("success", isSuccess: true)]),
    ],
    enums: [
      [
        "INEnumName": "Deck", "INEnumDisplayName": "Deck", "INEnumType": "Regular",
        "INEnumValues": [
          ["INEnumValueName": "unknown", "INEnumValueDisplayName": "Unknown"],
          [
            "INEnumValueName": "sun", "INEnumValueDisplayName": "Sun", "INEnumValueIndex": 1,
          ],
        ],
      ]
    ])
}
