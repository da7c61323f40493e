// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// What digests are made with; macOS has it in itself.
#if os(macOS)
  let digests: [String] = []
#else
  let digests = ["CCrypto"]
#endif

/// A module of the product; `embeds` adds its text files to the binary as literals.
func module(
  _ name: String, _ dependencies: [String], embeds: Bool = false, exclude: [String] = []
) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, exclude: exclude,
    swiftSettings: settings, plugins: embeds ? ["EmbedFiles"] : [])
}

/// The tests of a module; all of them share `TestSupport`.
func tests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name, dependencies: (dependencies + ["TestSupport"]).map { .byName(name: $0) },
    exclude: exclude, swiftSettings: settings)
}

let package = Package(
  name: "cardproof",
  platforms: [.macOS(.v15)],
  products: [.executable(name: "cardproof", targets: ["cardproof"])],
  targets: [
    .systemLibrary(
      name: "CCMark", pkgConfig: "libcmark",
      providers: [.apt(["libcmark-dev"]), .brew(["cmark"])]),
    .systemLibrary(
      name: "CYAML", pkgConfig: "yaml-0.1",
      providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CExpat", pkgConfig: "expat",
      providers: [.apt(["libexpat1-dev"]), .brew(["expat"])]),
    .systemLibrary(
      name: "CCrypto", pkgConfig: "libcrypto", providers: [.apt(["libssl-dev"])]),

    module("Diagnostics", []),
    module("SourceFormats", ["Diagnostics", "CYAML", "CExpat"]),
    module("PageMarkup", ["Diagnostics", "CCMark"]),
    module("ConstraintSolver", []),
    module("ControllerSources", ["Diagnostics"]),
    module(
      "IntentDefinitions", ["Diagnostics", "SourceFormats"], embeds: true, exclude: ["Embedded"]),
    module(
      "HostSimulation", ["Diagnostics", "SourceFormats", "IntentDefinitions"],
      embeds: true, exclude: ["Embedded"]),
    module("InterfaceBuilder", ["Diagnostics", "SourceFormats", "HostSimulation"]),
    module(
      "CardLayout", ["Diagnostics", "HostSimulation", "ConstraintSolver"], embeds: true,
      exclude: ["Embedded"]),
    module("CardDrawing", ["HostSimulation", "CardLayout", "PageMarkup"]),
    module("CardProofs", ["Diagnostics", "HostSimulation", "CardLayout", "CardDrawing"]),

    module(
      "RuleGuide", ["Diagnostics", "HostSimulation"], embeds: true, exclude: ["Embedded"]),
    module(
      "SiteGeneration",
      [
        "Diagnostics", "SourceFormats", "IntentDefinitions", "HostSimulation", "InterfaceBuilder",
        "CardLayout", "CardDrawing", "CardProofs", "PageMarkup", "ControllerSources", "RuleGuide",
      ] + digests, embeds: true),

    module(
      "StarterFiles",
      [
        "Diagnostics", "SourceFormats", "IntentDefinitions", "HostSimulation", "CardLayout",
        "ControllerSources", "SiteGeneration",
      ]),

    module(
      "SiteComparison", ["Diagnostics", "PageMarkup"], embeds: true, exclude: ["Embedded"]),
    .executableTarget(
      name: "cardproof",
      dependencies: [
        "Diagnostics", "RuleGuide", "SiteComparison", "SiteGeneration", "StarterFiles",
      ],
      swiftSettings: settings),

    .executableTarget(
      name: "solve-scenes",
      dependencies: [
        "Diagnostics", "SourceFormats", "HostSimulation", "InterfaceBuilder", "CardLayout",
      ], swiftSettings: settings),
    .executableTarget(name: "embed-files", swiftSettings: settings),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "SourceFormats", "SiteGeneration"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Diagnostics", "SourceFormats", "PageMarkup", "CardLayout", "InterfaceBuilder",
        "ControllerSources", "SiteGeneration", "SiteComparison", "TestSupport",
      ], path: "Tests/FuzzTargets", exclude: ["cpu-seconds.txt"], swiftSettings: settings),
    tests("FuzzTests", ["FuzzTargets"], exclude: ["Found"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("SourceFormatsTests", ["Diagnostics", "SourceFormats"]),
    tests("PageMarkupTests", ["Diagnostics", "PageMarkup"]),
    tests("ControllerSourcesTests", ["Diagnostics", "ControllerSources"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"], exclude: ["compare.py"]),
    tests("IntentDefinitionsTests", ["Diagnostics", "SourceFormats", "IntentDefinitions"]),
    tests(
      "HostSimulationTests",
      ["Diagnostics", "SourceFormats", "IntentDefinitions", "HostSimulation"]),
    tests(
      "InterfaceBuilderTests",
      ["Diagnostics", "SourceFormats", "HostSimulation", "InterfaceBuilder", "CardLayout"]),
    tests("CardLayoutTests", ["HostSimulation", "CardLayout"], exclude: ["Goldens"]),
    tests(
      "CardDrawingTests",
      [
        "SourceFormats", "PageMarkup", "HostSimulation", "CardLayout", "CardDrawing",
        "SiteGeneration",
      ]),
    tests(
      "CardProofsTests",
      [
        "Diagnostics", "SourceFormats", "IntentDefinitions", "HostSimulation", "CardLayout",
        "CardDrawing", "CardProofs", "SiteGeneration",
      ]),
    tests(
      "SiteGenerationTests",
      ["Diagnostics", "IntentDefinitions", "SourceFormats", "PageMarkup", "SiteGeneration"]),
    tests("RuleGuideTests", ["Diagnostics", "RuleGuide", "SiteComparison", "SiteGeneration"]),
    tests(
      "StarterFilesTests",
      ["Diagnostics", "SourceFormats", "HostSimulation", "SiteGeneration", "StarterFiles"]),
    tests("SiteComparisonTests", ["Diagnostics", "SiteComparison", "SiteGeneration"]),
    tests("GoldenTests", ["Diagnostics", "SiteGeneration"], exclude: ["Cases"]),
    tests(
      "CorpusTests", ["Diagnostics", "SourceFormats", "SiteGeneration"],
      exclude: ["count-definitions.py"]),
    tests(
      "CommandTests",
      [
        "cardproof", "Diagnostics", "RuleGuide", "SiteComparison", "SiteGeneration",
        "SourceFormats",
      ],
      exclude: ["content-site.sha256"]),
    tests(
      "BrowserTests", ["Diagnostics", "SiteComparison", "SiteGeneration"],
      exclude: ["browser_check.py"]),
    tests(
      "SchemaTests",
      ["Diagnostics", "IntentDefinitions", "SourceFormats", "HostSimulation", "SiteGeneration"],
      exclude: ["validate.py"]),
  ]
)
