import SiteComparison

/// Forty-odd edits, by what they edit.
extension Edit {
  static let all: [Edit] =
    definitionEdits + controllerEdits + layoutEdits + interactionEdits + otherEdits

  private static let definition = "Ferry.intentdefinition"
  private static let controller = "Ferry.controller.yml"
  private static let island = "island.interaction.yml"
  private static let hafen = "hafen.interaction.yml"
  private static let strings = "de.lproj/Ferry.strings"
  private static let settings = "site.yml"

  private static let siri = "siri|siri-locked|siri-small|siri-small-locked"
  private static let book = "definition: the intent BookFerry"
  private static let full = "definition: the code failureFull of the intent BookFerry"
  private static let offerCase = "controller: the case (status ready) of FerryViewController"
  private static let ticketCase =
    "controller: the case (status success, behavior launch) of FerryViewController"
  private static let offer = "controller: the layout Offer of FerryViewController"
  private static let ticket = "controller: the layout Ticket of FerryViewController"
  private static let german = "translation: the texts of BookFerry in de"
  private static let tint = "settings: the app’s tint"
  private static let matrix = "matrix: the list of hosts and variants"

  private static let offers = ["BookFerry/to-the-island/confirm/*/*"]
  private static let tickets = ["BookFerry/*/handle/\(siri)/launch"]
  /// Siri's own rows of the English interaction.
  private static let rows = [
    "BookFerry/to-the-island/handle/\(siri)/none|nextView|genericAction",
    "BookFerry/to-the-island/handle-failureFull/\(siri)/*",
  ]
  private static let everything = ["*/*/*/*/*"]

  private static let definitionEdits: [Edit] = [
    Edit(
      "a phrase changes", definition, "Ferry to ${port}, ", "Boat to ${port}, ",
      because: [book], on: rows, says: [.text]),
    Edit(
      "the dialogue of a code changes", definition, "All seats are taken.", "No seat is left.",
      because: [full], on: ["BookFerry/to-the-island/handle-failureFull/\(siri)/*"], says: [.text]),
    Edit(
      "a response code is added", definition,
      "<string>success</string>\n<key>INIntentResponseCodeSuccess</key>\n<true/>\n</dict>\n</array>",
      """
      <string>success</string><key>INIntentResponseCodeSuccess</key><true/></dict>
      <dict><key>INIntentResponseCodeName</key><string>failureRusty</string></dict></array>
      """, because: ["definition: the code failureRusty of the intent RingBell"],
      on: ["RingBell/sample-values/handle-failureRusty/*/*"], says: [.stateAdded]),
    Edit(
      "a case of an enum gets another name", definition, "<string>Sun</string>",
      "<string>Upper</string>", because: ["definition: the enum Deck"], on: rows, says: [.text]),
    Edit(
      "a title changes", definition, "BookFerry it", "Book a ferry", because: [book],
      on: ["BookFerry/to-the-island/*/*/*"], says: [.spoken, .text]),
    Edit(
      "a parameter is renamed", definition, "<string>seats</string>", "<string>places</string>",
      because: [book], on: rows + offers + tickets + ["BookFerry/zum-hafen/handle/\(siri)/*"],
      says: [.text, .transcript]),
    Edit(
      "a flag is flipped", definition, "<key>INIntentUserConfirmationRequired</key>\n<true/>",
      "<key>INIntentUserConfirmationRequired</key>\n<false/>", because: [book], on: offers,
      says: [.transcript]),
    Edit(
      "the name of a parameter in Shortcuts changes", definition, "<string>Port</string>",
      "<string>Harbour</string>", because: [], on: [], says: []),
    Edit(
      "an intent is renamed", definition, "<string>RingBell</string>", "<string>SoundBell</string>",
      because: ["definition: the intent SoundBell"], on: ["SoundBell/*/*/*/*"],
      says: [.transcript, .renamed]),
  ]

