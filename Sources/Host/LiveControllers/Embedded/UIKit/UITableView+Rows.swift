/// A row of a table as the host reads it: a cell, a header or a footer.
@MainActor struct TableRow {
  let view: UIView
  let height: CGFloat?
  let indexPath: IndexPath?
  /// Whether code gives it no height, or next to none, so that it is not there.
  var isGone: Bool { height.map { $0 < 0.5 } ?? false }

  /// The row in a table of a width.
  func node(width: CGFloat) -> JSONValue {
    let cell = view as? UITableViewCell
    let height = height ?? cell?.ownHeight(width: width)
    return [
      "view": cell?.cardproofNode() ?? TreeWriter.node(of: view),
      "height": JSONValue(optional: height.map { Double($0) }), "cell": .bool(cell != nil),
    ]
  }
}

@MainActor extension UITableView {
  /// The number of rows that the host gets; the rest is far outside of any snippet.
  private static let limit = 60

  /// The rows, which the data source is asked for once until the next reload.
  var rows: [TableRow] {
    if let storedRows { return storedRows }
    // A data source may ask for the size while it makes the rows.
    guard !isMakingRows else { return [] }
    isMakingRows = true
    defer { isMakingRows = false }
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
      cell.cardproofEnter(self)
      let isSelected = cardproofSelection.paths.contains(indexPath)
      if isSelected || !cell.isSelected { cell.setSelected(isSelected, animated: false) }
      cell.cardproofUpdateConfiguration()
      let height = delegate?.tableView(self, heightForRowAt: indexPath) ?? rowHeight
      let level = delegate?.tableView(self, indentationLevelForRowAt: indexPath) ?? 0
      if level > 0 { cell.indentationLevel = level }
      delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
      return TableRow(view: cell, height: height >= 0 ? height : nil, indexPath: indexPath)
    }
  }

  private func header(of section: Int) -> [TableRow] {
    let title = dataSource?.tableView(self, titleForHeaderInSection: section)
    let rows = supplement(
      delegate?.tableView(self, viewForHeaderInSection: section),
      title: title.map { SectionTitle.header($0, of: style) },
      height: delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight)
    for row in rows {
      delegate?.tableView(self, willDisplayHeaderView: row.view, forSection: section)
    }
    // As of iOS 15 a plain table has 22 points above its headers (observed), if code does not say otherwise.
    let padding = sectionHeaderTopPadding < 0 ? 22 : sectionHeaderTopPadding
    guard style == .plain, !rows.isEmpty, padding > 0 else { return rows }
    return [TableRow(view: UIView(frame: .zero), height: padding, indexPath: nil)] + rows
  }

  private func footer(of section: Int) -> [TableRow] {
    let rows = supplement(
      delegate?.tableView(self, viewForFooterInSection: section),
      title: dataSource?.tableView(self, titleForFooterInSection: section)
        .map { SectionTitle.footer($0) },
      height: delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight)
    for row in rows {
      delegate?.tableView(self, willDisplayFooterView: row.view, forSection: section)
    }
    return rows
  }

  /// Whether a height leaves out a header or a footer: in a plain table none does, in others only one that is next to
  /// nothing (observed).
  private func isNone(_ height: CGFloat) -> Bool {
    height < 0.5 && (style == .plain ? height >= 0 : height > 0)
  }

  private func supplement(_ view: UIView?, title: UIView?, height: CGFloat) -> [TableRow] {
    guard !isNone(height) else { return [] }
    guard let view = view ?? title else {
      // A grouped table keeps the room that code gives a section without a title (observed).
      let isGap = style != .plain && height > 0
      return isGap ? [TableRow(view: UIView(frame: .zero), height: height, indexPath: nil)] : []
    }
    if view === title, height <= 0 { Session.noteGuess("titles of a table's sections") }
    return [TableRow(view: view, height: height > 0 ? height : nil, indexPath: nil)]
  }

  /// The frames of all rows in the width of the table, as the host lays them out.
  var rowFrames: [CGRect] {
    var y: CGFloat = 0
    return rows.map { row in
      let height = row.height ?? fittingHeight(of: row)
      defer { y += height }
      return CGRect(x: 0, y: y, width: bounds.width, height: height)
    }
  }

  private func fittingHeight(of row: TableRow) -> CGFloat {
    if let own = (row.view as? UITableViewCell)?.ownHeight(width: bounds.width) { return own }
    let height = HostLayout.size(of: row.view.cardproofRoot, width: bounds.width).height
    return row.view is UITableViewCell && height <= 0 ? Self.usualRowHeight : height
  }

  /// Gives the cells their frames, once for a width.
  func layOutRows() {
    guard bounds.width > 0, bounds.width != laidOutWidth || storedRows == nil else { return }
    for (row, frame) in zip(rows, rowFrames) {
      if let cell = row.view as? UITableViewCell {
        cell.cardproofPlace(in: frame)
      } else if row.view.hasCode {
        row.view.storedFrame = frame
        HostLayout.layOutOnce(row.view)
      }
    }
    laidOutWidth = bounds.width
  }

  /// The height of a row whose cell says none by its constraints (a warning of UIKit says so).
  private static var usualRowHeight: CGFloat { 44 }

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
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { forgetRows() }
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { forgetRows() }
  public func beginUpdates() {}
  public func endUpdates() { forgetRows() }
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    forgetRows()
    completion?(true)
  }
  public func scrollToRow(at indexPath: IndexPath, at: ScrollPosition, animated: Bool) {}
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    zip(rows, rowFrames).first { $0.0.indexPath == indexPath }?.1 ?? .zero
  }
}

/// The titles of sections, as UIKit shows them (observed).
@MainActor private enum SectionTitle {
  static func header(_ text: String, of style: UITableView.Style) -> UIView {
    guard style != .plain else {
      return view(text, .systemFont(ofSize: 17, weight: .semibold), .label, top: 4, bottom: 4)
    }
    return view(
      text.uppercased(), .systemFont(ofSize: 13), .secondaryLabel, top: 18, bottom: 6)
  }

  static func footer(_ text: String) -> UIView {
    view(text, .systemFont(ofSize: 13), .secondaryLabel, top: 8, bottom: 8)
  }

  private static func view(
    _ text: String, _ font: UIFont, _ color: UIColor, top: CGFloat, bottom: CGFloat
  ) -> UIView {
    UITableViewHeaderFooterView(title: text, font, color, top: top, bottom: bottom)
  }
}
