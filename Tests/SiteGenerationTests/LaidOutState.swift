import CardLayout

@testable import ProjectReading
@testable import CardMatrix

/// A state with the boxes of its card, which a site does not keep.
@dynamicMemberLookup
struct LaidOutState {
  let state: CardState
  let laidOut: LaidOutCard

  subscript<Value>(dynamicMember path: KeyPath<CardState, Value>) -> Value {
    state[keyPath: path]
  }
}

extension Project {
  func laidOutStates() async -> [LaidOutState] {
    let maker = CardMatrixBuilder(self)
    let layouts = interactions.indices.flatMap(maker.layouts)
    return zip(await maker.states(jobs: 1).states, layouts).map {
      LaidOutState(state: $0, laidOut: $1.layout)
    }
  }
}

extension LaidOutCard {
  /// All boxes from back to front, which is also the reading order.
  var boxes: [Box] {
    var boxes: [Box] = []
    var rest = [root]
    while let box = rest.popLast() {
      boxes.append(box)
      rest += box.children.reversed()
    }
    return boxes
  }
}
