import CardLayout
import HostSimulation
import Testing
import Views

struct StackLayoutTests {
  @Test func verticalStacksPutViewsBelowEachOther() {
    let box = laidOut(
      stack(.vertical, spacing: 8, [block(nil, 10), block(nil, 20), block(nil, 30)]), width: 100)
    #expect(box.frame.height == 76)
    #expect(box.childFrames == ["(0, 0) 100×10", "(0, 18) 100×20", "(0, 46) 100×30"])
  }

  @Test(arguments: [
    (StackContent.Alignment.fill, "(0, 0) 40×10"), (.leading, "(0, 0) 40×10"),
    (.center, "(30, 0) 40×10"), (.trailing, "(60, 0) 40×10"),
  ])
  func verticalStacksAlignFixedWidths(alignment: StackContent.Alignment, frame: String) {
    let box = laidOut(stack(.vertical, alignment: alignment, [block(40, 10)]), width: 100)
    #expect(box.childFrames == [frame])
  }

  @Test(arguments: [
    (StackContent.Alignment.leading, "(0, 0) 40×10"), (.top, "(0, 0) 40×10"),
    (.center, "(0, 20) 40×10"), (.bottom, "(0, 40) 40×10"), (.trailing, "(0, 40) 40×10"),
  ])
  func horizontalStacksAlignHeights(alignment: StackContent.Alignment, frame: String) {
    let box = laidOut(
      stack(.horizontal, alignment: alignment, [block(40, 10), block(20, 50)]), width: 100)
    #expect(box.childFrames.first == frame)
  }

  @Test func spacerTakesTheRoomThatIsLeft() {
    let across = laidOut(
      stack(.horizontal, spacing: 5, [block(20, 10), spacer(), block(30, 10)]), width: 100)
    #expect(across.children.map(\.frame.x) == [0, 25, 70])
    let down = laidOut(
      stack(.vertical, [block(nil, 10), spacer(), block(nil, 10)]), width: 100, height: 60)
    #expect(down.children.map(\.frame.y) == [0, 10, 50])
  }

  /// A spacer of 60 points beside a line of text makes no row of 60 points.
  @Test(arguments: [StackContent.Alignment.fill, .center, .firstBaseline])
  func theRoomOfASpacerIsAlongItsStackOnly(alignment: StackContent.Alignment) {
    let across = laidOut(
      stack(.horizontal, alignment: alignment, [spacer(60), block(20, 10)]), width: 100)
    #expect(across.frame.height == 10)
    #expect(across.children.allSatisfy { $0.frame.height == 10 })
    let down = stack(.vertical, [spacer(60), block(20, 10)])
    let beside = laidOut(
      stack(.horizontal, alignment: .top, [down, block(9, 9), spacer()]), width: 100)
    #expect(beside.frame.height == 70)
    #expect(beside.children[1].frame.x == 20)
  }

  @Test func severalSpacersShareTheRoom() {
    let box = laidOut(stack(.horizontal, [spacer(), block(20, 10), spacer()]), width: 101)
    #expect(box.children[1].frame.x == Points(40.5))
  }

