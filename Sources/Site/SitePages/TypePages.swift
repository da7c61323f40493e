internal import ProjectReading
internal import IntentDefinitions
internal import PageMarkup

/// Where the enums and object types of a project are shown, and who uses each.
struct TypePages {
  private let definitions: [IntentDefinition]
  /// The page that shows each of SiriKit's types.
  private let systemPages: [String: String]
  /// Who uses a type, by the address of its page.
  private var usesByPage: [String: [Use]] = [:]

  /// One parameter or property whose values are of a type.
  struct Use: Hashable {
    /// The intent or object type that it belongs to.
    let owner: String
    let kind: String
    let name: String
    /// The address with its anchor.
    let page: String
  }

  init(_ project: Project) {
    definitions = project.intents.definitions
    systemPages = TypePages.systemPages(of: project)
    for defined in project.intents.intents {
      let intent = defined.intent
      let page = SitePaths.intent(intent)
      for parameter in intent.parameters {
        add(
          parameter.type, parameter.typeNamespace, in: defined.definition,
          Use(
            owner: intent.displayTitle, kind: "parameter", name: parameter.name,
            page: "\(page)#\(SitePaths.anchor("parameter", parameter.name))"))
      }
      for parameter in intent.response.parameters {
        add(
          parameter.type, parameter.typeNamespace, in: defined.definition,
          Use(
            owner: intent.displayTitle, kind: "response property", name: parameter.name,
            page: "\(page)#\(SitePaths.anchor("response", parameter.name))"))
      }
    }
    for definition in definitions {
      for type in definition.objectTypes {
        let page = SitePaths.objectType(type.name, in: definition)
        for property in type.properties {
          add(
            property.type, property.typeNamespace, in: definition,
            Use(
              owner: type.displayTitle, kind: "property", name: property.name,
              page: "\(page)#\(SitePaths.anchor("property", property.name))"))
        }
      }
    }
  }

  private mutating func add(
    _ type: ValueType, _ namespace: String?, in definition: IntentDefinition, _ use: Use
  ) {
    guard let page = page(of: type, namespace, in: definition) else { return }
    usesByPage[page, default: []].append(use)
  }

  func uses(of page: String) -> [Use] { usesByPage[page] ?? [] }

  /// The page of a type; nil for one that has none, such as `String`.
  ///
  /// The namespace names the file that the type belongs to. It is missing in model 1.0, where it is
  /// the same file.
  func page(
    of type: ValueType, _ namespace: String?, in definition: IntentDefinition
  ) -> String? {
    let name: String
    switch type {
    case .enumeration(let enumName): name = enumName
    case .object(let typeName?): name = typeName
    case .object(nil), .named: return nil
    }
    let isOwn = namespace == nil || namespace == definition.namespace
    let others = definitions.filter { $0.namespace == namespace && $0.path != definition.path }
    for candidate in isOwn ? [definition] : others {
      switch type {
      case .enumeration where candidate.enumeration(named: name) != nil:
        return SitePaths.enumeration(name, in: candidate)
      case .object where candidate.objectType(named: name) != nil:
        return SitePaths.objectType(name, in: candidate)
      default: continue
      }
    }
    return isOwn ? nil : systemPages[name] ?? systemPages["IN\(name)"]
  }

  /// A type as pages show it.
  func value(
    _ type: ValueType, _ namespace: String?, isArray: Bool, in definition: IntentDefinition
  ) -> TemplateValue {
    let page = page(of: type, namespace, in: definition)
    let isElsewhere = namespace.map { $0 != definition.namespace } ?? false
    return .object([
      "name": .text(type.displayName), "page": TemplateValue(address: page),
      "isArray": .boolean(isArray),
      "namespace": TemplateValue(isElsewhere ? namespace : nil),
    ])
  }

  /// SiriKit's types are on the page of the first intent that uses them.
  private static func systemPages(of project: Project) -> [String: String] {
    let catalog = SystemIntentCatalog.standard
    var pages: [String: String] = [:]
    for (className, page) in project.intentPages.sorted(by: { $0.key < $1.key }) {
      guard let intent = catalog.intent(className) else { continue }
      for type in SystemReferenceContext.shownTypes(of: intent) where pages[type.name] == nil {
        pages[type.name] = "\(page)#\(SitePaths.anchor("type", type.name))"
      }
    }
    return pages
  }
}
