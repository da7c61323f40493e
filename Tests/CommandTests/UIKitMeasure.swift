/// A measurement of UIKit whose numbers are publicly known.
struct UIKitMeasure {
  let name: String
  /// The body of a method that returns the numbers.
  let code: String
  let expected: [Double]
  /// A pixel of Xcode's canvas is half a point, one of a phone a third.
  let tolerance: Double
  /// Where the numbers are from, and how certain they are.
  let source: String

  init(
    _ name: String, _ expected: [Double], within tolerance: Double = 0.01, _ source: String,
    _ code: String
  ) {
    (self.name, self.expected, self.tolerance) = (name, expected, tolerance)
    (self.source, self.code) = (source, code)
  }

  /// A pixel of either size.
  static let pixel = 0.5

  static let all =
    fonts + texts + fields + buttons + controls + views + stacks + tables + collections
    + nested

  private static let fonts = [
    UIKitMeasure(
      "metrics of the system's font at 17 points",
      [20.287109375, 16.1865234375, -4.1005859375, 11.978, 8.948, 0], "observed in UIKit",
      """
      let font = UIFont.systemFont(ofSize: 17)
      return [font.lineHeight, font.ascender, font.descender, font.capHeight, font.xHeight, font.leading]
      """),
    UIKitMeasure(
      "line heights of the system's font",
      [14.3203125, 15.513671875, 17.900390625, 23.8671875, 40.57421875],
      "observed in UIKit: 2444/2048 of the size",
      "return [12, 13, 15, 20, 34].map { UIFont.systemFont(ofSize: $0).lineHeight }"),
    UIKitMeasure(
      "sizes of text styles", [34, 28, 22, 20, 17, 17, 16, 15, 13, 12, 11],
      "documented: Human Interface Guidelines, Typography, Large",
      """
      let styles: [UIFont.TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
        .caption1, .caption2,
      ]
      return styles.map { UIFont.preferredFont(forTextStyle: $0).pointSize }
      """),
    UIKitMeasure(
      "usual sizes", [14, 12, 17, 18], "observed in UIKit",
      "return [UIFont.systemFontSize, UIFont.smallSystemFontSize, UIFont.labelFontSize, UIFont.buttonFontSize]"
    ),
    UIKitMeasure(
      "scaled values at the default size", [10, 19], "documented: UIFontMetrics",
      """
      let metrics = UIFontMetrics(forTextStyle: .body)
      return [metrics.scaledValue(for: 10), metrics.scaledFont(for: .systemFont(ofSize: 19)).pointSize]
      """),
  ]

  private static let texts = [
    UIKitMeasure(
      "height of one line and of two", [20.33, 40.67, 17], within: pixel,
      "observed in UIKit: line heights rounded up to a pixel; documented: a label's font",
      """
      let label = UILabel()
      label.text = "Tea"
      let one = label.intrinsicContentSize.height
      label.text = "Tea\\nMilk"
      label.numberOfLines = 0
      return [one, label.intrinsicContentSize.height, label.font.pointSize]
      """),
    UIKitMeasure(
      "an empty label", [0, 0, 0, 0], "observed in UIKit",
      """
      let label = UILabel()
      let none = label.intrinsicContentSize
      label.text = ""
      let empty = label.intrinsicContentSize
      return [none.width, none.height, empty.width, empty.height]
      """),
    UIKitMeasure(
      "a limit of lines in a width", [20.33, 40.67, 1], within: pixel, "documented: numberOfLines",
      """
      let label = UILabel()
      label.text = "Sencha from the harvest of this spring, with a little honey and more than that"
      let room = CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude)
      let one = label.sizeThatFits(room).height
      label.numberOfLines = 2
      let two = label.sizeThatFits(room).height
      label.numberOfLines = 0
      return [one, two, label.sizeThatFits(room).height > 80 ? 1 : 0]
      """),
    UIKitMeasure(
      "a preferred width", [1, 0, 0], within: pixel, "documented: preferredMaxLayoutWidth",
      """
      let label = UILabel()
      label.text = "Sencha from the harvest of this spring, with a little honey"
      label.numberOfLines = 0
      label.preferredMaxLayoutWidth = 100
      let size = label.intrinsicContentSize
      let fitting = label.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      return [
        size.width <= 100 ? 1 : 0, size.height - label.sizeThatFits(CGSize(width: 100, height: 1000)).height,
        fitting.height - size.height,
      ]
      """),
    UIKitMeasure(
      "a label is as wide as its text", [0, 1], within: 1,
      "observed in UIKit: rounded up to a pixel",
      """
      let label = UILabel()
      label.text = "Sencha from the harvest"
      let width = label.intrinsicContentSize.width
      let own = ("Sencha from the harvest" as NSString).size(withAttributes: [.font: label.font!]).width
      return [width - own, own > 150 ? 1 : 0]
      """),
    UIKitMeasure(
      "rectangles of texts", [20.287, 20.287, 40.574, 1], within: 0.1,
      "documented: without usesLineFragmentOrigin a text is one line; observed: not rounded",
      """
      let text = NSAttributedString(
        string: "Sencha from the harvest of this spring", attributes: [.font: UIFont.systemFont(ofSize: 17)])
      let narrow = CGSize(width: 100, height: 1000)
      let line = text.boundingRect(with: narrow, options: [], context: nil)
      let lines = NSAttributedString(string: "Tea\\nMilk", attributes: [.font: UIFont.systemFont(ofSize: 17)])
        .boundingRect(with: narrow, options: .usesLineFragmentOrigin, context: nil)
      let wrapped = text.boundingRect(with: narrow, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      return [text.size().height, line.height, lines.height, wrapped.height > 60 && wrapped.width <= 100 ? 1 : 0]
      """),
    UIKitMeasure(
      "a text that shrinks keeps its own size", [0], "documented: minimumScaleFactor",
      """
      let label = UILabel()
      label.text = "Sencha from the harvest"
      let width = label.intrinsicContentSize.width
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      return [label.intrinsicContentSize.width - width]
      """),
  ]

