internal import CardLayout
internal import Views

/// The card in words: the description of its drawing, and most of its text description.
extension LaidOutCard {
  /// The texts in reading order, one a line; a view's accessibility label stands for all it holds.
  var description: String {
    var texts: [String] = []
    root.addTexts(to: &texts)
    return texts.joined(separator: "\n")
  }
}

extension Box {
  fileprivate func addTexts(to texts: inout [String]) {
    // Nobody sees or hears what is wholly clear (documented).
    guard alpha > 0 else { return }
    if let accessibilityLabel {
      if !accessibilityLabel.isEmpty { texts.append(accessibilityLabel) }
      return
    }
    if let words = content.words(in: frame), !words.isEmpty { texts.append(words) }
    for child in children { child.addTexts(to: &texts) }
  }
}

extension BoxContent {
  fileprivate func words(in frame: Frame) -> String? {
    switch self {
    case .text(let text):
      text.lines.map(\.text).joined(separator: " ") + (text.isLost(in: frame) ? " (cut off)" : "")
    case .image(let name, _, _): "Image: \(name)"
    case .systemSymbol(let symbol, _, _): "Symbol: \(symbol.shape.name)"
    case .placeholder(let name): "View: \(name)"
    case .drawing(let drawing, _): drawing.hasPaths ? "A drawing" : nil
    case .map(let map): (["A map"] + map.pins).joined(separator: "\n")
    case .hostMap(_, let hasRoute, _): hasRoute ? "A map with a route" : "A map"
    case .chart(let chart): "A chart: \(chart.values.map(short).joined(separator: ", "))"
    case .control(let control): text(of: control)
    case .symbol(let symbol): symbol.words
    case .container, .appIcon, .hostedView: nil
    }
  }

  private func text(of control: ControlContent<String>) -> String {
    switch control {
    case .progress: "Progress: \(control.state)"
    case .spinner: "A spinner"
    case .toggle: "A switch: \(control.state)"
    case .slider: "A slider: \(control.state)"
    case .button, .textField: control.state
    }
  }

  /// A number without decimals where there are none.
  private func short(_ number: Double) -> String {
    number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
  }
}

extension BoxContent.Symbol {
  /// The words for VoiceOver; nil for decoration.
  fileprivate var words: String? {
    switch self {
    case .lock: "A lock"
    case .code: "A code for a camera: the picture of one, which holds nothing"
    case .chevron: "A chevron: a tap leads to another view"
    case .launch: "An arrow that leaves a box: a tap opens the app"
    case .target: "A large target: a tap does something else in the host"
    case .ring: "A ring to tick off"
    case .close: "A mark that closes the card"
    case .hatching: "A view that is not known"
    case .wallpaper, .screen, .voice, .media, .star: nil
    }
  }
}
