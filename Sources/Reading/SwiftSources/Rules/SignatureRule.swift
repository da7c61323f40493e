internal import Diagnostics

extension ControllerSources {
  /// Methods that look like the protocol's and are not, and classes that have none.
  func signatureFindings(_ hosted: HostedClass) -> [Diagnostic] {
    let near = hosted.methods.compactMap { code, method in
      nearMiss(method, in: code)
    }
    let adopts = hosted.adopts(HostedClass.hosting)
    let met = HostedMethod.allCases.contains { hosted.method($0) != nil }
    guard adopts == true else { return [] }
    let hasOwnSelectors = hosted.methods.contains { $0.method.hasOwnSelector }
    if near.isEmpty, !met, !hasOwnSelectors, hosted.isWhole, let location = hosted.location {
      return [
        Diagnostic(
          .sourceNoConfigure, "'\(hosted.name)' has no configure method", at: location,
          fix: "Add '\(HostedMethod.configureView.signature)'")
      ]
    }
    return near
  }

  private func nearMiss(_ method: SourceMethod, in code: SourceCode) -> Diagnostic? {
    let language = code.language
    let isConfigure = HostedMethod.allCases.contains {
      $0.swiftName == method.name || method.name == $0.selector.prefix { $0 != ":" }
    }
    guard isConfigure, method.body != nil,
      !HostedMethod.allCases.contains(where: {
        $0.isMet(by: method, in: language)
      })
    else { return nil }
    // Only what takes an interaction and a context of a host can be meant for one.
    let types = method.parameters.map(\.type).joined(separator: " ")
    guard types.contains("INInteraction"), types.contains("INUIHostedViewContext"),
      !method.hasOwnSelector
    else { return nil }
    let kind: HostedMethod = types.contains("INParameter") ? .configureView : .configure
    let meant = language == .swift ? kind.signature : kind.selector
    return Diagnostic(
      .sourceSignature,
      "No host calls '\(method.signature(in: language))'", at: method.location,
      fix: "Write '\(meant)'")
  }

  /// Both methods in one class.
  func bothMethodsFindings(_ hosted: HostedClass) -> [Diagnostic] {
    guard let old = hosted.method(.configure), let new = hosted.method(.configureView) else {
      return []
    }
    return [
      Diagnostic(
        .sourceBothMethods, "Since iOS 11 this method is never called if 'configureView' exists",
        at: old.method.location,
        notes: [.init("'configureView' is here", at: new.method.location)],
        fix: "Remove it, or keep it only for iOS 10")
    ]
  }
}

extension HostedClass {
  /// Whether no superclass can have what the class lacks.
  var isWhole: Bool {
    let supers = Set(parts.flatMap(\.type.inherits))
    let known: Set = ["UIViewController", "UITableViewController", "UICollectionViewController"]
    return !supers.isDisjoint(with: known)
  }
}

extension SourceMethod {
  /// Whether an attribute says what Objective-C calls the method.
  fileprivate var hasOwnSelector: Bool { attributes.contains { $0.hasPrefix("objc(") } }
}
