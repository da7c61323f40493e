extension CatalogFile.State {
  /// An interaction, by what tells it from all others of the site.
  struct Interaction: Hashable, Comparable, Sendable {
    let intentClass: String
    let name: String

    static func < (left: Self, right: Self) -> Bool {
      (left.intentClass, left.name) < (right.intentClass, right.name)
    }
  }

  /// The place of a card among those of its interaction.
  struct Cell: Hashable, Sendable {
    let stage: String
    let host: String
    let isLocked: Bool
    let variant: String
    /// Empty for the cells of all behaviors.
    let behavior: String
  }

  /// The part of a name that the four behaviors share.
  struct Row: Hashable, Sendable {
    let interaction: Interaction
    let cell: Cell
  }

  var row: Row {
    Row(interaction: Interaction(intentClass: `class`, name: interaction), cell: cell(of: ""))
  }

  /// Where it stands, whatever its interaction is called.
  var cell: Cell { cell(of: behavior) }

  private func cell(of behavior: String) -> Cell {
    Cell(stage: stage, host: host, isLocked: locked, variant: variant, behavior: behavior)
  }
}
