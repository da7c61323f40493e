/// A built site, as a comparison reads it.
package struct ComparedSite: Sendable {
  package let catalogue: CatalogFile
  /// The text of a file of drawings by its path; nil where the catalogue came without its cards.
  package let drawing: @Sendable (String) -> String?

  /// The same as shapes.
  let pictures: CardPictures

  package init(_ catalogue: CatalogFile, drawing: @escaping @Sendable (String) -> String?) {
    self.catalogue = catalogue
    self.drawing = drawing
    pictures = CardPictures(drawing(CardPictures.path) ?? "")
  }
}
