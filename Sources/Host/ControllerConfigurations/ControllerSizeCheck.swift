internal import HostSimulation
internal import Diagnostics
internal import SourceFormats

/// Finds sizes that a host never gives, or that have no end.
struct ControllerSizeCheck {
  let size: SizeRule
  /// The written node, if any.
  let node: YAMLNode?

  func report(to findings: Findings) {
    guard let node, case .each(let width, let height) = size else { return }
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
}

extension SizeRule {
  /// Whether the width is a number of points, which a rule of its own is about.
  var hasFixedWidth: Bool {
    if case .each(.points, _) = self { true } else { false }
  }
}
