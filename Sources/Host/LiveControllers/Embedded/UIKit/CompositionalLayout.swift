/// A length of an item against what is around it.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  private enum Kind: Hashable { case width, height, absolute, estimated }
  private let kind: Kind
  public let dimension: CGFloat
  public static func fractionalWidth(_ share: CGFloat) -> Self {
    Self(kind: .width, dimension: share)
  }
  public static func fractionalHeight(_ share: CGFloat) -> Self {
    Self(kind: .height, dimension: share)
  }
  public static func absolute(_ length: CGFloat) -> Self {
    Self(kind: .absolute, dimension: length)
  }
  public static func estimated(_ length: CGFloat) -> Self {
    Self(kind: .estimated, dimension: length)
  }
  public var isEstimated: Bool { kind == .estimated }

  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .width: size.width * dimension
    case .height: size.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}

/// The two lengths of an item.
public struct NSCollectionLayoutSize: Sendable {
  public let widthDimension, heightDimension: NSCollectionLayoutDimension
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) { (self.widthDimension, self.heightDimension) = (widthDimension, heightDimension) }

  func size(in size: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
  }
}

/// The room between items.
public struct NSCollectionLayoutSpacing: Sendable {
  public let spacing: CGFloat
  let isFlexible: Bool
  public static func fixed(_ spacing: CGFloat) -> Self { Self(spacing: spacing, isFlexible: false) }
  public static func flexible(_ spacing: CGFloat) -> Self {
    Self(spacing: spacing, isFlexible: true)
  }
}

/// An item of a group.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  public let layoutSize: NSCollectionLayoutSize
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The insets that count: along an estimated length there are none (documented).
  final var insetsThatCount: NSDirectionalEdgeInsets {
    var insets = contentInsets
    if layoutSize.widthDimension.isEstimated { (insets.leading, insets.trailing) = (0, 0) }
    if layoutSize.heightDimension.isEstimated { (insets.top, insets.bottom) = (0, 0) }
    return insets
  }
  public init(layoutSize: NSCollectionLayoutSize) { self.layoutSize = layoutSize }
  public convenience init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(layoutSize: layoutSize)
    if !supplementaryItems.isEmpty {
      Session.noteMissing("NSCollectionLayoutItem.supplementaryItems", changesLook: true)
    }
  }
}

/// Items beside or below each other.
@preconcurrency @MainActor open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open var interItemSpacing: NSCollectionLayoutSpacing?
  let items: [NSCollectionLayoutItem]
  /// How often the one item is there; nil where the sizes tell.
  let count: Int?
  let isHorizontal: Bool

  init(
    layoutSize: NSCollectionLayoutSize, items: [NSCollectionLayoutItem], count: Int?,
    isHorizontal: Bool
  ) {
    (self.items, self.count, self.isHorizontal) = (items, count, isHorizontal)
    super.init(layoutSize: layoutSize)
  }
  /// The room that a group has for its items in a section.
  func room(in section: CGSize) -> CGSize {
    let own = layoutSize.size(in: section)
    let insets = insetsThatCount
    return CGSize(
      width: own.width - insets.leading - insets.trailing,
      height: own.height - insets.top - insets.bottom)
  }
  /// The mark of a group in which no second item of a column has room.
  var isOfOneItem: Bool {
    guard items.count == 1, let item = items.first else { return false }
    if let count { return count == 1 }
    let own = layoutSize.size(in: CGSize(width: 1000, height: 1000))
    return item.layoutSize.size(in: own).height * 2 > own.height
  }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, nil, true) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
  ) -> NSCollectionLayoutGroup { make(layoutSize, subitems, nil, false) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], count, true) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [subitem], count, false) }
  public class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [repeatingSubitem], count, true) }
  public class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem: NSCollectionLayoutItem, count: Int
  ) -> NSCollectionLayoutGroup { make(layoutSize, [repeatingSubitem], count, false) }

  private class func make(
    _ size: NSCollectionLayoutSize, _ items: [NSCollectionLayoutItem], _ count: Int?,
    _ isHorizontal: Bool
  ) -> NSCollectionLayoutGroup {
    NSCollectionLayoutGroup(
      layoutSize: size, items: items, count: count, isHorizontal: isHorizontal)
  }
}

