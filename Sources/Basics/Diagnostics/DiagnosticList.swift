/// The findings of one file.
///
/// A class, because the readers of a whole file share one list.
package final class DiagnosticList {
  package var all: [Diagnostic] = []

  package init() {}
}
