internal import CardLayout
internal import Diagnostics
internal import Views

/// An element of a hosted view, with the box that it became.
struct PlacedElement {
  let element: View<String>
  let box: Box
  /// The number of the element that holds it; nil for the outermost one.
  let parent: Int?
  /// The numbers of those that it holds.
  fileprivate(set) var children: [Int] = []
  /// The number after the last one that it holds, however deep.
  fileprivate(set) var end = 0
  /// The boxes from the outside in that turn or scale it, itself among them.
  fileprivate let turning: [Box]

  /// Where something is to be seen: the lines of a text, a picture, a control; nil for what only
  /// holds others, and for an empty text.
  var visibleFrame: Frame? {
    ownVisibleFrame.map { frame in turning.reversed().reduce(frame) { $1.turned($0) } }
  }

  /// The visible part of an element with its background.
  var drawnFrame: Frame? {
    box.background != nil || box.border != nil ? box.frame : visibleFrame
  }

  /// The drawn frame, where a text of one line counts from the top of its capitals to its baseline.
  var inkFrame: Frame? {
    guard let text, let line = text.lines.first, text.lines.count == 1, !text.isCut(by: box.frame),
      box.background == nil, box.border == nil, !isTurned
    else { return drawnFrame }
    let height = Points(text.font.size.value * SystemSymbol.capHeight)
    return Frame(x: line.x, y: line.baseline - height, width: line.width, height: height)
  }

  private var ownVisibleFrame: Frame? {
    switch box.content {
    case .text(let text): return text.isCut(by: box.frame) ? box.frame : text.linesFrame
    case .image, .systemSymbol, .map, .chart, .control, .drawing, .placeholder: return box.frame
    default: break
    }
    switch element.content {
    case .stack, .container, .table: return nil
    // A picture with insets stands in a box of its own.
    default: return box.children.first?.frame
    }
  }

  /// The room for the lines of a text; nil for what shows none.
  func textRoom(in environment: LayoutEnvironment) -> Frame? {
    guard let (_, margins) = element.content.ownText else { return nil }
    let isMirrored = environment.isRightToLeft
    return box.frame.inset(by: element.style.insets, mirrored: isMirrored)
      .inset(by: margins, mirrored: isMirrored)
  }

  /// The word for an element that scrolls; nil for another one.
  var listName: String? {
    switch element.content {
    case .stack(let stack): stack.role == .table ? "table" : nil
    case .table(let table): table.flows.isEmpty ? "table" : "collection"
    case .container(.scroll): "scroll view"
    default: nil
    }
  }

  /// Whether UIKit draws it in a size of its own, whatever its frame is.
  var hasFixedSize: Bool {
    switch element.content {
    case .control(.toggle), .control(.slider): true
    default: false
    }
  }

  var isTurned: Bool { !turning.isEmpty }

  var text: TextBox? { if case .text(let text) = box.content { text } else { nil } }
}

/// The elements of a hosted view, from the outside in; each is known by its number.
struct PlacedView {
  let elements: [PlacedElement]
  /// The name of the storyboard's scene; nil for a layout.
  private let sceneName: String?

  init(_ root: View<String>, _ box: Box) {
    var elements: [PlacedElement] = []
    if case .scene(let title) = root.content, let view = root.subviews.first {
      sceneName = title.name
      Self.add(view, box, parent: nil, to: &elements)
    } else {
      sceneName = nil
      Self.add(root, box, parent: nil, to: &elements)
    }
    self.elements = elements
  }

  private static func add(
    _ element: View<String>, _ box: Box, parent: Int?, to elements: inout [PlacedElement]
  ) {
    let number = elements.count
    let isTurned = box.effects?.value.transform != nil
    let turning = (parent.map { elements[$0].turning } ?? []) + (isTurned ? [box] : [])
    elements.append(PlacedElement(element: element, box: box, parent: parent, turning: turning))
    if let parent { elements[parent].children.append(number) }
    if case .table(let table) = element.content {
      for (row, rowBox) in table.rows(beside: box) {
        add(row, rowBox, parent: number, to: &elements)
      }
    } else {
      var boxes = box.children.makeIterator()
      for child in element.subviews where !child.isHidden {
        guard let childBox = boxes.next() else { break }
        add(child, childBox, parent: number, to: &elements)
      }
    }
    elements[number].end = elements.count
  }

  /// The element at the end of a way through the boxes; one that draws itself in several boxes is
  /// the end of the ways to all of them.
  func number(at path: [Int]) -> Int {
    path.reduce(0) { number, step in
      let children = elements[number].children
      return children.indices.contains(step) ? children[step] : number
    }
  }

  /// Whether SwiftUI laid the element out.
  func isOfSwiftUI(_ number: Int) -> Bool {
    elements[number].element.object?.isOfFramework ?? false
  }

  /// The view that hosts an element of SwiftUI; the element itself for others.
  func host(of number: Int) -> Int {
    var next = number
    while isOfSwiftUI(next), let parent = elements[next].parent { next = parent }
    return next
  }

  /// Where an element stands in the project: a row that the layout only implies stands where what
  /// it holds does.
  func location(of number: Int) -> SourceLocation? {
    var next: Int? = number
    while let current = next {
      if let location = elements[current].element.location { return location }
      next = elements[current].parent
    }
    return nil
  }

  /// The name of an element in a message.
  func name(of number: Int) -> String {
    if number == 0, let sceneName { return "'\(sceneName)'" }
    let placed = elements[number]
    if case .namedBox(let name) = placed.element.content, placed.element.style.id == nil {
      return "'\(name)'"
    }
    let described = placed.element.style.id == nil ? placed.element.object?.name : nil
    return "'\(described ?? placed.box.name)'"
  }
}

extension SceneTable {
  /// The rows that are shown and the lines between them, each with the box that it became.
  fileprivate func rows(beside box: Box) -> [(View<String>, Box)] {
    var left = shownRows[...]
    return box.children.map { child in
      guard child.name != "separator", let row = left.popFirst() else {
        return (View(.separator), child)
      }
      return (row.view, child)
    }
  }
}
