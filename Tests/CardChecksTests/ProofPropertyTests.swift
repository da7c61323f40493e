import CardLayout
import Diagnostics
@testable import HostSimulation
import TestSupport
import Testing
import Views

@testable import CardChecks

/// What holds for every layout: children stay inside, or a finding says that they do not.
@Suite(.onlyInFullLane) struct ProofPropertyTests {
  /// Any element, each with a place of its own.
  private func element(_ generator: inout FixedRandom, depth: Int, next: inout Int) -> View<String>
  {
    func points(_ range: ClosedRange<Int>) -> Points {
      Points(sixtyFourths: Int.random(in: range, using: &generator) * 64)
    }
    next += 1
    let place = SourceLocation(file: "a", line: next, column: 1)
    var style = ViewStyle()
    if Int.random(in: 0..<4, using: &generator) == 0 { style.width = points(0...150) }
    if Int.random(in: 0..<4, using: &generator) == 0 { style.height = points(0...90) }
    if Bool.random(using: &generator) {
      style.insets = Insets(top: points(0...9), leading: points(0...9), bottom: 0, trailing: 2)
    }
    let label = LabelContent(
      text: "Your tea is ready and waits at the counter", font: .style(.body),
      color: .semantic(.label), lines: Int.random(in: 0...2, using: &generator),
      lineBreak: .truncatingTail, alignment: .natural)
    let contents: [ViewContent<String>] = [
      .separator, .spacer(minimum: points(0...9)), .namedBox("box"), .label(label),
      .textView(label), .control(.toggle(isOn: true, tint: .semantic(.green))),
      .map(MapContent(pins: ["a"], hasRoute: false)),
    ]
    guard depth > 0, Int.random(in: 0..<3, using: &generator) > 0 else {
      return View(
        contents.randomElement(using: &generator) ?? .separator, style: style, at: place)
    }
    var children: [View<String>] = []
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      children.append(element(&generator, depth: depth - 1, next: &next))
    }
    return View(
      .stack(
        StackContent(
          axis: StackContent.Axis.allCases.randomElement(using: &generator) ?? .vertical,
          spacing: points(0...8),
          alignment: StackContent.Alignment.allCases.randomElement(using: &generator) ?? .fill,
          distribution: StackContent.Distribution.allCases.randomElement(using: &generator)
            ?? .fill)), style: style, subviews: children, at: place)
  }

  private func proved(
    _ element: View<String>, width: Points, height: Points?, isRightToLeft: Bool = false
  ) throws -> CheckedView {
    let environment = LayoutEnvironment(isRightToLeft: isRightToLeft)
    let height = height ?? ElementLayout(in: environment).fittingHeight(element, width: width)
    let size = Size(width: width, height: height)
    let view = HostedView(
      element: element, size: size, desiredSize: size, minimumSize: size, maximumSize: size,
      contentShare: .none, location: nil, later: nil)
    return try #require(CheckedView(view, in: environment, on: try .builtIn("siri")))
  }

  @Test(arguments: 1...200 as ClosedRange<UInt64>) func childrenStayInsideOrAreReported(
    seed: UInt64
  ) throws {
    var generator = FixedRandom(state: seed)
    var next = 0
    let element = element(&generator, depth: 4, next: &next)
    for (width, height) in [(337, nil), (60, nil), (337, 40), (900, 900)] as [(Points, Points?)] {
      let view = try proved(element, width: width, height: height)
      let losses = view.losses
      let isTooTall = losses.contains { $0.rule == .contentTooTall }
      let elements = view.placed.elements
      var faulty: Set<Int> = []
      for placed in elements {
        guard let parent = placed.parent else { continue }
        let excess = Excess(placed.box.frame, over: elements[parent].box.frame)
        guard excess.length >= CheckedView.leastOverflow else { continue }
        if isTooTall, excess.side.isVertical { continue }
        faulty.insert(parent)
        let family = Set((parent..<elements[parent].end).map { elements[$0].element.location })
        #expect(losses.contains { $0.rule != .textCutOff && family.contains($0.location) })
      }
      for placed in elements
      where placed.text?.isLost(in: placed.box.frame) == true && !isTooTall {
        #expect(
          losses.contains {
            [.textCutOff, .scrollingContent].contains($0.rule)
              && $0.location == placed.element.location
          })
      }
      // And nothing is reported where all is well.
      if elements[0].box.faults.isEmpty, !isTooTall { #expect(losses.isEmpty) }
    }
  }

  /// One finding for each parent: a fault is never told twice.
  @Test(arguments: 1...100 as ClosedRange<UInt64>) func noElementIsToldOfTwice(seed: UInt64) throws
  {
    var generator = FixedRandom(state: seed)
    var next = 0
    let element = element(&generator, depth: 4, next: &next)
    let losses = try proved(element, width: 120, height: 60).losses
    for fault in losses { #expect(losses.count { $0 == fault } == 1) }
  }

  @Test(arguments: 1...100 as ClosedRange<UInt64>) func mirroringChangesNoFault(seed: UInt64) throws
  {
    var generator = FixedRandom(state: seed)
    var next = 0
    let element = element(&generator, depth: 4, next: &next)
    let left = try proved(element, width: 150, height: 100).losses
    let right = try proved(element, width: 150, height: 100, isRightToLeft: true).losses
    #expect(left.map(\.location) == right.map(\.location))
    #expect(left.map(\.extent) == right.map(\.extent))
  }
}
