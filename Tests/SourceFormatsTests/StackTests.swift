import Diagnostics
import Foundation
import SourceFormats
import Testing

@Suite struct StackTests {
  /// Half a megabyte is what a thread has on macOS unless it asks for more.
  @Test func readsGreatestDepthOnTheStackOfAThread() async {
    let reports = await withCheckedContinuation { continuation in
      let thread = Thread {
        let depth = ReadingLimits.standard.depth
        let yaml = "[" * depth + "]" * depth
        // One level is the 'plist' itself.
        let list = "<plist>" + "<array>" * (depth - 1) + "</array>" * (depth - 1) + "</plist>"
        continuation.resume(
          returning: readYAML(yaml).report + readPropertyList(Array(list.utf8)).report)
      }
      thread.stackSize = 512 << 10
      thread.start()
    }
    #expect(reports == "")
  }
}

private func * (text: String, count: Int) -> String { String(repeating: text, count: count) }
