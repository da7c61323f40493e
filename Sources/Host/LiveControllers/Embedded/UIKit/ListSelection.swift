/// The rows of a table or the items of a collection that code has selected.
struct ListSelection {
  private(set) var paths: [IndexPath] = []

  /// Selects a path, or nothing; without `keepsOthers` alone.
  ///
  /// - Returns: What is not selected anymore.
  mutating func select(_ path: IndexPath?, keepsOthers: Bool) -> [IndexPath] {
    let gone = path != nil && keepsOthers ? [] : paths.filter { $0 != path }
    paths.removeAll { gone.contains($0) || $0 == path }
    if let path { paths.append(path) }
    return gone
  }

  mutating func deselect(_ path: IndexPath) { paths.removeAll { $0 == path } }
}

extension UITableView {
  public func selectRow(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    for gone in cardproofSelection.select(path, keepsOthers: allowsMultipleSelection) {
      madeCell(at: gone)?.setSelected(false, animated: animated)
    }
    if let path { madeCell(at: path)?.setSelected(true, animated: animated) }
  }
  public func deselectRow(at path: IndexPath, animated: Bool) {
    cardproofSelection.deselect(path)
    madeCell(at: path)?.setSelected(false, animated: animated)
  }
  public var indexPathForSelectedRow: IndexPath? { cardproofSelection.paths.first }
  public var indexPathsForSelectedRows: [IndexPath]? {
    cardproofSelection.paths.isEmpty ? nil : cardproofSelection.paths
  }

  /// The cell of a row, if it is there already.
  private func madeCell(at path: IndexPath) -> UITableViewCell? {
    storedRows?.first { $0.indexPath == path }?.view as? UITableViewCell
  }
}

extension UICollectionView {
  public func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    for gone in cardproofSelection.select(path, keepsOthers: allowsMultipleSelection) {
      madeCell(at: gone)?.isSelected = false
    }
    if let path { madeCell(at: path)?.isSelected = true }
  }
  public func deselectItem(at path: IndexPath, animated: Bool) {
    cardproofSelection.deselect(path)
    madeCell(at: path)?.isSelected = false
  }
  public var indexPathsForSelectedItems: [IndexPath]? { cardproofSelection.paths }

  /// The cell of an item, if it is there already.
  private func madeCell(at path: IndexPath) -> UICollectionViewCell? {
    storedSections?.lazy.flatMap(\.cells).first { $0.path == path }?.cell
  }
}
