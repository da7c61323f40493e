import CardLayout
import Foundation
import HostSimulation
import TestSupport
import Testing
import Views

/// Widths of real texts against those that a browser measures with the same typeface.
///
/// Without Chromium and the typeface
/// Inter, which `Scripts/bootstrap test` installs, it fails.
@Suite(.needsCorpus)
struct BrowserTextTests {
  @Test(arguments: [(TextStyle.body, 400), (.headline, 600), (.footnote, 400), (.largeTitle, 400)])
  func widthsAreThoseOfTheBrowser(style: TextStyle, weight: Int) throws {
    let font = ResolvedFont(request: .style(style), contentSize: .large)
    let texts = RealTexts.all
    #expect(texts.count == 500)
    let widths = try BrowserMeasure.widths(
      of: texts, size: font.size.value, weight: weight,
      spacing: LetterSpacing.thousandths(of: font) / 1000)
    #expect(
      widths.count == texts.count, "The browser has no Inter; run 'Scripts/bootstrap test'")
    let measure = TextMeasure(font: font)
    let errors = zip(texts, widths).map { text, width in
      abs(measure.width(of: text).value - width) / width
    }
    let average = errors.reduce(0, +) / Double(errors.count)
    let worst = errors.max() ?? 1
    print(
      "text widths in \(style): \(percent(average)) off on average, \(percent(worst)) at most,",
      "over \(texts.count) texts")
    #expect(average < 0.02)
    #expect(worst < 0.05)
  }

  private func percent(_ number: Double) -> String {
    "\((number * 10_000).rounded() / 100) %"
  }
}

/// 500 texts of real projects in the scripts that the typeface has.
enum RealTexts {
  static let all: [String] = {
    guard Corpus.isTested, let folder = Corpus.folder,
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    var texts: Set<String> = []
    for case let file as URL in files where file.pathExtension == "strings" {
      guard let content = try? String(contentsOf: file, encoding: .utf8) else { continue }
      for line in content.split(whereSeparator: \.isNewline) {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count == 5, isUsable(parts[3]) { texts.insert(String(parts[3])) }
      }
    }
    let sorted = texts.sorted()
    guard sorted.count >= 500 else { return sorted }
    return (0..<500).map { sorted[$0 * sorted.count / 500] }
  }()

  private static func isUsable(_ text: Substring) -> Bool {
    (3...80).contains(text.count) && !text.contains("\\") && !text.contains("%")
      && text.unicodeScalars.allSatisfy { scalar in
        (0x20..<0x530).contains(scalar.value) || (0x2010..<0x2030).contains(scalar.value)
      }
  }
}

/// Chromium, asked for the widths of texts.
enum BrowserMeasure {
  private static let browser: String? = {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    for name in ["chromium", "chromium-browser", "google-chrome"] {
      for folder in folders {
        let path = "\(folder)/\(name)"
        if FileManager.default.isExecutableFile(atPath: path) { return path }
      }
    }
    return nil
  }()

  /// The advance widths in pixels, with kerning and a distance after each letter in em; none where the browser does not have Inter.
  ///
  /// With two fallbacks of other widths, the same width says that neither was needed.
  static func widths(
    of texts: [String], size: Double, weight: Int, spacing: Double
  ) throws -> [Double] {
    let json = String(decoding: try JSONEncoder().encode(texts), as: UTF8.self)
      .replacing("<", with: "\\u003c")
    let page = """
      <meta charset="utf-8"><pre></pre><script>
      const pen = document.createElement("canvas").getContext("2d");
      function measure(text, fallback) {
        pen.font = "\(weight) \(size)px Inter, " + fallback;
        pen.letterSpacing = "\(spacing * size)px";
        return pen.measureText(text).width;
      }
      const isThere = measure("Wide milk", "monospace") === measure("Wide milk", "serif");
      document.querySelector("pre").textContent = isThere
        ? JSON.stringify(\(json).map(text => measure(text, "serif"))) : "[]";
      </script>
      """
    let folder = try TemporaryFolder()
    try folder.write(page, at: "page.html")
    try folder.write("", at: "out")
    let process = Process()
    process.executableURL = URL(
      filePath: try #require(browser, "There is no Chromium; run 'Scripts/bootstrap test'"))
    process.arguments = [
      "--headless", "--no-sandbox", "--disable-gpu",
      "--user-data-dir=\(folder.url.appending(path: "profile").path)", "--dump-dom",
      folder.url.appending(path: "page.html").absoluteString,
    ]
    process.standardOutput = try FileHandle(forWritingTo: folder.url.appending(path: "out"))
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let dom = folder.text(at: "out") ?? ""
    guard let start = dom.firstRange(of: "<pre>["), let end = dom.firstRange(of: "]</pre>") else {
      return []
    }
    return dom[start.upperBound..<end.lowerBound].split(separator: ",").compactMap { Double($0) }
  }
}
