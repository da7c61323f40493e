internal import HostSimulation
internal import Diagnostics
internal import SourceFormats

/// Finds what a class implements in vain: a method or a flag that no host ever asks for.
struct ControllerMethodCheck {
  private static let flags = ["displaysMap", "displaysMessage", "displaysPaymentTransaction"]

  private let reader: MappingReader

  init(_ reader: MappingReader) {
    self.reader = reader
  }

  func report() {
    let implementsView = reader.keyLocation("configureView") != nil
    if implementsView, let key = reader.keyLocation("configure") {
      reader.findings.report(
        .configureUnreachable,
        "Since iOS 11 'configure' is never called if 'configureView' exists",
        at: key, fix: "Remove 'configure', or keep it only for iOS 10")
    }
    for flag in Self.flags {
      guard let key = reader.keyLocation(flag) else { continue }
      if implementsView {
        reader.findings.report(
          .flagNeverRead, "Since iOS 11 '\(flag)' is never read if 'configureView' exists",
          at: key,
          fix: "Return the parameters that the view shows with 'returns', and remove the flag")
      } else if reader.take(flag)?.boolean == false {
        reader.findings.report(
          .flagFalse, "'\(flag): false' hides nothing: Siri shows its own view, too", at: key,
          fix: "Write 'true' if your view shows it, or leave the flag out")
      }
    }
  }
}
