/// The drawing of a chart in its room.
@MainActor struct ChartDrawing {
  private let marks: [CardproofMark]
  private let settings: ChartSettings
  private let context: GraphicsContext
  private let plot: CGRect
  private let size: CGSize
  private let x, y: ChartScale
  /// The names of the series, and those of bars beside each other, in the order of the marks.
  private let names, groups: [String]
  private let xAxis, yAxis: DrawnAxis

  init(
    _ marks: [CardproofMark], _ settings: ChartSettings, in context: GraphicsContext, _ size: CGSize
  ) {
    (self.marks, self.settings, self.context, self.size) = (marks, settings, context, size)
    let xPlaces = settings.x.names + marks.flatMap { [$0.x.start, $0.x.end] }.compactMap(\.self)
    let yPlaces = settings.y.names + marks.flatMap { [$0.y.start, $0.y.end] }.compactMap(\.self)
    x = ChartScale(
      of: xPlaces + Self.sums(of: marks, areFlat: true), domain: settings.x.domain,
      startsAtZero: marks.contains { $0.kind == .bar })
    y = ChartScale(
      of: yPlaces + Self.sums(of: marks, areFlat: false), domain: settings.y.domain,
      startsAtZero: settings.startsAtZero)
    names = Self.distinct(marks.compactMap(\.series))
    groups = Self.distinct(marks.compactMap(\.group))
    let isPie = marks.contains { $0.kind == .sector }
    xAxis = DrawnAxis(isPie ? nil : settings.x, x, xPlaces, usual: [AxisValueLabel()])
    yAxis = DrawnAxis(
      isPie ? nil : settings.y, y, yPlaces, usual: [AxisGridLine(), AxisValueLabel()])
    let wide = yAxis.labels.map { context.resolve($0).measure(in: size).width }.max()
    let side = wide.map { $0 + 4 } ?? 0
    let title: CGFloat = settings.y.title == nil ? 0 : 16
    let top: CGFloat = (yAxis.labels.isEmpty ? 0 : 6) + title
    let below: CGFloat =
      (xAxis.labels.isEmpty ? 0 : 18) + (settings.x.title == nil ? 0 : 16)
      + (Self.hasLegend(names, settings) ? 20 : 0)
    plot = CGRect(
      x: yAxis.isLeading ? side : 0, y: top, width: max(size.width - side, 1),
      height: max(size.height - top - max(below, top - title), 1))
  }

  private static func hasLegend(_ names: [String], _ settings: ChartSettings) -> Bool {
    !names.isEmpty && !settings.hidesLegend
  }

