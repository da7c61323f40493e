internal import Interactions
internal import ProjectReading
internal import CardLayout
internal import SwiftSources
internal import HostSimulation
internal import IntentDefinitions
internal import SiteGeneration
internal import TextTools
internal import Views

/// One case of a first configuration: an intent, and the layout that shows it.
struct ScaffoldCase {
  let intent: Intent
  /// What the layout needs from elsewhere.
  let samples: ScaffoldSamples
  private let view: ScaffoldScenes.View?
  private let outlets: [ScaffoldOutlet]
  private let sources: ScaffoldSources
  private let asks: ScaffoldAsks
  /// The size that its scene has; nil for one that fits its content.
  private let size: String?
  /// The size that the class asks for, where it is not that of the layout.
  private let askedSize: String?
  /// Whether the class asks for a size that its text does not tell.
  private let computesSize: Bool
  /// Whether the class is told no parameters, and hands back none.
  private let hasConfigureOnly: Bool
  /// Whether the class hands back all parameters that it is asked about.
  private let returnsGiven: Bool
  /// Whether the class leaves the card to the host.
  let refuses: Bool
  /// Whether it answers at all; where it does not, the host draws its own card, too.
  private let completes: Bool
  /// What it is for.
  var when: When
  /// Whether no other case of the intent shows something.
  private var isOnly = true

  var hasScene: Bool { view != nil }

  /// The statuses or the response codes that a case is for, or all that no other case is for.
  enum When {
    case always
    case statuses([String])
    case codes([String])

    /// How a case asks for them.
    var test: String {
      switch self {
      case .always: ""
      case .statuses(let names): ", status: \(Self.list(names))"
      case .codes(let names): ", code: \(Self.list(names))"
      }
    }

    private static func list(_ names: [String]) -> String {
      let names = names.map { ScaffoldYAML.scalar($0) }
      return names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
    }

    var names: [String] {
      switch self {
      case .always: []
      case .statuses(let names), .codes(let names): names
      }
    }

    /// Whether both are statuses, or both codes.
    func isLike(_ other: When) -> Bool {
      switch (self, other) {
      case (.statuses, .statuses), (.codes, .codes), (.always, .always): true
      default: false
      }
    }

    mutating func add(_ other: When) {
      switch self {
      case .always: break
      case .statuses(let names): self = .statuses(names + other.names)
      case .codes(let names): self = .codes(names + other.names)
      }
    }
  }

  init(
    _ defined: AppIntents.Defined, _ when: When, showing view: ScaffoldScenes.View?,
    answering answer: InferredAnswer?, of written: ParsedController?, in project: Project
  ) {
    self.when = when
    let refuses = answer?.refuses ?? false
    let view = refuses ? nil : view
    self.refuses = refuses
    completes = answer?.completes ?? true
    computesSize = answer.map { $0.height == nil && !$0.refuses && $0.completes } ?? false
    hasConfigureOnly = written?.hasConfigureOnly ?? false
    returnsGiven = answer?.returnsGiven ?? false
    intent = defined.intent
    self.view = view
    let interactions = project.interactions.filter {
      $0.intent.className == defined.intent.className
    }
    sources = ScaffoldSources(defined, filledIn: interactions)
    asks = ScaffoldAsks(interactions, in: project)
    // What is hidden needs no layout of its own, and no texts.
    guard let scene = view?.candidate.scene, answer?.height != .points(0) else {
      outlets = []
      samples = ScaffoldSamples()
      let asked = refuses ? nil : answer?.height
      size = asked == .points(0) ? asked?.size : nil
      askedSize = size == nil ? asked?.size : nil
      return
    }
    askedSize = nil
    // An interaction that somebody wrote has no samples for us.
    let mayAddSamples = interactions.allSatisfy { $0.location == nil }
    let outlets = ScaffoldOutlets(
      scene, sources,
      texts: ScaffoldTexts(
        answer, of: written, scene, for: defined.intent.className, sources,
        mayAddSamples: mayAddSamples),
      images: project.images, mayAddSamples: mayAddSamples)
    self.outlets = outlets.all
    samples = outlets.samples
    size =
      if let height = answer?.height {
        height.size
      } else {
        Self.height(of: scene, in: project).map { "{height: \($0.value.formattedShort)}" }
      }
  }

