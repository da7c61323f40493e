import CardLayout
import TestSupport
import Testing
import Views

struct ImageHeaderTests {
  private func size(
    _ bytes: [UInt8], _ format: ImageResource.Format, scale: Int = 1
  ) -> Size? {
    ImageResource(name: "a", path: "a", format: format, bytes: bytes, scale: scale).size
  }

  private func bigEndian(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32(24 - $0 * 8)) }
  }

  private func png(_ width: UInt32, _ height: UInt32) -> [UInt8] {
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + bigEndian(width) + bigEndian(height) + [8, 6, 0, 0, 0]
  }

  private func jpeg(_ width: UInt16, _ height: UInt16, before: [UInt8] = []) -> [UInt8] {
    func two(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 0xFF)] }
    return [0xFF, 0xD8] + before + [0xFF, 0xC0, 0, 17, 8] + two(height) + two(width)
      + [3, 1, 0x22, 0, 2, 0x11, 1, 3, 0x11, 1]
  }

  @Test func readsPNG() {
    #expect(size(png(24, 16), .png) == Size(width: 24, height: 16))
    #expect(size(png(90, 60), .png, scale: 3) == Size(width: 30, height: 20))
  }

  @Test func readsJPEG() {
    #expect(size(jpeg(300, 200), .jpeg) == Size(width: 300, height: 200))
    let application: [UInt8] = [0xFF, 0xE0, 0, 6, 1, 2, 3, 4]
    #expect(size(jpeg(3, 2, before: application), .jpeg) == Size(width: 3, height: 2))
  }

  @Test(arguments: [
    ("<svg width=\"24\" height=\"12\">", 24, 12), ("<svg width='24px' height='12px'>", 24, 12),
    ("<?xml?><!-- x --><svg viewBox=\"0 0 30 20\">", 30, 20),
    ("<svg width=\"100%\" height=\"100%\" viewBox=\"0,0,30,20\">", 30, 20),
    ("<svg\n width=\"24\"\n height=\"12.5\" >", 24, 12.5),
  ])
  func readsSVG(text: String, width: Double, height: Double) {
    #expect(size(Array(text.utf8), .svg) == Size(width: Points(width), height: Points(height)))
  }

  @Test(arguments: [
    "", "<svg", "<svg>", "<svg width=\"x\">", "<svg width=\"-1\" height=\"1\">",
    "<svg viewBox=\"0 0 nan 1\">", "<svg viewBox=\"0 0 1\">", "<svg width=\"inf\" height=\"1\">",
    "<svg width=\"1e99\" height=\"1\">", "text",
  ])
  func hostileSVGHasNoSize(text: String) {
    #expect(size(Array(text.utf8), .svg) == nil)
  }

  @Test func truncatedFilesHaveNoSize() {
    for count in 0..<24 { #expect(size(Array(png(24, 16).prefix(count)), .png) == nil) }
    for count in 0..<11 { #expect(size(Array(jpeg(24, 16).prefix(count)), .jpeg) == nil) }
  }

  @Test func impossibleSizesAreNone() {
    #expect(size(png(0, 16), .png) == nil)
    #expect(size(png(.max, .max), .png) == nil)
    #expect(size(jpeg(0, 0), .jpeg) == nil)
  }

  /// Markers that lead nowhere must end, wherever they point.
  @Test(.timeLimit(.minutes(30))) func hostileMarkersEnd() {
    let endless = [0xFF, 0xD8] + [UInt8](repeating: 0xFF, count: 100_000)
    #expect(size(endless, .jpeg) == nil)
    #expect(
      size([0xFF, 0xD8] + [0xFF, 0xE0, 0, 0, 0xFF, 0xE0, 0, 0, 0, 0, 0, 0, 0], .jpeg) == nil)
    var generator = FixedRandom(state: 7)
    for _ in 0..<500 {
      let bytes = (0..<64).map { _ in UInt8.random(in: 0...255, using: &generator) }
      for format in [ImageResource.Format.png, .jpeg, .svg] {
        _ = size([0xFF, 0xD8, 0xFF] + bytes, format)
        _ = size([0x89, 0x50, 0x4E, 0x47] + bytes, format)
      }
    }
  }

  @Test(arguments: [
    ("a.png", ImageResource.Format.png), ("a.PNG", .png), ("b/a.jpeg", .jpeg), ("a.JPG", .jpeg),
    ("a.svg", .svg),
  ])
  func endingsTellFormats(path: String, format: ImageResource.Format) {
    #expect(ImageResource.Format(path: path) == format)
  }

  @Test(arguments: ["a.gif", "a", "png", ".pngx", "a.svgz"]) func otherFilesAreNoImages(
    path: String
  ) {
    #expect(ImageResource.Format(path: path) == nil)
  }

  /// Two files of one length that differ in one byte.
  @Test func eachByteOfAFileCountsForItsMark() {
    let bytes = [UInt8](repeating: 0, count: 3000)
    var other = bytes
    other[1] = 1
    let images = ImageCatalog(
      [("a", bytes), ("b", other)].map { name, bytes in
        ImageResource(name: name, path: "\(name).png", format: .png, bytes: bytes)
      })
    #expect(images.prints.values.sorted() == ["a", "b"])
  }
}
