/// What a first configuration sets of one outlet.
struct ScaffoldOutlet: Hashable {
  let name: String
  let setting: Setting
  /// Whether the file hides the view, and the class shows it.
  var isShown = false

  enum Setting: Hashable {
    /// A text with bindings, and the path that must have a value, where it may have none.
    case text(String, needs: String?)
    case image(String)
    case progress(String, needs: String?)
    /// A list, and the texts of the cell's outlets.
    case rows(String, cell: String?, texts: [Text])
    /// What the file itself shows, in words.
    case own(String)
    case hidden
  }

  /// The text of an outlet in a row.
  struct Text: Hashable {
    let outlet: String
    let text: String
  }

  var lines: [String] {
    let key = "\(ScaffoldYAML.scalar(name)):"
    func needed(_ path: String?) -> String {
      (path.map { ", when: {has: \(ScaffoldYAML.scalar($0))}" } ?? "")
        + (isShown ? ", hidden: false" : "")
    }
    switch setting {
    case .text(let text, let needs):
      return ["\(key) {text: \(ScaffoldYAML.quoted(text))\(needed(needs))}"]
    case .image(let name): return ["\(key) {image: \(ScaffoldYAML.scalar(name))}"]
    case .progress(let text, let needs):
      return ["\(key) {progress: \(ScaffoldYAML.quoted(text))\(needed(needs))}"]
    case .hidden: return ["\(key) {hidden: true}"]
    case .own(let what):
      if isShown { return ["\(key) {hidden: false}"] }
      return ["\(key) {}\(ScaffoldYAML.comment("as the file has it: \(what)"))"]
    case .rows(let list, let cell, let texts):
      var lines = [key, "  rows: \(ScaffoldYAML.scalar(list))"]
      if let cell { lines.append("  cell: \(ScaffoldYAML.scalar(cell))") }
      if !texts.isEmpty {
        lines.append("  outlets:")
        lines += texts.map {
          "    \(ScaffoldYAML.scalar($0.outlet)): {text: \(ScaffoldYAML.quoted($0.text))}"
        }
      }
      return lines
    }
  }
}

extension ScaffoldOutlet.Setting {
  /// Whether it shows the value at a path, or a part of it.
  func binds(_ path: String) -> Bool {
    guard case .text(let text, _) = self else { return false }
    return text.contains("${\(path)}") || text.contains("${\(path).")
  }
}
