/// A built site, as a comparison reads it.
package struct ComparedSite: Sendable {
  package let catalog: CatalogFile
  /// The text of a file of drawings by its path; nil where the catalog came without its cards.
  package let drawing: @Sendable (String) -> String?

  /// The drawings as shapes.
  let pictures: CardPictures

  package init(_ catalog: CatalogFile, drawing: @escaping @Sendable (String) -> String?) {
    self.catalog = catalog
    self.drawing = drawing
    pictures = CardPictures(drawing(CardPictures.path) ?? "")
  }
}
