import CardproofRuntime

/// A row of a table as the host reads it: a cell, a header or a footer.
@MainActor struct TableRow {
  let view: UIView
  let height: CGFloat?
  let indexPath: IndexPath?

  var node: JSONValue {
    let cell = view as? UITableViewCell
    return [
      "view": cell?.cardproofNode() ?? TreeWriter.node(of: view),
      "height": JSONValue(optional: height.map { Double($0) }), "cell": .bool(cell != nil),
    ]
  }
}

extension UITableViewCell {
  /// The line between cells.
  public enum SeparatorStyle: Int, Sendable { case none, singleLine, singleLineEtched }
}

@MainActor extension UITableView {
  /// The number of rows that the host gets; the rest is far outside of any snippet.
  private static let limit = 60

  /// The rows, which the data source is asked for once until the next reload.
  var rows: [TableRow] {
    if let storedRows { return storedRows }
    var rows = fixedView(tableHeaderView)
    for section in 0..<(dataSource?.numberOfSections(in: self) ?? 0) where rows.count < Self.limit {
      rows += header(of: section) + cells(of: section) + footer(of: section)
    }
    rows += fixedView(tableFooterView)
    storedRows = rows
    return rows
  }

  private func fixedView(_ view: UIView?) -> [TableRow] {
    guard let view else { return [] }
    return [TableRow(view: view, height: view.frame.height, indexPath: nil)]
  }

  private func cells(of section: Int) -> [TableRow] {
    guard let dataSource else { return [] }
    let count = min(dataSource.tableView(self, numberOfRowsInSection: section), Self.limit)
    return (0..<max(0, count)).map { row in
      let indexPath = IndexPath(row: row, section: section)
      let cell = dataSource.tableView(self, cellForRowAt: indexPath)
      let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
      return TableRow(view: cell, height: height > 0 ? height : nil, indexPath: indexPath)
    }
  }

  private func header(of section: Int) -> [TableRow] {
    supplement(
      delegate?.tableView(self, viewForHeaderInSection: section),
      title: dataSource?.tableView(self, titleForHeaderInSection: section),
      height: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
  }

  private func footer(of section: Int) -> [TableRow] {
    supplement(
      delegate?.tableView(self, viewForFooterInSection: section),
      title: dataSource?.tableView(self, titleForFooterInSection: section),
      height: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
  }

  private func supplement(_ view: UIView?, title: String?, height: CGFloat) -> [TableRow] {
    if let view { return [TableRow(view: view, height: height > 0 ? height : nil, indexPath: nil)] }
    guard let title else { return [] }
    let label = UILabel(frame: .zero)
    label.text = title
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    return [TableRow(view: label, height: height > 0 ? height : nil, indexPath: nil)]
  }

  public var visibleCells: [UITableViewCell] { rows.compactMap { $0.view as? UITableViewCell } }
  public var indexPathsForVisibleRows: [IndexPath]? { rows.compactMap(\.indexPath) }
  public var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 0 }
  public func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    rows.first { $0.indexPath == indexPath }?.view as? UITableViewCell
  }
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    rows.first { $0.view === cell }?.indexPath
  }
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }
  public func beginUpdates() {}
  public func endUpdates() { reloadData() }
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    reloadData()
    completion?(true)
  }
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {}
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  public func scrollToRow(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}
  public var indexPathForSelectedRow: IndexPath? { nil }
  public func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
}