  /// The height of a scene whose constraints do not make it as high as the file has it, without the
  /// room that is empty below all that it shows; nil for one that can be `fitting`.
  private static func height(of scene: InterfaceScene, in project: Project) -> Points? {
    let layout = SceneLayout(
      scene.view, name: "scene", in: LayoutEnvironment(images: project.images))
    let designed = scene.size
    // How many rows there will be nobody knows: there is room for those of the file.
    if let rows = scene.view.rowsHeight { return rows }
    if scene.view.all.contains(where: { $0.rowsHeight != nil }) { return designed.height }
    let fitting = layout.fittingHeight(width: designed.width)
    if fitting < designed.height * 3 / 5 || fitting < 44 {
      let box = layout.box(
        in: Frame(x: 0, y: 0, width: designed.width, height: designed.height))
      let frames = box.children.flatMap(\.shownFrames)
      let bottom = frames.map(\.maxY).max() ?? designed.height
      let margin = min(max(0, frames.map(\.y).min() ?? 0), 20)
      // As much as a row of the host's takes is left out (convention).
      return designed.height - bottom - margin > 44 ? bottom + margin : designed.height
    }
    // Only a picture makes it higher: it was drawn to be scaled.
    guard fitting > designed.height else { return nil }
    return layout.neededHeight(width: designed.width) <= designed.height ? designed.height : nil
  }

  /// Whether another case is the same but for what it is for.
  func answersLike(_ other: ScaffoldCase) -> Bool {
    refuses == other.refuses && completes == other.completes
      && view?.candidate == other.view?.candidate && outlets == other.outlets
      && size == other.size && askedSize == other.askedSize && returnsGiven == other.returnsGiven
  }

  func with(isOnly: Bool) -> ScaffoldCase {
    var copy = self
    copy.isOnly = isOnly
    return copy
  }

  /// The name of the layout.
  private var layout: String {
    let status = isOnly ? "" : when.names.first ?? ""
    return intent.addressName + status.capitalizedFirst
  }

  var caseLines: [String] {
    let status = when.test
    if refuses {
      return [
        "- when: {intent: \(ScaffoldYAML.scalar(intent.className))\(status)}",
        completes ? "  refuse: true" : "  completes: never",
      ]
    }
    // The host asks for each parameter of a system intent, and draws the view once more each time, as
    // it does for a class that hands back what it is given. Where the text does not tell, a layout of
    // its own takes what it shows, and the host draws the rest.
    let isAsked = intent.kind == .system && !hasConfigureOnly
    let returnsGiven = isAsked && view != nil && returnsGiven
    let taken = isAsked && view == nil ? shownKeyPaths : []
    // A scene takes the place beside the title where there is one, and returns all others.
    let besideTitle = isAsked && view != nil && !returnsGiven && asks.beginWithATitle
    let asked =
      besideTitle
      ? ", parameters: empty"
      : taken.isEmpty ? "" : ", parameters: [\(taken.joined(separator: ", "))]"
    var lines = [
      "- when: {intent: \(ScaffoldYAML.scalar(intent.className))\(status)\(asked)}",
      "  show: \(ScaffoldYAML.scalar(layout))",
    ]
    if returnsGiven {
      lines.append("  returns: given\(ScaffoldYAML.comment("as the class does"))")
    } else if isAsked {
      lines.append("  returns: \(taken.isEmpty ? "all" : "[\(taken.joined(separator: ", "))]")")
    }
    if let size {
      let remark = computesSize ? ScaffoldYAML.comment("the class computes its own") : ""
      lines.append("  size: \(size)\(remark)")
    } else if computesSize {
      lines.append("  # The class computes its size.")
    }
    if let askedSize { lines.append("  # size: \(askedSize)\(Self.untilDrawn)") }
    return lines
  }

