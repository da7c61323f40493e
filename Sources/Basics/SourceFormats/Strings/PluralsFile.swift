package import Diagnostics

/// A `.stringsdict` file: texts that have a form for each plural category of a language.
package struct PluralsFile: Hashable, Sendable {
  /// The path relative to the source folder.
  package let path: String
  /// Each key once, in the order of the file.
  package let texts: [PluralText]
}

/// A text with its plural forms.
package struct PluralText: Hashable, Sendable {
  package let key: String
  package let keyLocation: SourceLocation
  /// The text around the forms; `%#@name@` stands for the form of a variable.
  package let format: String
  /// The variables, in the order in which the format and their forms name them.
  package let variables: [PluralVariable]

  package init(
    key: String, at keyLocation: SourceLocation, format: String, variables: [PluralVariable]
  ) {
    self.key = key
    self.keyLocation = keyLocation
    self.format = format
    self.variables = variables
  }
}

/// A number of a text, with the words for each of its plural categories.
package struct PluralVariable: Hashable, Sendable {
  package let name: String
  /// The forms in the order of the categories.
  package let forms: [PluralForm]

  package init(name: String, forms: [PluralForm]) {
    self.name = name
    self.forms = forms
  }
}

package struct PluralForm: Hashable, Sendable {
  package let category: PluralCategory
  package let text: String
  package let location: SourceLocation

  package init(_ category: PluralCategory, _ text: String, at location: SourceLocation) {
    self.category = category
    self.text = text
    self.location = location
  }
}

/// The plural categories of Unicode's CLDR, which are those of `.stringsdict` files (documented).
package enum PluralCategory: String, CaseIterable, Hashable, Sendable {
  case zero, one, two, few, many, other
}
