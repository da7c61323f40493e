/// Views that a collection layout of the project's puts, and their places.
@MainActor struct CollectionPlaces {
  private var views: [(attributes: UICollectionViewLayoutAttributes, view: UIView)] = []
  private var preparedSize: CGSize?

  /// Lets the layout prepare itself, once for a size (documented).
  mutating func prepare(_ layout: UICollectionViewLayout, for size: CGSize) {
    guard layout.isOwn, size.width > 0, preparedSize != size else { return }
    preparedSize = size
    layout.prepare()
  }

  /// Puts the cells of sections, and the other views of the layout, where it says.
  mutating func place(_ sections: [CollectionSection], of collection: UICollectionView) {
    let layout = collection.collectionViewLayout
    guard layout.isOwn else { return }
    let room = CGRect(origin: .zero, size: collection.bounds.size)
    let known = Dictionary(
      sections.flatMap(\.elements).map { (Key($1), $0) }, uniquingKeysWith: { first, _ in first })
    let before = Dictionary(
      views.map { (Key($0.attributes), $0.view) }, uniquingKeysWith: { first, _ in first })
    let all = (layout.layoutAttributesForElements(in: room) ?? []).filter { !$0.isHidden }
    // Of one height, views stand in the order of the layout.
    views = all.enumerated().sorted {
      ($0.element.zIndex, $0.offset) < ($1.element.zIndex, $1.offset)
    }
    .compactMap { _, attributes in
      let key = Key(attributes)
      let view = known[key] ?? before[key] ?? Self.view(of: attributes, in: collection)
      return view.map { (attributes, $0) }
    }
    for (attributes, view) in views {
      (view as? UICollectionReusableView)?.cardproofPlace(attributes)
    }
  }

  /// The view that the data source makes above, below or beside cells.
  private static func view(
    of attributes: UICollectionViewLayoutAttributes, in collection: UICollectionView
  ) -> UIView? {
    guard let kind = attributes.representedElementKind else { return nil }
    guard attributes.representedElementCategory == .supplementaryView else {
      Session.noteMissing(
        "UICollectionViewLayout.register(_:forDecorationViewOfKind:)", changesLook: true)
      return nil
    }
    return collection.dataSource?.collectionView(
      collection, viewForSupplementaryElementOfKind: kind, at: attributes.indexPath)
  }

  /// The views as the host reads them.
  var nodes: [JSONValue] {
    views.map { attributes, view in
      let cell = view as? UICollectionViewCell
      return [
        "view": cell?.cardproofNode() ?? TreeWriter.node(of: view), "cell": true,
        "section": JSONValue(attributes.indexPath.section),
        "place": attributes.frame.cardproofValue,
      ]
    }
  }

  /// The identity of a view in a layout.
  private struct Key: Hashable {
    let path: IndexPath
    let kind: String?

    @MainActor init(_ attributes: UICollectionViewLayoutAttributes) {
      (path, kind) = (attributes.indexPath, attributes.representedElementKind)
    }
  }
}
