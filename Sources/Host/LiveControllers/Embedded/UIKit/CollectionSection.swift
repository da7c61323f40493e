/// A section of a collection with its cells, and what stands above and below them.
@MainActor struct CollectionSection {
  let cells: [(path: IndexPath, cell: UICollectionViewCell)]
  private let number: Int
  private let collection: UICollectionView
  private let header: (view: UIView, height: CGFloat?)?
  private let footer: (view: UIView, height: CGFloat?)?

  init(_ number: Int, of collection: UICollectionView, limit: Int) {
    self.number = number
    self.collection = collection
    let source = collection.dataSource
    let count = source?.collectionView(collection, numberOfItemsInSection: number) ?? 0
    cells = (0..<max(0, min(count, limit))).compactMap { item in
      let path = IndexPath(item: item, section: number)
      return source.map { (path, $0.collectionView(collection, cellForItemAt: path)) }
    }
    let hasSeparators = Self.composed(number, in: collection)?.hasSeparators ?? false
    for (path, cell) in cells {
      if hasSeparators, path.item < count - 1 {
        (cell as? UICollectionViewListCell)?.cardproofShowSeparator()
      }
      if collection.cardproofSelection.paths.contains(path) { cell.isSelected = true }
      cell.cardproofUpdateConfiguration()
      collection.delegate?.collectionView(collection, willDisplay: cell, forItemAt: path)
    }
    (header, footer) = Self.supplements(
      number, of: collection, Self.composed(number, in: collection))
  }

  /// How the host puts the cells.
  var flow: JSONValue {
    Self.composed(number, in: collection)?.cardproofValue(in: collection.bounds.size)
      ?? (Self.flow(number, in: collection) ?? UICollectionViewFlowLayout()).cardproofValue
  }

