/// A layout of a collection.
///
/// The host knows those of UIKit; a class of the project says itself where it puts cells.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  open weak var collectionView: UICollectionView?
  public override nonisolated init() { super.init() }
  public required nonisolated init?(coder: NSCoder) { super.init() }
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
  open var collectionViewContentSize: CGSize { .zero }
  open func prepare() {}
  open func invalidateLayout() { collectionView?.forgetPlaces() }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }

  /// The mark of a class of the project's, which has a say in where cells are.
  final var isOwn: Bool { !_typeName(type(of: self)).hasPrefix("UIKit.") }
}

/// The layouts of UIKit ask the host where it puts the cells.
@preconcurrency @MainActor open class CardproofHostedLayout: UICollectionViewLayout {
  open override var collectionViewContentSize: CGSize {
    collectionView?.hosted.content ?? .zero
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    collectionView?.hosted.attributes.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.hosted.attributes.first {
      $0.indexPath == indexPath && $0.representedElementCategory == .cell
    }
  }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.hosted.attributes.first {
      $0.indexPath == indexPath && $0.representedElementKind == elementKind
    }
  }
}

/// Lines of items.
@preconcurrency @MainActor open class UICollectionViewFlowLayout: CardproofHostedLayout {
  open var itemSize = CGSize(width: 50, height: 50)
  open var estimatedItemSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 10
  open var minimumInteritemSpacing: CGFloat = 10
  open var sectionInset = UIEdgeInsets.zero
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  /// Bars that stay on the screen: a card does not scroll.
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  public static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// The size that it takes a cell to be until that says its own; nil where sizes are exact.
  var estimate: CGSize? {
    guard estimatedItemSize != .zero else { return nil }
    return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
  }

  var cardproofValue: JSONValue {
    [
      "line": .number(minimumLineSpacing), "item": .number(minimumInteritemSpacing),
      "inset": sectionInset.cardproofValue,
      "direction": scrollDirection == .vertical ? "vertical" : "horizontal",
    ]
  }
}
