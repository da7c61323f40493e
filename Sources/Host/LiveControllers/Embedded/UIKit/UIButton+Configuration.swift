extension UIButton {
  /// The look of a button as of iOS 15.
  public struct Configuration {
    let style: String
    public var title: String?
    public var attributedTitle: AttributedString?
    public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var subtitle: String?
    public var attributedSubtitle: AttributedString?
    public var subtitleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
    public var titleLineBreakMode: NSLineBreakMode?
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    public var image: UIImage?
    public var baseForegroundColor: UIColor?
    public var baseBackgroundColor: UIColor?
    public var imagePadding: CGFloat = 0
    public var titlePadding: CGFloat = 0
    /// The alignment of a subtitle to its title, so that one alone does not move.
    public var titleAlignment = TitleAlignment.automatic
    public var imagePlacement = NSDirectionalRectEdge.leading
    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration()
    public var showsActivityIndicator = false
    public var buttonSize = Size.medium { didSet { contentInsets = buttonSize.cardproofInsets } }
    public var contentInsets = Size.medium.cardproofInsets

    public static func plain() -> Configuration { Configuration(style: "plain") }
    public static func gray() -> Configuration { Configuration(style: "gray") }
    public static func tinted() -> Configuration { Configuration(style: "tinted") }
    public static func filled() -> Configuration { Configuration(style: "filled") }
    public static func borderless() -> Configuration { Configuration(style: "plain") }
    public static func bordered() -> Configuration { Configuration(style: "gray") }
    public static func borderedTinted() -> Configuration { Configuration(style: "tinted") }
    public static func borderedProminent() -> Configuration { Configuration(style: "filled") }

    private init(style: String) { self.style = style }

    /// The configuration that a file gives a button.
    @MainActor init(scene values: JSONValue) {
      style = values["style"]?.text ?? "plain"
      title = values["title"]?.text
      image = UIImage(cardproofToken: values["image"])
      preferredSymbolConfigurationForImage = values["symbolConfiguration"].map {
        UIImage.SymbolConfiguration(scene: $0)
      }
      baseForegroundColor = UIColor(cardproofToken: values["foreground"])
      baseBackgroundColor = UIColor(cardproofToken: values["background"])
      imagePadding = values["imagePadding"]?.double ?? 0
      imagePlacement = NSDirectionalRectEdge(cardproofName: values["imagePlacement"]?.text)
      cornerStyle = values["isCapsule"]?.flag ?? false ? .capsule : .dynamic
      if let insets = values["contentInsets"]?.numbers, insets.count == 4 {
        contentInsets = NSDirectionalEdgeInsets(
          top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
      }
    }

    var cardproofInsets: UIEdgeInsets {
      UIEdgeInsets(
        top: contentInsets.top, left: contentInsets.leading, bottom: contentInsets.bottom,
        right: contentInsets.trailing)
    }

    /// The radius of the corners where it is not the usual one: half of any height.
    var cardproofRadius: CGFloat? {
      if cornerStyle == .capsule { return 100 }
      return background.cornerRadius > 0 ? background.cornerRadius : nil
    }

    /// What the transformer makes of no attributes.
    var cardproofTitleAttributes: AttributeContainer {
      titleTextAttributesTransformer?(AttributeContainer()) ?? AttributeContainer()
    }

    /// The text below the title, smaller than it (observed; its size is inferred).
    var cardproofSubtitle: NSAttributedString? {
      guard let text = attributedSubtitle ?? subtitle.map({ AttributedString($0) }),
        !text.characters.isEmpty
      else { return nil }
      var own = AttributeContainer([.font: UIFont.preferredFont(forTextStyle: .caption1)])
      own = subtitleTextAttributesTransformer?(own) ?? own
      return NSAttributedString(text.mergingAttributes(own, mergePolicy: .keepCurrent))
    }

    /// Tells the host what it does not draw.
    @MainActor func noteMissing() {
      guard !ViewRecord.isReading else { return }
      // Lines beside a picture stand at its side, in whatever room the button has.
      let isAtSide = image != nil && [.leading, .trailing].contains(imagePlacement)
      let missing = [
        ("showsActivityIndicator", showsActivityIndicator),
        ("titleAlignment", cardproofSubtitle != nil && (isAtSide || titleAlignment != .automatic)),
      ]
      if [.small, .medium, .large].contains(cornerStyle) {
        Session.noteGuess("UIButton.Configuration.cornerStyle")
      }
      for (name, isMissing) in missing where isMissing {
        Session.noteMissing("UIButton.Configuration.\(name)", changesLook: true)
      }
    }
  }
}

/// A change of the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  public let transform: (AttributeContainer) -> AttributeContainer
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

extension NSDirectionalRectEdge {
  /// The name of one edge as files and the pipe have it.
  var cardproofName: String {
    switch self {
    case .top: "top"
    case .bottom: "bottom"
    case .trailing: "trailing"
    default: "leading"
    }
  }

  /// The edge that a file names; the leading one for others.
  fileprivate init(cardproofName name: String?) {
    switch name {
    case "top": self = .top
    case "bottom": self = .bottom
    case "trailing", "right": self = .trailing
    default: self = .leading
    }
  }
}

extension UIButton.Configuration.Size {
  /// The room around the label in points: that of a medium and of a large button is observed, that of smaller ones
  /// inferred from their height of 28 points.
  public var cardproofInsets: NSDirectionalEdgeInsets {
    let (height, width): (CGFloat, CGFloat) =
      switch self {
      case .mini, .small: (5, 10)
      case .medium: (7, 12)
      case .large: (15, 20)
      }
    return NSDirectionalEdgeInsets(
      top: height, leading: width, bottom: height, trailing: width)
  }
}
