import CardLayout
import HostSimulation
import Testing

/// What holds for every layout, on trees from fixed seeds.
struct StackPropertyTests {
  private func tree(_ generator: inout SeededGenerator, depth: Int) -> Element {
    let texts = ["Tea", "", "Ready in three minutes", "お茶をどうぞ", "شاي أخضر", "a\nb"]
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0, 1:
      return label(
        texts.randomElement(using: &generator) ?? "",
        lines: Int.random(in: 0...3, using: &generator))
    case 2: return spacer(Points(Double(Int.random(in: 0...9, using: &generator))))
    case 3: return Element(.separator)
    case 4: return block(nil, Points(Double(Int.random(in: 0...40, using: &generator))))
    default:
      let count = Int.random(in: 0...4, using: &generator)
      return stack(
        Bool.random(using: &generator) ? .vertical : .horizontal,
        spacing: Points(Double(Int.random(in: 0...8, using: &generator))),
        alignment: StackContent.Alignment.allCases.randomElement(using: &generator) ?? .fill,
        distribution: .fill,
        insets: Insets(top: 2, leading: 3, bottom: 4, trailing: 3),
        (0..<count).map { _ in tree(&generator, depth: depth - 1) })
    }
  }

  private func isInside(_ box: Box, _ parent: Frame) -> Bool {
    box.frame.x >= parent.x && box.frame.y >= parent.y && box.frame.maxX <= parent.maxX
      && box.frame.maxY <= parent.maxY
  }

  /// Vertical trees with room enough: nothing sticks out.
  @Test(arguments: 1...80 as ClosedRange<UInt64>) func childrenStayInsideWhenThereIsRoom(
    seed: UInt64
  ) {
    var generator = SeededGenerator(state: seed)
    let box = laidOut(tree(&generator, depth: 3), width: 4_000)
    for parent in box.all {
      for child in parent.children { #expect(isInside(child, parent.frame), "\(child.name)") }
    }
  }

  @Test(arguments: 1...80 as ClosedRange<UInt64>) func mirroringTwiceIsTheIdentity(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    let element = tree(&generator, depth: 3)
    let left = laidOut(element, width: 300).all
    let right = laidOut(element, width: 300, isRightToLeft: true).all
    #expect(left.map(\.frame.size) == right.map(\.frame.size))
    #expect(left.map { 300 - $0.frame.maxX } == right.map(\.frame.x))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func noSideIsNegative(seed: UInt64) {
    var generator = SeededGenerator(state: seed)
    let element = tree(&generator, depth: 4)
    for width in [0, 1, 20, 100, 377] as [Points] {
      for box in laidOut(element, width: width).all {
        #expect(box.frame.width >= 0 && box.frame.height >= 0)
      }
    }
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func fittingHeightIsTheHeightOfTheBox(
    seed: UInt64
  ) {
    var generator = SeededGenerator(state: seed)
    let element = tree(&generator, depth: 3)
    let box = laidOut(element, width: 250)
    let bottom = box.children.map(\.frame.maxY).max() ?? 0
    #expect(bottom <= box.frame.maxY)
  }
}
