import Diagnostics
import SiteGeneration
import TestSupport
import Testing

/// A whole project with one of its files broken at random, as often as it takes.
@Suite struct MutatedProjectTests {
  /// A project with a file of each kind that is read.
  private static let project: SampleProject = {
    var project = Sample.teaHouse(
      controller: """
        controller: TeaController
        configureView:
          - when: {status: success}
            show: Ready
            size: {width: maximum, height: 150}
          - refuse: true
        layouts:
          Ready:
            stack: vertical
            insets: {horizontal: 16, vertical: 12}
            views:
              - {label: "${app.name}: ${intent.tea}", font: title2}
              - {spacer: 0}
        """)
    project["Tea.interaction.yml"] = """
      interaction: Brew green tea
      intent: BrewTeaIntent
      parameters: {tea: green, cups: 2}
      stages:
        - handle: {minutes: 3}
      """
    let prompt: PropertyList = [
      "INIntentParameterPromptDialogType": "DisambiguationIntroduction",
      "INIntentParameterPromptDialogFormatString": "There are ${count} teas.",
      "INIntentParameterPromptDialogFormatStringID": "Pr0001",
    ]
    let size: PropertyList = [
      "INEnumName": "Size", "INEnumDisplayName": "Size", "INEnumDisplayNameID": "En0001",
      "INEnumType": "Regular",
      "INEnumValues": [
        ["INEnumValueName": "unknown", "INEnumValueDisplayName": "unknown"],
        ["INEnumValueName": "small", "INEnumValueDisplayName": "small", "INEnumValueIndex": 1],
      ],
    ]
    let pot: PropertyList = [
      "INTypeName": "Pot", "INTypeDisplayName": "Pot", "INTypeDisplayNameID": "Ty0001",
      "INTypeProperties": [
        ["INTypePropertyName": "litres", "INTypePropertyType": "Decimal", "INTypePropertyTag": 100]
      ],
    ]
    let intent = Sample.intent(
      "BrewTea",
      parameters: [
        Sample.parameter("tea", "String", extra: [("INIntentParameterPromptDialogs", [prompt])]),
        Sample.parameter(
          "cups", "Integer",
          extra: [
            (
              "INIntentParameterMetadata",
              [
                "INIntentParameterMetadataMinimumValue": 1,
                "INIntentParameterMetadataMaximumValue": 8.5,
              ]
            )
          ]),
        Sample.parameter("size", "Integer", extra: [("INIntentParameterEnumType", "Size")]),
        Sample.parameter("pot", "Object", extra: [("INIntentParameterObjectType", "Pot")]),
      ],
      codes: [
        Sample.code("success", isSuccess: true, says: "Ready in ${minutes} minutes."),
        Sample.code("failure"),
      ],
      responseParameters: [Sample.responseParameter("minutes", "Integer")],
      extra: [
        (
          "INIntentParameterCombinations",
          Sample.combinations([("tea", "Brew ${tea}"), ("tea,cups", "Brew ${cups} of ${tea}")])
        )
      ])
    project["Tea.intentdefinition"] = Sample.definition([intent], enums: [size], types: [pot]).file
    project["de.lproj/Tea.strings"] = "Ti0001 = \"Tee\"; \"Pr0001\" = \"Es gibt ${count} Tees.\";\n"
    project["de.lproj/Tea.stringsdict"] =
      ([
        "There are ${count} teas.": [
          "NSStringLocalizedFormatKey": "%#@n@",
          "n": [
            "NSStringFormatSpecTypeKey": "NSStringPluralRuleType", "one": "ein Tee",
            "other": "${count} Tees",
          ],
        ]
      ] as PropertyList).file
    project["App/Info.plist"] =
      ([
        "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleIdentifier": "com.tea.house",
        "CFBundleVersion": "1", "LSRequiresIPhoneOS": true, "NSSiriUsageDescription": "To brew.",
        "NSUserActivityTypes": ["BrewTeaIntent"],
      ] as PropertyList).file
    project["App/App.entitlements"] = (["com.apple.developer.siri": true] as PropertyList).file
    project["site.yml"] = "title: Tea\nlanguages: [en, de]\nrules: {unhandled-intent: off}\n"
    project["tea.md"] =
      "---\ntitle: Tea\n---\n\n# Tea\n\n```card\nintent: BrewTea\n```\n\n[x](site.yml)\n"
    return project
  }()

  private static let paths = project.files.keys.sorted()

  @Test func theProjectItselfIsSound() async throws {
    let site = try await Self.project.site()
    #expect(site.diagnostics.filter { $0.severity == .error } == [])
    #expect(site.tree.paths.contains("intents/BrewTea/index.html"))
    #expect(Self.paths.count == 11)
  }

  /// Reads every mutant, and makes the whole site of some.
  @Test(arguments: paths) func brokenFileIsAFindingAndNeverATrap(path: String) async throws {
    let original = Self.project.files[path] ?? []
    var random = FixedRandom(state: UInt64(original.count))
    for round in 0..<120 {
      var project = Self.project
      project.files[path] = Mutation.mutant(of: original, using: &random)
      var diagnostics = project.project.diagnostics
      if round.isMultiple(of: 12) {
        let site = try await project.site()
        diagnostics = site.diagnostics
        #expect(site.tree.paths.contains("index.html"))
      }
      for location in diagnostics.compactMap(\.location) {
        #expect(project.files[location.file] != nil && location.line > 0 && location.column > 0)
      }
    }
  }
}
