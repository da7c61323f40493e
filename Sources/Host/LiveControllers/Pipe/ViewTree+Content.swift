internal import TextTools
internal import Views

/// The kinds of views, and what they show.
extension ViewTree {
  func content(
    of pipe: PipeView, base: View<String>?, room: inout Int
  ) -> ViewContent<String> {
    let set = pipe.set
    switch pipe.kind {
    case "label", "textView":
      let isTextView = pipe.kind == "textView"
      let label = label(set, base: base?.content.label, isTextView: isTextView)
      return isTextView ? .textView(label) : .label(label)
    case "image": return .image(image(set, base: base?.content))
    case "map":
      return .map(
        MapContent(
          pins: (set?.annotations ?? []).compactMap(\.title), hasRoute: set?.route ?? false))
    case "button": return .control(button(set, base: base?.content))
    case "textField" where (set?.style ?? (base == nil ? "none" : "")) == "none":
      return .label(
        label(set, base: base?.content.label, isTextView: false)
          .orPlaceholder(set?.placeholder ?? placeholder(of: base?.content)))
    case "textField", "switch", "slider", "progress", "spinner":
      return .control(control(pipe.kind, set, base: base?.content))
    case "stack": return .stack(stack(set, base: base?.content))
    case "scroll": return .container(.scroll)
    case "blur":
      guard let style = set?.style else { return base?.content ?? .container(.view) }
      if style == "none" { return .container(.view) }
      return .container(.blur(StackContent.BlurStyle(rawValue: style) ?? .regular))
    case "table", "collection": return .table(table(pipe, base: base?.content, room: &room))
    case "drawing":
      return drawing(pipe.paths ?? [], size: pipe.room ?? []).map { .drawing($0) }
        ?? .container(.view)
    case "named", "segmented": return base?.content ?? .namedBox(pipe.class ?? pipe.kind)
    default:
      if pipe.draws == true, pipe.inside.isEmpty { return .namedBox(pipe.class ?? "view") }
      if case .namedBox = base?.content { return .container(.view) }
      return base?.content.isLeaf == false ? base?.content ?? .container(.view) : .container(.view)
    }
  }

  private func label(
    _ set: PipeView.Properties?, base: LabelContent<String>?, isTextView: Bool
  ) -> LabelContent<String> {
    var label =
      base
      ?? LabelContent(
        text: "", font: .system(size: isTextView ? 12 : 17, weight: .regular, design: .standard),
        color: .semantic(.label), lines: isTextView ? 0 : 1,
        lineBreak: isTextView ? .wordWrapping : .truncatingTail, alignment: .natural)
    guard let set else { return label }
    label.preferredWidth = set.preferredWidth.flatMap { $0 > 0 ? Points($0) : nil }
    if let scrolls = set.scrolls { label.isFitted = !scrolls }
    if let text = set.text { label.text = text }
    if let runs = set.attributed { label.text = runs.map(\.text).joined() }
    style(&label, as: set)
    if let lines = set.numberOfLines { label.lines = min(max(lines, 0), 1000) }
    if let heights = set.lineHeights { label.lineHeights = LineHeights(heights) }
    label.lineBreak = set.lineBreak ?? label.lineBreak
    label.alignment = set.textDirection ?? label.alignment
    if let adjusts = set.adjustsFontSizeToFitWidth {
      label.minimumScale = adjusts ? min(max(set.minimumScaleFactor ?? 0, 0.1), 1) : 1
    }
    if let keeps = set.keepsBaseline { label.keepsBaseline = keeps }
    return label
  }

  /// Gives a label the fonts and colors that code set; the style of its longest part is that of the whole.
  private func style(_ label: inout LabelContent<String>, as set: PipeView.Properties) {
    let runs = set.attributed ?? []
    let fonts = runs.compactMap(\.font) + (set.font.map { [$0] } ?? [])
    if !fonts.isEmpty {
      label.standInFont = fonts.compactMap(\.name).first { !FontRequest.isSystem($0) }
    }
    label.font = set.font?.request ?? label.font
    label.marks = set.font?.marks ?? label.marks
    label.color = color(set.textColor) ?? label.color
    let spans = runs.map { run in
      var span = TextSpan(
        length: run.text.utf8.count, font: run.font?.request ?? label.font,
        color: color(run.color) ?? label.color, marks: run.marks(usual: label.marks))
      span.spacing = Points(min(max(run.spacing ?? 0, -100), 1000))
      span.picture = textPicture(run, tint: span.color)
      if span.picture == nil { span.rise = Points(min(max(run.rise ?? 0, -1000), 1000)) }
      return span
    }
    if let longest = spans.filter({ $0.picture == nil }).max(by: { $0.length < $1.length }) {
      (label.font, label.color, label.marks) = (longest.font, longest.color, longest.marks)
    }
    if set.text != nil || set.font != nil || set.textColor != nil || !runs.isEmpty {
      label.spans = spans.haveOwnStyles ? spans : []
    }
  }

