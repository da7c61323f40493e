import SourceFormats
import Testing

/// Small pictures of large PNGs.
struct PNGPictureTests {
  @Test(arguments: Pictures.all)
  func aPictureBecomesASmallerOne(picture: Pictures.Picture) throws {
    let read = try #require(PNGPicture(picture.bytes))
    let small = read.thumbnail(side: 2)
    let again = try #require(PNGPicture(small))
    #expect(again.thumbnail(side: 2) == small)
    #expect(Array(small[(small.count - 12 - 4 - 4 - 14)..<(small.count - 20)]) == picture.rows)
  }

  @Test func aThumbnailForCardsIsSmall() throws {
    let picture = try #require(PNGPicture(Pictures.all[0].bytes))
    #expect(picture.thumbnail(side: 36).count <= 4096)
  }

  @Test func damagedFilesAreNone() {
    let whole = Pictures.all[0].bytes
    for count in 0..<whole.count { #expect(PNGPicture(Array(whole.prefix(count))) == nil) }
    for index in whole.indices {
      var bytes = whole
      bytes[index] ^= 0xFF
      _ = PNGPicture(bytes)?.thumbnail(side: 2)
    }
    #expect(PNGPicture(Array("GIF89a".utf8)) == nil)
  }
}
