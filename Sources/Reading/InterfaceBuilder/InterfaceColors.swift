internal import SourceFormats
internal import Views

/// The colors of a file: those it writes, those it names, and the system's.
///
/// A color of an asset catalog has the value that the catalog gives it, in both appearances, and
/// where there is none the value that the file keeps of it.
struct InterfaceColors: Sendable {
  /// The named colors of the file.
  private let named: [String: XMLElement]
  private let system: [String: XMLElement]
  private let catalog: ColorCatalog

  init(_ root: XMLElement, catalog: ColorCatalog) {
    self.catalog = catalog
    let resources = root.first("resources")?.elements ?? []
    func colors(_ kind: String) -> [String: XMLElement] {
      Dictionary(
        resources.filter { $0.name == kind }.compactMap { resource in
          guard let name = resource[attribute: "name"], let color = resource.first("color") else {
            return nil
          }
          return (name, color)
        }
      ) { first, _ in first }
    }
    named = colors("namedColor")
    system = colors("systemColor")
  }

  /// The color of a view's property; nil where the file says nothing or `nil`.
  func color(_ key: String, of view: XMLElement) -> ColorRequest? {
    element(key, of: view).flatMap { color($0) }
  }

  private func element(_ key: String, of view: XMLElement) -> XMLElement? {
    view.elements.first { $0.name == "color" && $0[attribute: "key"] == key }
  }

  /// The background of a view, and how much it hides, from 0 to 1: one whose components the file writes may be
  /// see-through.
  func background(of view: XMLElement) -> (ColorRequest?, Opacity) {
    let element = element("backgroundColor", of: view)
    let color = element.flatMap { self.color($0) }
    guard let element, color != nil, color == written(element),
      let channels = channels(element), channels.alpha >= 0.005
    else { return (color, .full) }
    let opaque = Channels(
      red: channels.red, green: channels.green, blue: channels.blue, alpha: 1)
    return (Self.request(light: opaque, dark: opaque), Opacity(channels.alpha))
  }

  func color(_ element: XMLElement) -> ColorRequest? {
    if let name = element[attribute: "name"] {
      if let color = catalog[name] ?? named[name].flatMap({ written($0) }) { return color }
      return element[attribute: "catalog"] == "System" ? Self.desktopColor(name) : nil
    }
    let systemNames = ["xcode11CocoaTouchSystemColor", "systemColor", "cocoaTouchSystemColor"]
    for attribute in systemNames {
      guard let name = element[attribute: attribute] else { continue }
      if let color = Self.systemColor(name) { return .semantic(color) }
      if let own = system[name], let color = written(own) { return color }
      if let color = Self.oldColor(name) { return color }
    }
    return written(element)
  }

  /// A color of the Mac's system, which Xcode's color panel offers for the phone as well.
  ///
  /// It stays what it is on a light Mac (observed: Apple's own samples have them). The table leaves
  /// out the colors that follow the person's settings.
  private static func desktopColor(_ name: String) -> ColorRequest? {
    let value: Double? =
      switch name {
      case "selectedMenuItemTextColor", "alternateSelectedControlTextColor", "highlightColor",
        "controlBackgroundColor", "textBackgroundColor", "controlHighlightColor",
        "controlLightHighlightColor":
        1
      case "textColor", "controlTextColor", "selectedTextColor", "selectedControlTextColor",
        "headerTextColor", "windowFrameTextColor", "controlDarkShadowColor", "shadowColor":
        0
      case "windowBackgroundColor", "controlColor": 0.925
      case "gridColor": 0.8
      case "controlShadowColor": 0.5
      default: nil
      }
    return value.map {
      let channels = Channels(red: $0, green: $0, blue: $0, alpha: 1)
      return request(light: channels, dark: channels)
    }
  }

  /// A color of the first iPhones, which old files name without its numbers.
  ///
  /// It is the same in both appearances (observed: newer files write the numbers beside the name).
  private static func oldColor(_ name: String) -> ColorRequest? {
    let color: RGBColor
    switch name {
    case "scrollViewTexturedBackgroundColor": color = 0x6F7179
    case "viewFlipsideBackgroundColor": color = 0x1F1F21
    case "underPageBackgroundColor": color = 0xB4B8BF
    default: return nil
    }
    return .hex(light: color, dark: color)
  }

  /// A system color by the name in a file: `labelColor`, `systemBackgroundColor`.
  static func systemColor(_ name: String) -> SemanticColor? {
    switch name {
    case "darkTextColor": return .black
    case "lightTextColor": return .white
    case "groupTableViewBackgroundColor": return .groupedBackground
    case "tableCellGroupedBackgroundColor": return .secondaryGroupedBackground
    default: break
    }
    let short = name.hasSuffix("Color") ? String(name.dropLast(5)) : name
    return SemanticColor(name: short)
  }

  /// A color by its components.
  private func written(_ element: XMLElement) -> ColorRequest? {
    channels(element).map { Self.request(light: $0, dark: $0) }
  }

  private func channels(_ element: XMLElement) -> Channels? {
    let alpha = min(max(element.number("alpha") ?? 1, 0), 1)
    let written = element[attribute: "colorSpace"]
    let space = ColorSpace(
      name: written == "custom" ? element[attribute: "customColorSpace"] : written)
    if let white = element.number("white") {
      return space.standard(Channels(red: white, green: white, blue: white, alpha: alpha))
    }
    guard let red = element.number("red"), let green = element.number("green"),
      let blue = element.number("blue")
    else { return nil }
    return space.standard(Channels(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Red, green, blue and alpha from 0 to 1, in sRGB unless a space is said beside it.
  struct Channels: Hashable {
    let red: Double
    let green: Double
    let blue: Double
    let alpha: Double
  }

  /// A color in both appearances.
  static func request(light: Channels, dark: Channels) -> ColorRequest {
    if light.alpha < 0.005, dark.alpha < 0.005 { return .semantic(.clear) }
    return .hex(light: light.color, dark: dark.color)
  }
}

extension InterfaceColors.Channels {
  fileprivate var color: RGBColor { RGBColor(red: red, green: green, blue: blue, alpha: alpha) }
}
