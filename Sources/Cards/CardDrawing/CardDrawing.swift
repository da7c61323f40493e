package import CardLayout
internal import HostSimulation
package import PageMarkup
internal import Views

/// The facts that a drawing needs about the app besides its card.
package struct DrawingStyle: Sendable {
  package let appName: String
  /// The app's color; nil for the system's blue.
  package let tint: Palette.Pair?
  package let appIcon: ImageResource?
  package let images: ImageCatalog
  /// The appearance that is always drawn; nil follows the reader's.
  package let appearance: Appearance?

  package init(
    appName: String, tint: Palette.Pair?, appIcon: ImageResource?, images: ImageCatalog,
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
///
/// A class, because a site has very many drawings and hands them from list to list.
package final class CardDrawing: Sendable {
  /// The texts of the card in reading order, one text a line.
  package let textDescription: String
  package let colors: ColorClasses
  /// The description of the card for VoiceOver.
  package let accessibilityLabel: String
  /// The paths of images that are too large to be part of a drawing, sorted.
  package let linkedImages: [String]
  package let parts: DrawingParts
  /// The lines of its shapes, and its size and title in front of them: for `ShapeTable`.
  let shapes: [UInt8]
  let shapeHead: String

  package init(_ card: LaidOutCard, title: String, style: DrawingStyle) {
    let description = card.description
    let drawn = DrawnParts(card, title: title, description: description, style: style)
    parts = drawn.parts
    colors = drawn.colors
    linkedImages = drawn.linkedImages
    shapes = DrawnShapes(card, style: style).text
    shapeHead = [
      card.drawingSize.width.description, card.drawingSize.height.description, escapedField(title),
    ].joined(separator: "\t")
    let lines = description.utf8.split(separator: UInt8(ascii: "\n")).map { String(Substring($0)) }
    accessibilityLabel = "\(title): \(lines.joined(separator: "; "))"
    textDescription =
      "\(title)\n\n\(description)\n"
      + (card.hostedBoxes.isEmpty
        ? "" : "\n\(card.passesBehaviors ? CardDrawing.tapOnView : CardDrawing.noTapOnView)\n")
  }

  /// The document for a page whose style sheet has the colors; images that are too large to be part
  /// of it have their places.
  package var inline: Markup { parts.inline }

  /// The document for a page, with the images that are too large to be part of it.
  ///
  /// `address` tells an image's by its path in the source folder.
  package func inline(linkingImages address: (String) -> String) -> Markup {
    parts.inline(linkingImages: address)
  }

  /// The document as a file of its own, which GitHub can show.
  package var standalone: String { String(decoding: parts.standalone, as: UTF8.self) }

  /// The bytes of that file.
  package var file: [UInt8] { parts.standalone }

  /// The effect of a tap as far as a drawing tells it; the states that share it may have several
  /// behaviors.
  private static let tapOnView =
    "The host answers a tap on the app's view. With the behavior none it does nothing, with "
    + "nextView it leads to another view, with launch it opens the app, with genericAction it does "
    + "something else in the host."

  /// The words for a host that passes no behavior.
  private static let noTapOnView =
    "A tap on the app's view does nothing: the host passes it no behavior."
}

extension CardDrawing: Equatable {
  package static func == (left: CardDrawing, right: CardDrawing) -> Bool {
    left === right
      || left.parts == right.parts && left.textDescription == right.textDescription
        && left.accessibilityLabel == right.accessibilityLabel
        && left.colors == right.colors && left.linkedImages == right.linkedImages
  }
}
