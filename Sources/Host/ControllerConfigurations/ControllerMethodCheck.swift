internal import HostSimulation
internal import Diagnostics
internal import SourceFormats

extension MappingReader {
  /// Finds what a class implements in vain: a method or a flag that no host ever asks for.
  func reportVainMethods() {
    let implementsView = keyLocation("configureView") != nil
    if implementsView, let key = keyLocation("configure") {
      findings.report(
        .configureUnreachable,
        "Since iOS 11 'configure' is never called if 'configureView' exists",
        at: key, fix: "Remove 'configure', or keep it only for iOS 10")
    }
    for flag in ["displaysMap", "displaysMessage", "displaysPaymentTransaction"] {
      guard let key = keyLocation(flag) else { continue }
      if implementsView {
        findings.report(
          .flagNeverRead, "Since iOS 11 '\(flag)' is never read if 'configureView' exists",
          at: key,
          fix: "Return the parameters that the view shows with 'returns', and remove the flag")
      } else if take(flag)?.boolean == false {
        findings.report(
          .flagFalse, "'\(flag): false' hides nothing: Siri shows its own view, too", at: key,
          fix: "Write 'true' if your view shows it, or leave the flag out")
      }
    }
  }
}
