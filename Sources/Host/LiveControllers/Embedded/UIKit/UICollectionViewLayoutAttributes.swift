/// Where a layout puts a cell or another view of a collection, and how it looks there.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open var size = CGSize.zero
  open var center = CGPoint.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var zIndex = 0
  open var transform = CGAffineTransform.identity
  public private(set) final var representedElementCategory =
    UICollectionView.ElementCategory.cell
  public private(set) final var representedElementKind: String?

  public required nonisolated override init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, kind)
  }
  public convenience init(forDecorationViewOfKind kind: String, with indexPath: IndexPath) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, kind)
  }

  open var frame: CGRect {
    get { CGRect(middle: center, size: size) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }

  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    MainActor.assumeIsolated {
      let other = Self()
      (other.indexPath, other.size, other.center) = (indexPath, size, center)
      (other.alpha, other.isHidden, other.zIndex) = (alpha, isHidden, zIndex)
      (other.transform, other.representedElementKind) = (transform, representedElementKind)
      other.representedElementCategory = representedElementCategory
      return other
    }
  }
}
