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

/// A module of the product, by its folder below `Sources`; `embeds` adds its text files to the binary
/// as literals.
func module(
  _ path: String, _ dependencies: [String], embeds: Bool = false, exclude: [String] = []
) -> Target {
  .target(
    name: path.split(separator: "/").last.map { String($0) } ?? path,
    dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/\(path)",
    exclude: exclude, swiftSettings: settings, plugins: embeds ? ["EmbedFiles"] : [])
}

/// A C library of the system.
func library(_ name: String, pkgConfig: String, apt: String, brew: String? = nil) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Libraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt])] + (brew.map { [.brew([$0])] } ?? []))
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
    library("CCMark", pkgConfig: "libcmark", apt: "libcmark-dev", brew: "cmark"),
    library("CYAML", pkgConfig: "yaml-0.1", apt: "libyaml-dev", brew: "libyaml"),
    library("CExpat", pkgConfig: "expat", apt: "libexpat1-dev", brew: "expat"),
    library("CCrypto", pkgConfig: "libcrypto", apt: "libssl-dev"),

    module("Basics/Diagnostics", []),
    module("Basics/SourceFormats", ["Diagnostics", "CYAML", "CExpat"]),
    module("Site/PageMarkup", ["Diagnostics", "CCMark"]),
    module("Cards/ConstraintSolver", []),
    module("Reading/SwiftSources", ["Diagnostics"]),
    module(
      "Reading/IntentDefinitions", ["Diagnostics", "SourceFormats"], embeds: true,
      exclude: ["Embedded"]),
    module("Host/Views", ["Diagnostics"]),
    module(
      "Host/HostSimulation", ["Diagnostics", "SourceFormats", "IntentDefinitions", "Views"],
      embeds: true, exclude: ["Embedded"]),
    module("Reading/InterfaceBuilder", ["Diagnostics", "SourceFormats", "Views"]),
    module(
      "Cards/CardLayout", ["Diagnostics", "HostSimulation", "Views", "ConstraintSolver"],
      embeds: true, exclude: ["Embedded"]),
    module("Cards/CardDrawing", ["HostSimulation", "CardLayout", "PageMarkup", "Views"]),
    module(
      "Cards/CardChecks", ["Diagnostics", "HostSimulation", "CardLayout", "CardDrawing", "Views"]),

    module(
      "Site/RuleGuide", ["Diagnostics", "HostSimulation"], embeds: true, exclude: ["Embedded"]),
    module(
      "Site/SiteGeneration",
      [
        "Diagnostics", "SourceFormats", "IntentDefinitions", "HostSimulation", "InterfaceBuilder",
        "CardLayout", "CardDrawing", "CardChecks", "PageMarkup", "SwiftSources", "RuleGuide",
        "Views",
      ] + digests, embeds: true),

    module(
      "Command/ProjectStarter",
      [
        "Diagnostics", "SourceFormats", "IntentDefinitions", "HostSimulation", "CardLayout",
        "SwiftSources", "SiteGeneration", "Views",
      ]),

    module(
      "Review/SiteComparison", ["Diagnostics", "PageMarkup"], embeds: true, exclude: ["Embedded"]),
    .executableTarget(
      name: "cardproof",
      dependencies: [
        "Diagnostics", "RuleGuide", "SiteComparison", "SiteGeneration", "ProjectStarter",
      ],
      path: "Sources/Command/cardproof", swiftSettings: settings),

    .executableTarget(
      name: "solve-scenes",
      dependencies: [
        "Diagnostics", "SourceFormats", "InterfaceBuilder", "CardLayout", "Views",
      ], path: "Tests/SolveScenes", swiftSettings: settings),
    .executableTarget(name: "embed-files", path: "Plugins/embed-files", swiftSettings: settings),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),

    .target(
      name: "TestSupport", dependencies: ["Diagnostics", "SourceFormats", "SiteGeneration"],
      path: "Tests/TestSupport", swiftSettings: settings),
    .target(
      name: "FuzzTargets",
      dependencies: [
        "Diagnostics", "SourceFormats", "PageMarkup", "CardLayout", "InterfaceBuilder",
        "SwiftSources", "SiteGeneration", "SiteComparison", "TestSupport",
      ], path: "Tests/FuzzTargets", exclude: ["cpu-seconds.txt"], swiftSettings: settings),
    tests("FuzzTests", ["FuzzTargets"], exclude: ["Found"]),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("SourceFormatsTests", ["Diagnostics", "SourceFormats"]),
    tests("PageMarkupTests", ["Diagnostics", "PageMarkup"]),
    tests("SwiftSourcesTests", ["Diagnostics", "SwiftSources"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"], exclude: ["compare.py"]),
    tests("IntentDefinitionsTests", ["Diagnostics", "SourceFormats", "IntentDefinitions"]),
    tests(
      "HostSimulationTests",
      ["Diagnostics", "SourceFormats", "IntentDefinitions", "HostSimulation", "Views"]),
    tests(
      "InterfaceBuilderTests",
      ["Diagnostics", "SourceFormats", "InterfaceBuilder", "CardLayout", "Views"]),
    tests("CardLayoutTests", ["HostSimulation", "CardLayout", "Views"], exclude: ["Goldens"]),
    tests(
      "CardDrawingTests",
      [
        "SourceFormats", "PageMarkup", "HostSimulation", "CardLayout", "CardDrawing",
        "SiteGeneration", "Views",
      ]),
    tests(
      "CardChecksTests",
      [
        "Diagnostics", "SourceFormats", "IntentDefinitions", "HostSimulation", "CardLayout",
        "CardDrawing", "CardChecks", "SiteGeneration", "Views",
      ]),
    tests(
      "SiteGenerationTests",
      [
        "Diagnostics", "IntentDefinitions", "SourceFormats", "PageMarkup", "SiteGeneration",
        "Views",
      ]),
    tests("RuleGuideTests", ["Diagnostics", "RuleGuide", "SiteComparison", "SiteGeneration"]),
    tests(
      "ProjectStarterTests",
      ["Diagnostics", "SourceFormats", "HostSimulation", "SiteGeneration", "ProjectStarter"]),
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
      [
        "Diagnostics", "IntentDefinitions", "SourceFormats", "HostSimulation", "SiteGeneration",
        "Views",
      ], exclude: ["validate.py"]),
  ]
)
