import Testing

/// Arrows between modules lead down.
struct ImportTests {
  /// The modules from the bottom to the top; each may import those before it.
  private static let order = [
    "CCMark", "CYAML", "CExpat", "CCrypto",
    "TextTools", "ParallelWork", "Digests", "Diagnostics", "SystemCalls", "SourceFormats",
    "PageMarkup", "ConstraintSolver", "SwiftSources", "XcodeProjects",
    "IntentDefinitions",
    "Views", "InterfaceBuilder", "Interactions", "HostSimulation", "ControllerConfigurations",
    "LiveControllers", "CardLayout", "CardDrawing", "CardChecks",
    "ProjectReading", "CardMatrix",
    "OutputFolder", "RuleGuide", "SitePages", "SiteGeneration",
    "SiteComparison", "ProjectStarter",
    "cardproof",
  ]

  /// The tests that need more than the module that they are for and those below it, with what they need.
  private static let exceptions: [String: Set<String>] = [
    "InterfaceBuilderTests": ["CardLayout"],
    "HostSimulationTests": ["ControllerConfigurations"],
    "CardChecksTests": [
      "ProjectReading", "CardMatrix", "OutputFolder", "SitePages", "SiteGeneration",
    ],
    "RuleGuideTests": ["SitePages", "SiteGeneration", "SiteComparison"],
  ]

  private static func place(of module: String) -> Int? { order.firstIndex(of: module) }

  private let tree: SourceTree

  init() throws {
    tree = try SourceTree.shared.get()
  }

  @Test func everyModuleHasItsPlace() {
    #expect(tree.modules.map(\.name).filter { Self.place(of: $0) == nil } == [])
    #expect(tree.modules.count > 15 && tree.tests.count > 15)
    #expect(tree.modules.allSatisfy { $0.lineCount > 0 })
  }

  @Test func noArrowLeadsUp() {
    let wrong = tree.modules.flatMap { module in
      module.dependencies.union(own(module.imports))
        .filter { Self.place(of: $0) ?? .max >= Self.place(of: module.name) ?? 0 }
        .map { "\(module.name) imports \($0)" }
    }
    #expect(wrong.sorted() == [])
  }

  @Test func everyImportIsDeclaredAndEveryDeclarationIsUsed() {
    for target in tree.modules + tree.tests {
      let imports = own(target.imports)
      // Every target may use `TextTools`, and macOS has digests in itself.
      let conditional: Set = ["CCrypto", "TestSupport", "TextTools"]
      #expect(
        imports.subtracting(target.dependencies).subtracting(conditional) == [], "\(target.name)")
      let unused = target.dependencies.intersection(Self.order).subtracting(imports)
      #expect(target.folder.hasPrefix("Tests") || unused == [], "\(target.name)")
    }
  }

  @Test func testsImportTheirModuleAndThoseBelowIt() {
    for test in tree.tests {
      guard let place = Self.place(of: String(test.name.dropLast("Tests".count))) else { continue }
      let above = own(test.imports).filter { Self.place(of: $0) ?? 0 > place }
      #expect(above.subtracting(Self.exceptions[test.name] ?? []) == [], "\(test.name)")
      if place < Self.place(of: "SiteGeneration") ?? 0, Self.exceptions[test.name] == nil {
        #expect(!test.imports.contains("ProjectTestSupport"), "\(test.name)")
      }
    }
  }

  /// The modules of the package among imports.
  private func own(_ imports: Set<String>) -> Set<String> {
    imports.intersection(Self.order)
  }
}