  @Test(arguments: [1, 2, 3, 7]) func fillEquallyGivesEqualShares(count: Int) {
    let box = laidOut(
      stack(
        .horizontal, spacing: 4, distribution: .fillEqually,
        (0..<count).map { _ in block(nil, 10) }), width: 100)
    let widths = box.children.map(\.frame.width.sixtyFourths)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) <= 1)
    #expect(box.children.last?.frame.maxX == 100)
  }

  @Test func wideHorizontalStacksShrinkTheWidest() {
    let short = label("Tea")
    let long = label("A very long name of a tea that nobody will ever order, not even once")
    let box = laidOut(stack(.horizontal, spacing: 8, [short, long]), width: 120)
    #expect(box.children.last?.frame.maxX == 120)
    let alone = laidOut(stack(.vertical, alignment: .leading, [short]), width: 120)
    #expect(box.children.first?.frame.width == alone.children.first?.frame.width)
    guard case .text(let text) = box.children.last?.content else {
      Issue.record("no text")
      return
    }
    #expect(text.isTruncated && text.lines.count == 1)
    #expect(text.lines.allSatisfy { $0.width <= box.children[1].frame.width })
  }

  @Test func insetsAreKeptFree() {
    let insets = Insets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let box = laidOut(stack(.vertical, insets: insets, [block(nil, 10)]), width: 100)
    #expect(box.frame.height == 14 && box.childFrames == ["(2, 1) 94×10"])
  }

  @Test func emptyStacksTakeNoRoom() {
    for axis in StackContent.Axis.allCases {
      for distribution in StackContent.Distribution.allCases {
        let box = laidOut(stack(axis, spacing: 8, distribution: distribution, []), width: 100)
        #expect(box.frame.height == 0 && box.children.isEmpty)
      }
    }
  }

  @Test func labelsBreakWithinTheirWidth() {
    let text = "Your tea is ready and waits for you at the counter beside the window"
    let one = laidOut(label(text, lines: 1), width: 150)
    let all = laidOut(label(text, lines: 0), width: 150)
    guard case .text(let cut) = one.content, case .text(let whole) = all.content else {
      Issue.record("no text")
      return
    }
    #expect(cut.lines.count == 1 && cut.isTruncated && !whole.isTruncated)
    #expect(whole.lines.count > 2 && all.frame.height > one.frame.height)
  }

  @Test func mirroringPutsViewsOnTheOtherSide() {
    let element = stack(.horizontal, spacing: 5, [block(20, 10), spacer(), block(30, 10)])
    let left = laidOut(element, width: 100)
    let right = laidOut(element, width: 100, isRightToLeft: true)
    #expect(right.children.map(\.frame.x) == left.children.map { 100 - $0.frame.maxX })
  }

  /// YAML may nest 128 deep: a cost that doubled with each stack would never end.
  @Test(.timeLimit(.minutes(30))) func deepNestingTakesTimeInProportion() {
    var element = label("Tea")
    for depth in 0..<128 {
      element = stack(
        depth.isMultiple(of: 2) ? .vertical : .horizontal,
        [element] + (0..<16).map { _ in spacer() })
    }
    let layout = ElementLayout(in: LayoutEnvironment())
    let height = layout.fittingHeight(label("Tea"), width: 300)
    #expect(element.all.count > 2_000)
    #expect(layout.fittingHeight(element, width: 300) == height)
  }

  /// A layout with twice the stacks takes about twice the time, whatever they do with their room:
  /// with a cost that doubled with each of the 12 levels it would take 4,096 times as long.
  @Test(.timeLimit(.minutes(30)), arguments: StackContent.Distribution.allCases)
  func everyDistributionNestsInProportion(distribution: StackContent.Distribution) {
    func nested(_ depth: Int) -> View<String> {
      (0..<depth).reduce(label("Tea is ready", lines: 0)) { inner, level in
        stack(
          level.isMultiple(of: 2) ? .horizontal : .vertical, spacing: 1,
          alignment: level.isMultiple(of: 2) ? .firstBaseline : .center,
          distribution: distribution, [inner, label("and", lines: 0)])
      }
    }
    let clock = ContinuousClock()
    func time(_ depth: Int) -> Duration {
      (0..<5).map { _ in clock.measure { _ = laidOut(nested(depth), width: 400) } }.min() ?? .zero
    }
    #expect(time(24) < time(12) * 20)
    #expect(laidOut(nested(12), width: 400).all.count == 25)
  }

  /// 2,000 stacks beside and below each other.
  @Test(.timeLimit(.minutes(30))) func manyStacksTakeTimeInProportion() {
    let rows = (0..<100).map { _ in
      stack(.horizontal, (0..<20).map { _ in stack(.vertical, [block(nil, 1)]) })
    }
    #expect(laidOut(stack(.vertical, rows), width: 300).frame.height == 100)
  }
}
