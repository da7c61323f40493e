package import CardDrawing
package import HostSimulation
internal import TextTools
package import Views

/// A further column of every card: what is other there than usual.
///
/// Without any, appearance follows the reader, text has the size large, and the screen has the
/// profile's width.
package struct Variant: Hashable, Sendable {
  /// The appearance in which the card is always drawn; nil follows the reader.
  package let appearance: Appearance?
  package let textSize: ContentSize?
  /// The width of the screen in points.
  package let width: Int?
  package let language: VariantLanguage?

  package init(
    appearance: Appearance? = nil, textSize: ContentSize? = nil, width: Int? = nil,
    language: VariantLanguage? = nil
  ) {
    self.appearance = appearance
    self.textSize = textSize
    self.width = width
    self.language = language
  }

  /// The column that is always there.
  package static let usual = Variant()

  package var isUsual: Bool { self == .usual }

  /// The name in ids and addresses; empty for the usual column.
  package var slug: String {
    [
      appearance?.rawValue, textSize.map { "text-\($0.rawValue)" }, width.map { "width-\($0)" },
      language.map { "language-\($0.word)" },
    ].compactMap(\.self).joined(separator: "-")
  }

  /// The difference in words.
  package var title: String {
    let words = [
      appearance.map { "always \($0.rawValue)" }, textSize.map { "text size \($0.rawValue)" },
      width.map { "screen \($0) points wide" }, language?.title,
    ].compactMap(\.self).joined(separator: ", ")
    return words.capitalizedFirst
  }

  /// A host whose screen has the variant's width.
  package func applied(to host: HostProfile) -> HostProfile {
    width.map { host.with(screenWidth: $0) } ?? host
  }
}
