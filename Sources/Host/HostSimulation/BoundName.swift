package import Interactions
package import IntentDefinitions
internal import TextTools

/// The first name of a path to a value, and whose it is: the intent's or its response's.
package struct BoundName: Hashable, Sendable {
  package let isResponse: Bool
  package let name: String

  /// Nil for a path that is of neither.
  package init?(_ root: Binding.Root, _ path: [String]) {
    guard root == .intent || root == .response, let first = path.first else { return nil }
    isResponse = root == .response
    name = first
  }

  package init?(_ binding: Binding) {
    self.init(binding.root, binding.path)
  }

  package init(_ parameter: HostParameter, of intent: Intent) {
    isResponse = parameter.className == intent.responseClassName
    name = String(parameter.keyPath.prefix { $0 != "." })
  }

  /// The replacement: the same name of the other class, or the nearest one of this class.
  package func otherWriting(of binding: Binding, among intents: [Intent]) -> String? {
    var root = isResponse ? Binding.Root.response : .intent
    var meant = name
    if intents.contains(where: { $0.names(ofResponse: !isResponse).contains(name) }) {
      root = isResponse ? .intent : .response
    } else {
      let known = intents.flatMap { $0.names(ofResponse: isResponse) }
      guard let near = nearestSpelling(to: name, among: known) else { return nil }
      meant = near
    }
    let path = [root.rawValue, meant] + binding.path.dropFirst()
    return "Write '${\(path.joined(separator: "."))}'"
  }
}

extension Intent {
  /// The names of its parameters, or of its response's.
  package func names(ofResponse isResponse: Bool) -> [String] {
    (isResponse ? response.parameters : parameters).map(\.name)
  }

  package func has(_ name: BoundName) -> Bool {
    names(ofResponse: name.isResponse).contains(name.name)
  }
}
