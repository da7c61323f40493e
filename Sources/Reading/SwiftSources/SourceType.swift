internal import Diagnostics

/// A class, an extension or another type as one declaration of it says.
struct SourceType: Sendable {
  let name: String
  let keyword: String
  /// The names behind the colon, or in angle brackets, in their order.
  let inherits: [String]
  let attributes: [String]
  var methods: [SourceMethod] = []
  var properties: [SourceProperty] = []
  let location: SourceLocation
}

/// A method with its body.
struct SourceMethod: Sendable {
  let name: String
  let parameters: [Parameter]
  let attributes: [String]
  /// The text after the parameters, without spaces: `async->CGSize`.
  let result: String
  /// The tokens between its braces; nil where it has none.
  let body: Range<Int>?
  let location: SourceLocation

  struct Parameter: Sendable {
    let label: String
    let name: String
    /// Without spaces and attributes.
    let type: String
  }

  /// As Swift writes it, `configure(with:context:completion:)`, or as Objective-C does.
  func signature(in language: SourceLanguage) -> String {
    switch language {
    case .swift: "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
    case .objectiveC: parameters.isEmpty ? name : parameters.map { "\($0.label):" }.joined()
    }
  }
}

/// A property that is computed or has a first value.
struct SourceProperty: Sendable {
  let name: String
  let attributes: [String]
  /// The tokens between its braces.
  let body: Range<Int>?
  /// The tokens of its first value; nil where it has none.
  let value: Range<Int>?
  /// Whether it never has another value.
  let isConstant: Bool
  let location: SourceLocation
}
