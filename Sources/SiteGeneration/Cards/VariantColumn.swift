internal import CardDrawing
internal import CardLayout
internal import HostSimulation
internal import IntentDefinitions

/// What it takes to play and draw the cards of one variant.
struct VariantColumn: Sendable {
  let variant: Variant
  /// One for each host, in the order of the project's hosts.
  let simulators: [HostSimulator]
  let style: DrawingStyle
  private let images: ImageCatalogue
  private let solvedScenes = SolvedScenes()

  init(_ variant: Variant, of project: Project, strings: LocalizedStrings) {
    self.variant = variant
    images = project.images
    let layout = ElementLayout(
      in: LayoutEnvironment(
        contentSize: variant.textSize ?? .large, images: project.images,
        solvedScenes: solvedScenes))
    let configured = project.controllers.mapValues {
      configuration -> any HostedViewControllerClass in
      ConfiguredControllerClass(configuration, appName: project.appName, strings: strings) {
        element, width in
        layout.fittingHeight(element, width: width)
      }
    }
    let designed = project.designedScenes.mapValues {
      DesignedControllerClass($0) as any HostedViewControllerClass
    }
    let app = HostedApp(
      name: project.appName, intents: project.intents,
      controllers: configured.merging(designed) { first, _ in first })
    simulators = project.hosts.map { HostSimulator(profile: variant.applied(to: $0), app: app) }
    style = DrawingStyle(
      appName: project.appName, tint: project.settings.tint,
      appIcon: project.settings.appIcon.flatMap { project.image(atPath: $0) },
      images: project.images, appearance: variant.appearance)
  }

  func environment(for interaction: Interaction) -> LayoutEnvironment {
    LayoutEnvironment(
      contentSize: variant.textSize ?? .large,
      isRightToLeft: WritingDirection.isRightToLeft(language: interaction.language)
        || PseudoLanguage.isMirrored(interaction.language),
      images: images, solvedScenes: solvedScenes)
  }

  /// The usual column, and those of the project's variants.
  static func columns(of project: Project) -> [VariantColumn] {
    columns(of: project, for: [.usual] + project.variants)
  }

  /// One column for each of some variants.
  static func columns(of project: Project, for variants: [Variant]) -> [VariantColumn] {
    let strings = LocalizedStrings(
      localizations: project.localizations.sorted { $0.key < $1.key }.map(\.value),
      files: project.files.values.filter { $0.hasEnding(".strings") }.map { ($0.path, $0.bytes) })
    return variants.map {
      VariantColumn($0, of: project, strings: strings)
    }
  }
}
