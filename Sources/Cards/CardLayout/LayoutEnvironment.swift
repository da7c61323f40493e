package import Views

/// The inputs of a layout besides its elements.
package struct LayoutEnvironment: Sendable {
  package let contentSize: ContentSize
  package private(set) var isRightToLeft: Bool
  package let images: ImageCatalog
  /// Whether lines in a text style are as high as the typeface's own: so they are in the scenes of
  /// storyboards.
  private(set) var hasOwnLineHeights = false
  /// The cache of solved scenes.
  let solvedScenes: SolvedScenes

  package init(
    contentSize: ContentSize = .large, isRightToLeft: Bool = false, images: ImageCatalog = .empty,
    solvedScenes: SolvedScenes = SolvedScenes()
  ) {
    self.contentSize = contentSize
    self.isRightToLeft = isRightToLeft
    self.images = images
    self.solvedScenes = solvedScenes
  }

  /// Half a point: one pixel at the scale of two that hairlines are known for (convention).
  package static let hairline = Points(0.5)

  package func font(_ request: FontRequest) -> ResolvedFont {
    ResolvedFont(
      request: request, contentSize: contentSize, hasOwnLineHeight: hasOwnLineHeights)
  }

  /// The environment for a direction of texts.
  func running(fromRightToLeft isRightToLeft: Bool) -> LayoutEnvironment {
    var environment = self
    environment.isRightToLeft = isRightToLeft
    return environment
  }

  /// The environment for the scene of a storyboard or a xib.
  var ofScene: LayoutEnvironment {
    var environment = self
    environment.hasOwnLineHeights = true
    return environment
  }
}
