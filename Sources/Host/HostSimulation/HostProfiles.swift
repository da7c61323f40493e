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
  /// The profiles without a name that can be used.
  private let unnamed: [YAMLNode]

  /// The profiles of the product, and those in the project's `*.host.yml` files.
  ///
  /// - Throws: The first diagnostic, if a profile of the product does not read; it is broken then.
  package init(
    projectRoots: [YAMLNode] = [], reporting diagnostics: inout [Diagnostic]
  ) throws(Diagnostic) {
    var roots = try Self.builtInRoots.get()
    var unnamed: [YAMLNode] = []
    for root in projectRoots {
      guard let node = root.entry("profile"), let name = node.string, !name.isEmpty,
        name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "-" })
      else {
        diagnostics.report(
          .missingKey, "A host profile must have a name of letters, digits and hyphens",
          at: root.location, fix: "Add a line such as 'profile: siri-small'")
        unnamed.append(root)
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
    self.unnamed = unnamed
  }

  /// The profiles of the product, read once for all projects of a process.
  private static let builtInRoots = Result { () throws(Diagnostic) in
    var roots: [String: YAMLNode] = [:]
    for name in HostProfile.builtInNames {
      let file = "\(name).host.yml"
      let source = SourceText(path: file, text: EmbeddedFiles.all[file] ?? "")
      var diagnostics: [Diagnostic] = []
      roots[name] = try readYAML(source, reporting: &diagnostics)
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
    guard let root = roots[name] else { return nil }
    let profile = diagnostics.adding { read(root, name, $0) }
    if HostProfile.builtInNames.contains(name) { Self.builtIn.withLock { $0[name] = profile } }
    return profile
  }

  /// The profiles of the product that were read, which no project can change.
  private static let builtIn = Mutex<[String: HostProfile]>([:])

  /// The profiles that one could extend without coming back to itself.
  private func usable(by name: String, below users: [String]) -> [String] {
    names.filter { $0 != name && !users.contains($0) }
  }

  /// Reads the project's profiles that no site draws, so that one run reports their mistakes, too.
  ///
  /// One that another profile extends is read with that.
  package func checkOthers(besides used: [String], reporting diagnostics: inout [Diagnostic]) {
    let known = Set(used + HostProfile.builtInNames + roots.values.compactMap(\.base))
    let others = roots.keys.sorted().filter { !known.contains($0) }.compactMap { roots[$0] }
    for root in others + unnamed {
      let name = root.entry("profile")?.string ?? ""
      _ = diagnostics.adding { read(root, name, $0) }
    }
  }

  private func read(_ root: YAMLNode, _ name: String, _ findings: Findings) -> HostProfile? {
    HostProfileReader(findings: findings).read(merged(root, name, below: [], findings))
  }

  /// A profile with all that it extends; of an unknown base the nearest, as the fix suggests, else
  /// Siri's, so that only what is wrong in the profile itself is reported.
  private func merged(
    _ root: YAMLNode, _ name: String, below users: [String], _ findings: Findings
  ) -> YAMLNode {
    guard let node = root.entry("extends"), !node.isNull else { return root }
    let base = node.string ?? ""
    let usable = usable(by: name, below: users)
    if let below = roots[base], base != name, !users.contains(base) {
      return root.over(merged(below, base, below: users + [name], findings))
    }
    let near = nearestSpelling(to: base, among: usable)
    findings.report(
      .unknownValue,
      roots[base] == nil
        ? "There is no host profile '\(base)'" : "The host profile '\(name)' extends itself",
      at: node.location,
      fix: near.map { "Write '\($0)'" } ?? "Write one of: \(usable.joined(separator: ", "))")
    let meant = HostProfile.builtInNames.contains(near ?? "") ? near : HostProfile.builtInNames[0]
    return meant.flatMap { roots[$0] }.map { below in
      root.over(merged(below, meant ?? "", below: [], findings))
    } ?? root
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
  /// The value of a key, or of the one that is surely a misspelling of it.
  fileprivate func entry(_ key: String) -> YAMLNode? {
    (entries?.first { $0.key == key }
      ?? entries?.first { sureSpelling(of: $0.key, among: [key]) != nil })?.value
  }

  /// The name of the profile that this one extends.
  fileprivate var base: String? { entry("extends")?.string }

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
