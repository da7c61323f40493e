/// How much the Markdown reader accepts before it refuses a file.
///
/// libcmark aborts the process when memory runs out, so these hold before it sees the text. The
/// values are convention: an order of magnitude over what people write.
package struct MarkdownLimits: Hashable, Sendable {
  /// The largest text, in bytes.
  package let bytes: Int
  /// How deep block quotes and list items may nest.
  package let blockDepth: Int
  /// How deep blocks and inline markup may nest all in all, so that walking the tree is safe.
  package let depth: Int
  /// The largest product of images and brackets in a run of lines without a blank one.
  ///
  /// libcmark 0.30 tries each closing bracket against every image that is still open: 20,000 of
  /// both take 1.7 seconds, measured.
  package let imageTrials: Int

  package static let standard = MarkdownLimits(
    bytes: 4 << 20, blockDepth: 32, depth: 128, imageTrials: 1_000_000)
}
