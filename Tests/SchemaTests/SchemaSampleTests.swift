@testable import ProjectReading
import Diagnostics
import ProjectTestSupport
import SiteGeneration
import TestSupport
import Testing

/// Schemas and readers agree about what is right and what is wrong.
@Suite(.onlyInFullLane) struct SchemaSampleTests {
  @Test func readersAndSchemasRefuseTheSame() throws {
    try expect(Self.broken, areFine: false)
  }

  @Test func readersAndSchemasTakeTheSame() throws {
    try expect(Self.fine, areFine: true)
  }

  private func expect(_ samples: [Sample], areFine: Bool) throws {
    let validation = try SchemaValidation.run(
      samples.map { SchemaValidation.Document(schema: $0.schema, text: $0.text) })
    #expect(validation.documents.count == samples.count)
    for (sample, problems) in zip(samples, validation.documents) {
      #expect(problems.isEmpty == areFine, "schema: \(sample.text)\n\(problems)")
      let errors = sample.errors
      #expect(errors.isEmpty == areFine, "reader: \(sample.text)\n\(errors)")
    }
  }

  private struct Sample {
    let schema: String
    let text: String

    init(_ schema: String, _ text: String) {
      self.schema = schema
      self.text = text
    }

    /// A configuration with one case and one layout.
    static func answer(_ answer: String) -> Sample {
      Sample(
        "controller",
        "{controller: C, configureView: [\(answer)], layouts: {A: {label: a}}}")
    }

    /// A configuration with one layout.
    static func layout(_ layout: String) -> Sample {
      Sample(
        "controller", "{controller: C, configureView: [{show: A}], layouts: {A: \(layout)}}")
    }

    static func stages(_ stages: String) -> Sample {
      Sample("interaction", "{interaction: A, intent: BrewTeaIntent, stages: \(stages)}")
    }

    /// A profile that extends another one.
    static func host(_ entry: String) -> Sample {
      Sample("host", "{profile: own, extends: siri, \(entry)}")
    }