  /// A control as code set it, else as the file has it.
  private func control(
    _ kind: String, _ set: PipeView.Properties?, base: ViewContent<String>?
  ) -> ControlContent<String> {
    let known: ControlContent<String>? =
      if case .control(let control) = base { control } else { nil }
    let tint = color(set?.tintColor)
    switch (kind, known) {
    case ("switch", .toggle(let isOn, let color)):
      return .toggle(isOn: set?.on ?? isOn, tint: self.color(set?.onTintColor) ?? color)
    case ("switch", _):
      return .toggle(
        isOn: set?.on ?? false, tint: self.color(set?.onTintColor) ?? .semantic(.green))
    case ("slider", .slider(let value, let color)):
      return .slider(set?.value ?? value, tint: tint ?? color)
    case ("slider", _): return .slider(set?.value ?? 0, tint: tint ?? .semantic(.tint))
    case ("progress", .progress(let value, let color)):
      return .progress(set?.progress ?? value, tint: tint ?? color)
    case ("progress", _): return .progress(set?.progress ?? 0, tint: tint ?? .semantic(.tint))
    case ("spinner", .spinner(let size, let color)):
      return .spinner(
        set?.style.map { $0 == "large" ? .large : .medium } ?? size, color: tint ?? color)
    case ("spinner", _):
      return .spinner(
        set?.style == "large" ? .large : .medium, color: tint ?? .semantic(.gray))
    default:
      return .textField(
        label(set, base: base?.label, isTextView: false),
        placeholder: set?.placeholder ?? placeholder(of: base))
    }
  }

  private func placeholder(of field: ViewContent<String>?) -> String {
    guard case .control(.textField(_, let placeholder)) = field else { return "" }
    return placeholder
  }

  /// A button of code has UIKit's fonts and colors of its type (observed).
  private func button(
    _ set: PipeView.Properties?, base: ViewContent<String>?
  ) -> ControlContent<String> {
    let look = set?.style ?? "custom"
    let isConfigured = !["custom", "system"].contains(look)
    let size: Points = look == "custom" ? 18 : look == "system" ? 15 : 17
    let plain = LabelContent(
      text: "", font: .system(size: size, weight: .regular, design: .standard),
      color: look == "custom" || look == "filled"
        ? .semantic(.white) : color(set?.tintColor) ?? .semantic(.tint),
      lines: isConfigured ? 0 : 1, lineBreak: isConfigured ? .wordWrapping : .truncatingMiddle,
      alignment: .natural)
    var title = label(set, base: base?.label ?? plain, isTextView: false)
    if let text = set?.title, text != title.text { title = title.with(text: text) }
    if base?.label != nil, set?.textColor == nil, let tint = color(set?.tintColor) {
      title.color = tint
    }
    title.alignment = set?.buttonAlignment ?? base?.label?.alignment ?? .center
    let known: ButtonPictures? =
      if case .control(.button(_, let pictures)) = base { pictures } else { nil }
    let tint = isConfigured ? title.color : color(set?.tintColor)
    guard let image = set?.image, !image.isNone else {
      return .button(
        title,
        pictures: known.map {
          ButtonPictures(
            image: set?.image == nil ? $0.image?.tinted(tint) : nil, edge: $0.edge, gap: $0.gap,
            background: $0.background?.tinted(tint))
        })
    }
    var shown = picture(image, mode: .center, tint: tint ?? .semantic(.tint))
    // A button of the system makes each picture a template (documented).
    if look == "system", case .automatic(let tint) = shown.rendering {
      shown.rendering = .template(tint: tint)
    }
    return .button(
      title,
      pictures: ButtonPictures(
        image: shown, edge: set?.imageEdge.flatMap { .init(rawValue: $0) } ?? .leading,
        gap: Points(set?.imagePadding ?? 0), background: known?.background))
  }

  private func image(
    _ set: PipeView.Properties?, base: ViewContent<String>?
  ) -> ImageContent<String> {
    let known: ImageContent<String>? = if case .image(let image) = base { image } else { nil }
    let mode = set?.pictureMode ?? known?.mode ?? .stretch
    if set?.image?.isNone == true { return ImageContent(name: "", mode: mode) }
    guard let image = set?.image else {
      var same = ImageContent(name: known?.name ?? "", mode: mode)
      if let known {
        (same.size, same.symbol, same.rendering) = (known.size, known.symbol, known.rendering)
      }
      return same.tinted(color(set?.tintColor))
    }
    return picture(image, mode: mode, tint: color(set?.tintColor) ?? .semantic(.tint))
  }

  private func textPicture(_ run: PipeView.Run, tint: ColorRequest) -> TextPicture? {
    guard let image = run.picture, let size = run.size, size.count == 2 else { return nil }
    let sides = size.map { Points(min(max($0, 0), 10_000)) }
    return TextPicture(
      image: picture(image, mode: .stretch, tint: color(image.tint) ?? tint),
      size: Size(width: sides[0], height: sides[1]), rise: Points(run.rise ?? 0))
  }

