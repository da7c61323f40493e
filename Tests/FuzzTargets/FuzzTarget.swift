internal import Diagnostics
internal import ProjectTestSupport
internal import SiteGeneration
internal import TestSupport

/// What a fuzzer throws bytes at: one reader, or the whole of `check`.
///
/// `Scripts/fuzz` drives these with libFuzzer; `FuzzTests` replays what was found.
package enum FuzzTarget: String, CaseIterable, Sendable {
  case yaml, xml, propertyList, binaryPropertyList, strings, pluralRules, markdown, template
  case definition, info, entitlements, storyboard, controller, interaction, host, settings
  case swiftSource, objectiveCSource, stringCatalog, colorSet, xcodeProject
  case catalogue, shapes, image, project

  /// Files to begin with, all of them small and our own.
  package var seeds: [[UInt8]] {
    switch self {
    case .yaml: files(endingIn: ".yml")
    case .xml: files(endingIn: ".storyboard") + files(endingIn: ".svg")
    case .propertyList: files(endingIn: ".plist") + files(endingIn: ".stringsdict")
    case .binaryPropertyList: [FuzzSeeds.binaryPropertyList]
    case .strings: files(endingIn: ".strings")
    case .pluralRules: files(endingIn: ".stringsdict")
    case .markdown: files(endingIn: ".md") + [Array(FuzzSeeds.markdown.utf8)]
    case .template: [Array(FuzzSeeds.template.utf8)]
    case .swiftSource: [Array(FuzzSeeds.swiftSource.utf8)]
    case .objectiveCSource: [Array(FuzzSeeds.objectiveCSource.utf8)]
    case .stringCatalog: [Array(FuzzSeeds.stringCatalog.utf8)]
    case .colorSet: [Array(FuzzSeeds.colorSet.utf8)]
    case .xcodeProject: [Array(FuzzSeeds.xcodeProject.utf8)]
    case .catalogue: [Array(FuzzSeeds.catalogue.utf8)]
    case .shapes: [Array(FuzzSeeds.shapes.utf8)]
    case .image: files(endingIn: ".png") + files(endingIn: ".svg") + [FuzzSeeds.jpeg]
    case .project: [FuzzedProject.bytes(of: Sample.everyKind)]
    default: projectFile.map { [Sample.everyKind.files[$0] ?? []] } ?? []
    }
  }

  /// Reads bytes as what the target reads.
  ///
  /// - Returns: What is wrong with the answer. A trap is found by whoever calls.
  package func run(_ bytes: [UInt8]) async -> [String] {
    switch self {
    case .project: return await FuzzedProject(bytes).problems(making: .pages)
    case .catalogue: return FuzzedReaders.catalogue(bytes)
    case .shapes: return FuzzedReaders.shapes(bytes)
    default: break
    }
    if let projectFile {
      // Reading is fast and cards are slow, so that one input in four is drawn.
      let isDrawn = bytes.reduce(0, ^) & 3 == 0
      return await FuzzedProject(projectFile, bytes).problems(making: isDrawn ? .cards : .nothing)
    }
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      try FuzzedReaders.read(bytes, as: self, reporting: &diagnostics)
    } catch {
      diagnostics.append(error)
    }
    return FuzzedReaders.problems(of: diagnostics, in: bytes)
  }

  /// The file of the sample project that the bytes take the place of.
  private var projectFile: String? {
    switch self {
    case .definition: "Tea.intentdefinition"
    case .info: "TeaIntentsUI/Info.plist"
    case .entitlements: "App/App.entitlements"
    case .storyboard: "Pot.storyboard"
    case .controller: "Tea.controller.yml"
    case .interaction: "Tea.interaction.yml"
    case .host: "Small.host.yml"
    case .settings: "site.yml"
    default: nil
    }
  }

  private func files(endingIn ending: String) -> [[UInt8]] {
    Sample.everyKind.files.filter { $0.key.hasSuffix(ending) }.sorted { $0.key < $1.key }
      .map(\.value)
  }
}