  private static func distinct(_ names: [String]) -> [String] {
    names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The place of bars that stand on each other.
  private struct Column: Hashable {
    let place: CardproofPlace
    let group: String?
  }

  /// The lengths of bars that stand on each other: upright ones, or flat ones, which have a number only across.
  private static func sums(of marks: [CardproofMark], areFlat: Bool) -> [CardproofPlace] {
    var sums: [Column: Double] = [:]
    for mark in marks where mark.kind == .bar && mark.x.start == nil && mark.y.start == nil {
      var isFlat = true
      if case .number = mark.y.end { isFlat = false }
      let (along, value) = areFlat ? (mark.y.end, mark.x.end) : (mark.x.end, mark.y.end)
      guard isFlat == areFlat, let along, case .number(let length) = value else { continue }
      sums[Column(place: along, group: mark.group), default: 0] += length
    }
    return sums.values.map { .number($0) }
  }

  func draw() {
    drawAxes()
    var heights: [Column: Double] = [:]
    var drawn: Set<String> = []
    for mark in marks {
      switch mark.kind {
      case .bar: draw(bar: mark, &heights)
      case .line, .area:
        let key = "\(mark.kind) \(mark.series ?? "")"
        guard drawn.insert(key).inserted else { continue }
        draw(through: marks.filter { $0.kind == mark.kind && $0.series == mark.series })
      case .point:
        guard let point = point(of: mark) else { continue }
        draw(pointAt: point, mark)
        let reach = BasicChartSymbolShape.side(of: mark.symbolArea) / 2
        note(
          mark, beside: CGRect(origin: point, size: .zero).insetBy(dx: -reach, dy: -reach))
      case .rule: draw(rule: mark)
      case .sector: break
      }
    }
    drawPie()
    drawLegend()
  }

  // MARK: Looks

  private static let usual: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  private func color(of name: String) -> AnyShapeStyle {
    if let known = settings.colors.first(where: { $0.name == name }) { return known.style }
    let palette =
      settings.palette.isEmpty ? Self.usual.map { AnyShapeStyle($0) } : settings.palette
    return palette[(names.firstIndex(of: name) ?? 0) % palette.count]
  }
  private func shading(_ mark: CardproofMark) -> GraphicsContext.Shading {
    .style(mark.style ?? mark.series.map(color) ?? AnyShapeStyle(Color.accentColor))
  }
  private func faded(_ mark: CardproofMark) -> GraphicsContext {
    var faded = context
    faded.opacity *= mark.opacity
    return faded
  }

  // MARK: Places

  private func across(_ share: Double) -> CGFloat { plot.minX + plot.width * share }
  private func down(_ share: Double) -> CGFloat { plot.maxY - plot.height * share }
  private func point(of mark: CardproofMark) -> CGPoint? {
    guard let x = mark.x.end.flatMap({ x.share($0) }), let y = mark.y.end.flatMap({ y.share($0) })
    else { return nil }
    return CGPoint(x: across(x), y: down(y))
  }

  private func drawAxes() {
    for part in xAxis.parts {
      let x = across(part.share)
      let foot = CGPoint(x: x, y: plot.maxY)
      switch part.mark.kind {
      case .line: draw(part, from: CGPoint(x: x, y: plot.minY), to: foot)
      case .tick: draw(part, from: foot, to: CGPoint(x: x, y: plot.maxY + 4))
      case .label: part.label.map { draw(name: $0, below: foot) }
      }
    }
    let (inner, outer) =
      yAxis.isLeading ? (plot.minX, plot.minX - 4) : (plot.maxX, plot.maxX + 4)
    for part in yAxis.parts {
      let y = down(part.share)
      switch part.mark.kind {
      case .line:
        draw(part, from: CGPoint(x: plot.minX, y: y), to: CGPoint(x: plot.maxX, y: y))
      case .tick: draw(part, from: CGPoint(x: inner, y: y), to: CGPoint(x: outer, y: y))
      case .label:
        let end = CGPoint(x: yAxis.isLeading ? plot.minX - 4 : size.width, y: y)
        part.label.map { context.draw($0, at: end, anchor: .trailing) }
      }
    }
    drawTitles()
  }
  private func draw(_ part: DrawnAxis.Part, from start: CGPoint, to end: CGPoint) {
    context.stroke(
      line(start, end), with: .style(part.mark.style ?? AnyShapeStyle(Color(.systemGray4))),
      style: part.mark.stroke ?? StrokeStyle(lineWidth: 0.5))
  }
  /// Writes a name below a place of the axis, inside of the chart (inferred).
  private func draw(name: Text, below foot: CGPoint) {
    let half = context.resolve(name).measure(in: size).width / 2
    let x = max(min(foot.x, size.width - half), half)
    context.draw(name, at: CGPoint(x: x, y: foot.y + 4), anchor: .top)
  }
  /// Writes the titles of the axes below and above the plot (inferred).
  private func drawTitles() {
    if let title = settings.x.title {
      let x = DrawnAxis.share(of: settings.x.alignment ?? .leading)
      let y = plot.maxY + (xAxis.labels.isEmpty ? 2 : 20)
      context.draw(
        DrawnAxis.label(title), at: CGPoint(x: across(x), y: y), anchor: UnitPoint(x: x, y: 0))
    }
    if let title = settings.y.title {
      let x = DrawnAxis.share(of: settings.y.alignment ?? (yAxis.isLeading ? .leading : .trailing))
      context.draw(
        DrawnAxis.label(title), at: CGPoint(x: size.width * x, y: 0), anchor: UnitPoint(x: x, y: 0))
    }
  }
  private func line(_ start: CGPoint, _ end: CGPoint) -> Path {
    Path { path in
      path.move(to: start)
      path.addLine(to: end)
    }
  }

  // MARK: Marks

  private func draw(bar mark: CardproofMark, _ heights: inout [Column: Double]) {
    let isFlat = y.isBanded && !x.isBanded
    guard let along = isFlat ? mark.y.end : mark.x.end, let value = isFlat ? mark.x.end : mark.y.end
    else { return }
    let (band, values) = isFlat ? (y, x) : (x, y)
    guard let middle = band.share(along), let end = values.share(value) else { return }
    let start = (isFlat ? mark.x.start : mark.y.start).flatMap { values.share($0) }
    let column = Column(place: along, group: mark.group)
    let below = start == nil ? heights[column, default: 0] : 0
    if start == nil { heights[column] = below + end - values.zero }
    let from = (start ?? values.zero) + below
    let to = start == nil ? end + below : end
    let length = isFlat ? plot.height : plot.width
    let share = CGFloat(max(groups.count, 1))
    let room = length * (band.band ?? 0.05) / share
    let breadth = mark.breadth.length(in: room, usual: room * 0.6)
    let place = mark.group.flatMap { groups.firstIndex(of: $0) } ?? 0
    let aside = groups.isEmpty ? 0 : (CGFloat(place) - (share - 1) / 2) * room * 0.6
    let frame =
      isFlat
      ? CGRect(
        x: across(min(from, to)), y: down(middle) + aside - breadth / 2,
        width: plot.width * abs(to - from), height: breadth)
      : CGRect(
        x: across(middle) + aside - breadth / 2, y: down(max(from, to)), width: breadth,
        height: plot.height * abs(to - from))
    faded(mark).fill(
      Path(
        roundedRect: frame, cornerRadius: min(mark.cornerRadius, frame.width / 2, frame.height / 2)),
      with: shading(mark))
    note(mark, beside: frame)
  }

  private func draw(through marks: [CardproofMark]) {
    let points = marks.compactMap(point)
    guard let first = points.first, let last = points.last, let style = marks.first else { return }
    var path = Path { path in
      path.move(to: first)
      for (before, next) in zip(points, points.dropFirst()) {
        join(before, next, style.interpolation, in: &path)
      }
    }
    if style.kind == .area {
      let starts = marks.compactMap { mark -> CGPoint? in
        guard let x = mark.x.end.flatMap({ x.share($0) }), let y = mark.y.start.flatMap(y.share)
        else { return nil }
        return CGPoint(x: across(x), y: down(y))
      }
      let ground = [CGPoint(x: first.x, y: down(y.zero)), CGPoint(x: last.x, y: down(y.zero))]
      for point in (starts.isEmpty ? ground : starts).reversed() { path.addLine(to: point) }
      path.closeSubpath()
      faded(style).fill(path, with: shading(style))
      return marks.forEach { $0.note?.leaveOut() }
    }
    faded(style).stroke(path, with: shading(style), style: style.line)
    for (mark, point) in zip(marks, points) {
      if mark.symbol != nil { draw(pointAt: point, mark) }
      note(mark, beside: CGRect(origin: point, size: .zero).insetBy(dx: -4, dy: -4))
    }
  }

  private func join(
    _ start: CGPoint, _ end: CGPoint, _ method: InterpolationMethod, in path: inout Path
  ) {
    let middle = (start.x + end.x) / 2
    /// Goes up or down at a place between the two.
    func step(at x: CGFloat) {
      path.addLine(to: CGPoint(x: x, y: start.y))
      path.addLine(to: CGPoint(x: x, y: end.y))
      path.addLine(to: end)
    }
    switch method {
    case .linear: path.addLine(to: end)
    case .stepStart: step(at: start.x)
    case .stepCenter: step(at: middle)
    case .stepEnd: step(at: end.x)
    default:
      path.addCurve(
        to: end, control1: CGPoint(x: middle, y: start.y), control2: CGPoint(x: middle, y: end.y))
    }
  }

  private func draw(pointAt point: CGPoint, _ mark: CardproofMark) {
    faded(mark).fill(
      (mark.symbol ?? .circle).path(at: point, area: mark.symbolArea), with: shading(mark))
  }

  private func draw(rule mark: CardproofMark) {
    let ends: (CGPoint, CGPoint)
    if let share = mark.y.end.flatMap({ y.share($0) }) {
      ends = (CGPoint(x: plot.minX, y: down(share)), CGPoint(x: plot.maxX, y: down(share)))
    } else if let share = mark.x.end.flatMap({ x.share($0) }) {
      ends = (CGPoint(x: across(share), y: plot.minY), CGPoint(x: across(share), y: plot.maxY))
    } else {
      return
    }
    faded(mark).stroke(line(ends.0, ends.1), with: shading(mark), style: mark.line)
    note(
      mark,
      beside: CGRect(
        x: ends.0.x, y: ends.0.y, width: ends.1.x - ends.0.x, height: ends.1.y - ends.0.y))
  }

  /// Writes what a mark says beside its frame.
  private func note(_ mark: CardproofMark, beside frame: CGRect) {
    guard let note = mark.note, let text = note.text else { return }
    let (point, anchor) = note.place(beside: frame)
    context.draw(text, at: point, anchor: anchor)
  }

  private func drawPie() {
    let pieces = marks.filter { $0.kind == .sector }.compactMap {
      mark -> (CardproofMark, Double)? in
      if case .number(let number) = mark.y.end { (mark, max(number, 0)) } else { nil }
    }
    let sum = pieces.map(\.1).reduce(0, +)
    guard sum > 0 else { return }
    let room = min(plot.width, plot.height) / 2
    let middle = CGPoint(x: plot.midX, y: plot.midY)
    var begin = -90.0
    for (mark, share) in pieces {
      let radius = mark.outer.length(in: room, usual: room)
      let hole = mark.inner.length(in: room, usual: 0)
      let end = begin + share / sum * 360
      let gap = radius > 0 ? mark.line.lineWidth / radius * 90 / .pi : 0
      let (start, stop) = (Angle.degrees(begin + gap), Angle.degrees(end - gap))
      let piece = Path { path in
        path.addArc(
          center: middle, radius: radius, startAngle: start, endAngle: stop, clockwise: false)
        if hole > 0 {
          path.addArc(
            center: middle, radius: hole, startAngle: stop, endAngle: start,
            clockwise: true)
        } else {
          path.addLine(to: middle)
        }
        path.closeSubpath()
      }
      faded(mark).fill(piece, with: shading(mark))
      let turn = (begin + end) / 360 * .pi
      let reach = (hole + radius) / 2
      let heart = CGPoint(x: middle.x + cos(turn) * reach, y: middle.y + sin(turn) * reach)
      if mark.note?.position == .overlay {
        note(mark, beside: CGRect(origin: heart, size: .zero))
      } else {
        mark.note?.leaveOut()
      }
      begin = end
    }
  }

  private func drawLegend() {
    guard Self.hasLegend(names, settings) else { return }
    var x: CGFloat = 0
    for name in names {
      let label = context.resolve(DrawnAxis.label(Text(verbatim: name)))
      let width = label.measure(in: size).width
      context.fill(
        Path(ellipseIn: CGRect(x: x, y: size.height - 11, width: 7, height: 7)),
        with: .style(color(of: name)))
      context.draw(label, at: CGPoint(x: x + 11, y: size.height - 7.5), anchor: .leading)
      x += width + 20
    }
  }
}

extension BasicChartSymbolShape {
  /// The side of a symbol of an area in square points.
  static func side(of area: CGFloat) -> CGFloat { max(area, 0).squareRoot() * 1.128 }

  /// The shape about a point, as large as a circle of an area in square points; the card names a shape that has no
  /// drawing, and shows a circle.
  @MainActor func path(at point: CGPoint, area: CGFloat) -> Path {
    let side = Self.side(of: area)
    let frame = CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
    func polygon(_ corners: [(x: CGFloat, y: CGFloat)]) -> Path {
      Path { path in
        path.addLines(
          corners.map { CGPoint(x: frame.minX + $0.x * side, y: frame.minY + $0.y * side) })
        path.closeSubpath()
      }
    }
    switch self {
    case .circle: return Path(ellipseIn: frame)
    case .square: return Path(frame.insetBy(dx: side * 0.06, dy: side * 0.06))
    case .triangle: return polygon([(0.5, 0), (1, 1), (0, 1)])
    case .diamond: return polygon([(0.5, 0), (1, 0.5), (0.5, 1), (0, 0.5)])
    default:
      Session.noteMissing("ChartContent.symbol(_:)", changesLook: true)
      return Path(ellipseIn: frame)
    }
  }
}
