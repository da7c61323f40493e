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
    let room: SceneRoom
    let picturesYield: Bool
    let contentSize: ContentSize
    let isRightToLeft: Bool
    let hasOwnLineHeights: Bool
  }

  package init() {}

  /// A scene in a room.
  func solution(
    of view: View<String>, in room: SceneRoom, picturesYield: Bool,
    _ environment: LayoutEnvironment
  ) -> SolvedScene {
    let key = Key(
      view: view, room: room, picturesYield: picturesYield,
      contentSize: environment.contentSize, isRightToLeft: environment.isRightToLeft,
      hasOwnLineHeights: environment.hasOwnLineHeights)
    if let solved = known.withLock({ $0[key] }) { return solved }
    let solved = SolvedScene(view, in: room, picturesYield: picturesYield, environment)
    known.withLock { known in
      if known.count >= Self.most { known.removeAll(keepingCapacity: true) }
      known[key] = solved
    }
    return solved
  }
}
