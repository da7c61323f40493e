internal import Diagnostics

extension ControllerSources {
  /// What a class says that it shows itself, where nobody reads it or where it says nothing.
  func providingFindings(_ hosted: HostedClass) -> [Diagnostic] {
    let getters = hosted.methods.filter { $0.method.parameters.isEmpty }.map { code, method in
      (
        code,
        SourceProperty(
          name: method.name, attributes: method.attributes, body: method.body, value: nil,
          isConstant: false, location: method.location)
      )
    }
    let properties = (hosted.properties + getters).filter {
      HostedClass.providingProperties.contains($0.property.name)
    }
    let replaces = hosted.method(.configureView)
    let isUnadopted = hosted.adopts(HostedClass.providing) == false
    return properties.compactMap { code, property in
      if let replaces {
        return Diagnostic(
          .sourceProvidingUnread, "'\(property.name)' is never read beside 'configureView'",
          at: property.location,
          notes: [.init("'configureView' stands here", at: replaces.method.location)],
          fix: "Return the parameters that the view shows, and remove the property")
      }
      let isExposed = property.attributes.contains { $0.hasPrefix("objc") }
      if isUnadopted, !isExposed {
        return Diagnostic(
          .sourceProvidingUnread,
          "'\(property.name)' is never read: the class does not adopt \(HostedClass.providing)",
          at: property.location, fix: "Adopt \(HostedClass.providing), or remove the property")
      }
      guard let body = property.body,
        ["false", "returnfalse", "returnNO;"].contains(code.joined(body))
      else {
        return nil
      }
      return Diagnostic(
        .sourceProvidingFalse, "'\(property.name)' is false, which hides nothing",
        at: property.location, fix: "Return true if the view shows it, or remove the property")
    }
  }
}
