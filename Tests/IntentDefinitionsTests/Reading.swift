import Diagnostics
import IntentDefinitions
import SourceFormats
import TestSupport

/// A definition file as it is read, with what was said about it.
struct DefinitionReading {
  let definition: IntentDefinition?
  let diagnostics: [Diagnostic]

  init(_ list: PropertyList, path: String = "sample", classPrefix: String = "") {
    self.init(text: list.file, path: path, classPrefix: classPrefix)
  }

  init(text: String, path: String = "sample", classPrefix: String = "") {
    var diagnostics: [Diagnostic] = []
    do throws(Diagnostic) {
      let root = try readPropertyList(
        path: path, bytes: Array(text.utf8), reporting: &diagnostics)
      definition = DefinitionReader(path: path, classPrefix: classPrefix)
        .read(root, reporting: &diagnostics)
    } catch {
      definition = nil
      diagnostics.append(error)
    }
    self.diagnostics = diagnostics
  }

  var report: String { reports(diagnostics) }
  var intent: Intent? { definition?.intents.first }
}

/// Reads an Info.plist.
func readInfo(
  text: String, path: String = "TeaUI/Info.plist"
) throws -> (info: ExtensionInfo?, diagnostics: [Diagnostic]) {
  var diagnostics: [Diagnostic] = []
  let root = try readPropertyList(
    path: path, bytes: Array(text.utf8), reporting: &diagnostics)
  let info = ExtensionInfoReader(path: path).read(root, reporting: &diagnostics)
  return (info, diagnostics)
}
