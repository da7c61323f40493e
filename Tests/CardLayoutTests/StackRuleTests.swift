import CardLayout
import HostSimulation
import Testing
import Views

/// Each rule of stacks, as a dump of the boxes that it makes.
struct StackRuleTests {
  private func block(
    _ id: String, _ width: Points? = nil, _ height: Points? = nil, hugging: Int? = nil,
    compression: Int? = nil
  ) -> View<String> {
    var style = ViewStyle()
    style.width = width
    style.height = height
    style.id = id
    style.hugging = hugging.map { LayoutPriority(horizontal: $0, vertical: $0) }
    style.compression = compression.map { LayoutPriority(horizontal: $0, vertical: $0) }
    return View(.namedBox(id), style: style)
  }

  /// Views of 20, 40 and 10 points.
  private func three(_ axis: StackContent.Axis) -> [View<String>] {
    axis == .horizontal
      ? [block("a", 20, 10), block("b", 40, 10), block("c", 10, 10)]
      : [block("a", 10, 20), block("b", 10, 40), block("c", 10, 10)]
  }

  @Test(arguments: [
    (StackContent.Distribution.fill, "a 0…20, b 24…64, c 68…78"),
    (.fillEqually, "a 0…30.67, b 34.67…65.34, c 69.34…100"),
    (.fillProportionally, "a 0…26.28, b 30.28…82.84, c 86.84…100"),
    (.equalSpacing, "a 0…20, b 35…75, c 90…100"),
    (.equalCentering, "a 0…20, b 32.5…72.5, c 90…100"),
  ])
  func distributions(distribution: StackContent.Distribution, expected: String) {
    for axis in StackContent.Axis.allCases {
      let inner = stack(axis, spacing: 4, distribution: distribution, three(axis))
      let box = laidOut(inner, width: 100, height: axis == .vertical ? 100 : nil)
      #expect(box.dump(along: axis) == expected, "\(axis)")
    }
  }

  @Test(arguments: [
    (StackContent.Distribution.fillEqually, 128), (.fillProportionally, 78), (.equalSpacing, 78),
    (.fill, 78), (.equalCentering, 83),
  ])
  func naturalLengths(distribution: StackContent.Distribution, expected: Int) {
    let column = stack(.vertical, spacing: 4, distribution: distribution, three(.vertical))
    #expect(laidOut(column, width: 100).frame.height == Points(Double(expected)))
    let row = stack(.horizontal, spacing: 4, distribution: distribution, three(.horizontal))
    let box = laidOut(stack(.vertical, alignment: .leading, [row]), width: 300)
    #expect(box.children[0].frame.width == Points(Double(expected)))
  }

  @Test func centersMoveApartWhereTheSpacingAsksForIt() {
    let row = stack(
      .horizontal, spacing: 4, distribution: .equalCentering,
      [block("a", 20, 10), block("b", 60, 10), block("c", 10, 10)])
    #expect(laidOut(row, width: 98).dump(along: .horizontal) == "a 0…20, b 24…84, c 88…98")
  }

  @Test(arguments: [
    (StackContent.Alignment.fill, "a 0…30, b 0…10"), (.top, "a 0…30, b 0…10"),
    (.leading, "a 0…30, b 0…10"), (.center, "a 0…30, b 10…20"), (.bottom, "a 0…30, b 20…30"),
    (.trailing, "a 0…30, b 20…30"), (.firstBaseline, "a 0…30, b 20…30"),
    (.lastBaseline, "a 0…30, b 20…30"),
  ])
  func alignmentsAcrossAHorizontalStack(alignment: StackContent.Alignment, expected: String) {
    let row = stack(.horizontal, alignment: alignment, [block("a", 5, 30), block("b", 5, 10)])
    #expect(laidOut(row, width: 100).dump(along: .vertical) == expected)
  }

  @Test func filledViewsStretchAcross() {
    let row = stack(.horizontal, alignment: .fill, [label("a"), block("b", 5)])
    #expect(laidOut(row, width: 100).dump(along: .vertical) == "a 0…44, b 0…44")
  }

