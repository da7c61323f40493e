/// A drawing of a card as the shapes on it.
struct CardPicture: Sendable {
  let shapes: [PictureShape]
  /// In hundredths of a point.
  let width: Int
  let height: Int
  /// The words that a screen reader says first: its title.
  let spoken: String
}

/// The drawings of a site by their paths: what its `shapes.tsv` says.
struct CardPictures: Sendable {
  /// The path of the file in a site.
  static let path = "cards/shapes.tsv"

  private var pictures: [String: CardPicture] = [:]

  /// Reads a file; lines that are not of a known form are left out.
  init(_ text: String) {
    var shapes: [PictureShape?] = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
      switch Substring(fields[0]) {
      case "shape": shapes.append(PictureShape(fields.dropFirst()))
      case "card":
        guard fields.count == 6, let width = PictureFrame.hundredths(fields[2]),
          let height = PictureFrame.hundredths(fields[3])
        else { continue }
        let numbers = fields[5].split(separator: UInt8(ascii: " ")).compactMap {
          Int(Substring($0))
        }
        pictures[String(Substring(fields[1]))] = CardPicture(
          shapes: numbers.compactMap { shapes.indices.contains($0) ? shapes[$0] : nil },
          width: width, height: height, spoken: fields[4].unescaped)
      default: break
      }
    }
  }

  /// A drawing by its path; nil where the file does not have it.
  subscript(path: String) -> CardPicture? { pictures[path] }
}

extension Substring.UTF8View {
  /// A field of a line without escapes.
  var unescaped: String {
    guard contains(UInt8(ascii: "\\")) else { return String(Substring(self)) }
    var text = ""
    var isEscaped = false
    for character in Substring(self) {
      switch character {
      case "\\" where !isEscaped:
        isEscaped = true
        continue
      case "t" where isEscaped: text.append("\t")
      case "n" where isEscaped: text.append("\n")
      case "r" where isEscaped: text.append("\r")
      default: text.append(character)
      }
      isEscaped = false
    }
    return text
  }
}