  private func picture(
    _ image: PipeView.Image, mode: ContentMode, tint: ColorRequest
  ) -> ImageContent<String> {
    var made = ImageContent(name: image.name ?? image.symbol ?? "", mode: mode)
    if let symbol = image.symbol {
      // The black of a symbol as it is made (observed).
      let own = image.original == true ? color(image.tint) ?? .semantic(.black) : nil
      var shape = SystemSymbol(name: symbol)
      shape?.ground = color(image.ground)
      shape?.weight = image.weight.flatMap { FontWeight(rawValue: $0) } ?? .regular
      let drawn = image.points.flatMap { sides in
        sides.count == 2 ? Size(width: Points(sides[0]), height: Points(sides[1])) : nil
      }
      let room = drawn.flatMap { drawn in
        image.line.map { Size(width: drawn.width, height: Points($0)) }
      }
      // Without a line, code draws it in another size, in which it fills the picture.
      made.symbol = SymbolImage(
        symbol: shape, color: own ?? tint, drawnSize: room == nil ? shape?.size : drawn, room: room)
    }
    made.rendering =
      image.template == true
      ? .template(tint: tint)
      : color(image.tint).map { .template(tint: $0) }
        ?? (image.original == true ? .original : .automatic(tint: tint))
    let bare = image.drawn ?? image.data
    if let size = bare ?? image.points, size.count == 2 {
      made.size = Size(width: Points(size[0]), height: Points(image.line ?? size[1]))
      made.drawing = drawing(image.paths ?? [], size: size)
      if made.drawing == nil, bare != nil, size[0] > 0, size[1] > 0 {
        made.symbol = SymbolImage(symbol: nil, color: tint)
      }
    }
    return made
  }

  private func stack(
    _ set: PipeView.Properties?, base: ViewContent<String>?
  ) -> StackContent {
    let known: StackContent? = if case .stack(let stack) = base { stack } else { nil }
    return StackContent(
      axis: set?.axis.flatMap { StackContent.Axis(rawValue: $0) } ?? known?.axis ?? .horizontal,
      spacing: set?.spacing.map { Points($0) } ?? known?.spacing ?? 0,
      alignment: set?.alignment.flatMap { StackContent.Alignment(rawValue: $0) }
        ?? known?.alignment ?? .fill,
      distribution: set?.distribution.flatMap { StackContent.Distribution(rawValue: $0) }
        ?? known?.distribution ?? .fill,
      isWithinMargins: set?.marginsRelative ?? known?.isWithinMargins ?? false)
  }

  private func table(
    _ pipe: PipeView, base: ViewContent<String>?, room: inout Int
  ) -> SceneTable {
    let known: SceneTable? = if case .table(let table) = base { table } else { nil }
    var rows: [SceneTable.Row] = []
    for row in pipe.rows ?? pipe.cells ?? [] where room > 0 {
      var view = self.row(row.view, room: &room)
      // A cell of a file has its color also behind its accessory.
      if pipe.kind == "table", view.style.background == nil {
        view.style.background = view.subviews.first?.style.background
      }
      var made = SceneTable.Row(
        view: view,
        height: row.height.flatMap { $0 > 0 ? Points($0) : nil },
        width: row.width.flatMap { $0 > 0 ? Points($0) : nil }, isCell: row.cell ?? true,
        section: row.section ?? 0, separatorInsets: row.view.set?.separatorInset?.insets)
      made.place = row.place?.frame
      rows.append(made)
    }
    var table = SceneTable(
      cells: known?.cells ?? [], rows: rows,
      hasSeparators: pipe.set?.separatorStyle.map { $0 != "none" } ?? known?.hasSeparators
        ?? (pipe.kind == "table"))
    table.endsSections =
      pipe.set?.style.map { $0 == "grouped" } ?? known?.endsSections ?? false
    table.separatorInsets =
      pipe.set?.separatorInset?.insets ?? known?.separatorInsets ?? table.separatorInsets
    table.separatorColor =
      color(pipe.set?.separatorColor) ?? known?.separatorColor ?? table.separatorColor
    table.flows =
      pipe.flows?.map { flow in
        var made = SceneFlow(
          itemSize: known?.flows.first?.itemSize ?? Size(width: 50, height: 50),
          lineSpacing: Points(flow.line), itemSpacing: Points(flow.item),
          insets: flow.inset.insets ?? .zero, isHorizontal: flow.direction == "horizontal",
          height: flow.height.map { Points($0) })
        made.isSpread = flow.isPacked != true
        made.gap = Points(flow.gap ?? 0)
        return made
      } ?? known?.flows ?? []
    return table
  }
}

extension LineHeights {
  fileprivate init(_ message: PipeView.LineHeightsMessage) {
    func points(_ value: Double?) -> Points { Points(min(max(value ?? 0, 0), 1000)) }
    self.init()
    spacing = points(message.spacing)
    multiple = message.multiple.map { $0 > 0 ? min($0, 100) : 1 } ?? 1
    minimum = points(message.minimum)
    maximum = message.maximum.flatMap { $0 > 0 ? points($0) : nil }
    paragraphSpacing = points(message.paragraphSpacing)
  }
}