  /// The views of the section, each with attributes of its kind.
  var elements: [(view: UIView, attributes: UICollectionViewLayoutAttributes)] {
    func element(_ bar: Supplement?, _ kind: String) -> [(UIView, UICollectionViewLayoutAttributes)]
    {
      [bar].compactMap(\.self).map {
        let path = IndexPath(item: 0, section: number)
        return (
          $0.view, UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: kind, with: path)
        )
      }
    }
    let type =
      Swift.type(of: collection.collectionViewLayout).layoutAttributesClass
      as? UICollectionViewLayoutAttributes.Type ?? UICollectionViewLayoutAttributes.self
    return element(header, UICollectionView.elementKindSectionHeader)
      + cells.map { path, cell in
        let attributes = type.init()
        attributes.indexPath = path
        return (cell, attributes)
      }
      + element(footer, UICollectionView.elementKindSectionFooter)
  }

  /// The section of a compositional layout.
  private static func composed(
    _ number: Int, in collection: UICollectionView
  ) -> NSCollectionLayoutSection? {
    (collection.collectionViewLayout as? UICollectionViewCompositionalLayout)?
      .section(number, in: collection.bounds.size)
  }

  /// The flow layout as the delegate says it for the section.
  private static func flow(
    _ number: Int, in collection: UICollectionView
  ) -> UICollectionViewFlowLayout? {
    guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      return nil
    }
    guard let delegate = collection.delegate as? UICollectionViewDelegateFlowLayout else {
      return flow
    }
    let own = UICollectionViewFlowLayout()
    own.scrollDirection = flow.scrollDirection
    own.sectionInset = delegate.collectionView(collection, layout: flow, insetForSectionAt: number)
    own.minimumLineSpacing = delegate.collectionView(
      collection, layout: flow, minimumLineSpacingForSectionAt: number)
    own.minimumInteritemSpacing = delegate.collectionView(
      collection, layout: flow, minimumInteritemSpacingForSectionAt: number)
    own.headerReferenceSize = delegate.collectionView(
      collection, layout: flow, referenceSizeForHeaderInSection: number)
    own.footerReferenceSize = delegate.collectionView(
      collection, layout: flow, referenceSizeForFooterInSection: number)
    return own
  }

  /// The size that the layout gives an item; nil for a layout of the code's own.
  static func size(at path: IndexPath, in collection: UICollectionView) -> CGSize? {
    if let section = composed(path.section, in: collection) {
      return section.cell(at: path.item, in: collection.bounds.size).size
    }
    guard let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout else {
      return nil
    }
    let delegate = collection.delegate as? UICollectionViewDelegateFlowLayout
    return delegate?.collectionView(collection, layout: flow, sizeForItemAt: path) ?? flow.itemSize
  }

  // MARK: Views above and below

  /// The size that the layout gives a view above or below a section before it is made.
  static func supplementSize(
    _ kind: String, in section: Int, of collection: UICollectionView
  ) -> CGSize {
    let room = collection.bounds.size
    if let composed = composed(section, in: collection) {
      let bar = composed.boundarySupplementaryItems.first { $0.elementKind == kind }
      let insets = composed.supplementInsets
      return CGSize(
        width: room.width - insets.leading - insets.trailing,
        height: bar?.layoutSize.heightDimension.length(in: room) ?? 0)
    }
    let flow = flow(section, in: collection)
    let isHeader = kind == UICollectionView.elementKindSectionHeader
    let size = isHeader ? flow?.headerReferenceSize : flow?.footerReferenceSize
    return CGSize(width: room.width, height: size?.height ?? 0)
  }

  private typealias Supplement = (view: UIView, height: CGFloat?)

  private static func supplements(
    _ number: Int, of collection: UICollectionView, _ composed: NSCollectionLayoutSection?
  ) -> (Supplement?, Supplement?) {
    func view(_ kind: String, height: CGFloat?) -> Supplement? {
      let path = IndexPath(item: 0, section: number)
      guard let source = collection.dataSource else { return nil }
      let made = source.collectionView(
        collection, viewForSupplementaryElementOfKind: kind, at: path)
      let bar = (made as? UICollectionViewCell)?.cardproofContentAlone() ?? made
      let insets = composed?.supplementInsets ?? .zero
      guard insets.leading != 0 || insets.trailing != 0 else { return (bar, height) }
      let room = UIView(frame: .zero)
      room.addSubview(bar)
      bar.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: insets.leading),
        bar.trailingAnchor.constraint(equalTo: room.trailingAnchor, constant: -insets.trailing),
        bar.topAnchor.constraint(equalTo: room.topAnchor),
        bar.bottomAnchor.constraint(equalTo: room.bottomAnchor),
      ])
      return (room, height)
    }
    if let composed {
      let bars = composed.boundarySupplementaryItems.map { bar -> (isAtEnd: Bool, Supplement?) in
        let height = bar.layoutSize.heightDimension
        return (
          bar.isAtEnd,
          view(
            bar.elementKind,
            height: height.isEstimated ? nil : height.length(in: collection.bounds.size))
        )
      }
      return (bars.first { !$0.isAtEnd }?.1, bars.first { $0.isAtEnd }?.1)
    }
    guard let flow = flow(number, in: collection), flow.scrollDirection == .vertical else {
      return (nil, nil)
    }
    let (top, bottom) = (flow.headerReferenceSize.height, flow.footerReferenceSize.height)
    return (
      top > 0 ? view(UICollectionView.elementKindSectionHeader, height: top) : nil,
      bottom > 0 ? view(UICollectionView.elementKindSectionFooter, height: bottom) : nil
    )
  }

  // MARK: Sizes

  /// The sizes of the cells, with the lengths that those of an estimated one take.
  private var sizes: [CGSize] {
    let composed = Self.composed(number, in: collection)
    return cells.map { path, cell in
      guard let own = composed?.cell(at: path.item, in: collection.bounds.size) else {
        return ownSize(of: cell) ?? Self.size(at: path, in: collection)
          ?? CGSize(width: 50, height: 50)
      }
      return Self.size(of: cell, in: own)
    }
  }

  /// The size that a cell takes in a compositional layout; it is never wider than the group around it.
  private static func size(
    of cell: UICollectionViewCell, in item: NSCollectionLayoutSection.ItemSize
  ) -> CGSize {
    guard item.isWidthEstimated || item.isHeightEstimated else { return item.size }
    let wanted = cell.cardproofPreferred(item.size) { natural(of: cell, in: item) }
    return CGSize(
      width: item.isWidthEstimated ? min(wanted.width, item.room) : item.size.width,
      height: item.isHeightEstimated ? wanted.height : item.size.height)
  }

  private static func natural(
    of cell: UICollectionViewCell, in item: NSCollectionLayoutSection.ItemSize
  ) -> CGSize {
    var size = item.size
    if item.isWidthEstimated {
      let height: UILayoutPriority = item.isHeightEstimated ? .fittingSizeLevel : .required
      let natural = HostLayout.size(
        of: cell.contentView, near: CGSize(width: 0, height: size.height),
        priorities: [.fittingSizeLevel, height])
      size.width = min(natural.width, item.room)
    }
    if item.isHeightEstimated {
      size.height = HostLayout.size(of: cell.contentView, width: size.width).height
    }
    return size
  }

  /// The size that a cell takes by itself, where its layout only estimates it.
  private func ownSize(of cell: UICollectionViewCell) -> CGSize? {
    let flow = collection.collectionViewLayout as? UICollectionViewFlowLayout
    guard let estimate = flow?.estimate else { return nil }
    // A cell of a file that has only frames keeps the size of the layout.
    let content = cell.contentView
    if content.cardproofRecord.scene != nil, content.sceneConstraints.isEmpty { return nil }
    return cell.cardproofPreferred(estimate) { HostLayout.size(of: content) }
  }

  func layOut() {
    if collection.collectionViewLayout is CardproofHostedLayout {
      for ((_, cell), size) in zip(cells, sizes) { cell.cardproofPlace(size) }
    }
    for bar in [header, footer].compactMap(\.self) where bar.view.hasCode {
      bar.view.storedFrame.size = CGSize(width: collection.bounds.width, height: barHeight(bar))
      HostLayout.layOutOnce(bar.view)
    }
  }

  private func barHeight(_ bar: Supplement) -> CGFloat {
    bar.height ?? HostLayout.size(of: bar.view, width: collection.bounds.width).height
  }

  /// The cells as the host reads them.
  var nodes: [JSONValue] {
    let cells = zip(cells, sizes).map { cell, size -> JSONValue in
      [
        "view": cell.cell.cardproofNode(), "width": .number(size.width),
        "height": .number(size.height), "cell": true, "section": JSONValue(number),
      ]
    }
    return [header].compactMap(node) + cells + [footer].compactMap(node)
  }

  private func node(_ bar: Supplement?) -> JSONValue? {
    bar.map { bar in
      [
        "view": TreeWriter.node(of: bar.view),
        "height": JSONValue(optional: bar.height.map { Double($0) }), "cell": false,
        "section": JSONValue(number),
      ]
    }
  }
}
