internal import TextTools
internal import Views

/// Looks of a file in the words of the pipe, which a program reads as UIKit's.
extension ColorRequest {
  var pipeValue: PipeValue {
    switch self {
    case .semantic(.white): Self.hex(light: .white, dark: .white).pipeValue
    case .semantic(.black): Self.hex(light: .black, dark: .black).pipeValue
    case .semantic(.lightGray): Self.hex(light: 0xAAAAAA, dark: 0xAAAAAA).pipeValue
    case .semantic(.darkGray): Self.hex(light: 0x555555, dark: 0x555555).pipeValue
    case .semantic(let color): .object(["semantic": .text(color.systemName)])
    case .hex(let light, let dark):
      light.alpha == dark.alpha
        ? .object([
          "light": .text(light.opaque.description), "dark": .text(dark.opaque.description),
          "alpha": .number(light.share),
        ])
        : .object([
          "appearances": .list([light, dark].map { Self.hex(light: $0, dark: $0).pipeValue })
        ])
    case .pair(let light, let dark):
      .object(["appearances": .list([light.color.pipeValue, dark.color.pipeValue])])
    }
  }
}

extension RuntimeAttribute.Value {
  var pipeValue: PipeValue {
    switch self {
    case .flag(let flag): .boolean(flag)
    case .number(let number): .number(number)
    case .text(let text): .text(text)
    case .color(let color): .object(["color": color.pipeValue])
    case .image(let name): .object(["image": .text(name)])
    case .parts(let parts): .object(parts.mapValues { .number($0) })
    case .none: .object([:])
    }
  }
}

extension SemanticColor {
  /// The name of the `UIColor`.
  fileprivate var systemName: String {
    switch self {
    case .label, .placeholderText, .link, .separator, .opaqueSeparator, .clear: return rawValue
    case .secondary, .tertiary, .quaternary: return rawValue + "Label"
    case .tint: return "tintColor"
    default:
      for order in ["secondary", "tertiary", "quaternary"] where rawValue.hasPrefix(order) {
        return order + "System" + rawValue.dropFirst(order.count)
      }
      return "system" + rawValue.capitalizedFirst
    }
  }
}

extension FontRequest {
  /// The font, with the name of the one that it stands for.
  func pipeValue(named name: String?, isItalic: Bool) -> PipeValue {
    var fields: [String: PipeValue] = [:]
    if isItalic { fields["italic"] = .boolean(true) }
    fields["name"] = name.map { .text($0) }
    switch self {
    case .style(let style): fields["style"] = .text(style.systemName)
    case .styled(let style, let weight, let design):
      fields["style"] = .text(style.systemName)
      fields["weight"] = weight.map { .text($0.rawValue) }
      if design != .standard { fields["design"] = .text(design.rawValue) }
    case .system(let size, let weight, let design):
      fields["size"] = .number(size.value)
      if weight != .regular { fields["weight"] = .text(weight.rawValue) }
      if design != .standard { fields["design"] = .text(design.rawValue) }
    }
    return .object(fields)
  }
}

extension TextStyle {
  /// The name of the `UIFont.TextStyle`.
  fileprivate var systemName: String {
    self == .title ? "title1" : self == .caption ? "caption1" : rawValue
  }
}

extension TextAlignment {
  var pipeName: String {
    switch self {
    case .leading, .left: "left"
    case .center: "center"
    case .trailing, .right: "right"
    case .natural: "natural"
    }
  }
}

extension ContentMode {
  var pipeName: String {
    switch self {
    case .stretch: "scaleToFill"
    case .fit: "scaleAspectFit"
    case .fill: "scaleAspectFill"
    case .center: "center"
    }
  }
}
