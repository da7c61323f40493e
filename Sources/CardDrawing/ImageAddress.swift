internal import CardLayout
internal import Foundation

extension ImageResource {
  /// The largest image that becomes part of a drawing, in bytes.
  private static let largestEmbedded = 4096

  /// The image as a `data:` address; nil for one that is too large for that.
  var dataAddress: String? {
    guard bytes.count <= Self.largestEmbedded else { return nil }
    return "data:\(format.mediaType);base64,\(Data(bytes).base64EncodedString())"
  }
}
