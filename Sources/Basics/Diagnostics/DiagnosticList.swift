/// The findings of one file, which all readers of its parts add to.
///
/// A class, because the readers of a whole file share one list.
package final class DiagnosticList {
  package private(set) var all: [Diagnostic] = []

  package init() {}

  package func append(_ diagnostic: Diagnostic) { all.append(diagnostic) }
}
