internal import Views

extension ControllerProcess.Play {
  /// Whether the code asked which appearance it is in, so that it may do something else in the dark.
  var readsAppearance: Bool { messages.contains { $0.type == "appearance" } }
}

extension PlayReader {
  /// The views of the call, with the colors of both appearances where the class has the same views in the dark; and
  /// whether it does nothing else there.
  var viewsInBothAppearances: (views: [View<String>], isWhole: Bool) {
    let lights = said("tree", in: play).compactMap(\.tree)
    guard let dark else { return (lights.map { tree.view($0) }, true) }
    let darks = said("tree", in: dark).compactMap(\.tree)
    let (replies, others) = (said("reply", in: play), said("reply", in: dark))
    guard lights.count == darks.count, replies.count == others.count,
      zip(replies, others).allSatisfy({ $0.saysTheSame(as: $1) })
    else { return (lights.map { tree.view($0) }, false) }
    // The code may have made other views on its way, which it does not show.
    var counting = tree
    counting.countsAnew = true
    var isWhole = true
    let views = zip(lights, darks).map { light, dark -> View<String> in
      let view = counting.view(light)
      guard let both = view.paired(withDark: counting.view(dark)) else {
        isWhole = false
        return view
      }
      isWhole = isWhole && both.isWhole
      return both.view
    }
    return (views, isWhole)
  }
}

extension ProgramMessage {
  fileprivate func saysTheSame(as other: ProgramMessage) -> Bool {
    success == other.success && size == other.size
      && Set(parameters ?? []) == Set(other.parameters ?? [])
  }
}
