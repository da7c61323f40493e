import Foundation

/// A part of a JSON Schema, as far as these tests look into it.
final class Schema: Decodable, Sendable {
  let reference: String?
  let description: String?
  let title: String?
  let properties: [String: Schema]
  let propertyNames: Schema?
  let isClosed: Bool
  /// The values of `enum`, as YAML writes them.
  let values: [String]
  let required: [String]
  let alternatives: [Schema]
  let dependentRequired: [String: [String]]
  let dependentSchemas: [String: Schema]
  let definitions: [String: Schema]

  private enum Key: String, CodingKey {
    case reference = "$ref"
    case definitions = "$defs"
    case values = "enum"
    case description, title, properties, propertyNames, additionalProperties, required, anyOf, oneOf
    case dependentRequired, dependentSchemas
  }

  private struct Scalar: Decodable {
    let yaml: String

    init(from decoder: any Decoder) throws {
      let container = try decoder.singleValueContainer()
      if container.decodeNil() {
        yaml = "null"
      } else if let flag = try? container.decode(Bool.self) {
        yaml = String(flag)
      } else {
        yaml = try container.decode(String.self)
      }
    }
  }

  init(from decoder: any Decoder) throws {
    let isBoolean = (try? decoder.singleValueContainer().decode(Bool.self)) != nil
    let container = isBoolean ? nil : try decoder.container(keyedBy: Key.self)
    func value<Value: Decodable>(_ key: Key, _ type: Value.Type) throws -> Value? {
      try container?.decodeIfPresent(type, forKey: key)
    }
    reference = try value(.reference, String.self)
    description = try value(.description, String.self)
    title = try value(.title, String.self)
    properties = try value(.properties, [String: Schema].self) ?? [:]
    propertyNames = try value(.propertyNames, Schema.self)
    isClosed =
      propertyNames != nil
      || (try? container?.decode(Bool.self, forKey: .additionalProperties)) == false
    values = try value(.values, [Scalar].self)?.map(\.yaml) ?? []
    required = try value(.required, [String].self) ?? []
    alternatives =
      try (value(.anyOf, [Schema].self) ?? []) + (value(.oneOf, [Schema].self) ?? [])
    dependentRequired = try value(.dependentRequired, [String: [String]].self) ?? [:]
    dependentSchemas = try value(.dependentSchemas, [String: Schema].self) ?? [:]
    definitions = try value(.definitions, [String: Schema].self) ?? [:]
  }

  /// The keys that an object of this kind can have.
  var keys: [String] { (Array(properties.keys) + (propertyNames?.values ?? [])).sorted() }
}
