import TestSupport
import Testing

/// Collections whose cells stand where a class of the project says.
@Suite(.onlyInFullLane, .serialized)
struct RunningOwnLayoutsTests {
  private static let source =
    RunningProject.controller(
      """
      let layout: UICollectionViewLayout
      switch UserDefaults.standard.string(forKey: "shape") {
      case "left": layout = LeftLayout()
      case "columns": layout = ColumnLayout()
      case "tinted": layout = TintedLayout()
      default:
        let wide = UICollectionViewFlowLayout()
        wide.estimatedItemSize = CGSize(width: 120, height: 50)
        layout = wide
      }
      let grid = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: layout)
      grid.register(TextCell.self, forCellWithReuseIdentifier: "cell")
      grid.register(
        UICollectionReusableView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "badge")
      grid.dataSource = words
      view.addSubview(grid)
      grid.layoutIfNeeded()
      let size = UILabel(frame: CGRect(x: 0, y: 210, width: 320, height: 20))
      size.text = "content \\(grid.contentSize.height)"
      view.addSubview(size)
      completion(true, parameters, CGSize(width: 320, height: 240))
      """, members: "  let words = Words()")
      + """
      /// The layout of tags that many projects have.
      final class LeftLayout: UICollectionViewFlowLayout {
        override init() {
          super.init()
          (itemSize, minimumInteritemSpacing) = (CGSize(width: 120, height: 30), 8)
          sectionInset = UIEdgeInsets(top: 4, left: 10, bottom: 4, right: 10)
        }
        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          let all = super.layoutAttributesForElements(in: rect)
          var (x, y) = (sectionInset.left, CGFloat(-1))
          for one in all ?? [] {
            if one.frame.minY >= y { x = sectionInset.left }
            one.frame.origin.x = x
            (x, y) = (one.frame.maxX + minimumInteritemSpacing, max(y, one.frame.maxY))
          }
          return all
        }
      }
      final class ColumnLayout: UICollectionViewLayout {
        private var all: [UICollectionViewLayoutAttributes] = []
        override func prepare() {
          guard all.isEmpty, let collectionView else { return }
          for item in 0..<collectionView.numberOfItems(inSection: 0) {
            let one = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
            one.frame = CGRect(x: item % 2 * 160, y: item / 2 * 50 + item % 2 * 10, width: 150, height: 40)
            all.append(one)
          }
          let badge = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "badge", with: IndexPath(item: 0, section: 0))
          (badge.frame, badge.zIndex) = (CGRect(x: 140, y: 0, width: 12, height: 12), 1)
          all.insert(badge, at: 0)
        }
        override var collectionViewContentSize: CGSize { CGSize(width: 320, height: 100) }
        override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
          all.first { $0.indexPath == path && $0.representedElementCategory == .cell }
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          all.filter { $0.frame.intersects(rect) }
        }
      }
      final class TintedAttributes: UICollectionViewLayoutAttributes {
        var tint = UIColor.black
        override func copy(with zone: NSZone? = nil) -> Any {
          let copy = super.copy(with: zone) as! TintedAttributes
          copy.tint = tint
          return copy
        }
      }
      final class TintedLayout: UICollectionViewFlowLayout {
        override class var layoutAttributesClass: AnyClass { TintedAttributes.self }
        override func prepare() {
          super.prepare()
          itemSize = CGSize(width: (collectionView?.bounds.width ?? 0) / 2 - 10, height: 30)
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
          super.layoutAttributesForElements(in: rect)?.map { one in
            let own = one.copy() as! TintedAttributes
            own.tint = one.indexPath.item == 1 ? .red : .blue
            own.isHidden = one.indexPath.item == 2
            return own
          }
        }
      }
      final class TextCell: UICollectionViewCell {
        let label = UILabel()
        override init(frame: CGRect) {
          super.init(frame: frame)
          label.numberOfLines = 0
          label.font = .systemFont(ofSize: 10)
          label.translatesAutoresizingMaskIntoConstraints = false
          contentView.addSubview(label)
          NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            label.topAnchor.constraint(equalTo: contentView.topAnchor),
            label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
          ])
        }
        required init?(coder: NSCoder) { nil }
        override func apply(_ attributes: UICollectionViewLayoutAttributes) {
          if let own = attributes as? TintedAttributes { contentView.backgroundColor = own.tint }
        }
        override func preferredLayoutAttributesFitting(
          _ attributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutAttributes {
          attributes.frame.size.height = contentView.systemLayoutSizeFitting(
            attributes.size, withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
          ).height
          return attributes
        }
      }
      final class Words: NSObject, UICollectionViewDataSource {
        let words = ["One", "Two", "Three, which is too long for one line", "Four"]
        func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { words.count }
        func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
          let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! TextCell
          cell.label.text = "\\(words[path.item]) \\(cell.frame.width)"
          return cell
        }
        func collectionView(
          _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
        ) -> UICollectionReusableView {
          let badge = view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: kind, for: path)
          badge.backgroundColor = .systemPink
          return badge
        }
      }

      """