  private static let controllerEdits: [Edit] = [
    Edit(
      "a case refuses", controller, "show: Offer\n    returns: all", "refuse: true",
      because: [offerCase], on: offers,
      says: [.hidden, .defaultCard, .elementGone, .elementAdded, .moved, .size, .answer]),
    Edit(
      "a case returns nothing", controller, "show: Offer\n    returns: all",
      "show: Offer\n    returns: none", because: [offerCase], on: offers, says: [.answer]),
    Edit(
      "a case asks for more room", controller, "height: 120", "height: 140",
      because: [ticketCase], on: tickets, says: [.resized, .size, .newFinding]),
    Edit(
      "a case takes its section away", controller, "size: {width: maximum, height: 120}",
      "size: zero", because: [ticketCase], on: tickets,
      says: [.hidden, .elementGone, .size, .answer, .newFinding, .findingGone]),
    Edit(
      "a case is tested first", controller, "configureView:\n",
      "configureView:\n  - when: {context: mapsCard}\n    refuse: true\n",
      because: ["controller: the case (context mapsCard) of FerryViewController"],
      on: ["BookFerry/*/*/maps/*"], says: [.hidden, .elementGone, .answer]),
    Edit(
      "a case is removed", controller,
      "  - when: {status: ready}\n    show: Offer\n    returns: all\n", "",
      because: [offerCase], on: offers,
      says: [.hidden, .defaultCard, .elementGone, .elementAdded, .moved, .size, .answer]),
    Edit(
      "a test changes", controller, "status: ready}", "code: ready}",
      because: ["controller: the case (code ready) of FerryViewController"], on: offers,
      says: [.answer]),
    Edit(
      "a completion handler is never called", controller, "show: Offer\n    returns: all",
      "show: Offer\n    returns: all\n    completes: never", because: [offerCase], on: offers,
      says: [
        .defaultCard, .elementGone, .elementAdded, .moved, .size, .answer, .newFinding,
      ]),
    Edit(
      "a comment is written", controller, "controller: Ferry", "# A comment.\n\ncontroller: Ferry",
      because: [], on: [], says: []),
    Edit(
      "keys change places", controller, "show: Offer\n    returns: all",
      "returns: all\n    show: Offer", because: [], on: [], says: []),
  ]

  private static let layoutEdits: [Edit] = [
    Edit(
      "the text of a label changes", controller, "\"Price\"", "\"Fare\"", because: [offer],
      on: offers, says: [.text]),
    Edit(
      "one colour changes", controller, "\"#AA0000\"", "\"#0000AA\"", because: [ticket],
      on: tickets, says: [.color]),
    Edit(
      "a font changes", controller, "\"Leaves soon\", font: headline",
      "\"Leaves soon\", font: body", because: [ticket], on: tickets, says: [.font]),
    Edit(
      "the text and the font of a label change", controller, "\"Leaves soon\", font: headline",
      "\"Off it goes\", font: title2", because: [ticket], on: tickets,
      says: [.text, .font, .moved]),
    Edit(
      "text, font and colour of all labels change", controller,
      """
      "Leaves soon", font: headline, color: "#AA0000"}
            - {label: "${intent.seats} seats", font: body}
      """,
      """
      "Off it goes", font: title2, color: "#00AA00"}
            - {label: "For ${intent.seats}", font: footnote}
      """, because: [ticket], on: tickets,
      says: [.text, .font, .color, .findingGone]),
    Edit(
      "a label is removed and one with another font added elsewhere", controller,
      "- {image: wave, width: 80, height: 40}\n"
        + "      - {label: \"Ferry to ${intent.port}\", font: headline}\n"
        + "      - {label: \"Price\", color: secondary}\n"
        + "      - {label: \"${response.price:currency(EUR)}\", font: body}\n",
      "- {image: wave, width: 80, height: 40}\n"
        + "      - {label: \"Price\", color: secondary}\n"
        + "      - {label: \"${response.price:currency(EUR)}\", font: body}\n"
        + "      - {label: \"All aboard\", font: footnote}\n", because: [offer],
      on: offers, says: [.elementGone, .elementAdded, .moved, .resized, .size]),
    Edit(
      "a label is removed", controller, "      - {label: \"Price\", color: secondary}\n", "",
      because: [offer], on: offers, says: [.elementGone, .moved, .resized, .size]),
    Edit(
      "a label is added", controller, "      - {label: \"Price\", color: secondary}\n",
      "      - {label: \"Price\", color: secondary}\n      - {label: \"With tax\"}\n",
      because: [offer], on: offers, says: [.elementAdded, .moved, .resized, .size]),
    Edit(
      "a stack is reordered", controller,
      "      - {label: \"Price\", color: secondary}\n"
        + "      - {label: \"${response.price:currency(EUR)}\", font: body}\n",
      "      - {label: \"${response.price:currency(EUR)}\", font: body}\n"
        + "      - {label: \"Price\", color: secondary}\n", because: [offer], on: offers,
      says: [.moved]),
    Edit(
      "a spacing changes", controller, "spacing: 8", "spacing: 12", because: [offer], on: offers,
      says: [.moved, .resized, .size]),
    Edit(
      "a text no longer fits", controller, "\"${intent.seats} seats\"",
      "\"${intent.seats} seats on the sunny upper deck of the ferry to the island\"",
      because: [ticket], on: tickets, says: [.cutOff, .newFinding]),
    Edit(
      "a label becomes lower than its text", controller, "seats\", font: body",
      "seats\", font: body, height: 10", because: [ticket], on: tickets,
      says: [.cutOff, .newFinding]),
    Edit(
      "insets change", controller, "spacing: 4\n    insets: 20", "spacing: 4\n    insets: 24",
      because: [ticket], on: tickets, says: [.moved]),
    Edit(
      "a currency changes", controller, "currency(EUR)", "currency(USD)", because: [offer],
      on: offers, says: [.text]),
    Edit(
      "a background is added", controller, "  Ticket:\n    stack: vertical",
      "  Ticket:\n    stack: vertical\n    background: \"#EEEEEE\"", because: [ticket],
      on: tickets, says: [.elementAdded]),
  ]

