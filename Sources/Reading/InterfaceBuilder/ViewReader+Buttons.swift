internal import SourceFormats
internal import Views

/// Reads buttons: the old ones, whose looks are those of their usual state, and those with a
/// configuration.
extension ViewReader {
  mutating func button(
    _ element: XMLElement, tint: ColorRequest, _ style: inout ViewStyle
  ) -> ControlContent<String> {
    let state = element.elements.first {
      $0.name == "state" && $0[attribute: "key"] == "normal"
    }
    guard let configuration = element.first("buttonConfiguration") else {
      let isOfSystem = ["system", "roundedRect"].contains(element[attribute: "buttonType"])
      // Another button has white letters until code or the file says otherwise (documented).
      let usual = isOfSystem ? tint : .semantic(.white)
      let color = state.flatMap { colors.color("titleColor", of: $0) } ?? usual
      let label = LabelContent(
        text: state?.text("title") ?? "", font: InterfaceFonts.font(of: element, usual: 15),
        color: color, lines: 1, lineBreak: .truncatingMiddle,
        alignment: TextAlignment(ofControl: element[attribute: "contentHorizontalAlignment"]))
      // The title has 6 points above and below already.
      if let insets = element.child(key: "contentEdgeInsets") {
        style.insets = Insets(
          top: (insets.points("minY") ?? 0) - 6, leading: insets.points("minX") ?? 0,
          bottom: (insets.points("maxY") ?? 0) - 6, trailing: insets.points("maxX") ?? 0)
      }
      guard let state else { return .button(label) }
      // Buttons of the system show symbols at the large scale (observed in frames of storyboards).
      var image = images.image(
        of: state, tint: tint, mode: .center, usualScale: isOfSystem ? "large" : "medium")
      // A button of the system makes each picture a template (documented).
      if isOfSystem { image?.rendering = .template(tint: tint) }
      let background = images.image("backgroundImage", of: state, tint: tint, mode: .stretch)
      note(symbolsOf: [image, background], at: element)
      return .button(label, pictures: ButtonPictures(image, background: background))
    }
    return button(element, configuration, tint, &style)
  }

  /// A button of iOS 15 and later; what its configuration does not say is as UIKit has it.
  private mutating func button(
    _ element: XMLElement, _ configuration: XMLElement, _ tint: ColorRequest,
    _ style: inout ViewStyle
  ) -> ControlContent<String> {
    let look = configuration[attribute: "style"] ?? "plain"
    let own = colors.color("baseForegroundColor", of: configuration)
    let color = own ?? (look == "filled" ? .semantic(.white) : tint)
    let usual: ColorRequest? =
      switch look {
      case "filled", "tinted": tint
      case "gray": .semantic(.secondaryFill)
      default: nil
      }
    let background = configuration.child(key: "background")
    let ground = background.flatMap { colors.color("backgroundColor", of: $0) }
    if look == "tinted", ground == nil, style.background == nil {
      style.backgroundOpacity = ViewStyle.tintedButtonOpacity
    }
    style.background =
      ground ?? colors.color("baseBackgroundColor", of: configuration) ?? style.background ?? usual
    if style.cornerRadius == .zero, style.background != nil {
      let isCapsule = configuration[attribute: "cornerStyle"] == "capsule"
      style.cornerRadius = background?.points("cornerRadius") ?? (isCapsule ? 100 : 6)
    }
    // Insets of 7 and 12 points (convention); the title has 6 above and below already.
    let insets = configuration.child(key: "contentInsets")
    style.insets = Insets(
      top: (insets?.points("top") ?? 7) - 6, leading: insets?.points("leading") ?? 12,
      bottom: (insets?.points("bottom") ?? 7) - 6, trailing: insets?.points("trailing") ?? 12)
    let placement = configuration[attribute: "imagePlacement"] ?? "leading"
    let image = images.image(of: configuration, tint: color, mode: .center, usualScale: "large")
    note(symbolsOf: [image], at: element)
    let font = configuration.child(key: "titleFontDescription").map {
      InterfaceFonts.font($0, usual: 17)
    }
    let text = configuration.text("title") ?? configuration.text("attributedTitle") ?? ""
    return .button(
      LabelContent(
        text: text, font: font ?? InterfaceFonts.font(of: element, usual: 17), color: color,
        lines: 1, lineBreak: .truncatingMiddle,
        alignment: TextAlignment(ofControl: element[attribute: "contentHorizontalAlignment"])),
      pictures: ButtonPictures(
        image, edge: placement == "right" ? .trailing : .init(rawValue: placement) ?? .leading,
        gap: configuration.points("imagePadding") ?? 0))
  }

  /// Remarks on symbols that there is no drawing of.
  mutating func note(symbolsOf images: [ImageContent<String>?], at element: XMLElement) {
    for image in images.compactMap(\.self) where image.symbol.map({ $0.symbol == nil }) ?? false {
      note(
        "The system's symbol '\(image.name)' is drawn as a box with its name", at: element.location)
    }
  }
}

extension ButtonPictures {
  /// Nil where there is no picture.
  fileprivate init?(
    _ image: ImageContent<String>?, edge: Edge = .leading, gap: Points = 0,
    background: ImageContent<String>? = nil
  ) {
    guard image != nil || background != nil else { return nil }
    self.init(image: image, edge: edge, gap: gap, background: background)
  }
}
