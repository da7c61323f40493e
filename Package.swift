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

/// The modules in which the tests spend most of their time: debug builds optimize them too.
///
/// The tests run twice as fast by it, and a build of everything takes a minute longer.
let optimized: Set = [
  "Basics/TextTools", "Basics/Digests", "Basics/SystemCalls", "Basics/SourceFormats",
  "Site/PageMarkup", "Host/Views", "Host/HostSimulation", "Cards/ConstraintSolver",
  "Cards/CardLayout", "Cards/CardDrawing",
]

/// A module of the product, by its folder below `Sources`; `embeds` adds its text files to the binary
/// as literals.
///
/// All modules may use `TextTools`, which uses none.
func module(
  _ path: String, _ dependencies: [String], embeds: Bool = false, exclude: [String] = []
) -> Target {
  let optimization: SwiftSetting = .unsafeFlags(["-O"], .when(configuration: .debug))
  return .target(
    name: path.split(separator: "/").last.map { String($0) } ?? path,
    dependencies: (path == "Basics/TextTools" ? [] : ["TextTools"] + dependencies)
      .map { .byName(name: $0) }, path: "Sources/\(path)",
    exclude: exclude,
    swiftSettings: settings + (optimized.contains(path) ? [optimization] : []),
    plugins: embeds ? ["EmbedFiles"] : [])
}

/// A C library of the system.
func library(_ name: String, pkgConfig: String, apt: String, brew: String? = nil) -> Target {
  .systemLibrary(
    name: name, path: "Sources/Libraries/\(name)", pkgConfig: pkgConfig,
    providers: [.apt([apt])] + (brew.map { [.brew([$0])] } ?? []))
}

/// The tests of a module; all of them share `TestSupport`, which knows nothing of projects and sites.
func tests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: (["TextTools", "TestSupport"] + dependencies).map { .byName(name: $0) },
    exclude: exclude, swiftSettings: settings)
}

/// The modules that make a site of a project.
let site = ["ProjectReading", "CardMatrix", "OutputFolder", "SitePages", "SiteGeneration"]

