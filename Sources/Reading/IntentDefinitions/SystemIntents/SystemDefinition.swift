package import Diagnostics
internal import TextTools

/// SiriKit's own intents in the form of a definition, so that values, sections and bindings treat
/// them as they treat an app's.
package enum SystemDefinition {
  /// The path in locations outside of the project's files.
  package static let path = "SiriKit"

  /// A remark with a place; none where the place is in SiriKit, which is no file of the project.
  package static func note(
    _ message: String, at location: SourceLocation
  ) -> [Diagnostic.Note] {
    location.file == path ? [] : [Diagnostic.Note(message, at: location)]
  }

  /// The intents, enums and value classes of the catalog.
  package static let standard = SystemDefinition.make(from: .standard)

  /// An intent by its class name, with the definition that its types are in.
  package static func intent(_ className: String) -> AppIntents.Defined? {
    intentsByClass[className].map { AppIntents.Defined(intent: $0, definition: standard) }
  }

  /// An intent as a host can play it: one that customizes a system intent has the title and phrases
  /// of its definition, and the parameters and the response of SiriKit.
  package static func playable(_ defined: AppIntents.Defined) -> AppIntents.Defined {
    let own = defined.intent
    guard own.kind == .system, let system = intent(own.className) else { return defined }
    var intent = own
    intent.requiresUserConfirmation = system.intent.requiresUserConfirmation
    intent.parameters = system.intent.parameters
    intent.response = system.intent.response
    return AppIntents.Defined(intent: intent, definition: system.definition)
  }

  private static let intentsByClass = Dictionary(
    standard.intents.map { ($0.className, $0) }
  ) { first, _ in first }

  /// The namespace of SiriKit's types in a definition.
  private static let namespace = "System"

  private static let location = SourceLocation(file: path)

  static func make(from catalog: SystemIntentCatalog) -> IntentDefinition {
    IntentDefinition(
      path: path, modelVersion: nil, toolsVersion: nil, namespace: namespace,
      intents: catalog.intents.map { intent($0, in: catalog) },
      enums: catalog.types.filter { $0.kind == .enum || $0.kind == .options }.map(enumeration),
      objectTypes: catalog.types.filter { $0.kind == .class }.map {
        objectType($0, in: catalog)
      },
      location: location)
  }

  private static func intent(
    _ system: SystemIntent, in catalog: SystemIntentCatalog
  ) -> Intent {
    let codes = system.codes.map { code in
      ResponseCode(
        name: code.name, isSuccess: !code.name.hasPrefix("failure") && code.name != "denied",
        dialog: LocalizedText(""), conciseDialog: LocalizedText(""), location: location)
    }
    var intent = Intent(
      name: system.className, className: system.className, kind: .system,
      title: LocalizedText(system.title), location: location)
    intent.category = system.domain
    intent.requiresUserConfirmation = true
    intent.parameters = system.parameters.map { member in
      parameter(member, isResolved: system.resolves(member), in: catalog)
    }
    intent.response = IntentResponse(
      parameters: system.responseProperties.map {
        parameter($0, isResolved: false, in: catalog)
      }, codes: codes, output: nil)
    return intent
  }

  private static func parameter(
    _ member: SystemMember, isResolved: Bool, in catalog: SystemIntentCatalog
  ) -> IntentParameter {
    let type = member.valueType(in: catalog)
    var parameter = IntentParameter(
      name: member.name, displayName: LocalizedText(member.label), type: type.type,
      location: location)
    parameter.supportsMultipleValues = type.isList
    parameter.supportsResolution = isResolved
    return parameter
  }

  private static func enumeration(_ type: SystemType) -> IntentEnum {
    IntentEnum(
      name: type.name, displayName: LocalizedText(type.name), kind: nil,
      cases: type.cases.map { value in
        IntentEnum.Case(
          name: value.name, displayName: LocalizedText(value.title(in: type)),
          index: value.rawValue, pronunciationHint: LocalizedText(""), synonyms: [],
          location: location)
      }, location: location)
  }

  private static func objectType(
    _ type: SystemType, in catalog: SystemIntentCatalog
  ) -> ObjectType {
    ObjectType(
      name: type.name, displayName: LocalizedText(type.name), className: type.name,
      properties: type.properties.filter { $0.name != "identifier" }.map { member in
        let value = member.valueType(in: catalog)
        var property = ObjectType.Property(
          name: member.name, displayName: LocalizedText(member.name.spelledOut), type: value.type,
          location: location)
        property.typeNamespace = namespace
        property.supportsMultipleValues = value.isList
        return property
      }, location: location)
  }
}

extension ObjectType {
  /// The property that names an object of a class of SiriKit's, such as `displayName` of an
  /// `INPerson`; nil for an app's own types.
  package var systemNameProperty: String? {
    guard location.file == SystemDefinition.path else { return nil }
    let names = [
      "displayName", "name", "title", "localizedName", "spokenPhrase", "nickname", "text",
    ]
    return names.first { name in properties.contains { $0.name == name } }
  }
}

extension SystemType.Case {
  /// The name in words, without those that repeat what the enum is called: `Text` for
  /// `outgoingMessageText` of `INOutgoingMessageType`, `Radio` for `sourceRadio` of
  /// `INCarAudioSource`.
  fileprivate func title(in type: SystemType) -> String {
    let whole = type.name.trimmingPrefix("IN").camelCaseWords.map { $0.lowercased() }
    let own = name.camelCaseWords.map { $0.lowercased() }
    let leading = zip(own, whole).prefix { $0 == $1 }.count
    let trailing = zip(own.reversed(), whole.reversed()).prefix { $0 == $1 }.count
    var words = name.camelCaseWords[...]
    if leading > 1 || own.first == whole.last {
      words = words.dropFirst(max(1, leading))
    } else if trailing > 1 {
      words = words.dropLast(trailing)
    }
    return words.isEmpty ? name.spelledOut : words.joined().spelledOut
  }
}

extension SystemMember {
  /// The name in words; that a date has components nobody says.
  fileprivate var label: String {
    let words = name.spelledOut
    let suffix = " components"
    return words.hasSuffix(suffix) ? String(words.dropLast(suffix.count)) : words
  }

  /// The type in the words of definitions, and whether there are several values.
  fileprivate func valueType(
    in catalog: SystemIntentCatalog
  ) -> (type: ValueType, isList: Bool) {
    // A dictionary has no value that a card could show.
    if type.contains(":") { return (.named(type), false) }
    let names = typeNames
    // `Measurement<UnitLength>` is a `Length`.
    let name =
      names.first == "Measurement"
      ? String((names.last ?? "").trimmingPrefix("Unit")) : names.first ?? type
    guard let known = catalog.type(name) else {
      return (.named(SystemMember.plainTypes[name] ?? name), isArray)
    }
    return switch known.kind {
    case .enum: (.enumeration(name), isArray)
    case .options: (.enumeration(name), true)
    case .constants: (.named("String"), isArray)
    case .class: (SystemMember.plainTypes[name].map { .named($0) } ?? .object(name), isArray)
    }
  }

  /// Types that a definition has a word of its own for.
  private static let plainTypes = [
    "String": "String", "INSpeakableString": "SpeakableString", "Bool": "Boolean",
    "Int": "Integer", "Double": "Decimal", "Float": "Decimal", "NSNumber": "Decimal",
    "NSDecimalNumber": "Decimal",
    "INCurrencyAmount": "CurrencyAmount", "Date": "DateComponents",
    "DateComponents": "DateComponents", "CLPlacemark": "Placemark", "URL": "URL",
    "TimeInterval": "TimeInterval", "INFile": "File",
  ]
}
