package import CardLayout

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ImageResource {
  /// The image as a `data:` address.
  package var dataAddress: String {
    "data:\(format.mediaType);base64,\(Data(bytes).base64EncodedString())"
  }
}
