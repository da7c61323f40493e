internal import CardLayout

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

extension ImageResource {
  /// The largest image that becomes part of a drawing, in bytes.
  private static let largestEmbedded = 4096

  /// Whether the image is small enough to be part of a drawing.
  var isEmbedded: Bool { bytes.count <= Self.largestEmbedded }

  /// The image as a `data:` address.
  var dataAddress: String {
    "data:\(format.mediaType);base64,\(Data(bytes).base64EncodedString())"
  }
}
