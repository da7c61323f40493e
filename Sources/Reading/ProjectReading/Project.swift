package import ControllerConfigurations
package import Interactions
internal import TextTools
package import CardLayout
package import Diagnostics
package import HostSimulation
package import IntentDefinitions
package import LiveControllers
package import PageMarkup
internal import SourceFormats
package import Views

/// Everything that was found below the source folder, read.
package struct Project: Sendable {
  package let settings: SiteSettings
  /// The name of the app, on cards and pages.
  package let appName: String
  /// The names on the cards of intents that belong to one of several apps, by their class names.
  package let appNames: [String: String]
  package internal(set) var diagnostics: [Diagnostic]
  /// The model of all files but interactions and documents.
  package let app: AppModel
  /// The system intents that have a page of their own, ordered by class name.
  package let systemIntents: [UsedSystemIntent]
  /// The interactions, at least one for each intent, unless it only sets up a widget; ordered by
  /// intent and then as they were found.
  package let interactions: [Interaction]
  /// The names of interactions whose files have errors; nil for a name that cannot be read.
  package let unreadInteractions: [String?]
  /// The variants of cards, in the order of the pages.
  package let variants: [Variant]
  /// For each language of the variants, the same interactions in it.
  package let localizedInteractions: [VariantLanguage: [Interaction]]
  package let documents: [SiteDocument]
  /// Which findings count, as settings and comments have it.
  package let filter: FindingFilter
  /// The parts that cards are made of, with their digests.
  package let inputs: ProjectInputs
  /// The files, for excerpts and for what pages refer to.
  package let files: [String: SourceFile]
  /// The paths of files that are no part of the site.
  package let otherPaths: Set<String>
  /// The paths of images among them, in order.
  package let unreadImages: [String]
  /// Unrecognized files whose text is needed for excerpts.
  package let unrecognizedFiles: [UnrecognizedFile]
  /// The controllers that run, by the paths of their extensions' Info.plists; none unless a person
  /// asks for it.
  package internal(set) var running: [String: RunningController] = [:]

  /// The name in another language, where the project has one.
  package func appName(in language: VariantLanguage?) -> String {
    guard case .tag(let tag)? = language, settings.appName == nil, settings.title == nil else {
      return appName
    }
    return app.identity.localizedNames?.name(in: tag) ?? appName
  }

  package var intents: AppIntents { app.intents }
  package var definitions: [IntentDefinition] { app.definitions }
  /// The texts of each definition that counts, by its path.
  package var localizations: [String: Localization] { app.localized.localizations }
  /// The first view controller of each Intents UI extension, by the path of its Info.plist.
  package var entryControllers: [String: EntryController] { app.entryControllers }
  /// The controller configurations, by the same paths.
  package var controllers: [String: ControllerConfiguration] {
    entryControllers.compactMapValues(\.configuration)
  }
  /// The scenes that cards can come from.
  package var scenes: SceneCatalog { app.scenes }
  /// The hosts that cards are drawn for, in the order of the matrix.
  package var hosts: [HostProfile] { app.hosts }
  package var images: ImageCatalog { app.images }

  /// The text of a source file, for excerpts.
  package func text(of path: String) -> String? {
    (files[path] ?? unrecognizedFiles.first { $0.file.path == path }?.file).flatMap { file in
      path.hasSuffix(".strings")
        ? stringsText(of: file.bytes) : String(validating: file.bytes, as: UTF8.self)
    }
  }

  /// The bytes of a source file.
  package func bytes(of path: String) -> [UInt8]? { files[path]?.bytes }

  /// The changes that a finding asks for, where its fix is sure and inside of the source folder.
  package func edits(for finding: Diagnostic) -> [SourceEdit] {
    let edits = CorrectionResolver { files[$0]?.bytes }.edits(for: finding)
    return edits.allSatisfy { SourcePath($0.file).staysInside } ? edits : []
  }

  /// The Intents UI extensions that have a controller configuration, by path.
  package var configuredExtensions: [(info: ExtensionInfo, controller: ControllerConfiguration)] {
    intents.extensions.compactMap { info in controllers[info.path].map { (info, $0) } }
  }

  /// How many interactions there are to draw.
  package var interactionCount: Int { interactions.count }

  /// Whether anything tells the app's name.
  package var isNamed: Bool { appName != ProjectReader.unknownApp }

  /// Whether there is anything to make cards of.
  package var hasIntents: Bool { !intents.intents.isEmpty || !intents.extensions.isEmpty }

  /// The extension's part of the address of a controller's page: the folder, or the whole path of
  /// it where two have a folder of one name.
  package func addressFolder(of info: ExtensionInfo) -> String {
    let isShared = configuredExtensions.contains {
      $0.info.folder == info.folder && $0.info.path != info.path
    }
    return isShared ? info.folderPath : info.folder
  }

  /// The title of the site.
  package var title: String { settings.title ?? appName }

  /// The language of cards that name none.
  package var language: String { settings.languages.first ?? "en" }
}

/// A Markdown file with what its front matter says.
package struct SiteDocument: Sendable {
  package let path: String
  /// Its markup, without what depends on other files.
  package let draft: MarkdownDraft
  package let headings: [MarkdownHeading]
  /// The places on its page that links can lead to.
  package let anchors: Set<String>
  /// Its text by headings, for the search.
  package let sections: [MarkdownSection]
  package let title: String
  package let summary: String?
  /// Where it stands among its neighbors; those without a number come last, by path.
  package let order: Int?
  /// The intent that the page belongs to.
  package let intentName: String?
  /// The language that it is written in, if its front matter or its folder says so.
  package let language: String?
  /// Whether it is the whole first page, and the overview a page of its own; only of `index.md`.
  package let isLanding: Bool
}

extension Project {
  package static func isImage(_ path: String) -> Bool { ImageResource.Format(path: path) != nil }
}

extension Project {
  /// The texts that code and layouts can look up: of definitions, string files and string catalogs.
  package var localizedStrings: LocalizedStrings {
    LocalizedStrings(
      localizations: localizations.sorted { $0.key < $1.key }.map(\.value),
      files: files.values.filter { file in
        [".strings", ".stringsdict", ".xcstrings"].contains { file.hasEnding($0) }
      }.map { ($0.path, $0.bytes) })
  }
}
