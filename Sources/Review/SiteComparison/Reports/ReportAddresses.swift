internal import TextTools

/// The addresses at which what a comment links is published; nil for what is published nowhere.
package struct ReportAddresses: Sendable {
  /// The folder of the report.
  let report: String?
  /// A folder with the report's pictures alone.
  private let ownPictures: String?
  /// The site of the newer side.
  let site: String?
  /// The top of the newer side's repository.
  private let source: String?
  /// The folder of the project below that.
  package var folder = ""

  package init(
    report: String? = nil, pictures: String? = nil, site: String? = nil, source: String? = nil
  ) {
    self.report = report
    ownPictures = pictures
    self.site = site
    self.source = source
  }

  /// The folder that has the pictures.
  var pictures: String? { ownPictures ?? report }

  /// A place in Markdown, as editors know it, led to its line where the file is published.
  func markdown(_ place: String, file: String, line: Int?) -> String {
    let words = EscapedText(place).codeSpan
    guard let source, !file.isEmpty else { return words }
    let path = (folder.isEmpty ? file : "\(folder)/\(file)").percentEncoded(
      except: isUnreservedOrSlash)
    return "[\(words)](\(source)/\(path)\(line.map { "#L\($0)" } ?? ""))"
  }
}
