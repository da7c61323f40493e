/// The content of a cell, as a value.
@preconcurrency @MainActor public protocol UIContentConfiguration {
  func makeContentView() -> UIView & UIContentView
  func updated(for state: UIConfigurationState) -> Self
}

/// A view that a configuration fills.
@preconcurrency @MainActor public protocol UIContentView: AnyObject {
  var configuration: UIContentConfiguration { get set }
}

/// The state of a cell or a view: nobody touches it.
public struct UIConfigurationState: Sendable {
  public var isSelected = false
  public var isHighlighted = false
  public var isDisabled = false
}
public typealias UICellConfigurationState = UIConfigurationState
public typealias UIViewConfigurationState = UIConfigurationState

/// The image and the two texts of a cell of a list.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// How a text looks.
  @MainActor public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var alignment = NSTextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontForContentSizeCategory = true
    public var adjustsFontSizeToFitWidth = false
    public var minimumScaleFactor: CGFloat = 0
  }

  /// How the image looks.
  @MainActor public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    public var maximumSize = CGSize.zero
    public var reservedLayoutSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    public var accessibilityIgnoresInvertColors = false
    /// The width that is kept for symbols (inferred: it is not documented).
    public static let standardDimension: CGFloat = 28
  }

  public var text: String?
  public var attributedText: NSAttributedString?
  public var secondaryText: String?
  public var secondaryAttributedText: NSAttributedString?
  public var image: UIImage?
  public var textProperties: TextProperties
  public var secondaryTextProperties: TextProperties
  public var imageProperties = ImageProperties()
  public var prefersSideBySideTextAndSecondaryText: Bool
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 11, leading: 16, bottom: 11, trailing: 16)
  public var imageToTextPadding: CGFloat = 16
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8
  public var textToSecondaryTextVerticalPadding: CGFloat = 3

  @MainActor private init(_ detail: UIFont.TextStyle, _ detailColor: UIColor, isRow: Bool) {
    textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: detail), color: detailColor)
    prefersSideBySideTextAndSecondaryText = isRow
  }

  @MainActor public static func cell() -> Self { Self(.caption1, .label, isRow: false) }
  @MainActor public static func subtitleCell() -> Self { Self(.caption1, .label, isRow: false) }
  @MainActor public static func valueCell() -> Self { Self(.body, .secondaryLabel, isRow: true) }
  @MainActor public static func plainHeader() -> Self {
    var made = Self(.caption1, .secondaryLabel, isRow: false)
    made.textProperties.font = .preferredFont(forTextStyle: .headline)
    return made
  }

  // Of these headers and footers only the fonts are known (inferred).
  @MainActor public static func groupedHeader() -> Self { edge() }
  @MainActor public static func plainFooter() -> Self { edge() }
  @MainActor public static func groupedFooter() -> Self { edge() }
  @MainActor private static func edge() -> Self {
    var made = Self(.caption1, .secondaryLabel, isRow: false)
    made.textProperties.font = .preferredFont(forTextStyle: .footnote)
    made.textProperties.color = .secondaryLabel
    Session.noteGuess("UIListContentConfiguration of headers and footers")
    return made
  }

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: UIConfigurationState) -> Self { self }
}

/// The view of a list's cell.
@preconcurrency @MainActor open class UIListContentView: UIView, UIContentView {
  open var configuration: UIContentConfiguration { didSet { show() } }
  private let row = UIStackView(frame: .zero)
  private var edges: [NSLayoutConstraint] = []

  public init(configuration: UIListContentConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    addSubview(row)
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    let height = heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = .defaultHigh
    height.isActive = true
    show()
  }
  public required init?(coder: NSCoder) { fatalError("A list's content comes from code") }

  private func show() {
    for view in row.arrangedSubviews { view.removeFromSuperview() }
    guard let list = configuration as? UIListContentConfiguration else { return }
    row.spacing = list.imageToTextPadding
    keep(list.directionalLayoutMargins)
    if let image = list.image { row.addArrangedSubview(picture(image, list.imageProperties)) }
    let texts = UIStackView(
      arrangedSubviews: [
        label(list.text, list.attributedText, list.textProperties),
        label(list.secondaryText, list.secondaryAttributedText, list.secondaryTextProperties),
      ].compactMap { $0 })
    let isRow = list.prefersSideBySideTextAndSecondaryText
    texts.axis = isRow ? .horizontal : .vertical
    texts.spacing =
      isRow ? list.textToSecondaryTextHorizontalPadding : list.textToSecondaryTextVerticalPadding
    if isRow, texts.arrangedSubviews.count > 1 {
      texts.arrangedSubviews[1].setContentHuggingPriority(.required, for: .horizontal)
    }
    row.addArrangedSubview(texts)
  }

