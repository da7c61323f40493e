/// A PNG, and the file of a smaller one.
package struct PNGPicture {
  private let file: PNGFile
  private let rowBytes: Int
  private let channels: Int
  /// The bytes of all rows.
  private let rows: [UInt8]

  /// The widest picture that is read, in pixels: icons have 1024.
  private static let widest = 2048

  /// Reads a picture; nil for a damaged, an interlaced or a very large one.
  package init?(_ bytes: [UInt8]) {
    guard let file = PNGFile(bytes), (1...Self.widest).contains(file.width),
      (1...Self.widest).contains(file.height), !file.isInterlaced,
      let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][file.colorType],
      [8, 16].contains(file.depth)
        || file.depth < 8 && channels == 1
    else { return nil }
    let rowBytes = (file.width * channels * file.depth + 7) / 8
    guard let data = Inflater.unpacked(file.data, length: (rowBytes + 1) * file.height),
      let rows = Self.unfiltered(
        data, rowBytes: rowBytes, step: max(1, channels * file.depth / 8),
        height: file.height)
    else { return nil }
    self.file = file
    self.rowBytes = rowBytes
    self.channels = channels
    self.rows = rows
  }

  /// The bytes of all rows, each of which is written as its difference from what is beside and above it.
  private static func unfiltered(
    _ data: [UInt8], rowBytes: Int, step: Int, height: Int
  ) -> [UInt8]? {
    var rows = [UInt8](repeating: 0, count: rowBytes * height)
    for row in 0..<height {
      let kind = data[row * (rowBytes + 1)]
      let source = row * (rowBytes + 1) + 1
      let start = row * rowBytes
      for column in 0..<rowBytes {
        let left = column >= step ? Int(rows[start + column - step]) : 0
        let above = row > 0 ? Int(rows[start + column - rowBytes]) : 0
        let corner = row > 0 && column >= step ? Int(rows[start + column - rowBytes - step]) : 0
        let guess: Int
        switch kind {
        case 0: guess = 0
        case 1: guess = left
        case 2: guess = above
        case 3: guess = (left + above) / 2
        case 4:
          let (a, b, c) = (
            abs(above - corner), abs(left - corner), abs(left + above - 2 * corner)
          )
          guess = a <= b && a <= c ? left : b <= c ? above : corner
        default: return nil
        }
        rows[start + column] = data[source + column] &+ UInt8(guess)
      }
    }
    return rows
  }

  /// A channel of a pixel from 0 to 255; of a palette, the index.
  private func sample(_ channel: Int, row: Int, column: Int) -> Int {
    let start = row * rowBytes
    switch file.depth {
    case 8: return Int(rows[start + column * channels + channel])
    case 16: return Int(rows[start + (column * channels + channel) * 2])
    default:
      let bit = column * file.depth
      let greatest = (1 << file.depth) - 1
      let value = Int(rows[start + bit / 8]) >> (8 - file.depth - bit % 8) & greatest
      return file.colorType == 3 ? value : value * 255 / greatest
    }
  }

  /// The color of a pixel, each part from 0 to 255.
  private func color(row: Int, column: Int) -> (red: Int, green: Int, blue: Int, opacity: Int) {
    let first = sample(0, row: row, column: column)
    switch file.colorType {
    case 3:
      guard first * 3 + 2 < file.palette.count else { return (0, 0, 0, 255) }
      return (
        Int(file.palette[first * 3]), Int(file.palette[first * 3 + 1]),
        Int(file.palette[first * 3 + 2]),
        first < file.opacities.count ? Int(file.opacities[first]) : 255
      )
    case 0, 4:
      return (
        first, first, first, channels == 2 ? sample(1, row: row, column: column) : 255
      )
    default:
      return (
        first, sample(1, row: row, column: column), sample(2, row: row, column: column),
        channels == 4 ? sample(3, row: row, column: column) : 255
      )
    }
  }

  /// The file of the picture on white in a square of so many pixels, each the mean of those that it stands for.
  package func thumbnail(side: Int) -> [UInt8] {
    var small: [UInt8] = []
    for y in 0..<side {
      small.append(0)
      let rows = Self.range(y, of: side, in: file.height)
      for x in 0..<side {
        appendMean(of: Self.range(x, of: side, in: file.width), rows, to: &small)
      }
    }
    return PNGFile.bytes(ofRows: small, side: side)
  }

  private static func range(_ part: Int, of parts: Int, in length: Int) -> Range<Int> {
    let start = part * length / parts
    return start..<max((part + 1) * length / parts, start + 1)
  }

  private func appendMean(
    of columns: Range<Int>, _ rows: Range<Int>, to bytes: inout [UInt8]
  ) {
    var (red, green, blue) = (0, 0, 0)
    for row in rows {
      for column in columns {
        let color = color(row: row, column: column)
        let white = 255 * (255 - color.opacity)
        red += color.red * color.opacity + white
        green += color.green * color.opacity + white
        blue += color.blue * color.opacity + white
      }
    }
    let count = columns.count * rows.count * 255
    for sum in [red, green, blue] { bytes.append(UInt8((sum + count / 2) / count)) }
  }
}
