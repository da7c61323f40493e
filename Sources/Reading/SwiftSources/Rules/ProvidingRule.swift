internal import Diagnostics

extension ControllerSources {
  /// Findings about `displays…` properties that are never read or say nothing.
  func providingFindings(_ hosted: HostedClass) -> [Diagnostic] {
    let getters = hosted.getters.filter {
      HostedClass.providingProperties.contains($0.name)
    }
    let replaces = hosted.method(.configureView)
    let isUnadopted = hosted.adopts(HostedClass.providing) == false
    return getters.compactMap { property in
      if let replaces {
        return Diagnostic(
          .sourceProvidingUnread, "'\(property.name)' is never read if 'configureView' exists",
          at: property.location,
          notes: [.init("'configureView' is here", at: replaces.method.location)],
          fix: "Return the parameters that the view shows, and remove the property")
      }
      let isExposed = property.attributes.contains { $0.hasPrefix("objc") }
      if isUnadopted, !isExposed {
        return Diagnostic(
          .sourceProvidingUnread,
          "'\(property.name)' is never read: the class does not adopt \(HostedClass.providing)",
          at: property.location, fix: "Adopt \(HostedClass.providing), or remove the property")
      }
      guard property.body.flatMap(property.code.isTrue) == false else { return nil }
      return Diagnostic(
        .sourceProvidingFalse, "'\(property.name)' is false, which hides nothing",
        at: property.location, fix: "Return true if the view shows it, or remove the property")
    }
  }
}
