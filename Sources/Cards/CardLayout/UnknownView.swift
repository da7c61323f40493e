internal import HostSimulation
internal import TextTools
internal import Views

extension CardComposer {
  /// A hatched box where the view of a class stands that nothing tells of.
  ///
  /// It is as high as its words, or at least as 120 points, the least height of the first hosts of Siri
  /// (convention: no number is known), and as `height` where the host has one of its own.
  func unknownView(of unknown: UnknownClass, height: Points? = nil, in column: inout CardColumn) {
    var measured = CardColumn(x: column.x, y: 0, width: column.width)
    words(of: unknown, in: &measured)
    let height = height ?? max(120, measured.y + 24)
    var content = CardColumn(
      x: column.x, y: column.y + max(.zero, height - measured.y) / 2, width: column.width)
    words(of: unknown, in: &content)
    let boxes = content.boxes
    column.add(height: height) { frame in
      Box(frame: frame, .symbol(.hatching), name: "unknown view", children: boxes)
    }
  }

  /// Says below the views what they lack: data in one as its storyboard has it, and in one whose class runs what was left
  /// out of it.
  func remark(in column: inout CardColumn) {
    let titles = card.hostedViews.compactMap { $0.element?.sceneTitle }
    let text =
      titles.contains(where: \.isAsDesigned)
      ? "The storyboard without data" : titles.lazy.compactMap(\.lacks).first?.capitalizedFirst
    guard let text else { return }
    column.add(
      .chromeLabel(
        text, .style(.caption), color: .semantic(.secondary), lines: 0,
        alignment: .center, insets: Insets(top: 2, leading: 16, bottom: 6, trailing: 16),
        id: "remark"),
      layout)
  }

  private func words(of unknown: UnknownClass, in column: inout CardColumn) {
    let lines: [(text: String, style: TextStyle)] = [
      (unknown.name, .headline), ("Its view is not known", .subheadline),
      (
        unknown.reason.map { "The class \($0)" }
          ?? "Run cardproof init, and fill in the .controller.yml file that it names", .footnote
      ),
    ]
    for line in lines {
      column.add(
        .chromeLabel(
          line.text, .style(line.style), lines: 3, alignment: .center,
          insets: Insets(top: 2, leading: 24, bottom: 2, trailing: 24), id: "unknown view"),
        layout)
    }
  }
}
