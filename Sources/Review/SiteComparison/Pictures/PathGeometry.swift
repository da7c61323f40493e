/// The commands and numbers of a path; those of absolute commands count from its start, so that a
/// path that only moved has the same.
struct PathGeometry {
  private(set) var commands = ""
  private(set) var numbers: [Int] = []
  private(set) var origin = (x: 0, y: 0)

  private var command = UInt8(ascii: " ")
  private var operands: [Int] = []
  private var hasOrigin = false

  init(_ path: ArraySlice<UInt8>) {
    var letters: [UInt8] = []
    var start = path.startIndex
    for index in path.indices {
      switch path[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"):
        add(path[start..<index])
        flush()
        command = path[index]
        letters.append(command)
        start = index + 1
      case UInt8(ascii: "-"):
        add(path[start..<index])
        start = index
      case UInt8(ascii: " "), UInt8(ascii: ","):
        add(path[start..<index])
        start = index + 1
      default: break
      }
    }
    add(path[start...])
    flush()
    commands = String(decoding: letters, as: UTF8.self)
  }

  private mutating func add(_ number: ArraySlice<UInt8>) {
    if let number = PictureFrame.hundredths(number) { operands.append(number) }
  }

  private static let absolute = Array("MLCQ".utf8)

  private mutating func flush() {
    if Self.absolute.contains(command), operands.count >= 2 {
      if !hasOrigin {
        origin = (operands[0], operands[1])
        hasOrigin = true
      }
      for index in operands.indices {
        operands[index] -= index.isMultiple(of: 2) ? origin.x : origin.y
      }
    }
    numbers += operands
    operands.removeAll(keepingCapacity: true)
  }
}
