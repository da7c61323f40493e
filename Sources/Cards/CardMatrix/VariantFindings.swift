package import ProjectReading
package import Diagnostics

/// The findings on the cards of all variants: each finding once.
///
/// One that the usual cards do not have says in which variants it is.
package struct VariantFindings: Sendable {
  private var usual: Set<Diagnostic> = []
  private var others: [Diagnostic: Set<Variant>] = [:]

  package mutating func add(_ found: [Diagnostic], in variant: Variant) {
    for diagnostic in found {
      if variant.isUsual {
        usual.insert(diagnostic)
      } else {
        others[diagnostic, default: []].insert(variant)
      }
    }
  }

  package mutating func formUnion(_ other: VariantFindings) {
    usual.formUnion(other.usual)
    others.merge(other.others) { $0.union($1) }
  }

  package var diagnostics: [Diagnostic] {
    let noted = others.filter { !usual.contains($0.key) }.map { diagnostic, variants in
      let names = variants.map { "'\($0.slug)'" }.sorted().joined(separator: ", ")
      return diagnostic.with(note: .init("Only in the variant \(names)"))
    }
    return (Array(usual) + noted).sortedAndUnique()
  }
}