  private static let fields = [
    UIKitMeasure(
      "insets of a text view", [8, 0, 8, 0, 5],
      "documented: textContainerInset, lineFragmentPadding",
      """
      let view = UITextView()
      let insets = view.textContainerInset
      return [insets.top, insets.left, insets.bottom, insets.right, view.textContainer.lineFragmentPadding]
      """),
    UIKitMeasure(
      "heights of a text view", [36.33, 36.33, -1, -1, 56.33], within: pixel,
      "documented insets; observed: only one that does not scroll has a size of its own",
      """
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = .systemFont(ofSize: 17)
      view.text = "Tea"
      let fitting = view.sizeThatFits(CGSize(width: 200, height: 1000)).height
      let scrolling = view.intrinsicContentSize
      view.isScrollEnabled = false
      let still = view.intrinsicContentSize.height
      view.textContainerInset = UIEdgeInsets(top: 18, left: 0, bottom: 18, right: 0)
      return [fitting, still, scrolling.width, scrolling.height, view.sizeThatFits(CGSize(width: 200, height: 1000)).height]
      """),
    UIKitMeasure(
      "content of a text view", [36.33, 200], within: pixel, "documented: contentSize",
      """
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      view.font = .systemFont(ofSize: 17)
      view.text = "Tea"
      return [view.contentSize.height, view.contentSize.width]
      """),
    UIKitMeasure(
      "a rounded field", [34], within: pixel, "observed: files of Xcode 11 and later",
      """
      let field = UITextField()
      field.borderStyle = .roundedRect
      return [field.intrinsicContentSize.height]
      """),
  ]

  private static let buttons = [
    UIKitMeasure(
      "a button's height", [30, 30, 34], within: pixel,
      "observed: files of Xcode; an empty one is at least 30 points wide",
      """
      let button = UIButton(type: .system)
      button.setTitle("Order", for: .normal)
      let empty = UIButton(type: .custom).intrinsicContentSize
      return [button.intrinsicContentSize.height, empty.width, empty.height]
      """),
    UIKitMeasure(
      "a button's insets", [38, 40], within: pixel,
      "documented: contentEdgeInsets; observed: they replace UIKit's own above and below",
      """
      let button = UIButton(type: .system)
      button.setTitle("Order more", for: .normal)
      let width = button.intrinsicContentSize.width
      button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 10, right: 20)
      let size = button.intrinsicContentSize
      return [size.height, size.width - width]
      """),
    UIKitMeasure(
      "a configured button", [7, 12, 7, 12, 34.33, 24, 40.33], within: pixel,
      "observed in UIKit: a button of the medium size",
      """
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Order more"
      let insets = configuration.contentInsets
      let button = UIButton(configuration: configuration)
      let size = button.intrinsicContentSize
      let label = UILabel()
      label.text = "Order more"
      configuration.contentInsets = NSDirectionalEdgeInsets(top: 10, leading: 20, bottom: 10, trailing: 20)
      button.configuration = configuration
      return [
        insets.top, insets.leading, insets.bottom, insets.trailing, size.height,
        size.width - label.intrinsicContentSize.width, button.intrinsicContentSize.height,
      ]
      """),
  ]

  /// Classes that the measurements use.
  static let classes = """
    class TeaRow: UITableViewCell {
      let name = UILabel()
      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(name)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = contentView.bounds.insetBy(dx: 10, dy: 10)
      }
    }
    class TeaRows: NSObject, UITableViewDataSource {
      let count: Int
      init(_ count: Int) { self.count = count }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = TeaRow(style: .default, reuseIdentifier: nil)
        cell.name.text = "Tea"
        return cell
      }
    }
    class SizedView: UIView {
      let width: CGFloat
      init(_ width: CGFloat) {
        self.width = width
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override var intrinsicContentSize: CGSize { CGSize(width: width, height: 10) }
    }
    class TallRows: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
        path.row == 2 ? 60 : UITableView.automaticDimension
      }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(inner)
        NSLayoutConstraint.activate([
          inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
          inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
          inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
          inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -5),
          inner.heightAnchor.constraint(equalToConstant: path.row == 0 ? 60 : 10),
        ])
        return cell
      }
    }
    class OwnCup: UICollectionViewCell {
      let name = UILabel()
      private(set) var first = CGSize.zero
      override init(frame: CGRect) {
        super.init(frame: frame)
        first = contentView.bounds.size
        contentView.addSubview(name)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() {
        super.layoutSubviews()
        name.frame = contentView.bounds.insetBy(dx: 5, dy: 5)
      }
    }
    class OwnCups: NSObject, UICollectionViewDataSource {
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cup", for: path)
      }
      func collectionView(
        _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
      ) -> UICollectionReusableView { UICollectionReusableView() }
    }
    class TeaCups: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      func numberOfSections(in view: UICollectionView) -> Int { 2 }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
        view.dequeueReusableCell(withReuseIdentifier: "cup", for: path)
      }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
      ) -> CGSize { CGSize(width: 80, height: 40) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
      ) -> UIEdgeInsets { UIEdgeInsets(top: 4, left: 10, bottom: 0, right: 10) }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
      ) -> CGFloat { 20 }
      func collectionView(
        _ view: UICollectionView, layout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
      ) -> CGFloat { 10 }
    }
    """
}
