internal import Interactions
package import Diagnostics
package import SourceFormats
internal import Synchronization
internal import TextTools

/// The host profiles that a project can name: those that come with the product, and its own.
///
/// A profile may extend another; what it says itself comes first.
package struct HostProfiles: Sendable {
  private let roots: [String: YAMLNode]

  /// The profiles of the product, and those in the project's `*.host.yml` files.
  ///
  /// - Throws: The first diagnostic, if a profile of the product does not read; it is broken then.
  package init(
    projectRoots: [YAMLNode] = [], reporting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    var roots = try Self.builtInRoots.get()
    for root in projectRoots {
      guard let node = root.entry("profile"), let name = node.string, !name.isEmpty,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
      else {
        diagnostics.report(
          .missingKey, "A host profile must have a name of letters, digits and hyphens",
          at: root.location, fix: "Add a line such as 'profile: siri-small'")
        continue
      }
      if let first = roots[name] {
        diagnostics.report(
          .duplicateKey, "There is already a host profile '\(name)'", at: node.location,
          notes: HostProfile.builtInNames.contains(name)
            ? [] : [.init("The other one is here", at: first.location)],
          fix: "Give it another name, and write 'extends: \(name)'")
        continue
      }
      roots[name] = root
    }
    self.roots = roots
  }

  /// The profiles of the product, read once for all projects of a process.
  private static let builtInRoots = Result { () throws(Diagnostic) in
    var roots: [String: YAMLNode] = [:]
    for name in HostProfile.builtInNames {
      let file = "\(name).host.yml"
      let source = SourceText(path: file, text: EmbeddedFiles.all[file] ?? "")
      var diagnostics: [Diagnostic] = []
      roots[name] = try YAMLReader.read(source, reporting: &diagnostics)
      if let first = diagnostics.first { throw first }
    }
    return roots
  }

  /// The names of all profiles, sorted.
  package var names: [String] { roots.keys.sorted() }

  /// Reads a profile with all that it extends; nil if it cannot be used, which is reported.
  package func profile(
    named name: String, reporting diagnostics: inout [Diagnostic]
  ) -> HostProfile? {
    if let profile = Self.builtIn.withLock({ $0[name] }) { return profile }
    guard let root = merged(name, below: [], reporting: &diagnostics) else { return nil }
    let profile = HostProfileReader.read(root, reporting: &diagnostics)
    if HostProfile.builtInNames.contains(name) { Self.builtIn.withLock { $0[name] = profile } }
    return profile
  }

  /// The profiles of the product that were read, which no project can change.
  private static let builtIn = Mutex<[String: HostProfile]>([:])

  /// The profiles that one could extend without coming back to itself.
  private func usable(by name: String, below users: [String]) -> [String] {
    names.filter { $0 != name && !users.contains($0) }
  }

  private func merged(
    _ name: String, below users: [String], reporting diagnostics: inout [Diagnostic]
  ) -> YAMLNode? {
    guard let root = roots[name] else { return nil }
    guard let node = root.entry("extends"), !node.isNull else { return root }
    let base = node.string ?? ""
    guard roots[base] != nil, base != name, !users.contains(base) else {
      diagnostics.report(
        .unknownValue,
        roots[base] == nil
          ? "There is no host profile '\(base)'" : "The host profile '\(name)' extends itself",
        at: node.location,
        fix: nearestSpelling(to: base, among: usable(by: name, below: users))
          .map { "Write '\($0)'" }
          ?? "Write one of: \(usable(by: name, below: users).joined(separator: ", "))")
      return nil
    }
    return merged(base, below: users + [name], reporting: &diagnostics).map { root.over($0) }
  }
}

extension HostProfile {
  /// The names of the profiles that come with the product, in the order of the matrix.
  package static let builtInNames = ["siri", "siri-documented", "siri-ios10", "maps"]

  /// The hosts of a project that names none.
  package static let usualNames = ["siri", "maps"]

  /// Reads a profile that comes with the product.
  ///
  /// - Throws: The first diagnostic, if it does not read; the product is broken then.
  package static func builtIn(_ name: String) throws(Diagnostic) -> HostProfile {
    var diagnostics: [Diagnostic] = []
    let profile = try HostProfiles(reporting: &diagnostics)
      .profile(named: name, reporting: &diagnostics)
    if let first = diagnostics.first { throw first }
    guard let profile else {
      throw Diagnostic(.missingKey, "The profile '\(name)' is not complete", at: nil)
    }
    return profile
  }
}

extension YAMLNode {
  fileprivate func entry(_ key: String) -> YAMLNode? {
    entries?.first { $0.key == key }?.value
  }

  /// The mappings whose keys are looked at one by one; any other value is taken whole.
  private static let mergedKeys = ["chrome", "siriProviding", "wideScreen"]

  /// This mapping, and below it what another one has besides.
  ///
  /// Cards are lists of tables, of which the first that fits counts, so this one's come first.
  fileprivate func over(_ base: YAMLNode) -> YAMLNode {
    guard let own = entries, let inherited = base.entries else { return self }
    let inheritedValues = Dictionary(inherited.map { ($0.key, $0.value) }) { first, _ in first }
    let merged = own.map { entry -> YAMLEntry in
      guard let below = inheritedValues[entry.key] else { return entry }
      let value =
        if Self.mergedKeys.contains(entry.key) {
          entry.value.over(below)
        } else if entry.key == "cards", let first = entry.value.items, let second = below.items {
          YAMLNode(.sequence(first + second), at: entry.value.location)
        } else {
          entry.value
        }
      return YAMLEntry(key: entry.key, at: entry.keyLocation, value: value)
    }
    let names = Set(own.map(\.key))
    let rest = inherited.filter { !names.contains($0.key) && $0.key != "extends" }
    return YAMLNode(.mapping(merged + rest), at: location)
  }
}