  @Test func theViewThatHugsLeastGrows() {
    let items = [block("a", nil, 10, hugging: 200), block("b", nil, 10, hugging: 300)]
    #expect(
      laidOut(stack(.horizontal, items), width: 300).dump(along: .horizontal)
        == "a 0…180, b 180…300")
    #expect(
      laidOut(stack(.horizontal, items.reversed()), width: 300).dump(along: .horizontal)
        == "b 0…120, a 120…300")
  }

  @Test func amongEqualsTheLastOneGrows() {
    let row = stack(.horizontal, [block("a", nil, 10), block("b", nil, 10)])
    #expect(laidOut(row, width: 300).dump(along: .horizontal) == "a 0…120, b 120…300")
  }

  @Test func theViewThatResistsLeastShrinks() {
    let row = stack(
      .horizontal, [block("a", nil, 10, compression: 100), block("b", nil, 10, compression: 900)])
    #expect(laidOut(row, width: 150).dump(along: .horizontal) == "a 0…30, b 30…150")
    #expect(laidOut(row, width: 100).dump(along: .horizontal) == "a 0…0, b 0…100")
  }

  @Test func inAFullColumnOnlyWhatResistsLessThanUsualShrinks() {
    let column = stack(.vertical, [block("a", 10, nil), block("b", 10, nil, compression: 700)])
    #expect(
      laidOut(stack(.vertical, [column]), width: 100).children[0].dump(along: .vertical)
        == "a 0…44, b 44…88")
    #expect(laidOut(column, width: 100, height: 60).dump(along: .vertical) == "a 0…44, b 44…60")
    #expect(laidOut(column, width: 100, height: 20).dump(along: .vertical) == "a 0…44, b 44…44")
  }

  @Test func baselinesOfTextsMeet() throws {
    func text(_ text: String, _ style: TextStyle) -> View<String> {
      View(
        .label(
          LabelContent(
            text: text, font: .style(style), color: .semantic(.label), lines: 0,
            lineBreak: .wordWrapping, alignment: .natural)))
    }
    for alignment in [StackContent.Alignment.firstBaseline, .lastBaseline] {
      let row = stack(
        .horizontal, spacing: 8, alignment: alignment,
        [
          text("Big", .largeTitle), text("two\nlines", .footnote),
          stack(.vertical, [text("in", .body)]),
        ])
      let box = laidOut(row, width: 300)
      let lines = box.all.compactMap { box -> [TextBox.Line]? in
        if case .text(let text) = box.content { text.lines } else { nil }
      }
      let baselines = lines.compactMap {
        (alignment == .firstBaseline ? $0.first : $0.last)?.baseline
      }
      #expect(Set(baselines).count == 1 && baselines.count == 3)
      #expect(box.all.allSatisfy { $0.frame.y >= 0 && $0.frame.maxY <= box.frame.maxY })
    }
  }

  @Test func separatorsReachAcrossWhateverTheAlignment() {
    let column = stack(.vertical, alignment: .center, [block("a", 10, 10), View(.separator)])
    #expect(laidOut(column, width: 100).children[1].frame.width == 100)
    let row = stack(.horizontal, alignment: .center, [block("a", 10, 10), View(.separator)])
    #expect(laidOut(row, width: 100).children[1].frame.height == 10)
  }

  /// A layout stands at the top of a hosted view; inside of it, stacks fill as UIKit's do.
  @Test func onlyWhatIsInsideOfALayoutGrowsDownwards() {
    let column = stack(.vertical, [label("a"), label("b")])
    #expect(laidOut(column, width: 100, height: 100).dump(along: .vertical) == "a 0…22, b 22…44")
    let row = stack(.horizontal, [block("image", 10, 100), column])
    #expect(
      laidOut(row, width: 100).children[1].dump(along: .vertical) == "a 0…22, b 22…100")
  }
}

extension Box {
  /// The children's names, and where each begins and ends along an axis.
  fileprivate func dump(along axis: StackContent.Axis) -> String {
    children.map { child in
      axis == .horizontal
        ? "\(child.name) \(child.frame.x - frame.x)…\(child.frame.maxX - frame.x)"
        : "\(child.name) \(child.frame.y - frame.y)…\(child.frame.maxY - frame.y)"
    }.joined(separator: ", ")
  }
}
