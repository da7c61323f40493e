import Diagnostics
import ProjectTestSupport
import TestSupport
import Testing

/// One run reports all mistakes: none hides what is below or beside it.
struct OneRunTests {
  /// A file of the tea house, and the fix of each of its mistakes from top to bottom.
  struct File: CustomTestStringConvertible, Sendable {
    let name: String
    let text: String
    let fixes: [String]
    var testDescription: String { name }
  }

  static let files = [
    File(
      name: "A.interaction.yml",
      text: """
        interaction: A
        intent: BrewTaeIntent
        paramters: {tae: [Green], cups: many}
        stagse:
          - handle: {cod: success, minuts: soon}
          - handel: {code: failure}
        """,
      fixes: [
        "Write 'BrewTeaIntent'", "Write 'parameters'", "Write 'tea'",
        "Write the value without brackets", "Write a whole number", "Write 'stages'",
        "Write 'code'", "Write 'minutes'", "Write a whole number", "Write 'handle'",
      ]),
    File(
      name: "Tea.controller.yml",
      text: """
        controller: TeaViewController
        extension: TeaIntentUI
        configureVew:
          - {wen: {intent: BrewTeaIntent, status: redy}, show: Tea}
          - {when: {intent: BrewTaeIntent, has: tae}, shwo: Te}
        layuts:
          Tea: {label: "${intent.tae}", fnt: title}
          Row: {stack: vertical, veiws: [{labl: A, font: headlin}]}
        """,
      fixes: [
        "Write 'TeaIntentsUI'", "Write 'configureView'", "Write 'when'", "Write 'ready'",
        "Write 'BrewTeaIntent'", "Write 'tea'", "Write 'show'", "Write 'Tea'", "Write 'layouts'",
        "Write '${intent.tea}'", "Write 'font'", "Write 'views'", "Write 'label'",
        "Write 'headline'",
      ]),
    File(
      name: "small.host.yml",
      text: """
        profile: my siri
        titel: Small
        extend: sirri
        screenWidth: {valu: 320, certanty: convention, source: A small phone}
        timeLimit: {value: soon, certainty: guess, source: A stopwatch}
        cards:
          - intents: [INSendPaymentIntnt]
            certainty: infered
            source: A video
            sections: [{ask: intent.payee, need: intent.payeee, row: {kind: persn}}]
        """,
      fixes: [
        "Add a line such as 'profile: siri-small'", "Write 'title'", "Write 'extends'",
        "Write 'siri'", "Write 'value'", "Write 'certainty'", "Write a number above 0",
        "Write one of these words", "Write 'INSendPaymentIntent'", "Write 'inferred'",
        "Write 'asks'", "Write 'needs'", "Write a path such as 'intent.payee'", "Write 'person'",
      ]),
    File(
      name: "a.md",
      text: """
        ---
        titel: Tea
        order: first
        ---
        ```card
        interactoin: Sample value
        stage: confrim
        host: siry
        behavior: lunch
        ```
        """,
      fixes: [
        "Write 'title'", "Write digits only, without quotes", "Write 'interaction'",
        "Write 'Sample values'", "Write 'confirm'", "Write 'siri'", "Write 'launch'",
      ]),
    File(
      name: "site.yml",
      text: """
        tint: "#123456"
        hosts: [siry]
        rule: {small-margin: off, text-cut-off: loud}
        variants: [{appearance: darc}]
        """,
      fixes: [
        "Write it under 'app'", "Write 'siri'", "Write 'rules'", "Write 'small-margins'",
        "Write off, note, warning or error", "Write 'dark'",
      ]),
  ]

  private func place(_ finding: Diagnostic) -> (line: Int, column: Int) {
    (finding.location?.line ?? 0, finding.location?.column ?? 0)
  }

  @Test(arguments: files) func eachMistakeHasItsFix(file: File) async {
    var project = Sample.teaHouse()
    project[file.name] = file.text
    let found = await project.findings().filter { $0.location?.file == file.name }
    let inOrder = found.sorted { place($0) < place($1) }
    #expect(inOrder.compactMap(\.fix) == file.fixes)
  }
}
