/// The product's own name and version, and the names of its files that several modules know.
package enum Product {
  package static let version = "0.1.0"
  package static let generator = "cardproof \(version)"
  /// The file that marks a folder as one that the product writes.
  package static let markerName = ".cardproof"
  /// The index of a site for machines.
  package static let catalogName = "catalogue.json"
}