    /// A scene with a label and a table, and outlets to both.
    private static let storyboard = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB"><scenes><scene><objects>
      <viewController storyboardIdentifier="A" id="c"><view key="view" id="v"><subviews>
      <label id="l" text="Tea"/><tableView id="t"><prototypes><tableViewCell id="p">
      <tableViewCellContentView key="contentView" id="q"/></tableViewCell></prototypes></tableView>
      </subviews></view><connections><outlet property="a" destination="l" id="o"/>
      <outlet property="table" destination="t" id="u"/></connections></viewController>
      </objects></scene></scenes></document>
      """

    /// What the product says of a project with this file.
    var errors: [String] {
      var project = TestSupport.Sample.teaHouse()
      let path = schema == "site" ? "site.yml" : "sample.\(schema).yml"
      if schema == "host" { project["site.yml"] = "hosts: [own]" }
      project["TeaUI/Main.storyboard"] = Self.storyboard
      project[path] = text
      return project.project.diagnostics.filter { $0.severity == .error }.map(\.message)
    }
  }

  private static let broken = [
    brokenSettings, brokenInteractions, brokenStages, brokenHosts, brokenProfiles, brokenCases,
    brokenLayouts, brokenControllers,
  ].flatMap(\.self)

  private static let brokenSettings: [Sample] = [
    "titel: A", "title: [A]", "hosts: []", "hosts: [siri, siri]", "app: {tint: green}",
    "app: {colour: \"#000000\"}", "languages: english", "rules: {dead-lnik: off}",
    "rules: {dead-link: loud}", "app: A", "variants: {appearance: dark}", "variants: [dark]",
    "variants: [{}]", "variants: [{apearance: dark}]", "variants: [{textSize: huge}]",
    "variants: [{width: 239}]", "variants: [{width: 1201}]", "variants: [{language: English}]",
    "variants: [{width: 320}, {width: 320}]",
  ].map { Sample("site", $0) }

  private static let brokenInteractions: [Sample] = [
    "interaction: A", "intent: BrewTeaIntent",
    "{interaction: A, intent: BrewTeaIntent, locked: yes}",
    "{interaction: A, intent: BrewTeaIntent, language: \"\"}",
    "{interaction: A, intent: BrewTeaIntent, sample: 4}",
    "{interaction: A, intent: BrewTeaIntent, parametres: {}}",
  ].map { Sample("interaction", $0) }

  private static let brokenStages: [Sample] = [
    "[handel]", "handle", "[{handle: {}, confirm: {}}]", "[{preview: {code: ready}}]",
    "[{handle: {locked: 1}}]", "[{handle: success}]", "[{handle: {response: 5}}]",
  ].map(Sample.stages)

  private static let brokenHosts: [Sample] = [
    "screenwidth: {value: 1, certainty: observed, source: A}", "screenWidth: 320",
    "screenWidth: {value: 1, certainty: sure, source: A}",
    "screenWidth: {value: 1, certainty: observed}",
    "screenWidth: {value: wide, certainty: observed, source: A}",
    "customIntents: {value: rows, certainty: observed, source: A}",
    "context: lockScreen", "chrome: {sash: {value: 1, certainty: observed, source: A}}",
    "siriProviding: {displaysMap: {value: A, certainty: observed, source: A}}",
    "cards: [{intents: [A], certainty: observed}]",
    "cards: [{intents: [A], certainty: observed, source: A, sections: [{asks: payee}]}]",
    "cards: [{intents: [A], certainty: observed, source: A, sections: [{status: done}]}]",
    "cards: [{intents: [A], certainty: observed, source: A, sections: [{row: {kind: big}}]}]",
    "cards: [{intents: [A], certainty: observed, source: A, sections: "
      + "[{row: {title: {done: A}}}]}]",
  ].map(Sample.host)

  private static let brokenProfiles: [Sample] = [
    Sample("host", "{profile: own}"), Sample("host", "{profile: own, title: A, context: mapsCard}"),
    Sample("host", "{profile: \"a/b\", extends: siri}"), Sample("host", "extends: siri"),
  ]

  private static let brokenCases: [Sample] = [
    "{}", "{show: A, refuse: true}", "{refuse: false}", "{when: {behavior: launch}}",
    "{show: A, size: large}", "{show: A, size: {width: -1}}", "{show: A, size: {depth: 1}}",
    "{show: A, size: {height: {fraction: 0.5, of: screen}}}",
    "{show: A, size: {height: {fraction: 0.5, rows: intent.a}}}",
    "{show: A, size: {width: {ratio: 2}, height: {ratio: 2}}}",
    "{show: A, size: {height: {ratio: 0}}}", "{show: A, completes: always}",
    "{show: A, completes: {after: -1}}", "{show: A, completes: {in: 1}}",
    "{show: A, crash: maybe}", "{show: A, returns: {a: b}}", "{show: A, when: {status: done}}",
    "{show: A, when: {context: widget}}", "{show: A, when: {behaviour: launch}}",
    "{show: A, when: {locked: [true]}}",
    "{show: A, when: {parameters: {all: tea, only: tea}}}",
  ].map(Sample.answer)

  private static let brokenLayouts: [Sample] = [
    "{}", "label", "{label: a, image: b}", "{lable: a}", "{label: }", "{label: a, lines: -1}",
    "{label: a, lines: 1.5}", "{label: a, content: fill}", "{label: a, views: []}",
    "{text: a, lines: 2}", "{image: a, font: body}", "{label: a, font: huge}",
    "{label: a, font: {size: 0}}", "{label: a, font: {size: 12, style: body}}",
    "{label: a, font: {weight: fat}}",
    "{label: a, color: \"#12345\"}",
    "{label: a, color: {dark: \"#000000\"}}", "{label: a, alpha: 2}",
    "{label: a, hugging: 0}", "{label: a, hugging: {horizontal: 1001}}",
    "{label: a, insets: {left: 4}}", "{label: a, border: {style: dotted}}",
    "{label: a, width: wide}", "{label: a, hidden: 1}", "{stack: diagonal}",
    "{stack: vertical, alignment: firstBaseline}", "{stack: vertical, distribution: even}",
    "{stack: vertical, views: [label]}", "{stack: vertical, views: [{stack: depth}]}",
    "{table: response.a}", "{row: {label: a}}", "{spacer: tall}", "{separator: thin}",
    "{map: true, pins: {a: b}}", "{chart: [a]}", "{chart: [1], kind: pie}", "{progress: 2}",
    "{progress: half}", "{spinner: small}", "{switch: on}", "{slider: 1, font: body}",
    "{gesture: wave}", "{blur: dark}", "{label: a, storyboard: Main}",
    "{storyboard: Main, height: 4}", "{storyboard: Main, outlets: [a]}",
    "{storyboard: Main, outlets: {a: {txt: b}}}", "{storyboard: Main, outlets: {a: {progress: 2}}}",
    "{storyboard: Main, outlets: {table: {rows: response.minutes, limit: -1}}}",
  ].map(Sample.layout)

  private static let brokenControllers: [Sample] = [
    Sample("controller", "configureView: []"),
    Sample("controller", "{controller: C, configureView: {}}"),
    Sample("controller", "{controller: C, configureView: [], displaysMap: 1}"),
    Sample("controller", "{controller: C, configure: [{refuse: true, when: {behavior: none}}]}"),
    Sample(
      "controller",
      "{controller: C, configure: [{show: A, returns: all}], layouts: {A: {label: a}}}"),
    Sample("controller", "{controller: C, run: [now]}"),
    Sample("controller", "{controller: C, run: {location: [1]}}"),
    Sample("controller", "{controller: C, run: {responses: {tea: a.json}}}"),
    Sample("controller", "{controller: C, run: {responses: {\"https://a.example\": 20}}}"),
    Sample("controller", "{controller: C, run: {standins: a.swift}}"),
  ]

  private static let fine = [
    fineSettings, fineInteractions, fineStages, fineHosts, fineCases, fineLayouts, fineRuns,
  ].flatMap(\.self)

  private static let fineRuns: [Sample] = [
    "", "{}", "{now: 2024-12-24, location: [1, -2.5], defaults: {a: [1, {b: c}]}}",
    "{responses: {\"https://a.example\": 404}, defaults: , standIns: []}",
  ].map { Sample("controller", "{controller: C, run: \($0)}") }

  private static let fineSettings: [Sample] = [
    "title: 7", "hosts: maps", "hosts: [siri-documented, siri-ios10]", "languages: [en, pt-BR]",
    "app: {name: true, tint: \"#0b7d6b\"}", "rules: {dead-link: off, missing-image: error}",
    "exclude: Legacy/**", "classPrefix: \"\"", "rules:", "variants:", "variants: []",
    "variants: [{appearance: dark, width: 320}, {textSize: large}, {language: pseudo}]",
    "variants: [{language: longest}, {language: rightToLeft}, {language: en-GB}]",
  ].map { Sample("site", $0) }

  private static let fineInteractions: [Sample] = [
    "{interaction: 2026-03-12, intent: BrewTea, parameters: {tea: no, cups: 2}}",
    "{interaction: A, intent: BrewTeaIntent, sample: {a: [1, {b: c}]}, activity: , locked: false}",
  ].map { Sample("interaction", $0) }

  private static let fineStages: [Sample] = [
    "[preview, confirm, progress, handle, update]", "[{preview: }, {handle: {minutes: 5}}]",
    "[{handle: {code: failureNoWater, response: {minutes: 4}, locked: true}}]",
  ].map(Sample.stages)

  private static let fineHosts: [Sample] = [
    "title: Own", "drawnLocked: false",
    "chrome: {sashHeight: {value: 1, certainty: observed, source: A}}",
    "cards: [{intents: INSendMessageIntent, certainty: observed, source: A, sections: "
      + "[{asks: intent.content, status: [ready], row: {kind: text, title: {other: [a, b]}}}]}]",
  ].map(Sample.host)

  private static let fineCases: [Sample] = [
    "{refuse: true}", "{show: A, refuse: false}", "{crash: true}", "{completes: never}",
    "{show: A, completes: {after: 1.5}}", "{show: A, returns: tea}", "{show: A, size: zero}",
    "{show: A, size: {width: 100, height: {ratio: 1.6}}}",
    "{show: A, size: {height: {rows: response.minutes, each: 10, plus: 1, capped: true}}}",
    "{show: A, when: {context: [siri, lockScreen], has: tea, lacks: [response.minutes]}}",
    "{show: A, when: {parameters: {only: [tea]}, status: [ready, success]}}", "{show: A, when: }",
  ].map(Sample.answer)

  private static let fineLayouts: [Sample] = [
    "{label: 7}", "{label: \"\", color: systemRed, font: caption1}",
    "{label: a, color: {light: \"#FFFFFF\"}, border: 1, insets: -2}",
    "{label: a, hugging: 251, compression: {vertical: 1}}",
    "{stack: horizontal, alignment: lastBaseline, views: [{separator: }, {view: true}]}",
    "{table: response.minutes, row: {label: \"${row}\"}, limit: 0, separators: false}",
    "{chart: response.minutes, kind: line, property: a}", "{progress: \"${response.minutes}\"}",
    "{spinner: true}", "{switch: false, color: green}", "{map: true, pins: a, route: true}",
    "{storyboard: Main, scene: A, outlets: {a: {text: b}}}",
    "{storyboard: Main, outlets: {a: {text: 7, color: systemRed, hidden: false, when: {has: tea}}}}",
    "{storyboard: Main, outlets: {table: {rows: response.minutes, limit: 2, outlets: {}}}}",
  ].map(Sample.layout)
}
