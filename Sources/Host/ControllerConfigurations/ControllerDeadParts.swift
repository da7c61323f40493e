internal import HostSimulation
internal import Diagnostics
internal import SourceFormats

/// Finds the parts of a configuration that no ask can reach, given the cases of each configure method and the mapping
/// of layouts.
func reportDeadParts(of methods: [[ControllerCase]], layouts: YAMLNode?, to findings: Findings) {
  for cases in methods { reportUnreachable(cases, to: findings) }
  // An open case may come to show any of them.
  guard !methods.joined().contains(where: \.isOpen) else { return }
  let shown = Set(methods.flatMap { $0.flatMap(\.layouts) })
  for entry in layouts?.entries ?? [] where !shown.contains(entry.key) {
    findings.report(
      .unusedLayout, "No case shows the layout '\(entry.key)'", at: entry.keyLocation,
      fix: "Remove it, or show it in a case")
  }
}

/// The first case of each test answers, and all below one without a test are never tried.
private func reportUnreachable(_ cases: [ControllerCase], to findings: Findings) {
  for (index, later) in cases.enumerated() {
    guard
      let earlier = cases[..<index].first(where: { $0.test == .always || $0.test == later.test })
    else { continue }
    findings.report(
      .unreachableCase,
      earlier.test == .always
        ? "This case never answers: the one above always matches"
        : "This case never answers: one above has the same test", at: later.location,
      notes: [.init("It is here", at: earlier.location)], fix: "Put it above, or remove it")
  }
}
