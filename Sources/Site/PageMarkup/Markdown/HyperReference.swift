internal import TextTools

/// A link with characters that no URL holds percent-encoded.
///
/// As in libcmark, percent signs stay, so that what is encoded already is not encoded twice.
func hyperReference(_ link: String) -> String {
  link.percentEncoded(except: isSafe)
}

private func isSafe(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
    UInt8(ascii: "0")...UInt8(ascii: "9"):
    true
  case UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "!"),
    UInt8(ascii: "#")...UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: ";"), UInt8(ascii: "="),
    UInt8(ascii: "?"), UInt8(ascii: "@"):
    true
  default: false
  }
}
