internal import Synchronization
internal import Views

/// The scenes that were solved last.
///
/// A host asks for the height of a scene once for each behavior, and then the scene is drawn and
/// proved in one size; solving takes far longer than looking.
package final class SolvedScenes: Sendable {
  private let known = Mutex<[Key: SolvedScene]>([:])

  /// How many are kept: more than an interaction has, and few enough to take no memory (convention).
  private static let most = 64

  private struct Key: Hashable {
    let view: View<String>
    let width: Points
    let height: Points?
    let picturesYield: Bool
    let contentSize: ContentSize
    let isRightToLeft: Bool
    let hasOwnLineHeights: Bool
  }

  package init() {}

  /// A scene at a width, and at a height or at the one that it takes by itself.
  func solution(
    of view: View<String>, width: Points, height: Points?, picturesYield: Bool,
    in environment: LayoutEnvironment
  ) -> SolvedScene {
    let key = Key(
      view: view, width: width, height: height, picturesYield: picturesYield,
      contentSize: environment.contentSize, isRightToLeft: environment.isRightToLeft,
      hasOwnLineHeights: environment.hasOwnLineHeights)
    if let solved = known.withLock({ $0[key] }) { return solved }
    let solved = SolvedScene(
      view, width: width, height: height, picturesYield: picturesYield, in: environment)
    known.withLock { known in
      if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
      known[key] = solved
    }
    return solved
  }
}
