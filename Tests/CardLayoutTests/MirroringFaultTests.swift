import CardLayout
import Testing
import Views

/// Faults of mirrored layouts that were found by these tests.
struct MirroringFaultTests {
  /// Leading is on the right where text is read from the right.
  @Test func insetsAreMirroredToo() {
    let insets = Insets(top: 0, leading: 10, bottom: 0, trailing: 2)
    let element = stack(.vertical, insets: insets, [block(nil, 10)])
    #expect(laidOut(element, width: 100).childFrames == ["(10, 0) 88×10"])
    #expect(laidOut(element, width: 100, isRightToLeft: true).childFrames == ["(2, 0) 88×10"])
  }
}
