/// The settings of a collection that looks like a table.
public struct UICollectionLayoutListConfiguration {
  /// The looks of lists.
  public enum Appearance: Int, Sendable { case plain, grouped, insetGrouped, sidebar, sidebarPlain }

  /// How a section gets its header or its footer.
  public enum HeaderMode: Int, Sendable { case none, supplementary, firstItemInSection }
  public enum FooterMode: Int, Sendable { case none, supplementary }

  public let appearance: Appearance
  public var showsSeparators = true
  public var backgroundColor: UIColor?
  public var headerMode = HeaderMode.none
  public var footerMode = FooterMode.none
  public var headerTopPadding: CGFloat?
  public init(appearance: Appearance) { self.appearance = appearance }

  /// One row after another, each as high as its content.
  @MainActor fileprivate var section: NSCollectionLayoutSection {
    Session.noteGuess("UICollectionLayoutListConfiguration")
    let undrawn = [
      ("appearance", appearance != .plain), ("backgroundColor", backgroundColor != nil),
      ("headerMode", headerMode == .firstItemInSection),
    ]
    for (property, isSet) in undrawn where isSet {
      Session.noteMissing("UICollectionLayoutListConfiguration.\(property)", changesLook: true)
    }
    let size = NSCollectionLayoutSize(
      widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let item = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size, subitems: [item]))
    section.hasSeparators = showsSeparators
    let bars: [(Bool, String, NSRectAlignment)] = [
      (headerMode == .supplementary, UICollectionView.elementKindSectionHeader, .top),
      (footerMode == .supplementary, UICollectionView.elementKindSectionFooter, .bottom),
    ]
    section.boundarySupplementaryItems = bars.filter(\.0).map { _, kind, side in
      NSCollectionLayoutBoundarySupplementaryItem(
        layoutSize: size, elementKind: kind, alignment: side)
    }
    if appearance == .insetGrouped {
      section.contentInsets = NSDirectionalEdgeInsets(
        top: 16, leading: 16, bottom: 16, trailing: 16)
    }
    return section
  }
}

extension NSCollectionLayoutSection {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { configuration.section }
}

extension UICollectionViewCompositionalLayout {
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout(section: configuration.section)
  }
}

/// A cell of a list.
@preconcurrency @MainActor open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [UICellAccessory] = [] { didSet { showAccessories() } }
  open var indentationLevel = 0
  private let strip = UIStackView(frame: .zero)

  open override var contentConfiguration: UIContentConfiguration? { didSet { showAccessories() } }

  public func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  /// Shows the line below the cell, from where its text begins.
  final func cardproofShowSeparator() {
    let line = UIView(frame: .zero)
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(line)
    let start = (contentConfiguration as? UIListContentConfiguration)?.textStart ?? 16
    NSLayoutConstraint.activate([
      line.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: start),
      line.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      line.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 0.5),
    ])
  }

  /// Puts the accessories at the right, where the content ends (observed).
  private func showAccessories() {
    strip.removeFromSuperview()
    for view in strip.arrangedSubviews { view.removeFromSuperview() }
    guard !accessories.isEmpty else { return }
    for accessory in accessories {
      accessory.view.setContentCompressionResistancePriority(.required, for: .horizontal)
      strip.addArrangedSubview(accessory.view)
    }
    strip.spacing = 8
    strip.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(strip)
    NSLayoutConstraint.activate([
      strip.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -16),
      strip.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
    strip.setContentHuggingPriority(.required, for: .horizontal)
    guard let content = contentView.subviews.first(where: { $0 is UIContentView }) else { return }
    // The content has a margin of its own.
    content.trailingAnchor.constraint(equalTo: strip.leadingAnchor, constant: 8).isActive = true
  }
}

/// A mark at the side of a cell.
@MainActor public struct UICellAccessory {
  fileprivate let view: UIView

  private static func symbol(_ name: String, _ color: UIColor? = nil) -> UICellAccessory {
    UICellAccessory(view: UIImageView(cardproofSign: name, color))
  }
  public static func disclosureIndicator() -> Self { symbol("chevron.right", .tertiaryLabel) }
  public static func outlineDisclosure() -> Self { symbol("chevron.right") }
  public static func checkmark() -> Self { symbol("checkmark") }
  public static func detail() -> Self { symbol("info.circle") }
  public static func customView(configuration: CustomViewConfiguration) -> Self {
    UICellAccessory(view: configuration.customView)
  }
  /// A view of the project's as a mark.
  @MainActor public struct CustomViewConfiguration {
    public let customView: UIView
    public init(customView: UIView, placement: Placement) {
      self.customView = customView
      if case .leading = placement {
        Session.noteMissing("UICellAccessory.Placement.leading", changesLook: true)
      }
    }
  }
  /// The side of a mark.
  public enum Placement: Sendable {
    case leading(displayed: DisplayedState = .always)
    case trailing(displayed: DisplayedState = .always)
  }
  public static func label(text: String) -> Self {
    let label = UILabel(frame: .zero)
    label.text = text
    label.textColor = .secondaryLabel
    return UICellAccessory(view: label)
  }
}
