package struct ImageContent<Text: ViewText>: Hashable, Sendable {
  package let name: Text
  package let mode: ContentMode
  /// The size that a storyboard says, for an image that the project does not have and for symbols.
  package var size: Size?
  /// The system's symbol that it is; nil for an image of the project's.
  package var symbol: SymbolImage?

  package init(name: Text, mode: ContentMode) {
    self.name = name
    self.mode = mode
  }

  /// A copy of the image with another name.
  package func with<Other>(name: Other) -> ImageContent<Other> {
    var image = ImageContent<Other>(name: name, mode: mode)
    (image.size, image.symbol) = (size, symbol)
    return image
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
  package let symbol: SystemSymbol?
  package let color: ColorRequest

  package init(symbol: SystemSymbol?, color: ColorRequest) {
    self.symbol = symbol
    self.color = color
  }
}
