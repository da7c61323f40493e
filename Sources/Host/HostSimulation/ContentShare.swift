/// How much of a view's height follows from what it holds, as its controller works it out.
package enum ContentShare: Hashable, Sendable {
  case none
  /// The height is what the content takes, and the width is worked out from it.
  case some
  /// The height is what the content takes at the view's width.
  case all
}
