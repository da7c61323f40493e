/// Measurements of controls, views, stacks, tables and collections.
extension UIKitMeasure {
  static let controls = [
    UIKitMeasure(
      "a switch", [51, 31, 49, 31],
      "observed in UIKit before iOS 26: two points of its frame are no part of layout",
      """
      let view = UISwitch()
      return [view.frame.width, view.frame.height, view.intrinsicContentSize.width, view.intrinsicContentSize.height]
      """),
    UIKitMeasure(
      "a stepper", [94, 32, 94, 32], "observed in UIKit before iOS 26",
      """
      let view = UIStepper(frame: .zero)
      return [view.frame.width, view.frame.height, view.intrinsicContentSize.width, view.intrinsicContentSize.height]
      """),
    UIKitMeasure(
      "activity indicators", [20, 20, 37, 37, 20, 37], "observed in UIKit",
      """
      let (medium, large) = (UIActivityIndicatorView(style: .medium), UIActivityIndicatorView(style: .large))
      return [
        medium.frame.width, medium.frame.height, large.frame.width, large.frame.height,
        medium.intrinsicContentSize.height, large.intrinsicContentSize.width,
      ]
      """),
    UIKitMeasure(
      "bars of progress and sliders", [-1, 4, -1],
      "documented: only a height of their own; observed: 4 points",
      """
      let size = UIProgressView(progressViewStyle: .default).intrinsicContentSize
      return [size.width, size.height, UISlider().intrinsicContentSize.width]
      """),
    UIKitMeasure(
      "segments", [32, 32], within: 1, "observed: files of Xcode 11 and later",
      """
      let view = UISegmentedControl(items: ["Tea", "Milk"])
      return [view.frame.height, view.intrinsicContentSize.height]
      """),
    UIKitMeasure(
      "resistance against growing", [750, 750, 750, 250, 250, 750, 250, 250], "observed in UIKit",
      """
      return [UISwitch(), UIStepper(), UIActivityIndicatorView(style: .medium), UILabel(), UIProgressView()]
        .map { CGFloat($0.contentHuggingPriority(for: .horizontal).rawValue) }
        + [CGFloat(UIProgressView().contentHuggingPriority(for: .vertical).rawValue)]
        + [UIImageView(), UIButton()].map { CGFloat($0.contentHuggingPriority(for: .horizontal).rawValue) }
      """),
  ]

  static let views = [
    UIKitMeasure(
      "a view has no size of its own", [-1, -1, 70, 30, -1, -1, -1, -1],
      "documented: noIntrinsicMetric; sizeThatFits(_:) returns the size that the view has",
      """
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
      let (own, fitting) = (view.intrinsicContentSize, view.sizeThatFits(CGSize(width: 10, height: 10)))
      let (image, stack) = (UIImageView().intrinsicContentSize, UIStackView().intrinsicContentSize)
      return [own.width, own.height, fitting.width, fitting.height, image.width, image.height, stack.width, stack.height]
      """),
    UIKitMeasure(
      "margins", [8, 8, 0, 16, 0, 16, 16],
      "documented: 8 points; at the sides of a controller's view 16 in a narrow room, above and below none",
      """
      let plain = UIView().layoutMargins
      let root = view.layoutMargins
      let child = UIViewController()
      return [
        plain.top, plain.left, root.top, root.left, root.bottom, root.right, child.view.directionalLayoutMargins.leading,
      ]
      """),
    UIKitMeasure(
      "a controller's view and its margins", [16, 0, -32],
      "documented: layoutMargins of a controller's view",
      """
      let inner = UIView()
      inner.translatesAutoresizingMaskIntoConstraints = false
      let outer = UIViewController()
      outer.view.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      outer.view.addSubview(inner)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.view.layoutMarginsGuide.leadingAnchor),
        inner.trailingAnchor.constraint(equalTo: outer.view.layoutMarginsGuide.trailingAnchor),
        inner.topAnchor.constraint(equalTo: outer.view.layoutMarginsGuide.topAnchor),
        inner.heightAnchor.constraint(equalToConstant: 10),
      ])
      outer.view.layoutIfNeeded()
      return [inner.frame.minX, inner.frame.minY, inner.frame.width - 300]
      """),
    UIKitMeasure(
      "the least size of a view", [120, 60, 120, 300, 60], within: pixel,
      "documented: systemLayoutSizeFitting(_:) and its priorities",
      """
      let (outer, inner) = (UIView(), UIView())
      inner.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(inner)
      let end = inner.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10)
      NSLayoutConstraint.activate([
        inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        end, inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        inner.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
        inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 100),
        inner.heightAnchor.constraint(equalToConstant: 40),
      ])
      let least = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let near = outer.systemLayoutSizeFitting(CGSize(width: 90, height: 0))
      let given = outer.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      return [least.width, least.height, near.width, given.width, given.height]
      """),
    UIKitMeasure(
      "a view around a label", [20, 20], within: 1,
      "documented: content resists compression more strongly than the fitting size",
      """
      let (outer, label) = (UIView(), UILabel())
      label.text = "Sencha from the harvest"
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 10),
        label.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -10),
        label.topAnchor.constraint(equalTo: outer.topAnchor, constant: 10),
        label.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -10),
      ])
      let size = outer.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      let own = label.intrinsicContentSize
      return [size.width - own.width, size.height - own.height]
      """),
  ]