  private static let interactionEdits: [Edit] = [
    Edit(
      "a response says something else", island, "price: 12.5", "price: 14",
      because: ["interaction: the stage confirm of To the island"], on: offers, says: [.text]),
    Edit(
      "a parameter has another value", island, "Hanko", "Turku",
      because: ["interaction: To the island"], on: rows + ["BookFerry/to-the-island/confirm/*/*"],
      says: [.text]),
    Edit(
      "the person says something else", island, "Book the ferry", "Book a boat",
      because: ["interaction: To the island"], on: ["BookFerry/to-the-island/*/\(siri)/*"],
      says: [.text]),
    Edit(
      "an interaction is renamed", island, "To the island", "To an island",
      because: ["interaction: To an island"], on: ["BookFerry/to-an-island/*/*/*"],
      says: [.renamed]),
    Edit(
      "a stage is removed", island, "\n  - handle: {code: failureFull}", "",
      because: ["interaction: the stage handle-failureFull of To the island"],
      on: ["BookFerry/to-the-island/handle-failureFull/*/*"], says: [.stateGone]),
    Edit(
      "a stage is added", hafen, "minutes: 5}", "minutes: 5}\n  - handle: {code: failure}",
      because: ["interaction: the stage handle-failure of Zum Hafen"],
      on: ["BookFerry/zum-hafen/handle-failure/*/*"], says: [.stateAdded]),
    Edit(
      "an interaction is removed", hafen, "", "", because: ["interaction: Zum Hafen"],
      on: ["BookFerry/zum-hafen/*/*/*"], says: [.stateGone]),
    Edit(
      "an interaction is added", "bell.interaction.yml", "",
      "interaction: Ring\nintent: RingBellIntent\nstages: [{handle: {code: success}}]\n",
      because: ["interaction: Ring"], on: ["RingBell/ring/*/*/*"], says: [.renamed]),
    Edit(
      "a sample that nobody reads changes", island, "gate: 4", "gate: 5", because: [], on: [],
      says: []),
  ]

  private static let otherEdits: [Edit] = [
    Edit(
      "a translation of a phrase changes", strings, "Fähre nach", "Schiff nach",
      because: [german],
      on: ["BookFerry/zum-hafen/handle/\(siri)/none|nextView|genericAction"], says: [.text]),
    Edit(
      "a translation of a dialogue changes", strings, "legt in", "geht in", because: [german],
      on: ["BookFerry/zum-hafen/handle/\(siri)/*"], says: [.text]),
    Edit(
      "the tint changes", settings, "#0A6E5C", "#AA3300", because: [tint], on: everything,
      says: [.color]),
    Edit(
      "the app is renamed", settings, "name: Ferry Line", "name: Ferry Lines",
      because: ["settings: the app’s name"], on: everything, says: [.text]),
    Edit(
      "the title of the site changes", settings, "title: Ferry Line", "title: Ferry Lines",
      because: [], on: [], says: []),
    Edit(
      "a host is left out", settings, "siri, maps, siri-small", "siri, siri-small",
      because: [matrix], on: ["*/*/*/maps/*"], says: [.stateGone]),
    Edit(
      "a variant is added", settings, "hosts:", "variants: [{appearance: dark}]\nhosts:",
      because: [matrix], on: ["*/*/*/*/*/dark"], says: [.stateAdded, .newFinding]),
    Edit(
      "a host wants higher views", "small.host.yml", "value: 44", "value: 200",
      because: ["host: siri-small"], on: ["BookFerry/*/*/siri-small|siri-small-locked/*"],
      says: [.newFinding, .resized, .moved, .size, .transcript]),
    Edit(
      "an image is drawn again", "wave.svg", "M0 2h8", "M0 1h8", because: ["image: wave"],
      on: offers, says: [.picture]),
    Edit(
      "an extension supports another intent", "FerryIntentsUI/Info.plist",
      "<string>BookFerryIntent</string>", "<string>RingBellIntent</string>",
      because: ["extension: FerryIntentsUI"], on: everything,
      says: [
        .hidden, .defaultCard, .outcome, .elementGone, .elementAdded, .newFinding, .moved, .size,
        .ask, .rule, .findingGone, .nowShown,
      ]),
  ]
}