/// A section of a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  /// The room between the section and the one before it, which its layout says.
  var gapBefore: CGFloat = 0
  /// Whether there is a line between two cells of a list.
  var hasSeparators = false
  open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  /// How far headers and footers are from the sides.
  var supplementInsets: NSDirectionalEdgeInsets {
    supplementariesFollowContentInsets ? contentInsets : .zero
  }
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    if group.items.contains(where: { $0 is NSCollectionLayoutGroup }) {
      Session.noteMissing("NSCollectionLayoutGroup inside of another", changesLook: true)
    }
  }

  /// An item's size in a layout, and which lengths its cell has by itself.
  struct ItemSize {
    let size: CGSize
    let isWidthEstimated: Bool
    let isHeightEstimated: Bool
    /// The width of the group around it.
    let room: CGFloat
  }

  /// The size of an item in the room of its collection.
  func cell(at index: Int, in size: CGSize) -> ItemSize {
    let room = CGSize(
      width: size.width - contentInsets.leading - contentInsets.trailing, height: size.height)
    let group = group.room(in: room)
    let item = self.group.items[index % max(self.group.items.count, 1)]
    var own = item.layoutSize.size(in: group)
    let gap = self.group.interItemSpacing?.spacing ?? 0
    if let count = self.group.count, count > 0 {
      let gaps = gap * CGFloat(count - 1)
      if self.group.isHorizontal {
        own.width = (group.width - gaps) / CGFloat(count)
      } else {
        own.height = (group.height - gaps) / CGFloat(count)
      }
    }
    let insets = item.insetsThatCount
    own.width -= insets.leading + insets.trailing
    own.height -= insets.top + insets.bottom
    return ItemSize(
      size: own,
      isWidthEstimated: item.layoutSize.widthDimension.isEstimated && self.group.count == nil,
      isHeightEstimated: item.layoutSize.heightDimension.isEstimated
        || self.group.layoutSize.heightDimension.isEstimated,
      room: self.group.layoutSize.widthDimension.isEstimated ? room.width : group.width)
  }

  /// The lines of the section; one that scrolls to the side has columns as high as a group.
  func cardproofValue(in size: CGSize) -> JSONValue {
    let item = group.items.first?.insetsThatCount ?? .zero
    let around = group.insetsThatCount
    let gap = group.interItemSpacing?.spacing ?? 0
    if orthogonalScrollingBehavior != .none {
      let own = group.layoutSize.size(in: size)
      var insets = insets
      if orthogonalScrollingBehavior == .groupPagingCentered {
        insets.left = max(insets.left, (size.width - own.width) / 2)
      }
      let sides = item.leading + item.trailing + around.leading + around.trailing
      return [
        "line": .number(interGroupSpacing + sides),
        "item": .number(gap + item.top + item.bottom), "inset": insets.cardproofValue,
        "direction": "horizontal", "isPacked": true, "gap": .number(gapBefore),
        "height": .number(own.height + contentInsets.top + contentInsets.bottom),
      ]
    }
    let areGroups = group.isHorizontal || group.isOfOneItem
    if !areGroups, interGroupSpacing != gap {
      Session.noteMissing("NSCollectionLayoutSection.interGroupSpacing", changesLook: true)
    }
    if !areGroups, around.top + around.bottom != 0 {
      Session.noteMissing("NSCollectionLayoutGroup.contentInsets", changesLook: true)
    }
    let lines = areGroups ? interGroupSpacing + around.top + around.bottom : gap
    return [
      "line": .number(lines + item.top + item.bottom),
      "item": .number((group.isHorizontal ? gap : 0) + item.leading + item.trailing),
      "inset": insets.cardproofValue, "gap": .number(gapBefore),
      "direction": "vertical",
      "isPacked": .bool(!(group.interItemSpacing?.isFlexible ?? false) || !group.isHorizontal),
    ]
  }

  private var insets: UIEdgeInsets {
    let item = group.items.first?.insetsThatCount ?? .zero
    let around = group.insetsThatCount
    return UIEdgeInsets(
      top: contentInsets.top + around.top + item.top,
      left: contentInsets.leading + around.leading + item.leading,
      bottom: contentInsets.bottom + around.bottom + item.bottom,
      right: contentInsets.trailing + around.trailing + item.trailing)
  }
}

/// A view beside an item, which is not drawn.
@preconcurrency @MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  open var zIndex = 0
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor, itemAnchor: NSCollectionLayoutAnchor? = nil
  ) { self.init(layoutSize: layoutSize) }
}

/// The place of such a view at its item.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public init(edges: NSDirectionalRectEdge) {}
  public init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {}
  public init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {}
}

/// A header or a footer of a section.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  open var pinToVisibleBounds = false
  private(set) var elementKind = ""
  private(set) var isAtEnd = false
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment
  ) {
    self.init(layoutSize: layoutSize)
    self.elementKind = elementKind
    isAtEnd = [.bottom, .bottomLeading, .bottomTrailing].contains(alignment)
  }
}

/// What is around a layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: AnyObject {
  var container: NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// The room of a layout.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: AnyObject {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
}

/// The room of a collection.
@MainActor
private final class CollectionRoom: NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  var effectiveContentSize: CGSize { contentSize }
  var container: NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { UITraitCollection.current }
  init(_ size: CGSize) { contentSize = size }
}

/// A layout of sections.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: CardproofHostedLayout {
  public typealias SectionProvider = (Int, NSCollectionLayoutEnvironment) ->
    NSCollectionLayoutSection?
  private let provider: SectionProvider
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  public init(sectionProvider: @escaping SectionProvider) {
    provider = sectionProvider
    super.init()
  }
  public required nonisolated init?(coder: NSCoder) { nil }
  public convenience init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(section: section)
    self.configuration = configuration
  }
  public convenience init(
    sectionProvider: @escaping SectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    self.init(sectionProvider: sectionProvider)
    self.configuration = configuration
  }

  func section(_ index: Int, in size: CGSize) -> NSCollectionLayoutSection? {
    let section = provider(index, CollectionRoom(size))
    section?.gapBefore = configuration.interSectionSpacing
    return section
  }
}

/// Settings of a compositional layout.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var interSectionSpacing: CGFloat = 0
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet {
      guard scrollDirection != .vertical else { return }
      Session.noteMissing(
        "UICollectionViewCompositionalLayoutConfiguration.scrollDirection", changesLook: true)
    }
  }
}
