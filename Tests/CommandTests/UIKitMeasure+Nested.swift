/// Measurements of views in each other.
extension UIKitMeasure {
  static let nested = [
    UIKitMeasure(
      "a picture's modes and frames", [40, 30, 40, 30, 40, 30], "documented: UIImageView",
      """
      let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
      let view = UIImageView(image: image)
      let (own, fitting) = (view.intrinsicContentSize, view.sizeThatFits(CGSize(width: 10, height: 10)))
      view.contentMode = .scaleAspectFit
      return [view.frame.width, view.frame.height, own.width, own.height, fitting.width, fitting.height]
      """),
    UIKitMeasure(
      "a label between others", [20, 60, 140], within: pixel,
      "documented: who hugs its content more strongly does not grow",
      """
      let (first, second) = (UIView(), UILabel())
      second.text = "Tea"
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 220, height: 40))
      for inner in [first, second] {
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
      }
      second.setContentHuggingPriority(.defaultLow, for: .horizontal)
      NSLayoutConstraint.activate([
        first.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
        first.widthAnchor.constraint(equalToConstant: 30),
        second.leadingAnchor.constraint(equalToSystemSpacingAfter: first.trailingAnchor, multiplier: 1.25),
        second.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -20),
        second.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
      ])
      outer.layoutIfNeeded()
      return [first.frame.minX, second.frame.minX, second.frame.width]
      """),
    UIKitMeasure(
      "controls of one size beside a label", [49, 94, 141], within: 3,
      "observed in UIKit: they hug their content more strongly than a label",
      """
      let label = UILabel()
      label.text = "Sugar"
      let (toggle, stepper) = (UISwitch(), UIStepper())
      let stack = UIStackView(arrangedSubviews: [label, toggle, stepper])
      stack.spacing = 8
      stack.alignment = .center
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      stack.layoutIfNeeded()
      return [toggle.frame.width, stepper.frame.width, label.frame.width]
      """),
    UIKitMeasure(
      "shares, ratios and priorities", [100, 50, 60, 25], within: pixel,
      "documented: NSLayoutConstraint",
      """
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      let (half, weak) = (UIView(), UIView())
      for inner in [half, weak] {
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
      }
      let wish = weak.widthAnchor.constraint(equalToConstant: 90)
      wish.priority = UILayoutPriority(500)
      NSLayoutConstraint.activate([
        half.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: 0.5),
        half.heightAnchor.constraint(equalTo: half.widthAnchor, multiplier: 0.5),
        half.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        half.centerYAnchor.constraint(equalTo: outer.centerYAnchor),
        wish, weak.widthAnchor.constraint(lessThanOrEqualToConstant: 60),
        weak.leadingAnchor.constraint(equalTo: outer.leadingAnchor),
        weak.topAnchor.constraint(equalTo: outer.topAnchor), weak.heightAnchor.constraint(equalToConstant: 9),
      ])
      outer.layoutIfNeeded()
      return [half.frame.width, half.frame.height, weak.frame.width, half.frame.minY]
      """),
    UIKitMeasure(
      "frames follow by masks", [10, 180, 150, 40], "documented: autoresizingMask",
      """
      let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let (wide, right) = (UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 10)), UIView(frame: CGRect(x: 50, y: 0, width: 40, height: 10)))
      wide.autoresizingMask = .flexibleWidth
      right.autoresizingMask = .flexibleLeftMargin
      outer.addSubview(wide)
      outer.addSubview(right)
      outer.frame.size.width = 200
      outer.layoutIfNeeded()
      return [wide.frame.minX, wide.frame.width, right.frame.minX, right.frame.width]
      """),
    UIKitMeasure(
      "a label in a given width", [0, 3], within: pixel,
      "documented: two passes, so that a label is as high as its lines at the width that it gets",
      """
      let outer = UIView()
      let label = UILabel()
      label.numberOfLines = 0
      label.text = "Sencha from the harvest of this spring, with a little honey"
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: outer.trailingAnchor, constant: -16),
        label.topAnchor.constraint(equalTo: outer.topAnchor), label.bottomAnchor.constraint(equalTo: outer.bottomAnchor),
      ])
      let height = outer.systemLayoutSizeFitting(
        CGSize(width: 232, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel).height
      let own = label.sizeThatFits(CGSize(width: 200, height: CGFloat.greatestFiniteMagnitude)).height
      return [height - own, (own / label.font.lineHeight).rounded(.down)]
      """),
    UIKitMeasure(
      "guides and safe area", [0, 0, 8, 84], "documented: safeAreaInsets, layoutMarginsGuide",
      """
      let plain = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
      return [
        plain.safeAreaInsets.top, plain.safeAreaLayoutGuide.layoutFrame.minX, plain.layoutMarginsGuide.layoutFrame.minX,
        plain.readableContentGuide.layoutFrame.width,
      ]
      """),
    UIKitMeasure(
      "a stack that fills", [50, 150, 66, 134, 0, 95], within: 1,
      "documented: by hugging, in proportion to intrinsic sizes, and with centers at equal distances",
      """
      let (fixed, free) = (UIView(), UIView())
      fixed.widthAnchor.constraint(equalToConstant: 50).isActive = true
      let stack = UIStackView(arrangedSubviews: [fixed, free])
      stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      stack.layoutIfNeeded()
      let filled = [fixed.frame.width, free.frame.width]
      let (short, long) = (SizedView(30), SizedView(61))
      let shares = UIStackView(arrangedSubviews: [short, long])
      shares.distribution = .fillProportionally
      shares.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      shares.layoutIfNeeded()
      let proportional = [short.frame.width, long.frame.width]
      let views = [10.0, 10, 10].map { width -> UIView in
        let view = UIView()
        view.widthAnchor.constraint(equalToConstant: width).isActive = true
        return view
      }
      let centered = UIStackView(arrangedSubviews: views)
      centered.distribution = .equalCentering
      centered.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
      centered.layoutIfNeeded()
      return filled + proportional + [views[0].frame.minX, views[1].frame.minX]
      """),
    UIKitMeasure(
      "containers in proportion", [40, 160, 60, 140], within: pixel,
      "observed: UIStackView asks what has no intrinsic size for its fitting size",
      """
      let row = { (short: UIView, long: UIView) in
        let stack = UIStackView(arrangedSubviews: [short, long])
        stack.distribution = .fillProportionally
        stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
        stack.layoutIfNeeded()
        return [short.frame.width, long.frame.width]
      }
      let nested = [10.0, 40].map { width in
        let stack = UIStackView(arrangedSubviews: [SizedView(width)])
        stack.axis = .vertical
        return stack
      }
      let plain = [30.0, 70].map { width in
        let (outer, inner) = (UIView(), SizedView(width))
        inner.translatesAutoresizingMaskIntoConstraints = false
        outer.addSubview(inner)
        for (own, other) in [
          (inner.leadingAnchor, outer.leadingAnchor), (inner.trailingAnchor, outer.trailingAnchor),
        ] { own.constraint(equalTo: other).isActive = true }
        return outer
      }
      return row(nested[0], nested[1]) + row(plain[0], plain[1])
      """),
    UIKitMeasure(
      "a hidden view of a stack", [50, 22, 22, 30, 100], within: pixel,
      "observed: it loses its length along the axis, and its own constraints go on",
      """
      let views = (0..<4).map { _ in UIView() }
      views[0].heightAnchor.constraint(equalToConstant: 22).isActive = true
      views[1].heightAnchor.constraint(equalTo: views[0].heightAnchor).isActive = true
      views[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
      views[2].widthAnchor.constraint(equalToConstant: 30).isActive = true
      views[3].widthAnchor.constraint(equalTo: views[2].widthAnchor).isActive = true
      (views[0].isHidden, views[2].isHidden) = (true, true)
      let label = UILabel()
      let stack = UIStackView(arrangedSubviews: views + [label])
      (stack.spacing, stack.alignment) = (10, .center)
      stack.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      stack.layoutIfNeeded()
      return [
        views[1].frame.width, views[1].frame.height, views[0].frame.height, views[3].frame.width, label.frame.minX,
      ]
      """),
    UIKitMeasure(
      "the alignment of a text with a paragraph style", [4, 1, 2],
      "observed: UILabel takes the style of its attributed text, also where that is natural",
      """
      let alignment = { (style: NSTextAlignment?) -> Double in
        let label = UILabel()
        label.textAlignment = .center
        let paragraph = NSMutableParagraphStyle()
        if let style { paragraph.alignment = style }
        label.attributedText = NSAttributedString(string: "Tea", attributes: [.paragraphStyle: paragraph])
        return Double(label.textAlignment.rawValue)
      }
      return [alignment(nil), alignment(.center), alignment(.right)]
      """),
    UIKitMeasure(
      "a cell that sizes itself", [75, 25, 60], within: 1,
      "documented: constraints of the content view; observed: 44 points only where they say none; heightForRowAt",
      """
      let source = TallRows()
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.dataSource = source
      table.delegate = source
      table.layoutIfNeeded()
      return (0..<3).map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      """),
    UIKitMeasure(
      "a table's header view and the first row", [30, 74], "documented: tableHeaderView",
      """
      let source = TeaRows(1)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 30))
      table.dataSource = source
      table.layoutIfNeeded()
      return [table.rectForRow(at: IndexPath(row: 0, section: 0)).minY, table.contentSize.height]
      """),
    UIKitMeasure(
      "items are made in their size", [60, 40, 50, 30], "documented: UICollectionViewFlowLayout",
      """
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 60, height: 40)
      let source = OwnCups()
      let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 200, height: 100), collectionViewLayout: layout)
      view.register(OwnCup.self, forCellWithReuseIdentifier: "cup")
      view.dataSource = source
      view.layoutIfNeeded()
      let cell = view.cellForItem(at: IndexPath(item: 0, section: 0)) as? OwnCup
      return [
        cell?.first.width ?? 0, cell?.first.height ?? 0, cell?.name.frame.width ?? 0, cell?.name.frame.height ?? 0,
      ]
      """),
    UIKitMeasure(
      "a composed section with a title", [164], within: pixel,
      "documented: boundary items; a section that scrolls to the side is as high as a group",
      """
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .absolute(80), heightDimension: .absolute(100)), subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.orthogonalScrollingBehavior = .continuous
      section.contentInsets = .init(top: 10, leading: 0, bottom: 10, trailing: 0)
      section.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      let source = OwnCups()
      let view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 200, height: 400),
        collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
      view.register(OwnCup.self, forCellWithReuseIdentifier: "cup")
      view.dataSource = source
      view.layoutIfNeeded()
      return [view.contentSize.height]
      """),
  ]
}
