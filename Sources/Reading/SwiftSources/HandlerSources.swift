package import Diagnostics
internal import TextTools

/// The Swift sources of one Intents extension, read as text: what `handler(for:)` returns for each intent.
package struct HandlerSources: Sendable {
  private let principalClass: String?
  private let listed: [Listed]
  private let types: [String: [HostedClass.Part]]

  /// An intent class that the extension lists.
  package struct Listed: Hashable, Sendable {
    package let className: String
    /// The protocol that an object which handles it adopts.
    package let protocolName: String
    package let location: SourceLocation

    package init(className: String, protocolName: String, location: SourceLocation) {
      self.className = className
      self.protocolName = protocolName
      self.location = location
    }
  }

  /// Takes the sources of the extension, the class that it starts with and the intents that it lists.
  package init(
    _ files: [ControllerSources.File], principalClass: String?, listed: [Listed]
  ) {
    self.principalClass = principalClass
    self.listed = listed
    types = HostedClass.Part.byName(in: files)
  }

  /// The mistakes that the text shows.
  package func findings() -> [Diagnostic] {
    guard let name = principalClass, let parts = types[name],
      let (code, method) = parts.flatMap({ part in part.type.methods.map { (part.code, $0) } })
        .first(where: { isDispatch($0.1, in: $0.0) }),
      let body = method.body, let intent = method.parameters.first?.name
    else { return [] }
    let ways = listed.map { one in
      (listed: one, end: HandlerWay(for: one.className, named: intent, in: code).end(of: body))
    }
    let handlers = ways.compactMap { way in
      way.end.expression.flatMap { handler($0, in: code, method: body, principal: name) }
        .map { (way.listed, $0) }
    }
    return
      (missing(ways, at: code, method)
      + unfit(handlers) + shared(handlers.map(\.1)) + caches(in: handlers.map(\.1.className)))
      .map { $0.with(note: .init("Cardproof reads the text of the code, without types")) }
  }

  private func isDispatch(_ method: SourceMethod, in code: SourceCode) -> Bool {
    code.language == .swift && method.name == "handler" && method.parameters.count == 1
      && method.parameters.first?.label == "for"
  }

  // MARK: Objects

  /// An object that `handler(for:)` returns.
  private struct Handler {
    let className: String
    let location: SourceLocation
    /// Whether the object is kept, and so the same for each request.
    let isKept: Bool
  }

  /// The object of an expression; nil where the text does not tell.
  private func handler(
    _ expression: Range<Int>, in code: SourceCode, method: Range<Int>, principal: String
  ) -> Handler? {
    guard let first = expression.first else { return nil }
    let location = code.location(first)
    if expression.count == 1 {
      let word = code.text(first)
      if word == "self" { return Handler(className: principal, location: location, isKept: false) }
      if let value = code.local(word, in: method) {
        return created(value, in: code).map {
          Handler(className: $0, location: location, isKept: false)
        }
      }
      let kept = (types[principal] ?? []).flatMap { part in
        part.type.properties.filter { $0.name == word && $0.body == nil }
          .compactMap { $0.value.flatMap { created($0, in: part.code) } }
      }
      return kept.first.map { Handler(className: $0, location: location, isKept: true) }
    }
    return created(expression, in: code).map {
      Handler(className: $0, location: location, isKept: false)
    }
  }

  /// The class in `Name(…)`, where that is all of an expression.
  private func created(_ expression: Range<Int>, in code: SourceCode) -> String? {
    guard let first = expression.first, code.tokens[first].kind == .word else { return nil }
    let open = code.matches([".", "init"], at: first + 1) ? first + 3 : first + 1
    guard code.text(open) == "(", code.after(open) == expression.upperBound,
      code.text(first).first?.isUppercase == true
    else { return nil }
    return code.text(first)
  }

  // MARK: Findings

  private func missing(
    _ ways: [(listed: Listed, end: HandlerWay.End)], at code: SourceCode, _ method: SourceMethod
  ) -> [Diagnostic] {
    let places = Dictionary(grouping: ways.filter { $0.end.crash != nil }) { $0.end.crash ?? 0 }
    return places.sorted { $0.key < $1.key }.map { place, ways in
      let names = ways.map(\.listed.className)
      return Diagnostic(
        .sourceHandlerMissing,
        code.text(place) == "nil"
          ? "No handler is returned for \(names.listedInQuotes)"
          : "The extension crashes here for \(names.listedInQuotes)",
        at: code.location(place),
        notes: ways.map { .init("The extension lists it here", at: $0.listed.location) },
        fix: "Return a new object that handles \(names.count == 1 ? "it" : "them"), or remove the "
          + (names.count == 1 ? "line" : "lines"))
    }
  }

  /// Classes of returned objects that surely do not adopt the protocol of the intent.
  private func unfit(_ handlers: [(Listed, Handler)]) -> [Diagnostic] {
    let unfit = handlers.filter { listed, handler in
      guard let parts = types[handler.className] else { return false }
      let all = HostedClass(name: handler.className, parts: parts, all: types)
      return parts.contains { $0.type.keyword == "class" }
        && all.adopts(listed.protocolName) == false
    }
    return Dictionary(grouping: unfit, by: \.1.className).sorted { $0.key < $1.key }
      .compactMap { name, handlers in
        guard let (first, handler) = handlers.first else { return nil }
        let protocols = handlers.map(\.0.protocolName).listedInQuotes
        return Diagnostic(
          .sourceHandlerProtocol,
          "'\(name)' is returned for '\(first.className)' and does not adopt \(protocols)",
          at: handler.location,
          notes: handlers.map { .init("The extension lists it here", at: $0.0.location) },
          fix: "Add the protocol to its declaration, or return another object")
      }
  }

  private func shared(_ handlers: [Handler]) -> [Diagnostic] {
    handlers.filter(\.isKept).map { handler in
      Diagnostic(
        .sourceHandlerState, "This '\(handler.className)' is one object for all requests",
        at: handler.location, fix: "Return a new object: '\(handler.className)()'")
    }
  }

  /// Values that one phase stores in the handler for the next one.
  private func caches(in classNames: [String]) -> [Diagnostic] {
    Set(classNames).sorted().flatMap { name -> [Diagnostic] in
      let parts = types[name] ?? []
      let methods = parts.flatMap { part in part.type.methods.map { (part.code, $0) } }
      return parts.flatMap(\.type.properties).filter { property in
        !property.isConstant && property.body == nil && !property.attributes.contains("static")
      }.compactMap { property in
        let stores = methods.compactMap { code, method in
          Self.isEarly(method) ? code.assignment(of: property.name, in: method) : nil
        }
        let isRead = methods.contains { code, method in
          (method.name == "handle" || method.name == "confirm")
            && code.reads(property.name, in: method)
        }
        guard let store = stores.first, isRead else { return nil }
        return Diagnostic(
          .sourceHandlerState,
          "'\(property.name)' is set in one phase and read in another, on another object",
          at: store, notes: [.init("It is declared here", at: property.location)],
          fix: "Ask for the value anew in each method")
      }
    }
  }

  private static func isEarly(_ method: SourceMethod) -> Bool {
    method.name.hasPrefix("resolve") || method.name == "confirm"
  }
}

