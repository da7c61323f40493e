/// The sizes of symbols of the system, which are as different as their shapes.
extension SystemSymbol {
  /// A circle beside text of 17 points.
  package static let circle = Size(width: Points(20.5), height: Points(19.5))

  /// The size of a symbol beside text of 17 points, at the medium scale; for one that is not known here, that of a circle
  /// or as long as one in the proportions that a file has for it.
  ///
  /// The proportions are those that Xcode writes into storyboards (observed, in 59 files). The lengths of circles,
  /// `calendar`, `chevron.right`, `person`, `plus` and `play` are from frames of such files; the others are estimated.
  package static func size(named name: String, proportions: Size? = nil) -> Size {
    var base = name
    for ending in [".fill", ".slash"] where base.hasSuffix(ending) {
      base.removeLast(ending.count)
    }
    if let size = sizes[base] { return size }
    if base.hasSuffix(".square") { return sizes["square"] ?? circle }
    guard let proportions, proportions.width > 0, proportions.height > 0 else { return circle }
    let scale = circle.width.value / max(proportions.width, proportions.height).value
    return Size(
      width: Points(proportions.width.value * scale),
      height: Points(proportions.height.value * scale))
  }

  /// The height of a line of text, which layout takes for that of a symbol beside it, by the text's size (observed).
  package static let lineHeight = 1.193

  private static let sizes: [String: Size] = Dictionary(
    table.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3, let width = Double(words[1]), let height = Double(words[2]) else {
        return nil
      }
      return (String(words[0]), Size(width: Points(width), height: Points(height)))
    }, uniquingKeysWith: { $1 })

  private static let table = """
    airplane 20 18
    alarm 19.5 20.5
    arrow.backward 18.5 14
    arrow.clockwise 18 20
    arrow.counterclockwise 18 20
    arrow.down 14 18.5
    arrow.forward 18.5 14
    arrow.left 18.5 14
    arrow.right 18.5 14
    arrow.up 14 18.5
    arrow.up.left.and.arrow.down.right 19 17
    bag 19 19
    battery.0 27 12.5
    battery.0percent 27 12.5
    battery.100 27 12.5
    battery.100percent 27 12.5
    battery.25 27 12.5
    battery.25percent 27 12.5
    battery.50 27 12.5
    battery.50percent 27 12.5
    battery.75 27 12.5
    battery.75percent 27 12.5
    bell 19.5 19
    book 23 18
    bookmark 16 18.5
    bubble.left 21.5 18.5
    bubble.right 21.5 18.5
    building 14 20
    building.2 24 20
    bus 19 18
    calendar 21 17.5
    camera 24 17.5
    captions.bubble 21.5 18.5
    cart 22 17.5
    chart.bar 23 16
    chart.pie 20.5 19.5
    checkmark 18 17
    chevron.backward 13 17
    chevron.down 18 10
    chevron.forward 13 17
    chevron.left 13 17
    chevron.right 13 17
    chevron.up 18 10
    cloud 24 16.5
    cloud.sun 24 17.5
    creditcard 23.5 16
    cup.and.saucer 23 16.5
    drop 14.5 19.5
    ellipsis 19.5 5.5
    envelope 22.5 16
    exclamationmark.triangle 21.5 18.5
    eye 25 16
    flame 17 20
    folder 22.5 17
    fork.knife 14.5 20
    gear 20.5 19.5
    gearshape 20.5 19.5
    gobackward.10 19 20.5
    goforward.10 19 20.5
    graduationcap 25 21
    heart 20.5 17
    house 22 18
    key 13 20
    leaf 21 18
    line.3.horizontal 19 9.5
    line.horizontal.3 19 9.5
    list.bullet 20.5 14
    lock 15.5 18
    magnifyingglass 19.5 18
    map 21 18.5
    mappin.and.ellipse 17 20
    message 21.5 18
    mic 17 20
    minus 18 3.5
    multiply 17.5 15.5
    newspaper 21.5 19
    paperplane 20 18.5
    pause 13.5 15
    pencil 18 16
    person 18.5 17.5
    person.2 27 18
    person.3 36 17
    person.badge.plus 21 20.5
    photo 22.5 16.5
    play 14 15
    plus 18 16
    rectangle.portrait.and.arrow.right 22 18.5
    repeat 21 16
    scissors 22 16
    speaker 18 20
    speaker.wave.2 24 16.5
    speaker.zzz 24 15.5
    square 18.5 16.5
    square.and.arrow.down 18 21.5
    square.and.arrow.up 18 21.5
    star 20.5 18.5
    stethoscope 22 17.5
    stop 16 14
    sun.max 21.5 21
    terminal 22.5 16.5
    thermometer 13 20.5
    thermometer.medium 13 20.5
    trash 18.5 20
    tray 22.5 15.5
    video 25 16
    xmark 17.5 15.5
    zzz 18 19.5
    """
}
