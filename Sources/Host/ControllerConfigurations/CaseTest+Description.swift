internal import HostSimulation
internal import Interactions
extension CaseTest: CustomStringConvertible {
  /// The tests as a sentence for people and transcripts: `status ready or success, behavior launch`.
  package var description: String {
    var parts: [String] = []
    func add(_ name: String, _ values: [String]?) {
      if let values { parts.append("\(name) \(values.joined(separator: " or "))") }
    }
    add("intent", intents)
    add("response", responses)
    add("status", statuses?.map(\.rawValue))
    add("code", codes)
    add("context", contexts?.map(\.rawValue))
    add("behavior", behaviors?.map(\.rawValue))
    switch parameters {
    case .empty: parts.append("no parameters")
    case .contains(let paths): add("parameters", paths)
    case .all(let paths): parts.append("parameters \(paths.joined(separator: " and "))")
    case .only(let paths): parts.append("only parameters \(paths.joined(separator: " and "))")
    case nil: break
    }
    if !has.isEmpty { parts.append("has \(has.map(\.description).joined(separator: ", "))") }
    if !lacks.isEmpty { parts.append("lacks \(lacks.map(\.description).joined(separator: ", "))") }
    if let isLocked { parts.append(isLocked ? "locked" : "not locked") }
    add("host", hosts)
    add("sample", samples)
    return parts.isEmpty ? "always" : parts.joined(separator: ", ")
  }
}

extension CaseTest.KeyPathTest: CustomStringConvertible {
  package var description: String { ([root.rawValue] + path).joined(separator: ".") }
}
