package import Diagnostics

/// A table view of a file: its prototype cells, and the rows that are shown.
package struct SceneTable: Hashable, Sendable {
  package let cells: [SceneCell]
  package let rows: [Row]
  package let hasSeparators: Bool

  /// One cell as it is shown.
  package struct Row: Hashable, Sendable {
    package let view: SceneView
    /// Nil for a row as high as its constraints make it.
    package let height: Points?

    package init(view: SceneView, height: Points?) {
      self.view = view
      self.height = height
    }

    func with(view: SceneView) -> Row { Row(view: view, height: height) }
  }

  package init(cells: [SceneCell], rows: [Row], hasSeparators: Bool) {
    self.cells = cells
    self.rows = rows
    self.hasSeparators = hasSeparators
  }

  func with(rows: [Row]) -> SceneTable {
    SceneTable(cells: cells, rows: rows, hasSeparators: hasSeparators)
  }
}

/// A prototype or a static cell.
package struct SceneCell: Hashable, Sendable {
  package let id: String
  package let reuseIdentifier: String?
  /// The content view.
  package let view: SceneView
  /// Nil for a cell as high as its constraints make it.
  package let height: Points?
  package let outlets: [SceneOutlet]

  package init(
    id: String, reuseIdentifier: String?, view: SceneView, height: Points?, outlets: [SceneOutlet]
  ) {
    self.id = id
    self.reuseIdentifier = reuseIdentifier
    self.view = view
    self.height = height
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
