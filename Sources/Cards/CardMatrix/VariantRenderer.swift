internal import ControllerConfigurations
internal import Interactions
internal import ProjectReading
internal import TextTools
internal import CardDrawing
internal import CardLayout
internal import HostSimulation
internal import IntentDefinitions
internal import LiveControllers
internal import SwiftSources
internal import Views

/// The renderer of one variant's cards.
struct VariantRenderer: Sendable {
  let variant: Variant
  private let images: ImageCatalog
  private let solvedScenes = SolvedScenes()
  private let players: [String: Player]
  /// The app's name on cards, by intents' class names where that is not the usual name.
  private let appNames: [String: String]
  private let usual: Player

  /// The renderer of one app's cards.
  fileprivate struct Player {
    /// One for each host, in the order of the project's hosts.
    let simulators: [HostSimulator]
    let style: DrawingStyle
  }

  init(_ variant: Variant, of project: Project, strings: LocalizedStrings) {
    self.variant = variant
    images = project.images
    let environment = LayoutEnvironment(
      contentSize: variant.textSize ?? .large, images: project.images, solvedScenes: solvedScenes)
    let layout = ElementLayout(in: environment)
    let player = { (name: String) in
      Player(
        variant, of: project, named: name, strings: strings,
        fittingHeight: { element, width in layout.fittingHeight(element, width: width) },
        frames: { environment.frames(of: $0, in: $1, isRightToLeft: $2) })
    }
    appNames = project.appNames
    usual = player(project.appName(in: variant.language))
    players = Dictionary(Set(project.appNames.values).map { ($0, player($0)) }) { first, _ in first
    }
  }

  private func player(for interaction: Interaction) -> Player {
    appNames[interaction.intent.className].flatMap { players[$0] } ?? usual
  }

  /// The simulators of an interaction: one for each host, in the order of the project's hosts.
  func simulators(for interaction: Interaction) -> [HostSimulator] {
    player(for: interaction).simulators
  }

  func style(for interaction: Interaction) -> DrawingStyle { player(for: interaction).style }

  func environment(for interaction: Interaction) -> LayoutEnvironment {
    LayoutEnvironment(
      contentSize: variant.textSize ?? .large,
      isRightToLeft: PseudoLanguage.isRightToLeft(interaction.language),
      images: images, solvedScenes: solvedScenes)
  }

  /// The renderer of the usual variant, and those of the project's variants.
  static func all(of project: Project) -> [VariantRenderer] {
    all(of: project, for: [.usual] + project.variants)
  }

  /// A renderer for each of some variants.
  static func all(of project: Project, for variants: [Variant]) -> [VariantRenderer] {
    // Only controllers look texts up, and an app may have very many.
    let strings =
      project.controllers.isEmpty && project.running.isEmpty ? .none : project.localizedStrings
    return variants.map { VariantRenderer($0, of: project, strings: strings) }
  }
}

extension VariantRenderer.Player {
  init(
    _ variant: Variant, of project: Project, named name: String, strings: LocalizedStrings,
    fittingHeight: @escaping ConfiguredControllerClass.FittingHeight,
    frames: @escaping FrameSolver
  ) {
    let entries = project.entryControllers
    let configured = Dictionary(
      uniqueKeysWithValues: project.controllers.map { path, configuration in
        (
          path,
          ConfiguredControllerClass(
            configuration, appName: name, strings: strings, orAsDesigned: entries[path]?.designed,
            fittingHeight: fittingHeight) as any HostedViewControllerClass
        )
      })
    let running = Dictionary(
      uniqueKeysWithValues: project.running.map { path, controller in
        let own = LiveControllerClass(controller, strings: strings, frames: frames)
        // The usual column is enough to hold both against each other.
        let other = variant.isUsual ? configured[path] : nil
        return (
          path,
          other.map { CheckedControllerClass(own, against: $0) as any HostedViewControllerClass }
            ?? own
        )
      })
    let app = HostedApp(
      name: name, intents: project.intents,
      controllers: running.merging(
        configured.filter { entries[$0.key]?.isOfOtherClass == false }
      ) { first, _ in first }
      .merging(entries.compactMapValues { $0.designed as (any HostedViewControllerClass)? }) {
        first, _ in first
      },
      classNames: entries.compactMapValues(\.className),
      obstacles: entries.compactMapValues(\.obstacle),
      forcedCasts: entries.compactMapValues { $0.parsed?.forcedCasts })
    simulators = project.hosts.map { HostSimulator(profile: variant.applied(to: $0), app: app) }
    style = DrawingStyle(
      appName: name, tint: project.tint,
      appIcon: project.cardIcon,
      images: project.images, appearance: variant.appearance)
  }
}

extension ParsedController {
  /// The casts that its text shows it to force; nil where it forces none.
  fileprivate var forcedCasts: ForcedCasts? {
    guard forcedInConfigureView?.isEmpty == false || forcedInConfigure?.isEmpty == false else {
      return nil
    }
    return ForcedCasts(
      configureView: forcedInConfigureView?.map(\.cast), configure: forcedInConfigure?.map(\.cast))
  }
}

extension ForcedValue {
  fileprivate var cast: ForcedCasts.Cast {
    .init(isOfResponse: isResponse, className: className, location: location)
  }
}
