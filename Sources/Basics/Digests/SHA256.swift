#if canImport(CommonCrypto)
  internal import CommonCrypto
#else
  internal import CCrypto
#endif

/// The SHA-256 digest of bytes (FIPS 180-4), which names drawings, and tells whether inputs
/// changed.
///
/// libcrypto's on Linux and the system's on macOS: both use the processor's own instructions for
/// it, which matters as every drawing of a site has a digest. The only owner of their C calls.
package enum SHA256 {
  /// The digest in hexadecimal, 64 digits.
  package static func hex(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    return String(
      decoding: self.bytes(bytes).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] },
      as: UTF8.self)
  }

  /// The first 64 bits in hexadecimal: enough to name a drawing among millions.
  package static func shortHex(_ text: String) -> String { shortened(hex(Array(text.utf8))) }

  /// The digest of a text in UTF-8.
  package static func shortHex(_ text: [UInt8]) -> String { shortened(hex(text)) }

  /// The first 64 bits of a digest that is known already.
  package static func shortened(_ hex: String) -> String { String(hex.prefix(16)) }

  /// The digest as 32 bytes.
  package static func bytes(_ bytes: [UInt8]) -> [UInt8] {
    unsafe [UInt8](unsafeUninitializedCapacity: 32) { digest, count in
      unsafe bytes.withUnsafeBufferPointer { bytes in
        #if canImport(CommonCrypto)
          _ = unsafe CC_SHA256(bytes.baseAddress, CC_LONG(bytes.count), digest.baseAddress)
        #else
          _ = unsafe CCrypto.SHA256(bytes.baseAddress, bytes.count, digest.baseAddress)
        #endif
      }
      count = 32
    }
  }
}
