/// The view around the content of a cell and what is beside it.
final class CellRow: UIView {}

/// The sign or the view at the end of a cell, and the room that it takes from the content.
@MainActor final class CellAccessory {
  let row = CellRow(frame: .zero)
  /// How much narrower than the cell its content is.
  let room: CGFloat
  private let content: UIView
  private let constraints: [NSLayoutConstraint]

  /// Makes the accessory; nil for none.
  ///
  /// A view has precedence over a sign (documented).
  init?(_ view: UIView?, _ type: UITableViewCell.AccessoryType, beside content: UIView) {
    guard let shown = view ?? Self.sign(type) else { return nil }
    self.content = content
    // A chevron and the margin beside it are observed in files of Xcode 13; distances of others to the content are a
    // convention.
    let isChevron = type == .disclosureIndicator
    let (size, distance): (CGSize, CGFloat) =
      view.map { ($0.frame.size, 8) }
      ?? (CGSize(width: isChevron ? 9.5 : 14, height: 14), isChevron ? 0 : 3)
    room = distance + size.width + 16
    let around = content.superview
    constraints = [
      content.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -room),
      content.topAnchor.constraint(equalTo: row.topAnchor),
      content.bottomAnchor.constraint(equalTo: row.bottomAnchor),
      shown.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      shown.centerYAnchor.constraint(equalTo: row.centerYAnchor),
      shown.widthAnchor.constraint(equalToConstant: size.width),
      shown.heightAnchor.constraint(equalToConstant: size.height),
    ]
    row.storedFrame.size = content.storedFrame.size
    around?.insertSubview(row, at: 0)
    row.addSubview(content)
    row.addSubview(shown)
    content.translatesAutoresizingMaskIntoConstraints = false
    shown.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
    if view != nil { Session.noteGuess("UITableViewCell.accessoryView") }
  }

  /// Puts the content back into its cell.
  func remove() {
    NSLayoutConstraint.deactivate(constraints)
    content.translatesAutoresizingMaskIntoConstraints = true
    row.superview?.insertSubview(content, at: 0)
    row.removeFromSuperview()
  }

  /// The picture of a sign, as files of Interface Builder get it.
  private static func sign(_ type: UITableViewCell.AccessoryType) -> UIView? {
    let (name, color): (String, UIColor?)
    switch type {
    case .none: return nil
    case .disclosureIndicator: (name, color) = ("chevron.right", .tertiaryLabel)
    case .checkmark: (name, color) = ("checkmark", nil)
    case .detailButton: (name, color) = ("info.circle", nil)
    case .detailDisclosureButton:
      Session.noteMissing(
        "UITableViewCell.AccessoryType.detailDisclosureButton: chevron", changesLook: true)
      (name, color) = ("info.circle", nil)
    }
    let view = UIImageView(cardproofSign: name, color)
    view.contentMode = .scaleAspectFit
    return view
  }
}

extension UIImageView {
  /// A symbol of the system as a sign of a cell.
  convenience init(cardproofSign name: String, _ color: UIColor?) {
    self.init(image: UIImage(systemName: name))
    if let color { tintColor = color }
  }
}
