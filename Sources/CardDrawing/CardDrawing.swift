package import CardLayout
internal import HostSimulation
package import PageMarkup

/// What a drawing needs to know about the app besides its card.
package struct DrawingStyle: Sendable {
  package let appName: String
  /// The app's colour, `#RRGGBB`.
  package let tint: String
  package let appIcon: ImageResource?
  package let images: ImageCatalogue
  /// The appearance that is always drawn; nil follows the reader's.
  package let appearance: Appearance?

  package init(
    appName: String, tint: String, appIcon: ImageResource?, images: ImageCatalogue,
    appearance: Appearance? = nil
  ) {
    self.appName = appName
    self.tint = tint
    self.appIcon = appIcon
    self.images = images
    self.appearance = appearance
  }
}

/// A card as one SVG document, and as text.
package struct CardDrawing: Hashable, Sendable {
  /// What is on the card, in reading order, one text a line.
  package let textTwin: String
  package let colors: ColorClasses
  /// What the card is and says, for who cannot see its picture.
  package let words: String
  /// The paths of images that are too large to be part of a drawing, sorted.
  package let linkedImages: [String]
  package let parts: DrawingParts

  package init(_ card: LaidOutCard, title: String, style: DrawingStyle) {
    let drawn = DrawnParts(card, title: title, style: style)
    parts = drawn.parts
    colors = drawn.colors
    linkedImages = drawn.linkedImages
    let description = CardDrawing.description(of: card)
    words = "\(title): \(description.split(separator: "\n").joined(separator: "; "))"
    textTwin =
      "\(title)\n\n\(description)\n"
      + (card.boxes.contains(where: \.isHostedView) ? "\n\(CardDrawing.tapOnView)\n" : "")
  }

  /// A drawing that was made before.
  package init(
    parts: DrawingParts, textTwin: String, words: String, colors: ColorClasses,
    linkedImages: [String]
  ) {
    self.parts = parts
    self.textTwin = textTwin
    self.words = words
    self.colors = colors
    self.linkedImages = linkedImages
  }

  /// The document for a page whose style sheet has the colours; images that are too large to be part
  /// of it have their places.
  package var inline: Markup { parts.inline }

  /// The document for a page, with the images that are too large to be part of it.
  ///
  /// `address` tells an image's by its path in the source folder.
  package func inline(linkingImages address: (String) -> String) -> Markup {
    parts.inline(linkingImages: address)
  }

  /// The document as a file of its own, which GitHub can show.
  package var standalone: String { parts.standalone }

  /// The system's own typeface where there is one, else one of the same widths, else any.
  static let fontFamily =
    "-apple-system, BlinkMacSystemFont, 'SF Pro Text', Inter, 'Helvetica Neue', Arial, sans-serif"

  /// What is known of a tap from a drawing alone; the states that share it may have several
  /// behaviours.
  private static let tapOnView =
    "A tap on the app's view is the host's to answer. With the behaviour none it does nothing, with "
    + "nextView it leads to another view, with launch it opens the app, with genericAction it does "
    + "something else in the host."

  /// What is on the card, in reading order; a view's accessibility label stands for all it holds.
  static func description(of card: LaidOutCard) -> String {
    texts(of: card.root).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private static func texts(of box: Box) -> [String] {
    if let label = box.accessibilityLabel { return [label] }
    let own: String? =
      switch box.content {
      case .text(let text):
        text.lines.map(\.text).joined(separator: " ") + (text.isTruncated ? " (cut off)" : "")
      case .image(let name, _): "Image: \(name)"
      case .placeholder(let name): "View: \(name)"
      case .map(let map): (["A map"] + map.pins).joined(separator: "\n")
      case .chart(let chart): "A chart: \(chart.values.map(short).joined(separator: ", "))"
      case .control(let control): CardDrawing.text(of: control)
      case .symbol(let symbol): symbol.words
      case .container, .appIcon, .hostedView: nil
      }
    return [own].compactMap(\.self) + box.children.flatMap(texts)
  }

  private static func text(of control: ControlContent) -> String {
    switch control {
    case .progress: "Progress: \(control.state)"
    case .spinner: "A spinner"
    case .toggle: "A switch: \(control.state)"
    case .slider: "A slider: \(control.state)"
    case .button, .textField: control.state
    }
  }

  /// A number without decimals where there are none.
  private static func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension Box {
  fileprivate var isHostedView: Bool {
    if case .hostedView = content { true } else { false }
  }
}

extension BoxContent.Symbol {
  /// What it says to who cannot see it; nil for what only decorates.
  fileprivate var words: String? {
    switch self {
    case .lock: "A lock"
    case .map, .wholeMap: "A map"
    case .code: "A code for a camera: the picture of one, which holds nothing"
    case .chevron: "A chevron: a tap leads to another view"
    case .launch: "An arrow that leaves a box: a tap opens the app"
    case .target: "A large target: a tap does something else in the host"
    case .ring: "A ring to tick off"
    case .close: "A mark that closes the card"
    case .wallpaper, .screen, .voice: nil
    }
  }
}
