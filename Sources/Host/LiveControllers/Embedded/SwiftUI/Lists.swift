/// Rows in groups, drawn from the first one.
public struct List<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public init<Data: RandomAccessCollection, Row: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Data.Element.ID, Row>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, ID, Row> { content = ForEach(data, id: id, content: rowContent) }

  public init<Row: View>(_ data: Range<Int>, @ViewBuilder rowContent: @escaping (Int) -> Row)
  where Content == ForEach<Range<Int>, Int, Row> { content = ForEach(data, content: rowContent) }

  func render(_ context: RenderContext) -> [Rendering] {
    let isPlain = context.environment.isPlainList
    let children = context.with {
      $0.isInList = true
      $0.isInRow = true
      $0.stackAxis = .vertical
    }.render(content)
    Session.noteGuess("List")
    let drawer = ListDrawer(context: context.with { $0.stackAxis = .vertical }, isPlain: isPlain)
    let column = drawer.column(drawer.sections(of: children).map { drawer.drawn($0) })
    let list = column.scrolling(isWide: false, isTall: true)
    if context.environment.hasListBackground {
      list.view.backgroundColor = isPlain ? .systemBackground : .systemGroupedBackground
    }
    return [list]
  }
}

/// A list of settings.
public struct Form<Content: View>: View {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  public var body: some View { List { content } }
}

/// A group of rows of a list; elsewhere it is what is in it.
public struct Section<Parent: View, Content: View, Footer: View>: View, PrimitiveView {
  private let header: Parent
  private let footer: Footer
  private let content: Content

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) { (self.header, self.content, self.footer) = (header(), content(), footer()) }
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    (self.header, self.content, self.footer) = (header, content(), footer)
  }

  func render(_ context: RenderContext) -> [Rendering] {
    guard context.environment.isInList else {
      let plain = context.with { $0.isInLazyGrid = false }
      func edge(_ views: [Rendering]) -> [Rendering] {
        guard context.environment.isInLazyGrid else { return views }
        return views.map { view in
          var line = view
          line.traits.columns = .max
          return line
        }
      }
      return edge(plain.inside("h").render(header)) + plain.inside("c").render(content)
        + edge(plain.inside("f").render(footer))
    }
    let plain = context.with { $0.isInList = false }
    let note = plain.with { ($0.font, $0.foreground) = (.footnote, .secondaryLabel) }
    let title = note.with { if !$0.isPlainList { $0.textCase = .uppercase } }
    return [
      Rendering(
        view: SectionView(
          header: title.inside("h").render(header), rows: plain.inside("c").render(content),
          footer: note.inside("f").render(footer)))
    ]
  }
}

extension Section where Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(content: content, header: header, footer: { EmptyView() })
  }
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, footer: EmptyView(), content: content)
  }
}
extension Section where Parent == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(content: content, header: { EmptyView() }, footer: footer)
  }
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: footer, content: content)
  }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), footer: EmptyView(), content: content)
  }
}
extension Section where Parent == Text, Footer == EmptyView {
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), footer: EmptyView(), content: content)
  }
}

/// A section on its way to its list.
private final class SectionView: UIView {
  let header, rows, footer: [Rendering]

  init(header: [Rendering] = [], rows: [Rendering], footer: [Rendering] = []) {
    (self.header, self.rows, self.footer) = (header, rows, footer)
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { nil }
}

/// A drawer of sections, with about the lengths of iOS 16 (convention).
@MainActor private struct ListDrawer {
  let context: RenderContext
  let isPlain: Bool
  private static let margin: CGFloat = 16

  func column(_ parts: [Rendering]) -> Rendering {
    StackRenderer(isRow: false, guide: Guide(.leading), spacing: 0).render(parts)
  }

  /// The sections; rows beside them are one of their own.
  func sections(of children: [Rendering]) -> [SectionView] {
    var sections: [SectionView] = []
    var rows: [Rendering] = []
    for child in children {
      guard let section = child.view as? SectionView else {
        rows.append(child)
        continue
      }
      if !rows.isEmpty { sections.append(SectionView(rows: rows)) }
      rows = []
      sections.append(section)
    }
    return rows.isEmpty ? sections : sections + [SectionView(rows: rows)]
  }

  func drawn(_ section: SectionView) -> Rendering {
    let lined = section.rows.flatMap { [row($0)] + [line()] }
    let rows = column(Array(lined.dropLast()))
    rows.view.clipsToBounds = true
    if !isPlain {
      rows.view.backgroundColor = .secondarySystemGroupedBackground
      rows.view.layer.cornerRadius = 10
    }
    let side = isPlain ? 0 : Self.margin
    let note = { (part: Rendering, above: CGFloat) in
      part.leading(
        UIEdgeInsets(top: above, left: side + Self.margin, bottom: 7, right: Self.margin))
    }
    let all =
      section.header.map { note($0, isPlain ? 7 : 17) }
      + [rows.padded(UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))]
      + section.footer.map { note($0, 7) }
    let gap = isPlain || !section.header.isEmpty ? 0 : Self.margin
    return column(all).padded(
      UIEdgeInsets(top: gap, left: 0, bottom: isPlain ? 0 : 8, right: 0))
  }

  private func row(_ content: Rendering) -> Rendering {
    let own = UIEdgeInsets(top: 11, left: Self.margin, bottom: 11, right: Self.margin)
    return content.leading(content.traits.rowInsets ?? own, height: FrameLimits(least: 44))
  }

  private func line() -> Rendering {
    let insets = UIEdgeInsets(top: 0, left: Self.margin, bottom: 0, right: 0)
    return Divider().render(context)[0].padded(insets)
  }
}

extension Rendering {
  /// A row as wide as there is room, with its content at the left.
  fileprivate func leading(
    _ insets: UIEdgeInsets, height: FrameLimits = FrameLimits()
  ) -> Rendering {
    padded(insets).framed(
      width: FrameLimits(most: .infinity), height: height, alignment: .leading)
  }
}

// MARK: Styles

/// A look of lists.
public protocol ListStyle { var cardproofIsPlain: Bool { get } }
public typealias DefaultListStyle = InsetGroupedListStyle
public typealias GroupedListStyle = InsetGroupedListStyle

extension View {
  public func listStyle<Style: ListStyle>(_ style: Style) -> some View {
    inEnvironment { $0.isPlainList = style.cardproofIsPlain }
  }
  public func listRowInsets(_ insets: EdgeInsets?) -> some View {
    let insets = insets.map {
      UIEdgeInsets(top: $0.top, left: $0.leading, bottom: $0.bottom, right: $0.trailing)
    }
    return changing { $0.traits.rowInsets = insets }
  }
  public func listRowBackground<Behind: View>(_ view: Behind?) -> some View {
    if view != nil { Session.noteMissing("View.listRowBackground(_:)", changesLook: true) }
    return self
  }
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    if visibility == .hidden {
      Session.noteMissing("View.listRowSeparator(_:edges:)", changesLook: true)
    }
    return self
  }
}
