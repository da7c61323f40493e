package import Diagnostics

extension ControllerSources {
  /// The class with which the system starts: whether it is there, is hosted and can be found.
  func entryFindings() -> [Diagnostic] {
    guard let entry else { return [] }
    guard let found = hosted.first(where: { $0.name == entry.className }) else {
      return renamed(entry)
    }
    var findings: [Diagnostic] = []
    if found.adopts(HostedClass.hosting) == false, found.isWhole, let location = found.location {
      findings.report(
        .sourceNotHosted, "'\(found.name)' does not adopt \(HostedClass.hosting)", at: location,
        notes: [.init("The system loads it first", at: entry.location)],
        fix: "Add \(HostedClass.hosting) to its declaration")
    }
    let hasOwnName = found.parts.contains { part in
      part.type.attributes.contains { $0.hasPrefix("objc(") }
    }
    if entry.isPrincipal, !entry.hasModule, !hasOwnName,
      found.parts.contains(where: { $0.type.keyword == "class" && $0.code.language == .swift }),
      let location = found.location
    {
      let meant = "$(PRODUCT_MODULE_NAME).\(entry.className)"
      findings.report(
        .sourceNoModule,
        "The system finds no class '\(entry.className)', because it is written in Swift",
        at: entry.location, notes: [.init("It is declared here", at: location)],
        fix: "Write '\(meant)'",
        corrections: [.replace(entry.className, with: meant, at: entry.location)])
    }
    return findings
  }

  /// The rules that the class breaks that the system starts with.
  package var entryRules: Set<Rule> { Set(entryFindings().map(\.rule)) }

  /// The class that adopts the protocol, where there is one only.
  var onlyHosted: HostedClass? {
    guard hosted.count == 1, let only = hosted.first, only.adopts(HostedClass.hosting) == true,
      only.parts.contains(where: { ["class", "implementation"].contains($0.type.keyword) })
    else { return nil }
    return only
  }

  /// One class that adopts the protocol, and another name in the file, is a class that was renamed.
  private func renamed(_ entry: Entry) -> [Diagnostic] {
    guard let only = onlyHosted, let location = only.location else { return [] }
    return [
      Diagnostic(
        .sourceUnknownClass, "No file of the extension declares the class '\(entry.className)'",
        at: entry.location, notes: [.init("'\(only.name)' can be hosted", at: location)],
        fix: "Write '\(only.name)', or add the file to the source folder")
    ]
  }
}
