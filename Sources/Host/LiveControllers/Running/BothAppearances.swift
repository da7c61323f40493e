internal import Views

extension ControllerProcess.Play {
  /// Whether the code asked which appearance it is in, so that it may do something else in the dark.
  var readsAppearance: Bool { messages.contains { $0.type == "appearance" } }
}

extension PlayReader {
  /// The views of the call, with the colors of both appearances; nil where the class does something else in the dark.
  var viewsInBothAppearances: [View<String>]? {
    let lights = said("tree", in: play).compactMap(\.tree)
    guard let dark else { return lights.map { tree.view($0) } }
    let darks = said("tree", in: dark).compactMap(\.tree)
    let (replies, others) = (said("reply", in: play), said("reply", in: dark))
    guard lights.count == darks.count, replies.count == others.count,
      zip(replies, others).allSatisfy({ $0.saysTheSame(as: $1) })
    else { return nil }
    // The code may have made other views on its way, which it does not show.
    var counting = tree
    counting.countsAnew = true
    var views: [View<String>] = []
    for (light, dark) in zip(lights, darks) {
      guard let both = counting.view(light).paired(withDark: counting.view(dark)) else {
        return nil
      }
      views.append(both)
    }
    return views
  }
}

extension ProgramMessage {
  fileprivate func saysTheSame(as other: ProgramMessage) -> Bool {
    success == other.success && size == other.size
      && Set(parameters ?? []) == Set(other.parameters ?? [])
  }
}
