internal import SourceFormats
internal import Views

/// The images that a file names: the project's, with the sizes that Xcode wrote beside them, and
/// symbols of the system.
struct InterfaceImages: Sendable {
  /// Sizes by name; of a symbol's, which is that of a large picture of it, the proportions count.
  private let sizes: [String: Size]

  init(_ root: XMLElement) {
    let resources = root.first("resources")?.elements ?? []
    sizes = Dictionary(
      resources.filter { $0.name == "image" }.compactMap { image in
        guard let name = image[attribute: "name"], let width = image.points("width"),
          let height = image.points("height"), width > .zero, height > .zero
        else { return nil }
        return (name, Size(width: width, height: height))
      }
    ) { first, _ in first }
  }

  /// The image that an attribute or a child names, if any; a symbol has a usual scale where the file says nothing.
  func image(
    _ key: String = "image", of element: XMLElement, tint: ColorRequest,
    mode: ContentMode, usualScale: String = "medium"
  ) -> ImageContent<String>? {
    let reference = element.child(key: key)
    let name = element[attribute: key] ?? reference?[attribute: "image"] ?? ""
    guard !name.isEmpty else { return nil }
    var image = ImageContent(name: name, mode: mode)
    image.size = sizes[name]
    image.rendering = .automatic(tint: tint)
    let isSystem = [element, reference].contains { $0?[attribute: "catalog"] == "system" }
    guard isSystem else { return image }
    let configuration =
      element.child(key: "preferredSymbolConfiguration")
      ?? element.child(key: "preferredSymbolConfigurationForImage")
      ?? reference?.child(key: "symbolConfiguration")
    let scale =
      configuration.map { $0[attribute: "scale"] ?? "medium" }
      ?? reference?[attribute: "symbolScale"] ?? usualScale
    var symbol = SystemSymbol(name: name)
    symbol?.weight =
      configuration?[attribute: "weight"].flatMap { FontWeight(rawValue: $0) } ?? .regular
    let points = Self.points(configuration)
    let drawn = Self.size(of: name, points: points, scale: scale, proportions: sizes[name])
    // Layout takes the line's height for that of a symbol (observed).
    let room = Size(width: drawn.width, height: Points(SystemSymbol.lineHeight * points))
    image.symbol = SymbolImage(symbol: symbol, color: tint, drawnSize: drawn, room: room)
    image.size = room
    return image
  }

  /// The size of the letters that a symbol is made to go with; 17 points where nothing is said.
  private static func points(_ configuration: XMLElement?) -> Double {
    guard let configuration else { return 17 }
    if let size = configuration.number("pointSize") { return min(max(size, 1), 500) }
    guard let font = configuration.first("fontDescription") else { return 17 }
    switch InterfaceFonts.font(font, usual: 17) {
    case .system(let size, _, _): return size.value
    case .style(let style), .styled(let style, _, _): return style.usualSize
    }
  }

  /// The size of the symbol beside letters of a size.
  private static func size(
    of name: String, points: Double, scale: String, proportions: Size?
  ) -> Size {
    let usual = SystemSymbol.size(named: name, proportions: proportions)
    let factor = scale == "small" ? 0.8 : scale == "large" ? 1.28 : 1
    return Size(
      width: Points(usual.width.value * factor * points / 17),
      height: Points(usual.height.value * factor * points / 17))
  }
}

extension TextStyle {
  /// The size at the usual content size (documented in the Human Interface Guidelines).
  fileprivate var usualSize: Double {
    switch self {
    case .largeTitle: 34
    case .title: 28
    case .title2: 22
    case .title3: 20
    case .headline, .body: 17
    case .callout: 16
    case .subheadline: 15
    case .footnote: 13
    case .caption: 12
    case .caption2: 11
    }
  }
}
