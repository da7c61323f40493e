import CardLayout
import TestSupport
import Testing
import Views

/// What holds for every layout, on trees from fixed seeds.
struct StackPropertyTests {
  private func tree(_ generator: inout FixedRandom, depth: Int) -> View<String> {
    let texts = ["Tea", "", "Ready in three minutes", "お茶をどうぞ", "شاي أخضر", "a\nb"]
    switch Int.random(in: 0..<(depth > 0 ? 8 : 5), using: &generator) {
    case 0, 1:
      return label(
        texts.randomElement(using: &generator) ?? "",
        lines: Int.random(in: 0...3, using: &generator))
    case 2: return spacer(Points(Double(Int.random(in: 0...9, using: &generator))))
    case 3: return View(.separator)
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

  /// Widths, heights and texts without an end of their own, and any distribution.
  private func anything(_ generator: inout FixedRandom, depth: Int) -> View<String> {
    func points(_ range: ClosedRange<Int>) -> Points {
      Points(Double(Int.random(in: range, using: &generator)))
    }
    var style = ViewStyle()
    if Int.random(in: 0..<4, using: &generator) == 0 { style.width = points(0...120) }
    if Int.random(in: 0..<4, using: &generator) == 0 { style.height = points(0...90) }
    if Bool.random(using: &generator) {
      let all = points(0...9)
      style.insets = Insets(top: all, leading: all, bottom: 0, trailing: 2)
    }
    let contents: [ViewContent<String>] = [
      .separator, .spacer(minimum: points(0...9)), .namedBox("box"),
      .control(.toggle(isOn: true, tint: .semantic(.green))),
      .map(MapContent(pins: ["a"], hasRoute: false)), label("Ready in three minutes").content,
      .textView(text("Your tea is ready and waits at the counter")),
    ]
    guard depth > 0, Int.random(in: 0..<3, using: &generator) > 0 else {
      return View(contents.randomElement(using: &generator) ?? .separator, style: style)
    }
    let axis = StackContent.Axis.allCases.randomElement(using: &generator) ?? .vertical
    let count = Int.random(in: 0...4, using: &generator)
    return View(
      .stack(
        StackContent(
          axis: axis, spacing: points(0...8),
          alignment: StackContent.Alignment.allCases.randomElement(using: &generator) ?? .fill,
          distribution: StackContent.Distribution.allCases.randomElement(using: &generator)
            ?? .fill)), style: style,
      subviews: (0..<count).map { _ in anything(&generator, depth: depth - 1) })
  }

  private func text(_ text: String) -> LabelContent<String> {
    LabelContent(
      text: text, font: .style(.body), color: .semantic(.label), lines: 0,
      lineBreak: .wordWrapping, alignment: .natural)
  }

  /// Fixed sizes may stick out; then it is said.
  @Test(arguments: 1...150 as ClosedRange<UInt64>) func childrenStayInsideOrAreReported(
    seed: UInt64
  ) {
    var generator = FixedRandom(state: seed)
    let element = anything(&generator, depth: 4)
    for (width, height) in [(300, nil), (60, nil), (300, 40), (1_000, 900)] as [(Points, Points?)] {
      let box = laidOut(element, width: width, height: height)
      let reported = box.faults
      for parent in box.all {
        for child in parent.children where !isInside(child, parent.frame) {
          #expect(reported.contains { $0.box == child && $0.kind != .cutOff })
        }
        if case .text(let text) = parent.content, text.isTruncated {
          #expect(reported.contains { $0.box == parent && $0.kind == .cutOff })
        }
      }
      let isWhole = box.all.allSatisfy { parent in
        parent.children.allSatisfy { isInside($0, parent.frame) }
      }
      #expect(isWhole == reported.allSatisfy { $0.kind == .cutOff })
    }
  }

  @Test(arguments: 1...150 as ClosedRange<UInt64>) func mirroringAnythingTwiceIsTheIdentity(
    seed: UInt64
  ) {
    var generator = FixedRandom(state: seed)
    let element = anything(&generator, depth: 4)
    let frame = Frame(x: 0, y: 0, width: 300, height: 400)
    let left = laidOut(element, width: 300, height: 400).all.map(\.frame)
    let right = laidOut(element, width: 300, height: 400, isRightToLeft: true).all.map(\.frame)
    #expect(right.map { mirrored($0, in: frame) } == left)
    #expect(left.map { mirrored(mirrored($0, in: frame), in: frame) } == left)
  }

  private func mirrored(_ frame: Frame, in container: Frame) -> Frame {
    frame.mirrored(in: container)
  }

  /// Texts in stacks that fill, as deep as cards go.
  private func texts(_ generator: inout FixedRandom, depth: Int) -> View<String> {
    let words = ["Tea", "is", "ready", "and", "waits", "for", "you", "お茶", "Rindfleischetikett"]
    guard depth > 0, Int.random(in: 0..<3, using: &generator) > 0 else {
      let count = Int.random(in: 1...14, using: &generator)
      return label(
        (0..<count).map { _ in words.randomElement(using: &generator) ?? "" }
          .joined(separator: " "), lines: 0)
    }
    let count = Int.random(in: 1...3, using: &generator)
    return stack(
      Bool.random(using: &generator) ? .vertical : .horizontal, spacing: 4,
      alignment: [.fill, .leading, .center].randomElement(using: &generator) ?? .fill,
      (0..<count).map { _ in texts(&generator, depth: depth - 1) })
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func aWiderCardNeverGrowsHigherForItsTexts(
    seed: UInt64
  ) {
    var generator = FixedRandom(state: seed)
    let element = texts(&generator, depth: 3)
    let layout = ElementLayout(in: LayoutEnvironment())
    let heights = stride(from: 120, through: 620, by: 25).map {
      layout.fittingHeight(element, width: Points(Double($0)))
    }
    #expect(heights == heights.sorted(by: >))
  }

  /// The sizes of views in a stack that has the room they ask for do not depend on their order,
  /// nor do they in one that is too narrow.
  @Test(arguments: 1...80 as ClosedRange<UInt64>) func sizesNeverDependOnOrder(seed: UInt64) {
    var generator = FixedRandom(state: seed)
    let elements = (0..<4).map { _ in texts(&generator, depth: 2) }
    let shuffled = elements.indices.shuffled(using: &generator)
    for axis in StackContent.Axis.allCases {
      let straight = laidOut(stack(axis, spacing: 4, alignment: .leading, elements), width: 200)
      let other = laidOut(
        stack(axis, spacing: 4, alignment: .leading, shuffled.map { elements[$0] }), width: 200)
      let sizes = straight.children.map(\.frame.size)
      guard axis == .vertical || straight.children.map(\.frame.width).reduce(0, +) > 180 else {
        continue
      }
      #expect(other.children.map(\.frame.size) == shuffled.map { sizes[$0] }, "\(axis)")
    }
  }

  @Test func layingOutAgainGivesTheSame() {
    var generator = FixedRandom(state: 7)
    let element = anything(&generator, depth: 5)
    let first = laidOut(element, width: 300)
    for _ in 0..<3 { #expect(laidOut(element, width: 300) == first) }
  }

  private func isInside(_ box: Box, _ parent: Frame) -> Bool {
    box.frame.x >= parent.x && box.frame.y >= parent.y && box.frame.maxX <= parent.maxX
      && box.frame.maxY <= parent.maxY
  }

  /// Vertical trees with room enough: nothing sticks out.
  @Test(arguments: 1...80 as ClosedRange<UInt64>) func childrenStayInsideWhenThereIsRoom(
    seed: UInt64
  ) {
    var generator = FixedRandom(state: seed)
    let box = laidOut(tree(&generator, depth: 3), width: 4_000)
    for parent in box.all {
      for child in parent.children { #expect(isInside(child, parent.frame), "\(child.name)") }
    }
  }

  @Test(arguments: 1...80 as ClosedRange<UInt64>) func mirroringTwiceIsTheIdentity(seed: UInt64) {
    var generator = FixedRandom(state: seed)
    let element = tree(&generator, depth: 3)
    let left = laidOut(element, width: 300).all
    let right = laidOut(element, width: 300, isRightToLeft: true).all
    #expect(left.map(\.frame.size) == right.map(\.frame.size))
    #expect(left.map { 300 - $0.frame.maxX } == right.map(\.frame.x))
  }

  @Test(arguments: 1...40 as ClosedRange<UInt64>) func noSideIsNegative(seed: UInt64) {
    var generator = FixedRandom(state: seed)
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
    var generator = FixedRandom(state: seed)
    let element = tree(&generator, depth: 3)
    let box = laidOut(element, width: 250)
    let bottom = box.children.map(\.frame.maxY).max() ?? 0
    #expect(bottom <= box.frame.maxY)
  }
}
