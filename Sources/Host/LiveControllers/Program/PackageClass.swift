internal import SwiftSources

/// A class of a package that the machine does not have, with UIKit's class that it is named after: `MarqueeLabel` is a
/// `UILabel` by its name (convention).
struct PackageClass: Hashable {
  let name: String
  let base: String

  /// The longest names first: a `TeaTableViewCell` is a cell and no view.
  private static let kinds = [
    "CollectionViewController", "TableViewController", "ViewController", "CollectionViewCell",
    "TableViewCell", "CollectionView", "ScrollView", "TableView", "ImageView", "StackView",
    "TextField", "TextView", "Switch", "Button", "Label", "View",
  ]

  /// The class that a message of the compiler does not know; nil where it is named after no view or controller.
  ///
  /// - Parameters:
  ///   - reason: The message.
  ///   - mayMakeViews: Whether a call of an unknown name can make a view of UIKit, and none of SwiftUI.
  init?(unknownIn reason: String, mayMakeViews: Bool) {
    let words = reason.split(separator: "'", omittingEmptySubsequences: false)
    let isType = reason.hasPrefix("cannot find type '")
    guard words.count == 3, isType || mayMakeViews && reason.hasPrefix("cannot find '"),
      words[2] == " in scope", words[1].first?.isUppercase == true,
      let kind = Self.kinds.first(where: { words[1].hasSuffix($0) }), words[1] != kind
    else { return nil }
    name = String(words[1])
    base = "UI" + kind
  }

  /// Whether code makes it with arguments that its base takes, if at all.
  func isMadeAsItsBase(in code: SourceCode) -> Bool {
    code.tokens.indices.allSatisfy { index in
      code.text(index) != name || code.text(index + 1) != "("
        || Self.labels.contains(code.text(index + 2))
    }
  }

  /// The first labels of UIKit's initializers.
  private static let labels: Set = [
    ")", "frame", "coder", "style", "type", "image", "arrangedSubviews", "nibName",
  ]

  /// The declaration that stands in for it.
  var declaration: String { "class \(name): \(base) {}" }
}
