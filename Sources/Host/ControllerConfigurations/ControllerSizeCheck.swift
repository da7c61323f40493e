internal import HostSimulation
internal import Diagnostics
internal import SourceFormats

extension SizeRule {
  /// Finds a size that a host never gives, or that has no end; the node is the one that says it, if any.
  func check(_ node: YAMLNode?, reporting findings: Findings) {
    guard let node, case .each(let width, let height) = self else { return }
    if case .points(let points) = width {
      findings.report(
        .customWidthFixed, "The host ignores the width of \(points) points",
        at: node.value("width")?.location ?? node.location, fix: "Write 'width: maximum'")
    }
    if case .rows(_, _, _, isCapped: false) = height {
      findings.report(
        .rowsNotCapped, "The height grows with the list without a limit",
        at: node.value("height")?.location ?? node.location, fix: "Add 'capped: true'")
    }
  }

  /// Whether the width is a number of points, which a rule of its own is about.
  var hasFixedWidth: Bool {
    if case .each(.points, _) = self { true } else { false }
  }
}
