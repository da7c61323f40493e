import HostSimulation
import TestSupport
import Testing
import Views

@testable import CardLayout

/// Each rule of the layout in every combination, as files that hold a line for each case, from the
/// left and from the right.
struct LayoutGoldenTests {
  private static let insets = Insets(top: 1, leading: 12, bottom: 3, trailing: 4)

  @Test func distributionsByAlignments() throws {
    var golden = LayoutGolden()
    for axis in StackContent.Axis.allCases {
      for distribution in StackContent.Distribution.allCases {
        for alignment in StackContent.Alignment.allCases {
          // Views of unlike sides, in the room that they ask for, in more and in less.
          let views = [block(20, 10, id: "a"), block(40, 30, id: "b"), block(10, 20, id: "c")]
          let element = stack(
            axis, spacing: 4, alignment: alignment, distribution: distribution, views)
          for (width, height) in [(78, 68), (120, 100), (50, 40)] as [(Points, Points)] {
            golden.add(
              "\(axis) \(distribution) \(alignment) in \(width)×\(height)", element, width: width,
              height: height)
          }
        }
      }
    }
    try golden.check("distributions")
  }

  @Test func huggingAndCompression() throws {
    func view(_ id: String, _ hugging: Int?, _ compression: Int?) -> View<String> {
      var style = ViewStyle()
      style.id = id
      style.hugging = hugging.map { LayoutPriority(horizontal: $0, vertical: $0) }
      style.compression = compression.map { LayoutPriority(horizontal: $0, vertical: $0) }
      return View(.namedBox(id), style: style)
    }
    var golden = LayoutGolden()
    for axis in StackContent.Axis.allCases {
      for distribution in StackContent.Distribution.allCases {
        for (first, second) in [
          (nil, nil), (250, 251), (251, 250), (1, 1000), (1000, 1),
        ] as [(Int?, Int?)] {
          let name = "\(axis) \(distribution) \(first.map { "\($0)" } ?? "–") \(second ?? 0)"
          let hugging = stack(
            axis, distribution: distribution, [view("a", first, nil), view("b", second, nil)])
          // Inside of a layout, so that the stack fills its height.
          golden.add("hugging \(name)", row(hugging), width: 300, height: 130)
          let compression = stack(
            axis, distribution: distribution,
            [view("a", nil, first.map { $0 * 3 / 4 }), view("b", nil, second)])
          golden.add("compression \(name)", row(compression), width: 150, height: 60)
        }
      }
    }
    try golden.check("priorities")
  }

  private func row(_ element: View<String>) -> View<String> { stack(.horizontal, [element]) }

  @Test func insetsAndMargins() throws {
    var golden = LayoutGolden()
    let inner = stack(.vertical, insets: Self.insets, [block(30, 10, id: "a")])
    golden.add("inside of a stack", inner, width: 100)
    golden.add(
      "of stacks in each other", stack(.vertical, insets: Self.insets, [inner]), width: 100)
    golden.add(
      "beside each other", stack(.horizontal, spacing: 5, insets: Self.insets, [inner, inner]),
      width: 100)
    golden.add("that leave no room", stack(.vertical, insets: Self.insets, [inner]), width: 20)
    for (name, content) in [
      ("a label", label("Tea").content), ("a text view", .textView(text("Tea is ready"))),
      ("a box", .namedBox("box")), ("a map", .map(MapContent(pins: [], hasRoute: false))),
      ("a separator", .separator),
      ("a switch", .control(.toggle(isOn: true, tint: .semantic(.green)))),
    ] as [(String, ViewContent<String>)] {
      var style = ViewStyle()
      style.insets = Self.insets
      style.border = Border(width: 2, color: .semantic(.label))
      golden.add("of \(name)", stack(.vertical, [View(content, style: style)]), width: 200)
    }
    try golden.check("insets")
  }

  private func text(
    _ text: String, lines: Int = 0, mode: LineBreakMode = .wordWrapping,
    style: TextStyle = .body, alignment: TextAlignment = .natural
  ) -> LabelContent<String> {
    LabelContent(
      text: text, font: .style(style), color: .semantic(.label), lines: lines, lineBreak: mode,
      alignment: alignment)
  }

  @Test func lineLimitsByBreakModes() throws {
    var golden = LayoutGolden()
    let words = "Your tea is ready and waits for you, Rindfleischetikettierung\nand cake"
    for mode in LineBreakMode.allCases {
      for limit in 0...4 {
        let element = View(.label(text(words, lines: limit, mode: mode)))
        golden.add("\(mode) \(limit)", stack(.vertical, [element]), width: 140)
      }
      // A frame that is too low cuts, too.
      var style = ViewStyle()
      style.height = 50
      let element = View(.label(text(words, mode: mode)), style: style)
      golden.add("\(mode) in a height of 50", stack(.vertical, [element]), width: 140)
    }
    for alignment in TextAlignment.allCases {
      let element = View(.label(text("Tea\nand cake", alignment: alignment)))
      golden.add("aligned \(alignment)", stack(.vertical, [element]), width: 150)
    }
    try golden.check("lines")
  }