  /// What keeps a size out of a case: it is made for what the class draws.
  private static let untilDrawn = ", as the class asks, once the layout is drawn"

  var layoutLines: [String] {
    if refuses { return [] }
    let key = "\(ScaffoldYAML.scalar(layout)):"
    guard let candidate = view?.candidate else { return [key] + ownLayout.map { "  \($0)" } }
    var lines = [key, "  storyboard: \(ScaffoldYAML.scalar(candidate.storyboard))"]
    if let name = candidate.name { lines.append("  scene: \(ScaffoldYAML.scalar(name))") }
    if !outlets.isEmpty {
      lines.append("  outlets:")
      lines += outlets.flatMap(\.lines).map { "    \($0)" }
    }
    return lines
  }

  /// The most parameters of a layout of its own; Maps gives a view 145 points.
  private var maximumRows: Int { intent.kind == .system ? 3 : 6 }

  /// What a layout of its own shows.
  private var shownSources: ArraySlice<ScaffoldSources.Source> {
    // Of SiriKit's own some never have a value that people read, such as identifiers.
    sources.all.filter { !$0.isProperty && (intent.kind != .system || sources.isShown($0)) }
      .prefix(maximumRows)
  }

  /// The parameters of the intent among them, as the host names them.
  ///
  /// Of a response it asks about deeper key paths.
  private var shownKeyPaths: [String] {
    shownSources.filter { $0.path.hasPrefix("intent.") }
      .flatMap { asks.keyPaths(of: String($0.path.dropFirst("intent.".count))) }
      .map { ScaffoldYAML.scalar($0) }
  }

  private var ownLayout: [String] {
    let isLow = intent.kind == .system
    let title = ScaffoldSources.plain(intent.displayTitle) ?? intent.name
    let rows = shownSources.map { source in
      let text = ScaffoldYAML.quoted("\(source.title): ${\(source.path)}")
      // As many lines as a text takes in any language and at any text size.
      let size = isLow ? ", font: subheadline, lines: 0" : ", lines: 0"
      let condition =
        source.isAlwaysThere ? "" : ", when: {has: \(ScaffoldYAML.scalar(source.path))}"
      return "  - {label: \(text)\(size)\(condition)}"
    }
    return [
      "stack: vertical", "spacing: \(isLow ? 4 : 8)", "insets: 20", "views:",
      "  - {label: \(ScaffoldYAML.quoted(title)), font: headline, lines: 0}",
    ] + rows
  }
}

extension WrittenHeight {
  /// As a case has it; nil for the one that a case without a size has.
  ///
  /// Siri grants no width but the card's, whatever a class asks for.
  fileprivate var size: String? {
    switch self {
    case .maximum: "maximum"
    case .minimum: "{height: minimum}"
    case .fitting: nil
    case .points(0): "zero"
    case .points(let points): "{height: \(points.formattedShort)}"
    case .ratio(let ratio): "{height: {ratio: \(ratio.formattedShort)}}"
    case .fraction(let part, let limit, let plus):
      "{height: {fraction: \(part.formattedShort), of: \(limit.rawValue)"
        + (plus == 0 ? "}}" : ", plus: \(plus.formattedShort)}}")
    }
  }
}

extension View<String> {
  /// How high the rows of a table are that the file shows, where it says so.
  fileprivate var rowsHeight: Points? {
    guard case .table(let table) = content, !table.shownRows.isEmpty else { return nil }
    let heights = table.shownRows.compactMap(\.height)
    return heights.count == table.shownRows.count ? heights.reduce(0, +) : nil
  }
}

extension Box {
  /// Where something is to be seen: what boxes draw, and their backgrounds.
  fileprivate var shownFrames: [Frame] {
    let isDrawn = children.isEmpty || background != nil || border != nil
    return (isDrawn ? [frame] : []) + children.flatMap(\.shownFrames)
  }
}
