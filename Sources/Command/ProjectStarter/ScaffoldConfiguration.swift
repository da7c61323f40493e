/// The content of a starter configuration and its text.
struct ScaffoldConfiguration: Hashable {
  /// The lines at the top, for people.
  var remarks: [String]
  let className: String
  /// The extension's name in the file; nil where there is no other.
  let extensionName: String?
  /// The digest of the class as it is now; nil where its source is not known.
  var classDigest: String?
  /// Whether the class implements `configure(with:context:completion:)` only.
  var hasConfigureOnly = false
  /// The properties of `INUIHostedViewSiriProviding` that are true.
  var displays: [String] = []
  var cases: [Case]
  var layouts: [Layout]

  /// A case of the configure method.
  struct Case: Hashable {
    let intent: String
    /// The other tests: `status`, `code`, `parameters` and the others of a `when`.
    var tests: [ScaffoldNode.Entry] = []
    /// The answer of the controller: `show`, `refuse` and their details, in their order.
    var answer: [ScaffoldNode.Entry]
    /// Whether nobody knows yet if this is what the class does.
    var isOpen = false
  }

  /// A layout that cases show.
  struct Layout: Hashable {
    let name: String
    let content: [ScaffoldNode.Entry]
  }

  var text: String {
    var entries: [ScaffoldNode.Entry] = [
      .init(key: "controller", value: .scalar(ScaffoldYAML.scalar(className)))
    ]
    if let extensionName {
      entries.append(.init(key: "extension", value: .scalar(ScaffoldYAML.scalar(extensionName))))
    }
    if let classDigest {
      entries.append(.init(key: "classDigest", value: .scalar(ScaffoldYAML.scalar(classDigest))))
    }
    entries += displays.map { .init(key: $0, value: .scalar("true")) }
    entries.append(
      .init(
        key: hasConfigureOnly ? "configure" : "configureView", value: .items(cases.map(\.node))))
    if !layouts.isEmpty {
      entries.append(
        .init(
          key: "layouts",
          value: .lines(
            layouts.map { .init(key: ScaffoldYAML.scalar($0.name), value: .lines($0.content)) })))
    }
    let lines =
      remarks.map { "# \($0)" } + entries.flatMap { $0.lines(behind: "", indent: 2) }
    return lines.map { "\($0)\n" }.joined()
  }
}

extension ScaffoldConfiguration.Case {
  fileprivate var node: ScaffoldNode {
    let intent = ScaffoldNode.Entry(key: "intent", value: .scalar(ScaffoldYAML.scalar(intent)))
    let open =
      isOpen ? [ScaffoldNode.Entry(key: "open", value: .scalar("true"))] : []
    return .lines([.init(key: "when", value: .mapping([intent] + tests))] + answer + open)
  }
}