  /// Keeps margins; in a low cell those above and below give way to the texts (inferred).
  private func keep(_ margins: NSDirectionalEdgeInsets) {
    NSLayoutConstraint.deactivate(edges)
    let above = row.topAnchor.constraint(equalTo: topAnchor, constant: margins.top)
    let below = row.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -margins.bottom)
    let middle = row.centerYAnchor.constraint(
      equalTo: centerYAnchor, constant: (margins.top - margins.bottom) / 2)
    (above.priority, below.priority) = (UILayoutPriority(740), UILayoutPriority(740))
    middle.priority = UILayoutPriority(745)
    edges = [
      row.leadingAnchor.constraint(equalTo: leadingAnchor, constant: margins.leading),
      row.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -margins.trailing),
      above, below, middle,
    ]
    NSLayoutConstraint.activate(edges)
  }

  private func picture(
    _ image: UIImage, _ properties: UIListContentConfiguration.ImageProperties
  ) -> UIView {
    let view = UIImageView(image: image)
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    if let tint = properties.tintColor { view.tintColor = tint }
    view.layer.cornerRadius = properties.cornerRadius
    view.contentMode = .scaleAspectFit
    view.setContentHuggingPriority(.required, for: .horizontal)
    for (length, anchor) in [
      (properties.maximumSize.width, view.widthAnchor),
      (properties.maximumSize.height, view.heightAnchor),
    ] where length > 0 {
      anchor.constraint(lessThanOrEqualToConstant: length).isActive = true
    }
    return reserve(view, properties.reservedLayoutSize)
  }

  /// Centers an image in the room that is kept for it, so that texts begin at one place; for a symbol that is as wide as
  /// the system wants it, where code does not say (documented).
  private func reserve(_ image: UIImageView, _ size: CGSize) -> UIView {
    var width = size.width
    if width == 0, image.image?.isSymbolImage == true {
      Session.noteGuess("UIListContentConfiguration.ImageProperties.standardDimension")
      width = UIListContentConfiguration.ImageProperties.standardDimension
    }
    guard width > 0 || size.height > 0 else { return image }
    let room = UIView(frame: .zero)
    room.addSubview(image)
    image.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      image.centerXAnchor.constraint(equalTo: room.centerXAnchor),
      image.centerYAnchor.constraint(equalTo: room.centerYAnchor),
    ])
    for (least, own, inner) in [
      (width, room.widthAnchor, image.widthAnchor),
      (size.height, room.heightAnchor, image.heightAnchor),
    ] {
      let wanted = own.constraint(equalToConstant: least)
      wanted.priority = .defaultHigh
      NSLayoutConstraint.activate([own.constraint(greaterThanOrEqualTo: inner), wanted])
    }
    return room
  }

  private func label(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties
  ) -> UILabel? {
    guard text != nil || attributed != nil else { return nil }
    let label = UILabel(frame: .zero)
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.textAlignment = properties.alignment
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.text = text
    if let attributed { label.attributedText = attributed }
    return label
  }
}

/// The background of a cell or a button.
public struct UIBackgroundConfiguration: Sendable {
  public var backgroundColor: UIColor?
  public var cornerRadius: CGFloat = 0
  public var strokeColor: UIColor?
  public var strokeWidth: CGFloat = 0
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  public static func clear() -> Self { Self(backgroundColor: .clear) }
  public static func listPlainCell() -> Self { Self() }
  public static func listGroupedCell() -> Self { Self() }

  /// Gives a cell its background.
  @MainActor func install(in cell: UIView) {
    cell.backgroundColor = backgroundColor
    cell.layer.cornerRadius = cornerRadius
    cell.layer.borderWidth = strokeWidth
    cell.layer.borderColor = (strokeColor ?? cell.tintColor).cgColor
    if backgroundInsets != .zero {
      Session.noteMissing("UIBackgroundConfiguration.backgroundInsets", changesLook: true)
    }
  }
}

/// The content of a cell that a configuration makes.
@MainActor enum ConfiguredContent {
  static func install(
    _ configuration: UIContentConfiguration?, in content: UIView, keeping backgrounds: [UIView?]
  ) {
    for view in content.subviews where !backgrounds.contains(view) { view.removeFromSuperview() }
    guard let made = configuration?.makeContentView() else { return }
    made.translatesAutoresizingMaskIntoConstraints = false
    content.addSubview(made)
    let trailing = made.trailingAnchor.constraint(equalTo: content.trailingAnchor)
    // An accessory takes the end of a list's cell.
    trailing.priority = UILayoutPriority(999)
    NSLayoutConstraint.activate([
      made.leadingAnchor.constraint(equalTo: content.leadingAnchor), trailing,
      made.topAnchor.constraint(equalTo: content.topAnchor),
      made.bottomAnchor.constraint(equalTo: content.bottomAnchor),
    ])
  }
}

extension UIListContentConfiguration {
  /// Where the texts begin beside an image, with the line below the cell; nil without one.
  var textStart: CGFloat? {
    guard let image else { return nil }
    let (reserved, most) = (
      imageProperties.reservedLayoutSize.width, imageProperties.maximumSize.width
    )
    let own = image.isSymbolImage ? ImageProperties.standardDimension : image.size.width
    let width = reserved > 0 ? reserved : most > 0 ? min(own, most) : own
    return directionalLayoutMargins.leading + width + imageToTextPadding
  }
}
