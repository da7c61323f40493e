internal import HostSimulation
internal import Views

/// Where a card stands on the screen of its host.
///
/// On a phone the screen is as wide as the card and its margins; on a wide screen the card stands
/// in a column at one side.
struct HostScreen {
  let width: Points
  /// The room between the card and the edges of the screen.
  let margin: Points
  /// The left edge of the card.
  let cardX: Points
  let isWide: Bool

  init(_ profile: HostProfile, isRightToLeft: Bool) {
    let card = profile.cardWidth
    guard let column = profile.column else {
      margin = profile.chrome.outerMargin.value
      width = card + margin * 2
      cardX = margin
      isWide = false
      return
    }
    margin = column.margin.value
    width = max(profile.screenWidth.value, card + margin * 2)
    cardX = (column.side.value == .leading) != isRightToLeft ? margin : width - margin - card
    isWide = true
  }

  /// The name of a locked device with such a screen.
  var device: String { isWide ? "iPad" : "iPhone" }
}
