package import Diagnostics

/// A controller's class as its declarations have it; bodies of methods are not followed.
package struct ParsedController: Sendable {
  package let className: String
  /// The place where the class is declared.
  package let location: SourceLocation
  /// Whether it implements `configure(with:context:completion:)` and not the other method.
  package let hasConfigureOnly: Bool
  /// The properties of `INUIHostedViewSiriProviding` that are true, in a class that adopts it.
  package let displays: [String]
  /// Whether the class or those beside it set backgrounds of views, which are not drawn.
  package let setsBackgrounds: Bool
  /// The casts that its methods force; nil for one that it does not have.
  package let forcedInConfigureView: [ForcedValue]?
  package let forcedInConfigure: [ForcedValue]?
  /// The words of the files that declare the class, without comments and white space: other words are another
  /// class.
  package let canonicalText: String
}

extension ControllerSources {
  /// The class with which the system starts, or where no file names it the only one that can be hosted;
  /// nil where it is not in these files.
  package var entryClass: ParsedController? {
    let found: HostedClass? =
      switch start {
      case .entry(let entry): hosted.first { $0.name == entry.className }
      case .otherModule: nil
      case .unknown: onlyHosted
      }
    guard let found, let location = found.location else { return nil }
    return ParsedController(
      className: found.name, location: location,
      hasConfigureOnly: found.method(.configureView) == nil && found.method(.configure) != nil,
      displays: found.displays, setsBackgrounds: mentions(["backgroundColor"]),
      forcedInConfigureView: found.forcedValues(.configureView),
      forcedInConfigure: found.forcedValues(.configure),
      canonicalText: found.canonicalText)
  }
}

extension HostedClass {
  fileprivate var canonicalText: String {
    let files = Dictionary(parts.map { ($0.code.path, $0.code) }) { first, _ in first }
    return files.sorted { $0.key < $1.key }.map { _, code in
      code.tokens.map(\.text).joined(separator: " ")
    }.joined(separator: "\n")
  }

  /// The properties that say what the view shows of Siri's; the host asks no other class for them.
  fileprivate var displays: [String] {
    adopts(Self.providing) == false
      ? []
      : Self.providingProperties.filter { name in
        getters.contains { $0.name == name && $0.body.flatMap($0.code.isTrue) == true }
      }
  }
}