  private static let folder = Result {
    try RunningProject.folder(source, shapes: ["left", "columns", "tinted", "preferred"])
  }
  private static func cells(_ shape: String) throws -> [Substring] {
    let layout = try RunningProject.dump("layout", shape, of: folder.get())
    return layout.matches(of: /label (\([\d., ]+\) [\d.]+×[\d.]+ ".+)"/).map(\.1)
  }

  @Test func aFlowLayoutMayMoveItsCells() throws {
    #expect(
      try Self.cells("left") == [
        "(18, 94.5) 120×30 \"One 120.0", "(146, 94.5) 120×30 \"Two 120.0",
        "(18, 134.5) 120×30 \"Three, which is too long⏎for one line 120.0",
        "(146, 134.5) 120×30 \"Four 120.0", "(8, 300.5) 320×20 \"content 78.0",
      ])
  }

  @Test func aLayoutPutsItsCellsAndBadges() throws {
    let cells = try Self.cells("columns")
    #expect(
      cells == [
        "(8, 90.5) 150×40 \"One 150.0", "(168, 100.5) 150×40 \"Two 150.0",
        "(8, 140.5) 150×40 \"Three, which is too long for⏎one line 150.0",
        "(168, 150.5) 150×40 \"Four 150.0", "(8, 300.5) 320×20 \"content 100.0",
      ])
    let layout = try RunningProject.dump("layout", "columns", of: Self.folder.get())
    let badge = try #require(layout.firstRange(of: "(148, 90.5) 12×12"))
    #expect(try badge.lowerBound > #require(layout.firstRange(of: "Four")).lowerBound, "\(layout)")
  }

  @Test func attributesReachTheirCells() throws {
    #expect(
      try Self.cells("tinted") == [
        "(8, 90.5) 150×30 \"One 150.0", "(178, 90.5) 150×30 \"Two 150.0",
        "(178, 130.5) 150×30 \"Four 150.0", "(8, 300.5) 320×20 \"content 70.0",
      ])
    let card = try RunningProject.dump("card", "tinted", of: Self.folder.get())
    #expect(card.matches(of: /#0000FF/).count == 2 && card.contains("#FF0000"), "\(card)")
  }

  /// A cell is made as large as its layout estimates it.
  @Test func aCellSaysWhatItPrefers() throws {
    #expect(
      try Self.cells("preferred") == [
        "(8, 90.5) 120×12 \"One 120.0", "(208, 90.5) 120×12 \"Two 120.0",
        "(8, 112.5) 120×24 \"Three, which is too long⏎for one line 120.0",
        "(208, 118.5) 120×12 \"Four 120.0", "(8, 300.5) 320×20 \"content 46.0",
      ])
  }
}
