/// The commands and numbers of a path; those of absolute commands count from its start, so that a
/// path that only moved has the same.
struct PathGeometry {
  private(set) var commands = ""
  private(set) var numbers: [Int] = []
  private(set) var origin = (x: 0, y: 0)

  init(_ path: Substring) {
    var command: Character = " "
    var operands: [Int] = []
    var hasOrigin = false
    func isAbsolute(_ command: Character) -> Bool { "MLCQ".contains(command) }
    func flush(_ geometry: inout PathGeometry) {
      if isAbsolute(command), operands.count >= 2 {
        if !hasOrigin {
          geometry.origin = (operands[0], operands[1])
          hasOrigin = true
        }
        for index in operands.indices {
          operands[index] -= index.isMultiple(of: 2) ? geometry.origin.x : geometry.origin.y
        }
      }
      geometry.numbers += operands
      operands = []
    }
    var digits = ""
    func finishNumber() {
      if let number = PictureFrame.hundredths(digits) { operands.append(number) }
      digits = ""
    }
    for character in path {
      if character.isLetter {
        finishNumber()
        flush(&self)
        command = character
        commands.append(character)
      } else if character == "-" {
        finishNumber()
        digits = "-"
      } else if character == " " || character == "," {
        finishNumber()
      } else {
        digits.append(character)
      }
    }
    finishNumber()
    flush(&self)
  }
}
