/// A symbol of the system, by the parts of its name: `heart.circle.fill`.
///
/// Apple's own pictures are nowhere in this project. Each shape has a simple drawing of ours.
package struct SystemSymbol: Hashable, Sendable {
  package let shape: SymbolShape
  /// The shape around it, as in `checkmark.circle`.
  package let enclosure: SymbolShape?
  package let isFilled: Bool
  /// Whether a line crosses it out.
  package let isCrossedOut: Bool
  /// The size beside text of 17 points.
  package let size: Size
  /// How thick its lines are.
  package var weight = FontWeight.regular

  /// Symbols of which only a filled form exists.
  private static let solid: Set = [
    "airplane", "figure.run", "figure.walk", "mappin", "music.note", "sparkles",
    "star.leadinghalf.filled",
  ]

  /// Nil for a symbol that there is no drawing of.
  package init?(name: String) {
    func without(_ ending: String, _ words: String) -> String? {
      words.hasSuffix(ending) ? String(words.dropLast(ending.count)) : nil
    }
    size = Self.size(named: name)
    isFilled = name.hasSuffix(".fill") || Self.solid.contains(name)
    let whole = without(".fill", name) ?? name
    isCrossedOut = whole.hasSuffix(".slash")
    let words = without(".slash", whole) ?? whole
    if let shape = SymbolShape(named: words) {
      (self.shape, enclosure) = (shape, nil)
      return
    }
    for enclosure in [SymbolShape.circle, .square, .rectangle] {
      guard let inner = without(".\(enclosure.rawValue)", words),
        let shape = SymbolShape(named: inner)
      else { continue }
      (self.shape, self.enclosure) = (shape, enclosure)
      return
    }
    return nil
  }
}

/// The symbols that there are drawings of, by the system's names for them.
package enum SymbolShape: String, CaseIterable, Hashable, Sendable {
  case airplane, alarm, arrowClockwise = "arrow.clockwise",
    arrowCounterclockwise = "arrow.counterclockwise", arrowDown = "arrow.down",
    arrowDownRight = "arrow.down.right", arrowLeft = "arrow.left",
    arrowLeftArrowRight = "arrow.left.arrow.right", arrowRight = "arrow.right",
    arrowRightArrowLeft = "arrow.right.arrow.left", arrowUp = "arrow.up",
    arrowUpArrowDown = "arrow.up.arrow.down", arrowUpRight = "arrow.up.right",
    arrowtriangleDown = "arrowtriangle.down", arrowtriangleUp = "arrowtriangle.up", backward, bag,
    banknote, barcode, battery0 = "battery.0", battery100 = "battery.100",
    battery25 = "battery.25", battery50 = "battery.50", battery75 = "battery.75",
    bedDouble = "bed.double", bell, bellBadge = "bell.badge", bicycle, bolt, book, bookmark,
    briefcase, building2 = "building.2", buildingColumns = "building.columns", bus, calendar,
    camera, capsule, car, carrot, cart, chartBar = "chart.bar",
    chartLineUptrendXyaxis = "chart.line.uptrend.xyaxis", chartPie = "chart.pie",
    chartXyaxisLine = "chart.xyaxis.line", checkmark, checkmarkSeal = "checkmark.seal",
    chevronDown = "chevron.down", chevronLeft = "chevron.left", chevronRight = "chevron.right",
    chevronUp = "chevron.up", circle, clock, clockArrowCirclepath = "clock.arrow.circlepath",
    cloud, cloudBolt = "cloud.bolt", cloudFog = "cloud.fog", cloudRain = "cloud.rain",
    cloudSnow = "cloud.snow", cloudSun = "cloud.sun", creditcard, cross, crown, cube,
    cupAndSaucer = "cup.and.saucer", desktopcomputer, doc, docOnDoc = "doc.on.doc",
    docText = "doc.text", dollarsign, drop, dumbbell, ellipsis, envelope, eurosign,
    exclamationmark, exclamationmark2 = "exclamationmark.2",
    exclamationmarkTriangle = "exclamationmark.triangle", eye, ferry, figureRun = "figure.run",
    figureWalk = "figure.walk", flag, flame, folder, forkKnife = "fork.knife", forward, fuelpump,
    gauge, gear, gift, globe, graduationcap, hammer, handThumbsdown = "hand.thumbsdown",
    handThumbsup = "hand.thumbsup", headphones, heart, hourglass, house, info, iphone, key,
    laptopcomputer, leaf, lightbulb, line3Horizontal = "line.3.horizontal", link,
    listBullet = "list.bullet", listClipboard = "list.clipboard", location, lock,
    lockOpen = "lock.open", magnifyingglass, map, mappin, message, mic, minus, moon,
    musicNote = "music.note", newspaper, number, paperclip, paperplane, parkingsign, pause,
    pawprint, pencil, percent, person, person2 = "person.2", person3 = "person.3", phone, photo,
    pills, play, plus, power, qrcode, questionmark, rectangle, shield, shippingbox,
    sliderHorizontal3 = "slider.horizontal.3", snowflake, soccerball, sparkles, speaker,
    speakerWave2 = "speaker.wave.2", square, squareAndArrowDown = "square.and.arrow.down",
    squareAndArrowUp = "square.and.arrow.up", squareGrid2x2 = "square.grid.2x2", star,
    starLeadinghalfFilled = "star.leadinghalf.filled", stop, sunMax = "sun.max", sunrise, sunset,
    tag, target, thermometer, ticket, timer, tram, trash, tray, triangle, trophy, tv, umbrella,
    video, wandAndStars = "wand.and.stars", waveform, waveformPathEcg = "waveform.path.ecg", wifi,
    wind, wineglass, xmark

  /// Names of the system that mean almost the same.
  private static let others: [String: SymbolShape] = [
    "gearshape": .gear, "bubble.left": .message, "bubble.right": .message,
    "stopwatch": .timer, "sun.min": .sunMax, "battery.0percent": .battery0,
    "battery.25percent": .battery25, "battery.50percent": .battery50,
    "battery.75percent": .battery75, "battery.100percent": .battery100,
    "line.horizontal.3": .line3Horizontal, "arrow.2.circlepath": .arrowClockwise,
    "arrow.triangle.2.circlepath": .arrowClockwise, "speaker.wave.3": .speakerWave2,
    "building": .building2, "mappin.and.ellipse": .mappin, "moon.stars": .moon,
    "cloud.heavyrain": .cloudRain, "chart.bar.xaxis": .chartBar,
    "text.bubble": .message, "list.dash": .listBullet, "creditcard.and.123": .creditcard,
    "person.crop": .person, "gearshape.2": .gear, "gauge.medium": .gauge, "speedometer": .gauge,
    "gauge.with.dots.needle.50percent": .gauge, "suitcase": .briefcase, "humidity": .drop,
    "list.bullet.clipboard": .listClipboard, "list.number": .listBullet, "mug": .cupAndSaucer,
    "cloud.drizzle": .cloudRain,
    "wand.and.rays": .wandAndStars, "wand.and.sparkles": .wandAndStars,
  ]

  fileprivate init?(named name: String) {
    guard let shape = SymbolShape(rawValue: name) ?? Self.others[name] else { return nil }
    self = shape
  }
}
