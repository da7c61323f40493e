/// The labels and the image that UIKit puts in a cell of a style.
///
/// A prototype of a file that has a style has them in its content view. For a cell that code makes, and for a prototype
/// of the app's own, which has the usual style, they come in stacks, at UIKit's distances.
@MainActor final class StandardCellContent {
  private let style: UITableViewCell.CellStyle
  private let isFromFile: Bool
  private weak var content: UIView?
  private lazy var ownText = StandardLabel(frame: .zero)
  private lazy var ownDetail = StandardLabel(frame: .zero)
  private lazy var ownImage = UIImageView(frame: .zero)
  private lazy var row = UIStackView(frame: .zero)
  private lazy var labels = UIStackView(frame: .zero)
  /// Where the content begins: at the inset of the separator (documented for that of a cell; a row of iOS 8 and later
  /// was not seen), in points.
  var leading: CGFloat = 16 {
    didSet {
      edge?.constant = leading
      guard leading != 16 else { return }
      Session.noteGuess("texts of standard cells at UITableViewCell.separatorInset")
    }
  }
  private var edge: NSLayoutConstraint?

  init(style: UITableViewCell.CellStyle, isFromFile: Bool, in content: UIView) {
    self.style = style
    self.isFromFile = isFromFile
    self.content = content
  }

  private func inFile<Kind: UIView>(_ type: Kind.Type, at index: Int) -> Kind? {
    let views = (content?.subviews ?? []).filter { $0.cardproofRecord.scene != nil }
    let found = views.compactMap { $0 as? Kind }
    return found.indices.contains(index) ? found[index] : nil
  }

  /// Whether code gave one of its views a frame.
  var hasOwnFrames: Bool {
    [ownText, ownDetail, ownImage].contains { $0.cardproofRecord.set["frame"] != nil }
  }

  var text: UILabel? {
    if isFromFile { return inFile(UILabel.self, at: 0) }
    install()
    return ownText
  }
  var detail: UILabel? {
    if isFromFile { return inFile(UILabel.self, at: 1) }
    guard style != .default else { return nil }
    install()
    if ownDetail.superview == nil {
      ownDetail.font = style == .subtitle ? .preferredFont(forTextStyle: .caption1) : ownText.font
      if style != .subtitle {
        ownDetail.textColor = .secondaryLabel
        ownDetail.textAlignment = .right
        ownDetail.setContentHuggingPriority(.defaultHigh, for: .horizontal)
        // The title keeps its width (observed).
        ownDetail.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
      }
      arrange(ownDetail)
    }
    return ownDetail
  }
  var image: UIImageView? {
    if isFromFile {
      let known = inFile(UIImageView.self, at: 0)
      if known == nil {
        Session.noteMissing("UITableViewCell.imageView where its file has none", changesLook: true)
      }
      return known
    }
    install()
    if ownImage.superview == nil {
      ownImage.setContentHuggingPriority(.required, for: .horizontal)
      row.insertArrangedSubview(ownImage, at: 0)
    }
    return ownImage
  }

  private func arrange(_ label: StandardLabel) {
    labels.addArrangedSubview(label)
    UIView.cardproofReading { label.translatesAutoresizingMaskIntoConstraints = true }
    label.content = content
  }

  /// Where the texts begin beside an image; nil without one.
  var textStart: CGFloat? {
    guard ownImage.superview != nil, let image = ownImage.image else { return nil }
    return leading + image.size.width + row.spacing
  }

  /// Leaves no room for a view that has no image (observed).
  func settle() {
    if ownImage.superview != nil { ownImage.isHidden = ownImage.image == nil }
  }

  private func install() {
    guard row.superview == nil, let content else { return }
    if style == .value2 {
      Session.noteMissing("UITableViewCell.CellStyle.value2", changesLook: true)
    }
    let margin: CGFloat = 16
    ownText.font = .preferredFont(forTextStyle: .body)
    labels.axis = style == .subtitle || style == .default ? .vertical : .horizontal
    // A row of a title and a subtitle is 55.5 points high (observed in Xcode's canvas).
    labels.spacing = style == .subtitle ? 1 : 8
    // Texts over each other are as wide as their words (observed: no alignment of a text shows).
    labels.alignment = style == .subtitle ? .leading : .fill
    arrange(ownText)
    row.alignment = .center
    row.spacing = margin
    row.translatesAutoresizingMaskIntoConstraints = false
    row.addArrangedSubview(labels)
    content.addSubview(row)
    let height = row.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = .defaultHigh
    // A text of several lines keeps the distances of one (observed).
    let above = labels.topAnchor.constraint(
      greaterThanOrEqualTo: content.topAnchor, constant: style == .subtitle ? 9.75 : 11.5)
    // In a row of a fixed height texts keep theirs.
    above.priority = UILayoutPriority(740)
    let edge = row.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: leading)
    self.edge = edge
    NSLayoutConstraint.activate([
      edge,
      row.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -margin),
      row.topAnchor.constraint(equalTo: content.topAnchor),
      row.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      height, above,
    ])
  }
}

/// A label of a standard cell, which its cell places until code gives it constraints of its own.
private final class StandardLabel: UILabel {
  weak var content: UIView?

  override func cardproofTakeConstraint() {
    Session.noteMissing("constraints of a standard cell's labels", changesLook: true)
    guard !translatesAutoresizingMaskIntoConstraints, let content, superview !== content else {
      return
    }
    content.addSubview(self)
  }
}
