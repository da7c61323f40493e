internal import SourceFormats
internal import Views

/// Reads what all views of a file have in common.
struct ViewStyleReader {
  let colors: InterfaceColors

  func style(of view: XMLElement, name: String?) -> ViewStyle {
    var style = ViewStyle()
    style.id = name
    (style.background, style.backgroundOpacity) = colors.background(of: view)
    style.tint = colors.color("tintColor", of: view)
    style.alpha = min(max(view.number("alpha") ?? 1, 0), 1)
    style.hugging = priority("HuggingPriority", of: view, usual: 250)
    style.compression = priority("CompressionResistancePriority", of: view, usual: 750)
    if let accessibility = view.first("accessibility"),
      let label = accessibility[attribute: "label"], !label.isEmpty
    {
      style.accessibilityLabel = label
    }
    if view.flag("clipsSubviews") == true { style.clipsToBounds = true }
    runtimeLooks(of: view, in: &style)
    return style
  }

  private func priority(_ name: String, of view: XMLElement, usual: Int) -> LayoutPriority {
    func one(_ axis: String) -> Int {
      view.integer(axis + name, in: 1...1000) ?? usual
    }
    return LayoutPriority(horizontal: one("horizontal"), vertical: one("vertical"))
  }

  /// The user-defined runtime attributes, in the order of the file.
  func attributes(of view: XMLElement) -> [RuntimeAttribute] {
    (view.first("userDefinedRuntimeAttributes")?.elements ?? []).compactMap { attribute in
      attribute[attribute: "keyPath"].map {
        RuntimeAttribute(keyPath: $0, value: value(of: attribute))
      }
    }
  }

  private func value(of attribute: XMLElement) -> RuntimeAttribute.Value {
    let inside = attribute.child(key: "value")
    switch attribute[attribute: "type"] {
    case "boolean": return .flag(attribute.flag("value") ?? false)
    case "number":
      return (inside ?? attribute).number("value").map { .number($0) } ?? .none
    case "string": return attribute.text("value").map { .text($0) } ?? .none
    case "color": return inside.flatMap { colors.color($0) }.map { .color($0) } ?? .none
    case "image": return attribute[attribute: "value"].map { .image($0) } ?? .none
    case "point", "size", "rect":
      let parts = ["x", "y", "width", "height"].compactMap { name in
        inside?.number(name).map { (name, $0) }
      }
      return .parts(Dictionary(parts) { first, _ in first })
    default: return .none
    }
  }

  /// Corner radius, clipping and border of a layer, which files set as user-defined runtime attributes.
  private func runtimeLooks(of view: XMLElement, in style: inout ViewStyle) {
    var borderWidth = Points.zero
    var borderColor: ColorRequest?
    for attribute in attributes(of: view) {
      switch (attribute.look, attribute.value) {
      case (.cornerRadius, .number(let radius)): style.cornerRadius = max(0, Points(radius))
      case (.masksToBounds, .flag(let clips)): style.clipsToBounds = clips
      case (.borderWidth, .number(let width)): borderWidth = max(0, Points(width))
      case (.borderColor, .color(let color)): borderColor = color
      default: break
      }
    }
    if borderWidth > .zero {
      style.border = Border(width: borderWidth, color: borderColor ?? .semantic(.black))
    }
  }

  func placement(of view: XMLElement, isInStack: Bool) -> SceneObject.Placement {
    let usesConstraints = view.flag("translatesAutoresizingMaskIntoConstraints") == false
    // A fixed frame is what Xcode gives a view without constraints.
    if isInStack || (usesConstraints && view.flag("fixedFrame") != true) { return .constraints }
    var mask = AutoresizingMask()
    if view[attribute: "key"] == "contentView" {
      // UIKit keeps it as large as the view around it, whatever Xcode writes (observed).
      (mask.flexibleWidth, mask.flexibleHeight) = (true, true)
      return .mask(mask)
    }
    guard let element = view.child(key: "autoresizingMask") else { return .mask(mask) }
    mask.flexibleLeft = element.flag("flexibleMinX") ?? false
    mask.flexibleWidth = element.flag("widthSizable") ?? false
    mask.flexibleRight = element.flag("flexibleMaxX") ?? false
    mask.flexibleTop = element.flag("flexibleMinY") ?? false
    mask.flexibleHeight = element.flag("heightSizable") ?? false
    mask.flexibleBottom = element.flag("flexibleMaxY") ?? false
    return .mask(mask)
  }

  /// The layout margins that are written.
  func margins(of view: XMLElement, usual: Insets) -> Insets {
    if let insets = view.child(key: "directionalLayoutMargins") {
      return Insets(
        top: insets.points("top") ?? 8, leading: insets.points("leading") ?? 8,
        bottom: insets.points("bottom") ?? 8, trailing: insets.points("trailing") ?? 8)
    }
    guard let insets = view.child(key: "layoutMargins") else { return usual }
    return Insets(
      top: insets.points("top") ?? 8, leading: insets.points("left") ?? 8,
      bottom: insets.points("bottom") ?? 8, trailing: insets.points("right") ?? 8)
  }

  func guides(of view: XMLElement) -> [SceneGuide] {
    var guides: [SceneGuide] = []
    for element in view.elements where element.name == "viewLayoutGuide" {
      guard let id = element[attribute: "id"] else { continue }
      switch element[attribute: "key"] {
      case "layoutMargins", "readableContent":
        guides.append(SceneGuide(id: id, kind: .margins))
      case "contentLayoutGuide": guides.append(SceneGuide(id: id, kind: .content))
      case "frameLayoutGuide": guides.append(SceneGuide(id: id, kind: .frame))
      default: guides.append(SceneGuide(id: id, kind: .safeArea))
      }
    }
    for element in view.first("layoutGuides")?.elements ?? [] {
      guard let id = element[attribute: "id"] else { continue }
      guides.append(SceneGuide(id: id, kind: .custom))
    }
    return guides
  }
}
