package import CardLayout

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ImageResource {
  /// The image as a `data:` address.
  package var dataAddress: String { addressOfData(ofType: format.mediaType, bytes) }
}

/// A `data:` address of bytes of a media type.
func addressOfData(ofType type: String, _ bytes: [UInt8]) -> String {
  "data:\(type);base64,\(Data(bytes).base64EncodedString())"
}
