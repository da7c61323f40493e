internal import ControllerConfigurations
internal import Diagnostics
internal import Digests
package import SwiftSources

extension ParsedController {
  /// The digest of the class that a configuration was written for; comments and white space do not change it.
  package var digest: String { String(SHA256.shortHex(canonicalText).prefix(10)) }
}

extension ControllerConfiguration {
  /// A finding where the class is another one than the configuration was written for.
  func findingIfStale(for parsed: ParsedController) -> Diagnostic? {
    guard let classDigest, parsed.className == name, classDigest.text != parsed.digest else {
      return nil
    }
    return Diagnostic(
      .configurationStale, "'\(name)' changed after this configuration was written for it",
      at: classDigest.location,
      notes: [.init("The class is declared here", at: parsed.location)],
      fix: "Compare the cases with the class, then write \(ClassDigest.key): \(parsed.digest)")
  }
}
