internal import Foundation

/// What is put on a record that is kept in a folder, so that it is believed only where it was made by
/// the same tool, of the same input, and by somebody who knows the secret.
///
/// It is HMAC-SHA256 (RFC 2104) of the record's name and bytes. The name is a digest of the tool and
/// of all that the cards are made of; so a record under another name, of another project or of
/// another version is none. The secret is the team's. Without one, the seal finds damage and mistakes,
/// but not a record that somebody made up on purpose.
package struct RecordSeal: Sendable {
  private let inner: [UInt8]
  private let outer: [UInt8]

  /// What every record begins with: the format and its version.
  private static let mark = Array("cardproof cards 1\n".utf8)
  private static let digestLength = 32

  package init(secret: String) {
    var key = Array(secret.utf8)
    if key.count > 64 { key = SHA256.bytes(key) }
    key += [UInt8](repeating: 0, count: 64 - key.count)
    inner = key.map { $0 ^ 0x36 }
    outer = key.map { $0 ^ 0x5C }
  }

  private func code(of bytes: ArraySlice<UInt8>, named name: String) -> [UInt8] {
    SHA256.bytes(outer + SHA256.bytes(inner + Array("\(name)\n".utf8) + bytes))
  }

  /// The record as it is kept.
  func sealed(_ bytes: [UInt8], named name: String) -> [UInt8] {
    Self.mark + code(of: bytes[...], named: name) + bytes
  }

  /// The record inside of what was kept; nil for anything that was not sealed like this.
  func opened(_ bytes: [UInt8], named name: String) -> ArraySlice<UInt8>? {
    guard bytes.starts(with: Self.mark), bytes.count >= Self.mark.count + Self.digestLength else {
      return nil
    }
    let rest = bytes.dropFirst(Self.mark.count)
    let body = rest.dropFirst(Self.digestLength)
    return rest.prefix(Self.digestLength).elementsEqual(code(of: body, named: name)) ? body : nil
  }
}