  @Test func baselines() throws {
    var golden = LayoutGolden()
    let big = View(.label(text("Big", style: .largeTitle)))
    let small = View(.label(text("two\nlines", style: .footnote)))
    for alignment in [StackContent.Alignment.firstBaseline, .lastBaseline] {
      let others: [(String, View<String>)] = [
        ("text", small), ("a stack", stack(.vertical, [small, label("in")])),
        ("a view without text", block(10, 30, id: "box")), ("nothing", stack(.vertical, [])),
        ("a text view", View(.textView(text("tea")))),
      ]
      for (name, other) in others {
        for (name, elements) in [
          ("text and \(name)", [big, other]), ("\(name) and text", [other, big]),
        ] {
          golden.add(
            "\(alignment) of \(name)",
            stack(.horizontal, spacing: 8, alignment: alignment, elements), width: 300)
        }
      }
    }
    try golden.check("baselines")
  }

  /// As a table is resolved: rows with a height or the least height of one, and lines between them.
  @Test func tables() throws {
    func table(_ rows: [View<String>], height: Points?, hasSeparators: Bool) -> View<String> {
      var elements: [View<String>] = []
      for row in rows {
        var style = ViewStyle()
        style.height = height
        style.minimumHeight = height == nil ? 44 : nil
        style.id = "row"
        if hasSeparators, !elements.isEmpty { elements.append(View(.separator)) }
        elements.append(
          View(.stack(StackContent(role: .view)), style: style, subviews: [row]))
      }
      return View(.stack(StackContent(role: .table)), subviews: elements)
    }
    let long = label("Two bowls of soup, with cheese and red pepper on top", lines: 0)
    let pair = stack(.horizontal, spacing: 8, alignment: .center, [block(20, 60, id: "a"), long])
    var golden = LayoutGolden()
    for rows in [[], [label("Tea")], [label("Tea"), long, pair]] {
      for height in [nil, 30] as [Points?] {
        for hasSeparators in [true, false] {
          golden.add(
            "\(rows.count) rows of \(height.map { "\($0)" } ?? "their own")"
              + (hasSeparators ? " with lines" : ""),
            table(rows, height: height, hasSeparators: hasSeparators), width: 160)
        }
      }
    }
    golden.add(
      "in less room than it takes",
      stack(.vertical, [table([long, pair], height: nil, hasSeparators: true), label("below")]),
      width: 160, height: 90)
    try golden.check("tables")
  }

  /// An image is as large as its file says, unless the layout does; its picture fills that frame by
  /// its mode when it is drawn.
  @Test func images() throws {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="60" height="30"/>"#
    let images = ImageCatalog([
      ImageResource(name: "wide", path: "wide.svg", format: .svg, bytes: Array(svg.utf8)),
      ImageResource(
        name: "double", path: "double@2x.svg", format: .svg, bytes: Array(svg.utf8), scale: 2),
    ])
    var golden = LayoutGolden(images: images)
    for name in ["wide", "double", "missing"] {
      for mode in ContentMode.allCases {
        for (width, height) in [(nil, nil), (40, nil), (nil, 40), (40, 40)] as [(Points?, Points?)]
        {
          var style = ViewStyle()
          style.width = width
          style.height = height
          let image = View(.image(ImageContent(name: name, mode: mode)), style: style)
          for alignment in [StackContent.Alignment.leading, .fill] {
            golden.add(
              "\(name) \(mode) \(width.map { "\($0)" } ?? "–")×\(height.map { "\($0)" } ?? "–")"
                + " \(alignment)", stack(.vertical, alignment: alignment, [image]), width: 100)
          }
        }
      }
    }
    try golden.check("images")
  }
}

/// The cases of a file: a line for each, with the boxes and what is wrong with them.
private struct LayoutGolden {
  private var lines = ""
  private let images: ImageCatalog

  init(images: ImageCatalog = .empty) { self.images = images }

  /// Lays out a case in both directions; from the right it must be the mirror image.
  mutating func add(_ name: String, _ element: View<String>, width: Points, height: Points? = nil) {
    let boxes = [false, true].map { isRightToLeft in
      let layout = ElementLayout(
        in: LayoutEnvironment(isRightToLeft: isRightToLeft, images: images))
      let height = height ?? layout.fittingHeight(element, width: width)
      return layout.box(element, in: Frame(x: 0, y: 0, width: width, height: height))
    }
    let whole = boxes[0].frame
    for (left, right) in zip(boxes[0].all, boxes[1].all) {
      #expect(right.frame == left.frame.mirrored(in: whole), "\(name)")
    }
    lines += "\(name): \(text(of: boxes[0]))\n"
  }

  func check(_ name: String) throws {
    try Recorded.check("Tests/CardLayoutTests/Goldens/\(name).txt", is: lines)
  }

  /// A box and what it holds: `stack 0,0 100×20 [a 0,0 20×10; b 24,0 40×10]`.
  private func text(of box: Box) -> String {
    let frame = box.frame
    var text = "\(box.name) \(frame.x),\(frame.y) \(frame.size)"
    if case .text(let content) = box.content {
      let lines = content.lines.map { "\($0.text)@\($0.x),\($0.baseline)" }
      text += " “\(lines.joined(separator: "⏎"))”" + (content.isTruncated ? " cut" : "")
    }
    let inside = box.children.map { child in
      let excess = child.frame.excess(over: frame)
      return self.text(of: child) + (excess > .zero ? " out by \(excess)" : "")
    }
    return inside.isEmpty ? text : text + " [\(inside.joined(separator: "; "))]"
  }
}
