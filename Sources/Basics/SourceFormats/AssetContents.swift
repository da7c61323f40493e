/// The `Contents.json` of a folder in an asset catalog says.
package struct AssetContents: Decodable {
  /// The files of an image set or an icon set.
  package let images: [Entry]?
  /// The values of a color set.
  package let colors: [Entry]?
  private let properties: [String: Property]?

  /// An image or a color, and what it is for.
  package struct Entry: Decodable {
    package let filename: String?
    package let idiom: String?
    package let platform: String?
    /// `1x`, `2x` or `3x`; nil for an image of a single scale.
    package let scale: String?
    package let color: Color?
    private let appearances: [Appearance]?

    /// The appearances that it is for; none for any.
    package var onlyFor: [Appearance] { appearances ?? [] }
  }

  package struct Appearance: Decodable {
    /// The trait that differs: `luminosity` or `contrast`.
    package let appearance: String?
    package let value: String?
  }

  package struct Color: Decodable {
    package let components: [String: String]?
    /// The space of the components, such as `display-p3`.
    package let space: String?
    /// The name of a color of the system, such as `systemBlueColor`.
    package let reference: String?

    private enum CodingKeys: String, CodingKey {
      case components, reference
      case space = "color-space"
    }
  }

  /// A property of the folder; one that is neither a flag nor a text says nothing.
  private struct Property: Decodable {
    let flag: Bool?
    let text: String?

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      flag = try? container.decode(Bool.self)
      text = try? container.decode(String.self)
    }
  }

  /// Nil for a file of another shape, which is Xcode's to complain about.
  package init?(_ bytes: [UInt8]) {
    guard let contents = try? readJSON(AssetContents.self, from: bytes) else { return nil }
    self = contents
  }

  /// Whether the names of what is in the folder begin with the folder's.
  package var isNamespace: Bool { properties?["provides-namespace"]?.flag ?? false }

  /// Whether the images of the set are drawn in the tint of their views.
  package var isTemplate: Bool {
    properties?["template-rendering-intent"]?.text == "template"
  }
}
