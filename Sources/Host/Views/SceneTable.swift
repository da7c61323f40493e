package import Diagnostics

/// A table view or a collection view of a file: its prototype cells, and the rows that are shown.
package struct SceneTable: Hashable, Sendable {
  package let cells: [SceneCell]
  package var rows: [Row]
  package let hasSeparators: Bool
  /// How far the lines between cells stay away from the sides, 16 points at the start (documented).
  package var separatorInsets = Insets(top: 0, leading: 16, bottom: 0, trailing: 0)
  package var separatorColor = ColorRequest.semantic(.separator)
  /// Whether lines of the whole width stand above and below the cells of a section, as in a grouped table (observed).
  package var endsSections = false
  /// The views above the first row and below the last one.
  package var header: Row?
  package var footer: Row?
  /// How a collection view puts the cells of each section beside each other; none for a table view.
  package var flows: [SceneFlow] = []

  /// One cell as it is shown.
  package struct Row: Hashable, Sendable {
    package let view: View<String>
    /// Nil for a row as high as its constraints make it.
    package let height: Points?
    /// Nil for a row as wide as its table, or as the items of its layout.
    package let width: Points?
    /// Whether a line stands between it and another cell; titles and headers have none.
    package let isCell: Bool
    /// The number of its section in a collection view.
    package let section: Int
    /// Distances of the line below it, where the cell has its own.
    package let separatorInsets: Insets?
    /// Where the layout of a class puts it in its collection; nil where the place follows from those before it.
    package var place: Frame?

    package init(
      view: View<String>, height: Points?, width: Points? = nil, isCell: Bool = true,
      section: Int = 0, separatorInsets: Insets? = nil
    ) {
      self.view = view
      self.height = height
      self.width = width
      self.isCell = isCell
      self.section = section
      self.separatorInsets = separatorInsets
    }
  }

  package init(cells: [SceneCell], rows: [Row], hasSeparators: Bool) {
    self.cells = cells
    self.rows = rows
    self.hasSeparators = hasSeparators
  }

  /// The shown rows, from the top down.
  package var shownRows: [Row] {
    [header].compactMap(\.self) + rows + [footer].compactMap(\.self)
  }

  /// The table with something changed in the views of all that it shows.
  package func map(_ change: (View<String>) -> View<String>) -> SceneTable {
    func changed(_ row: Row) -> Row {
      var changed = Row(
        view: change(row.view), height: row.height, width: row.width, isCell: row.isCell,
        section: row.section, separatorInsets: row.separatorInsets)
      changed.place = row.place
      return changed
    }
    var table = self
    table.rows = rows.map(changed)
    table.header = header.map(changed)
    table.footer = footer.map(changed)
    return table
  }
}

/// A flow layout: cells in lines, a new one where there is no room.
package struct SceneFlow: Hashable, Sendable {
  /// The size of cells that have none of their own.
  package let itemSize: Size
  package let lineSpacing: Points
  package let itemSpacing: Points
  package let insets: Insets
  /// Whether it scrolls to the side, so that its lines run from the top down.
  package let isHorizontal: Bool
  /// The height of a section that scrolls to the side by itself; nil where it has the rest of the view.
  package let height: Points?
  /// Whether a line is spread over the whole length, as a flow layout does, and not packed as a group of cells is.
  package var isSpread = true
  /// The room between the section and the one before it.
  package var gap = Points.zero

  package init(
    itemSize: Size, lineSpacing: Points, itemSpacing: Points, insets: Insets, isHorizontal: Bool,
    height: Points? = nil
  ) {
    self.itemSize = itemSize
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.insets = insets
    self.isHorizontal = isHorizontal
    self.height = height
  }
}

/// A prototype or a static cell.
package struct SceneCell: Hashable, Sendable {
  package let id: String
  package let reuseIdentifier: String?
  /// The content view.
  package let view: View<String>
  /// Nil for a cell as high as its constraints make it.
  package let height: Points?
  /// Distances of the line below it; nil for those of the table.
  package let separatorInsets: Insets?
  package let outlets: [SceneOutlet]

  package init(
    id: String, reuseIdentifier: String?, view: View<String>, height: Points?,
    separatorInsets: Insets? = nil, outlets: [SceneOutlet]
  ) {
    self.id = id
    self.reuseIdentifier = reuseIdentifier
    self.view = view
    self.height = height
    self.separatorInsets = separatorInsets
    self.outlets = outlets
  }
}

/// An outlet or an outlet collection.
package struct SceneOutlet: Hashable, Sendable {
  package let name: String
  /// The object ids of what it leads to; several for a collection.
  package let destinations: [String]
  package let location: SourceLocation

  package init(name: String, destinations: [String], at location: SourceLocation) {
    self.name = name
    self.destinations = destinations
    self.location = location
  }
}