extension HandlerWay.End {
  fileprivate var crash: Int? {
    if case .crash(let place) = self { place } else { nil }
  }

  fileprivate var expression: Range<Int>? {
    if case .object(let expression) = self { expression } else { nil }
  }
}

extension SourceCode {
  /// The place where a method sets a property; nil where it has a value of that name for itself.
  fileprivate func assignment(of name: String, in method: SourceMethod) -> SourceLocation? {
    guard let body = method.body, !hides(name, in: method) else { return nil }
    return body.first { index in
      text(index) == name && text(index + 1) == "=" && text(index + 2) != "="
        && (startsStatement(index) || matches(["self", "."], at: index - 2))
    }.map(location)
  }

  /// Whether a method looks at a property that it has not set before.
  fileprivate func reads(_ name: String, in method: SourceMethod) -> Bool {
    guard let body = method.body, !hides(name, in: method),
      let first = body.first(where: { index in
        text(index) == name && (text(index - 1) != "." || text(index - 2) == "self")
          && text(index + 1) != ":"
      })
    else { return false }
    return text(first + 1) != "=" || text(first + 2) == "="
  }

  private func hides(_ name: String, in method: SourceMethod) -> Bool {
    guard let body = method.body else { return false }
    return method.parameters.contains { $0.name == name }
      || body.contains { ["let", "var", "case"].contains(text($0)) && text($0 + 1) == name }
  }
}
