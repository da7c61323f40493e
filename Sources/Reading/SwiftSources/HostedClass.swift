internal import Diagnostics

/// A class that an Intents UI extension shows, or may show, with all that its files say of it.
struct HostedClass: Sendable {
  let name: String
  let parts: [Part]
  /// The classes of the extension's files, by name: a superclass may adopt what this one does not.
  let all: [String: [Part]]

  /// One declaration: the class, an extension, an interface or an implementation.
  struct Part: Sendable {
    let code: SourceCode
    let type: SourceType

    /// The largest file that is read, in bytes (convention: ten times the largest real controller).
    private static let largestFile = 1 << 20

    /// The declarations in files, by the names of their types; a file with a bracket too many has none.
    static func byName(in files: [ControllerSources.File]) -> [String: [Part]] {
      var types: [String: [Part]] = [:]
      for file in files where file.bytes.count <= Self.largestFile {
        guard let language = SourceLanguage(path: file.path),
          String(validating: file.bytes, as: UTF8.self) != nil
        else { continue }
        let code = SourceCode(path: file.path, bytes: file.bytes, language: language)
        guard code.isBalanced else { continue }
        let found =
          language == .swift
          ? SwiftDeclarations.types(of: code) : ObjectiveCDeclarations.types(of: code)
        for type in found { types[type.name, default: []].append(Part(code: code, type: type)) }
      }
      return types
    }
  }

  static let hosting = "INUIHostedViewControlling"
  static let providing = "INUIHostedViewSiriProviding"
  static let providingProperties = ["displaysMap", "displaysMessage", "displaysPaymentTransaction"]

  var location: SourceLocation? {
    (parts.first { $0.type.keyword == "class" || $0.type.keyword == "implementation" }
      ?? parts.first)?.type.location
  }

  var methods: [(code: SourceCode, method: SourceMethod)] {
    parts.flatMap { part in part.type.methods.map { (part.code, $0) } }
  }

  var properties: [(code: SourceCode, property: SourceProperty)] {
    parts.flatMap { part in part.type.properties.map { (part.code, $0) } }
  }

  /// The getters without an argument: properties, and methods without parameters, as Objective-C
  /// has them.
  var getters: [Getter] {
    properties.map { code, property in
      Getter(
        code: code, name: property.name, attributes: property.attributes,
        body: property.body ?? lastingValue(of: property), location: property.location)
    }
      + methods.filter { $0.method.parameters.isEmpty }.map { code, method in
        Getter(
          code: code, name: method.name, attributes: method.attributes, body: method.body,
          location: method.location)
      }
  }

  /// Whether a method of the class has a name.
  func uses(_ name: String) -> Bool {
    methods.contains { code, method in method.body.map { code.contains(name, in: $0) } ?? false }
  }

  /// The value of a stored property of the protocol that no method changes.
  private func lastingValue(of property: SourceProperty) -> Range<Int>? {
    guard Self.providingProperties.contains(property.name) else { return nil }
    let isChanged = methods.contains { code, method in
      method.body?.contains {
        code.matches([property.name, "="], at: $0) && code.text($0 + 2) != "="
      } ?? false
    }
    return isChanged ? nil : property.value
  }

  struct Getter {
    let code: SourceCode
    let name: String
    let attributes: [String]
    /// The returned expression, or the body.
    let body: Range<Int>?
    let location: SourceLocation
  }

  /// Whether the text says that the class adopts a protocol; nil where a name in its list, of a
  /// type that is not in these files, may stand for it.
  func adopts(_ protocolName: String) -> Bool? {
    var seen: Set<String> = []
    var open = [name]
    var isSure = true
    while let next = open.popLast() {
      guard seen.insert(next).inserted else { continue }
      for inherited in all[next, default: []].flatMap(\.type.inherits) {
        if inherited == protocolName { return true }
        if all[inherited] != nil {
          open.append(inherited)
        } else if !Self.isOfFramework(inherited) {
          isSure = false
        }
      }
    }
    return isSure ? false : nil
  }

  /// Whether a name begins as those of Apple's frameworks do, which adopt no protocol of Intents
  /// UI.
  private static func isOfFramework(_ name: String) -> Bool {
    // Such a protocol of Intents stands for those of several intents.
    if name.hasSuffix("DomainHandling") { return false }
    // What Xcode generates for a custom intent adopts nothing else.
    if name.hasSuffix("IntentHandling") { return true }
    return ["UI", "NS", "CL", "MK", "IN", "AV", "CB", "WK"].contains { prefix in
      name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
    }
  }

  /// The method of the signature that a host calls, of either kind.
  func method(_ kind: HostedMethod) -> (code: SourceCode, method: SourceMethod)? {
    methods.first { kind.isMet(by: $0.method, in: $0.code.language) }
  }
}

/// A method of `INUIHostedViewControlling`.
enum HostedMethod: CaseIterable, Sendable {
  case configureView, configure

  /// The name in the SDK (documented).
  var swiftName: String { self == .configure ? "configure" : "configureView" }

  var labels: [String] {
    switch self {
    case .configureView: ["for", "of", "interactiveBehavior", "context", "completion"]
    case .configure: ["with", "context", "completion"]
    }
  }

  var selector: String {
    switch self {
    case .configureView:
      "configureViewForParameters:ofInteraction:interactiveBehavior:context:completion:"
    case .configure: "configureWithInteraction:context:completion:"
    }
  }

  var signature: String { "\(swiftName)(\(labels.map { "\($0):" }.joined()))" }

  func isMet(by method: SourceMethod, in language: SourceLanguage) -> Bool {
    if method.attributes.contains("static") { return false }
    if language == .objectiveC { return method.signature(in: language) == selector }
    if method.attributes.contains(where: { $0.hasPrefix("objc(") }) {
      return method.attributes.contains("objc(\(selector))")
    }
    let own = method.parameters.map(\.label)
    let isAsync = method.result.hasPrefix("async") && own == Array(labels.dropLast())
    return method.name == swiftName && (own == labels || isAsync)
  }
}
