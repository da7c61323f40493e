/// A view that a collection makes.
@preconcurrency @MainActor open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  /// The size that constraints give the view, while the layout asks for what the view prefers.
  private var natural: (() -> CGSize)?
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    if let natural { layoutAttributes.size = natural() }
    return layoutAttributes
  }
  /// The size that the view prefers in a layout that only estimates it.
  final func cardproofPreferred(_ estimate: CGSize, natural: @escaping () -> CGSize) -> CGSize {
    self.natural = natural
    defer { self.natural = nil }
    let attributes = UICollectionViewLayoutAttributes()
    attributes.size = estimate
    return preferredLayoutAttributesFitting(attributes).size
  }

  /// Takes the place and the looks that a layout of the project's gives.
  final func cardproofPlace(_ attributes: UICollectionViewLayoutAttributes) {
    storedFrame = attributes.frame
    (alpha, transform) = (attributes.alpha, attributes.transform)
    apply(attributes)
    cardproofLayOutInside()
  }
  /// Lets its class lay out what is in it.
  func cardproofLayOutInside() { HostLayout.layOutOnce(self) }
}

/// A cell of a collection.
@preconcurrency @MainActor open class UICollectionViewCell: UICollectionReusableView {
  public private(set) final var contentView = UIView(frame: .zero)
  open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
  open var isHighlighted = false
  open var backgroundView: UIView? {
    didSet { contentView.cardproofShow(behind: backgroundView, insteadOf: oldValue) }
  }
  open var selectedBackgroundView: UIView? { didSet { showSelection() } }
  open var contentConfiguration: UIContentConfiguration? {
    didSet {
      ConfiguredContent.install(
        contentConfiguration, in: contentView, keeping: [backgroundView, selectedBackgroundView])
    }
  }
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet { backgroundConfiguration?.install(in: self) }
  }
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) ->
    Void
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  open var configurationState: UICellConfigurationState {
    UICellConfigurationState(isSelected: isSelected)
  }
  private var needsConfiguration = true
  open func setNeedsUpdateConfiguration() { needsConfiguration = true }
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// Lets code configure the cell for its state, where that has changed.
  final func cardproofUpdateConfiguration() {
    guard needsConfiguration else { return }
    needsConfiguration = false
    updateConfiguration(using: configurationState)
    configurationUpdateHandler?(self, configurationState)
  }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.storedFrame.size = frame.size
    UIView.cardproofReading { addSubview(contentView) }
  }
  public required init?(coder: NSCoder) {
    super.init(coder: NSCoder())
    guard let prototype = coder as? InterfaceCoder else { return }
    contentView = prototype.loader.content(of: prototype.value)
    UIView.cardproofReading { addSubview(contentView) }
  }

  /// Shows the own background of a selected cell.
  private func showSelection() {
    setNeedsUpdateConfiguration()
    contentView.cardproofShow(selected: selectedBackgroundView, while: isSelected)
  }

  /// The content without the cell, as it stands above or below the cells of a section.
  final func cardproofContentAlone() -> UIView {
    cardproofUpdateConfiguration()
    contentView.backgroundColor = contentView.backgroundColor ?? backgroundColor
    contentView.removeFromSuperview()
    return contentView
  }

  /// Gives the cell its size in a collection, and lets its class lay it out.
  final func cardproofPlace(_ size: CGSize) {
    cardproofUpdateConfiguration()
    storedFrame.size = size
    cardproofLayOutInside()
  }
  final override func cardproofLayOutInside() {
    contentView.cardproofResize(to: storedFrame.size)
    cardproofLayOut(contentView)
  }

  public final override var cardproofRoot: UIView { contentView }
  public final override func cardproofHolder(of view: UIView) -> UIView {
    view === contentView ? self : contentView
  }

  /// The cell as the host reads it.
  final func cardproofNode() -> JSONValue { TreeWriter.node(ofCell: self) { _ in } }
}

/// A source of a collection's cells.
@preconcurrency @MainActor public protocol UICollectionViewDataSource: AnyObject {
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}

/// A delegate of a collection.
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension UICollectionViewDelegate {
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
  public func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}
}

/// A delegate that knows sizes.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}

/// Without a method of the delegate, the layout's own value counts (documented).
extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { (layout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { (layout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { (layout as? UICollectionViewFlowLayout)?.itemSize ?? .zero }
}
