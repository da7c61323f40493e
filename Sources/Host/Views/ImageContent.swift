package struct ImageContent<Text: ViewText>: Hashable, Sendable {
  package let name: Text
  package let mode: ContentMode
  /// The size that a storyboard says, for an image that the project does not have and for symbols.
  package var size: Size?
  /// The system's symbol that it is; nil for an image of the project's.
  package var symbol: SymbolImage?
  package var rendering: ImageRendering = .automatic(tint: .semantic(.tint))
  /// The picture that code drew; nil for an image of the project's or the system's.
  package var drawing: VectorDrawing?

  package init(name: Text, mode: ContentMode) {
    self.name = name
    self.mode = mode
  }

  /// A copy of the image with another name.
  package func with<Other>(name: Other) -> ImageContent<Other> {
    var image = ImageContent<Other>(name: name, mode: mode)
    (image.size, image.symbol, image.rendering) = (size, symbol, rendering)
    image.drawing = drawing
    return image
  }

  /// The image in a view of another tint; the same for nil.
  package func tinted(_ tint: ColorRequest?) -> Self {
    guard let tint else { return self }
    var image = self
    image.symbol?.color = tint
    switch rendering {
    case .automatic: image.rendering = .automatic(tint: tint)
    case .template: image.rendering = .template(tint: tint)
    case .original: break
    }
    return image
  }
}

/// Where the color of a picture comes from: `UIImage.RenderingMode` with the tint.
package enum ImageRendering: Hashable, Sendable {
  /// The tint where the asset catalog makes the picture a template, else the picture.
  case automatic(tint: ColorRequest)
  /// The tint, wherever the picture is not clear.
  case template(tint: ColorRequest)
  case original

  /// The color of a picture; nil where it keeps its own.
  package func color(ofTemplate isTemplate: Bool) -> ColorRequest? {
    switch self {
    case .automatic(let tint): isTemplate ? tint : nil
    case .template(let tint): tint
    case .original: nil
    }
  }
}

/// How an image fills its view: `UIView.ContentMode`'s four usual cases; `stretch` is
/// `scaleToFill`, which does not keep the proportions.
package enum ContentMode: String, CaseIterable, Hashable, Sendable {
  case fit, fill, center, stretch
}

/// A symbol of the system as a view shows it.
package struct SymbolImage: Hashable, Sendable {
  /// Nil for one that there is no drawing of, where a box with its name stands; also for a picture
  /// that code draws, which has no name.
  package var symbol: SystemSymbol?
  package var color: ColorRequest
  /// The size of its drawing; nil for that of the image.
  package let drawnSize: Size?
  /// The size that a layout takes it for: as high as a line of text.
  package let room: Size?

  package init(
    symbol: SystemSymbol?, color: ColorRequest, drawnSize: Size? = nil, room: Size? = nil
  ) {
    self.symbol = symbol
    self.color = color
    self.drawnSize = drawnSize
    self.room = room
  }
}