  static let stacks = [
    UIKitMeasure(
      "spacing of a stack", [55, 30, 10, 67],
      "documented: spacing, setCustomSpacing(_:after:), margins",
      """
      let views = (0..<3).map { _ in UIView() }
      for view in views {
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        view.widthAnchor.constraint(equalToConstant: 10).isActive = true
      }
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.spacing = 5
      stack.setCustomSpacing(20, after: views[0])
      let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      stack.frame = CGRect(origin: .zero, size: size)
      stack.layoutIfNeeded()
      let second = views[1].frame.minY
      stack.isLayoutMarginsRelativeArrangement = true
      stack.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 5, leading: 2, bottom: 7, trailing: 3)
      return [size.height, second, size.width, stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height]
      """),
    UIKitMeasure(
      "distributions of a stack", [95, 105, 0, 80, 160, 30, 10],
      "documented: UIStackView.Distribution",
      """
      let views = (0..<3).map { _ in UIView() }
      let widths = views.map { $0.widthAnchor.constraint(equalToConstant: 40) }
      let stack = UIStackView(arrangedSubviews: Array(views.prefix(2)))
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
      stack.spacing = 10
      stack.distribution = .fillEqually
      stack.layoutIfNeeded()
      let equal = [views[0].frame.width, views[1].frame.minX]
      stack.addArrangedSubview(views[2])
      NSLayoutConstraint.activate(widths)
      for view in views { view.heightAnchor.constraint(equalToConstant: 30).isActive = true }
      stack.distribution = .equalSpacing
      stack.alignment = .center
      stack.layoutIfNeeded()
      return equal + views.map(\\.frame.minX) + [views[0].frame.height, views[0].frame.minY]
      """),
    UIKitMeasure(
      "a hidden view of a stack", [10, 40], "documented: a stack leaves no room for it",
      """
      let views = (0..<2).map { _ in UIView() }
      for view in views { view.heightAnchor.constraint(equalToConstant: 10).isActive = true }
      let stack = UIStackView(arrangedSubviews: views)
      stack.axis = .vertical
      stack.spacing = 20
      views[1].isHidden = true
      let one = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height
      views[1].isHidden = false
      return [one, stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height]
      """),
    UIKitMeasure(
      "first baselines", [0], within: pixel, "documented: firstBaselineAnchor",
      """
      let (small, large) = (UILabel(), UILabel())
      (small.text, large.text) = ("Tea", "Milk")
      small.font = .systemFont(ofSize: 12)
      large.font = .systemFont(ofSize: 34)
      let stack = UIStackView(arrangedSubviews: [small, large])
      stack.alignment = .firstBaseline
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
      stack.layoutIfNeeded()
      return [small.frame.minY + small.font.ascender - large.frame.minY - large.font.ascender]
      """),
  ]

  static let tables = [
    UIKitMeasure(
      "a cell", [320, 44, 320, 44, 17, 12, 17, 16], "observed in UIKit",
      """
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      let value = UITableViewCell(style: .value1, reuseIdentifier: nil)
      return [
        cell.frame.width, cell.frame.height, cell.contentView.bounds.width, cell.contentView.bounds.height,
        cell.textLabel?.font.pointSize ?? 0, cell.detailTextLabel?.font.pointSize ?? 0,
        value.detailTextLabel?.font.pointSize ?? 0, cell.separatorInset.left,
      ]
      """),
    UIKitMeasure(
      "rows of a table", [-1, 132, 44, 88, 300, 44],
      "documented: automaticDimension; observed: 44 points",
      """
      let source = TeaRows(3)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.dataSource = source
      table.layoutIfNeeded()
      let row = table.rectForRow(at: IndexPath(row: 2, section: 0))
      return [
        table.rowHeight, table.contentSize.height, row.height, row.minY, row.width,
        table.cellForRow(at: IndexPath(row: 0, section: 0))?.frame.height ?? 0,
      ]
      """),
    UIKitMeasure(
      "a cell that lays out itself", [280, 24], "documented: layoutSubviews()",
      """
      let source = TeaRows(1)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.dataSource = source
      table.layoutIfNeeded()
      let cell = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? TeaRow
      return [cell?.name.frame.width ?? 0, cell?.name.frame.height ?? 0]
      """),
  ]

  static let collections = [
    UIKitMeasure(
      "a flow layout", [50, 50, 10, 10, 0, 0], "documented: UICollectionViewFlowLayout",
      """
      let flow = UICollectionViewFlowLayout()
      return [
        flow.itemSize.width, flow.itemSize.height, flow.minimumLineSpacing, flow.minimumInteritemSpacing,
        flow.sectionInset.top, flow.headerReferenceSize.height,
      ]
      """),
    UIKitMeasure(
      "what a delegate says of sections", [208], "documented: UICollectionViewDelegateFlowLayout",
      """
      // Each section: 4 above, two lines of 40 points with 20 between them, as three cells do not fit: 104.
      let source = TeaCups()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: UICollectionViewFlowLayout())
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cup")
      view.dataSource = source
      view.delegate = source
      view.layoutIfNeeded()
      return [view.collectionViewLayout.collectionViewContentSize.height]
      """),
  ]
}
