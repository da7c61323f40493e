/// Why a text that looks like a date is none, and where in it the reason stands.
struct DateFault: Hashable, Sendable {
  /// How many characters stand before the part that is wrong.
  let offset: Int
  let message: String

  /// Nil for a date that there is, and for a text that does not look like one.
  init?(in text: String) {
    let characters = Array(text)
    func number(at offset: Int, digits: Int) -> Int? {
      guard characters.count >= offset + digits else { return nil }
      let part = characters[offset..<offset + digits]
      return part.allSatisfy { $0.isASCII && $0.isNumber } ? Int(String(part)) : nil
    }
    guard characters.count >= 10, characters[4] == "-", characters[7] == "-",
      let year = number(at: 0, digits: 4), let month = number(at: 5, digits: 2),
      let day = number(at: 8, digits: 2)
    else { return nil }
    let hour = number(at: 11, digits: 2)
    let minute = number(at: 14, digits: 2)
    let second = number(at: 17, digits: 2)
    if year == 0 {
      self.init(offset: 0, message: "There is no year 0")
    } else if !(1...12).contains(month) {
      self.init(offset: 5, message: "There is no month \(month)")
    } else if DateValue(year: year, month: month, day: day) == nil {
      self.init(offset: 8, message: "Month \(month) of \(year) has no day \(day)")
    } else if let hour, hour > 23 {
      self.init(offset: 11, message: "A day has no hour \(hour)")
    } else if let minute, minute > 59 {
      self.init(offset: 14, message: "An hour has no minute \(minute)")
    } else if let second, second > 59 {
      self.init(offset: 17, message: "A minute has no second \(second)")
    } else {
      return nil
    }
  }

  private init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
