internal import SwiftSources

/// The configure methods in the text of a controller.
struct ConfigureMethods: Hashable, Sendable {
  /// Whether there is `configureView(for:of:interactiveBehavior:context:completion:)`.
  private(set) var hasConfigureView = false
  /// Whether there is `configure(with:context:completion:)`.
  private(set) var hasConfigure = false
  /// Whether a body uses the interactive behavior; where none does, all behaviors have one answer.
  private(set) var readsBehavior = false

  init(_ files: [SourceCode]) {
    for code in files {
      for index in code.tokens.indices where code.text(index) == "func" {
        guard let inside = code.inside(index + 2) else { continue }
        let labels = code.arguments(inside).map { code.text($0.lowerBound) }
        switch code.text(index + 1) {
        case "configureView" where labels.prefix(3) == ["for", "of", "interactiveBehavior"]:
          hasConfigureView = true
          let argument = code.arguments(inside)[2]
          let own = code.text(argument.lowerBound + 1)
          readsBehavior =
            readsBehavior || code.reads(own == ":" ? "interactiveBehavior" : own)
        case "configure" where labels.first == "with": hasConfigure = true
        default: break
        }
      }
    }
  }
}

extension SourceCode {
  /// Whether a name is more than a label.
  fileprivate func reads(_ name: String) -> Bool {
    tokens.indices.contains { index in
      text(index) == name
        && !(text(index + 1) == ":" && ["(", ","].contains(text(index - 1)))
        && !(text(index - 1) == "interactiveBehavior" && text(index + 1) == ":")
    } || tokens.contains { $0.kind == .string && $0.text.contains(name) }
  }
}