/// Tests of what a whole project becomes.
func projectTests(_ name: String, _ dependencies: [String], exclude: [String] = []) -> Target {
  tests(
    name, ["Diagnostics", "Views", "ProjectTestSupport"] + site + dependencies, exclude: exclude)
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

    module("Basics/TextTools", []),
    module("Basics/Digests", digests),
    module("Basics/ParallelWork", []),
    module("Basics/Diagnostics", []),
    module("Basics/SystemCalls", []),
    module("Basics/SourceFormats", ["CYAML", "CExpat", "Diagnostics"]),
    module("Site/PageMarkup", ["CCMark", "Diagnostics"]),
    module("Cards/ConstraintSolver", []),
    module("Reading/SwiftSources", ["Diagnostics"]),
    module(
      "Reading/IntentDefinitions", ["Diagnostics", "SourceFormats"], embeds: true,
      exclude: ["Embedded"]),
    module("Host/Views", ["Diagnostics"], embeds: true, exclude: ["Embedded"]),
    module(
      "Host/Interactions", ["Diagnostics", "SourceFormats", "IntentDefinitions"],
      embeds: true, exclude: ["Embedded"]),
    module(
      "Host/HostSimulation",
      ["Diagnostics", "SourceFormats", "IntentDefinitions", "Views", "Interactions"],
      embeds: true, exclude: ["Embedded"]),
    module(
      "Host/ControllerConfigurations",
      [
        "Diagnostics", "SourceFormats", "IntentDefinitions", "Views", "Interactions",
        "HostSimulation",
      ]),
    module(
      "Reading/InterfaceBuilder", ["Diagnostics", "SourceFormats", "Views"]),
    module(
      "Host/LiveControllers",
      [
        "Diagnostics", "Digests", "SystemCalls", "SourceFormats", "SwiftSources",
        "IntentDefinitions", "Views", "Interactions", "HostSimulation", "InterfaceBuilder",
        "ControllerConfigurations",
      ], embeds: true, exclude: ["Embedded"]),
    module(
      "Cards/CardLayout",
      ["Digests", "Diagnostics", "ConstraintSolver", "Views", "HostSimulation"],
      embeds: true, exclude: ["Embedded"]),
    module(
      "Cards/CardDrawing",
      ["PageMarkup", "Views", "HostSimulation", "CardLayout"]),
    module(
      "Cards/CardChecks",
      ["Diagnostics", "Views", "HostSimulation", "CardLayout", "CardDrawing"]),

    module(
      "Site/RuleGuide",
      ["Diagnostics", "HostSimulation"], embeds: true,
      exclude: ["Embedded"]),
    module("Reading/XcodeProjects", ["Diagnostics", "SourceFormats"]),
    module(
      "Reading/ProjectReading",
      [
        "XcodeProjects",
        "ParallelWork", "Digests", "Diagnostics", "SystemCalls", "SourceFormats", "PageMarkup",
        "SwiftSources", "IntentDefinitions", "Views", "InterfaceBuilder", "Interactions",
        "HostSimulation", "ControllerConfigurations", "LiveControllers", "CardLayout",
        "CardDrawing",
        "CardChecks",
      ]),
    module(
      "Cards/CardMatrix",
      [
        "ParallelWork", "Digests", "Diagnostics", "SourceFormats", "SwiftSources",
        "IntentDefinitions", "Views", "Interactions", "HostSimulation", "ControllerConfigurations",
        "LiveControllers", "CardLayout", "CardDrawing", "CardChecks", "ProjectReading",
      ]),
    module("Site/OutputFolder", ["Diagnostics", "SystemCalls", "SourceFormats"]),
    module(
      "Site/SitePages",
      [
        "ParallelWork", "Digests", "Diagnostics", "SourceFormats", "PageMarkup", "SwiftSources",
        "IntentDefinitions", "Views", "Interactions", "HostSimulation", "ControllerConfigurations",
        "CardLayout", "CardDrawing", "ProjectReading", "CardMatrix", "OutputFolder", "RuleGuide",
      ], embeds: true),
    module(
      "Site/SiteGeneration",
      [
        "ParallelWork", "Digests", "Diagnostics", "SystemCalls", "PageMarkup", "IntentDefinitions",
        "Views", "Interactions", "HostSimulation", "CardLayout", "CardDrawing", "ProjectReading",
        "CardMatrix", "OutputFolder", "SitePages",
      ]),

    module(
      "Command/ProjectStarter",
      [
        "Diagnostics", "SourceFormats", "SwiftSources", "IntentDefinitions", "Views",
        "Interactions", "HostSimulation", "ControllerConfigurations", "ProjectReading",
        "SiteGeneration", "LiveControllers", "CardLayout", "CardMatrix",
      ]),

    module(
      "Review/SiteComparison",
      ["Diagnostics", "SourceFormats", "PageMarkup", "HostSimulation"],
      embeds: true,
      exclude: ["Embedded"]),
    .executableTarget(
      name: "cardproof",
      dependencies: [
        "TextTools", "Diagnostics", "SystemCalls", "ProjectReading", "OutputFolder", "RuleGuide",
        "SitePages", "SiteGeneration", "SiteComparison", "ProjectStarter", "LiveControllers",
      ],
      path: "Sources/Command/cardproof", swiftSettings: settings),

    .executableTarget(
      name: "solve-scenes",
      dependencies: ["Diagnostics", "SourceFormats", "Views", "InterfaceBuilder", "CardLayout"],
      path: "Tests/SolveScenes", swiftSettings: settings),
    .executableTarget(name: "embed-files", path: "Plugins/embed-files", swiftSettings: settings),
    .plugin(name: "EmbedFiles", capability: .buildTool(), dependencies: ["embed-files"]),

    .target(
      name: "TestSupport", dependencies: ["TextTools", "Diagnostics"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .target(
      name: "ProjectTestSupport",
      dependencies: (["TextTools", "Diagnostics", "SourceFormats", "TestSupport"] + site)
        .map { .byName(name: $0) }, path: "Tests/ProjectTestSupport", swiftSettings: settings),
    .target(
      name: "FuzzTargets",
      dependencies: ([
        "Diagnostics", "SourceFormats", "PageMarkup", "CardLayout", "InterfaceBuilder",
        "SwiftSources", "XcodeProjects", "SiteComparison", "TestSupport", "ProjectTestSupport",
      ] + site).map { .byName(name: $0) }, path: "Tests/FuzzTargets", exclude: ["cpu-seconds.txt"],
      swiftSettings: settings),
    tests("FuzzTests", ["FuzzTargets"], exclude: ["Found"]),
    tests("ArchitectureTests", []),
    tests("TextToolsTests", []),
    tests("DiagnosticsTests", ["Diagnostics"]),
    tests("SystemCallsTests", ["SystemCalls"]),
    tests("SourceFormatsTests", ["Diagnostics", "SourceFormats"]),
    tests("PageMarkupTests", ["Diagnostics", "PageMarkup"]),
    tests("XcodeProjectsTests", ["Diagnostics", "SourceFormats", "XcodeProjects"]),
    tests("SwiftSourcesTests", ["Diagnostics", "SwiftSources"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"], exclude: ["compare.py"]),
    tests("IntentDefinitionsTests", ["Diagnostics", "SourceFormats", "IntentDefinitions"]),
    tests(
      "HostSimulationTests",
      [
        "Diagnostics", "SourceFormats", "IntentDefinitions", "Views", "Interactions",
        "HostSimulation", "ControllerConfigurations",
      ]),
    tests(
      "LiveControllersTests",
      [
        "Diagnostics", "SourceFormats", "SwiftSources", "IntentDefinitions", "Views",
        "Interactions", "HostSimulation", "LiveControllers",
      ]),
    tests(
      "InterfaceBuilderTests",
      ["Diagnostics", "SourceFormats", "Views", "InterfaceBuilder", "CardLayout"]),
    tests(
      "CardLayoutTests",
      ["Views", "HostSimulation", "CardLayout"],
      exclude: ["Goldens"]),
    tests(
      "CardDrawingTests",
      [
        "SourceFormats", "PageMarkup", "Views", "HostSimulation", "CardLayout", "CardDrawing",
        "OutputFolder",
      ]),

    projectTests(
      "CardChecksTests",
      ["HostSimulation", "CardLayout", "CardChecks"]),
    projectTests(
      "SiteGenerationTests",
      [
        "Digests", "SystemCalls", "SourceFormats", "PageMarkup", "IntentDefinitions",
        "Interactions", "HostSimulation", "CardLayout", "CardDrawing", "SwiftSources",
      ]),
    projectTests("RuleGuideTests", ["RuleGuide", "SiteComparison"]),
    projectTests(
      "ProjectStarterTests",
      ["SourceFormats", "Interactions", "HostSimulation", "ProjectStarter"]),
    projectTests(
      "SiteComparisonTests", ["SiteComparison", "LiveControllers"], exclude: ["Comments"]),
    projectTests("GoldenTests", ["Digests"], exclude: ["Cases"]),
    projectTests("CorpusTests", ["SourceFormats"], exclude: ["count-definitions.py"]),
    projectTests(
      "CommandTests", ["SourceFormats", "IntentDefinitions", "RuleGuide", "SiteComparison"],
      exclude: ["content-site.sha256"]),
    projectTests("BrowserTests", ["SiteComparison"], exclude: ["browser_check.py"]),
    projectTests(
      "SchemaTests",
      [
        "SourceFormats", "IntentDefinitions", "Interactions", "HostSimulation",
        "ControllerConfigurations",
      ],
      exclude: ["validate.py"]),
  ]
)
