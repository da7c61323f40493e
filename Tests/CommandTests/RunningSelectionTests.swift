import TestSupport
import Testing

/// What code selects, and cells and buttons that configure themselves for their state.
@Suite(.onlyInFullLane, .serialized)
struct RunningSelectionTests {
  private static let source = """
    class DayCell: UICollectionViewCell {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        label.frame = bounds
        contentView.addSubview(label)
        contentView.backgroundColor = .systemYellow
      }
      required init?(coder: NSCoder) { fatalError() }
      override var isSelected: Bool {
        didSet { contentView.backgroundColor = isSelected ? .systemPurple : .systemYellow }
      }
    }

    class StateCell: UITableViewCell {
      override func updateConfiguration(using state: UICellConfigurationState) {
        var content = defaultContentConfiguration()
        content.text = state.isSelected ? "Chosen" : "Free"
        contentConfiguration = content
      }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 176), style: .plain)
      let days = UICollectionView(
        frame: CGRect(x: 0, y: 180, width: 320, height: 50),
        collectionViewLayout: UICollectionViewFlowLayout())
      override func viewDidLoad() {
        super.viewDidLoad()
        table.register(StateCell.self, forCellReuseIdentifier: "state")
        days.register(DayCell.self, forCellWithReuseIdentifier: "day")
        (table.dataSource, days.dataSource) = (self, self)
        view.addSubview(table)
        view.addSubview(days)
        table.allowsMultipleSelection = true
        for row in 1...3 { table.selectRow(at: [0, row], animated: false, scrollPosition: .none) }
        days.selectItem(at: [0, 0], animated: false, scrollPosition: [])
        days.selectItem(at: [0, 1], animated: false, scrollPosition: [])
        var configuration = UIButton.Configuration.plain()
        configuration.title = "Asleep"
        let button = UIButton(configuration: configuration)
        button.frame = CGRect(x: 0, y: 240, width: 200, height: 40)
        button.configurationUpdateHandler = { button in
          if button.isSelected { button.configuration?.title = "Awake" }
        }
        view.addSubview(button)
        button.isSelected = true
      }
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) { completion(true, parameters, CGSize(width: 320, height: 300)) }
    }

    extension TeaViewController: UITableViewDataSource, UICollectionViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "state", for: path)
        if path.row == 2 {
          cell.selectedBackgroundView = UIView()
          cell.selectedBackgroundView?.backgroundColor = .systemTeal
        }
        if path.row == 3 { cell.selectionStyle = .none }
        return cell
      }
      func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath)
        -> UICollectionViewCell
      {
        let cell = view.dequeueReusableCell(withReuseIdentifier: "day", for: path)
        var edge = UIBackgroundConfiguration.clear()
        (edge.strokeColor, edge.strokeWidth) = (.systemPink, path.item == 2 ? 3 : 0)
        cell.backgroundConfiguration = edge
        return cell
      }
    }
    """

  @Test func selectedRowsAndItemsLookSelected() throws {
    let folder = try RunningProject.folder("import IntentsUI\n" + Self.source, shapes: ["plain"])
    let layout = try RunningProject.dump("layout", "plain", of: folder)
    #expect(layout.matches(of: /"Chosen"/).count == 3 && layout.contains("\"Free\""), "\(layout)")
    #expect(layout.contains("\"Awake\""), "\(layout)")
    #expect(!layout.contains("remark"), "\(layout)")
    let card = try RunningProject.dump("card", "plain", of: folder)
    // Only the last item has an edge.
    #expect(card.matches(of: /stroke-width="3"/).count == 1, "\(card)")
    // The gray of a selected row, its own view, and one item of three.
    #expect(card.matches(of: /data-name="row" class="cp-f-D1D1D6/).count == 1, "\(card)")
    #expect(card.matches(of: /class="cp-f-30B0C7/).count == 1, "\(card)")
    #expect(card.matches(of: /class="cp-f-AF52DE/).count == 1, "\(card)")
    #expect(card.matches(of: /class="cp-f-FFCC00/).count == 2, "\(card)")
  }
}
