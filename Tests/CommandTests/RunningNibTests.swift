import Foundation
import TestSupport
import Testing

/// Classes whose views come out of xibs, modules and snapshots.
@Suite(.onlyInFullLane, .serialized)
struct RunningNibTests {
  @Test func theCellOfAXibHasItsOutlets() throws {
    let folder = try RunningProject.folder(
      """
      import IntentsUI

      final class TeaCell: UITableViewCell {
        @IBOutlet private weak var nameLabel: UILabel!
        func show(_ name: String) { nameLabel.text = name }
      }

      final class TeaHeader: UITableViewHeaderFooterView {
        @IBOutlet weak var nameLabel: UILabel!
      }

      class TeaViewController: UITableViewController, INUIHostedViewControlling {
        override func viewDidLoad() {
          super.viewDidLoad()
          tableView.register(UINib(nibName: "TeaCell", bundle: nil), forCellReuseIdentifier: "tea")
          tableView.register(UINib(nibName: "TeaHeader", bundle: nil), forHeaderFooterViewReuseIdentifier: "head")
        }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }
        override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
          let head = tableView.dequeueReusableHeaderFooterView(withIdentifier: "head") as! TeaHeader
          head.nameLabel.text = "Smoky"
          return head
        }
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
          let cell = tableView.dequeueReusableCell(withIdentifier: "tea", for: path) as! TeaCell
          cell.show("Lapsang")
          return cell
        }
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) { completion(true, parameters, CGSize(width: 320, height: 64)) }
      }
      """, shapes: ["plain"])
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <tableViewCell id="cell" customClass="TeaCell"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <subviews><label text="Name" id="name"><rect key="frame" x="20" y="10" width="200" height="24"/></label>
      <label text="Margin" id="m" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="16" y="11" width="60" height="20"/></label></subviews>
      <constraints><constraint firstItem="m" firstAttribute="leading" secondItem="content" secondAttribute="leadingMargin" id="c1"/>
      <constraint firstItem="m" firstAttribute="top" secondItem="content" secondAttribute="topMargin" id="c2"/></constraints>
      </tableViewCellContentView>
      <connections><outlet property="nameLabel" destination="name" id="o"/></connections></tableViewCell>
      </objects></document>
      """, at: "tea/TeaIntentsUI/TeaCell.xib")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="head" customClass="TeaHeader"><rect key="frame" x="0" y="0" width="320" height="40"/>
      <subviews><label text="Name" id="name"><rect key="frame" x="20" y="8" width="200" height="24"/></label></subviews>
      <connections><outlet property="nameLabel" destination="name" id="o"/></connections></view>
      </objects></document>
      """, at: "tea/TeaIntentsUI/TeaHeader.xib")
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(layout.output.contains("\"Lapsang\""), "\(layout.output)")
    #expect(layout.output.contains("\"Smoky\""), "\(layout.output)")
    // A cell's content has the margins that cells have.
    #expect(
      layout.output.contains(/label \(24, [\d.]+\) [\d.]+×[\d.]+ "Margin"/), "\(layout.output)")
  }

  @Test func aXibMayHaveAMapThatNoSourceNames() throws {
    let folder = try RunningProject.folder(
      """
      import IntentsUI

      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
          let way = Bundle.main.loadNibNamed("Way", owner: nil)!.first as! UIView
          way.layer.borderColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
          view.addSubview(way)
          let label = UILabel(frame: CGRect(x: 20, y: 160, width: 200, height: 24))
          // A whole number of the defaults is a number of any type, as everywhere in Foundation.
          label.text = (UserDefaults.standard.value(forKey: "weight") as? Double)?.description
          view.addSubview(label)
          completion(true, parameters, CGSize(width: 320, height: 200))
        }
      }
      """, shapes: ["plain"])
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      <view id="way"><rect key="frame" x="0" y="0" width="320" height="150"/>
      <subviews><mapView id="map"><rect key="frame" x="20" y="20" width="280" height="100"/></mapView></subviews></view>
      </objects></document>
      """, at: "tea/TeaIntentsUI/Way.xib")
    let interaction = try #require(folder.text(at: "tea/plain.interaction.yml"))
    try folder.write(
      interaction.replacingOccurrences(of: "is-plain: true", with: "weight: 3"),
      at: "tea/plain.interaction.yml")
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(layout.output.contains("280×100 map"), "\(layout.output)")
    #expect(layout.output.contains("\"3.0\""), "\(layout.output)")
  }

  /// A module that is found by its folder, with a xib and a file of its own, as real apps share views.
  @Test func aModuleBringsItsXibAndItsFiles() throws {
    let folder = try RunningProject.folder(
      """
      import IntentsUI
      import TeaKit

      class TeaViewController: UIViewController, INUIHostedViewControlling {
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
          let pot = PotView(frame: CGRect(x: 0, y: 0, width: 320, height: 60))
          view.addSubview(pot)
          let item = INParameter(for: BrewTeaIntent.self, keyPath: "extras[1].name")
          let whole = INParameter(for: BrewTeaIntent.self, keyPath: "tea")
          let request = NSMutableURLRequest(url: URL(string: "https://tea.example/pot")!)
          request.httpMethod = "POST"
          let label = UILabel(frame: CGRect(x: 0, y: 60, width: 370, height: 24))
          label.font = .systemFont(ofSize: 9)
          label.text = [
            item.parameterKeyPath, "\\(item.index(forSubKeyPath: "extras"))",
            item.parameterClass.description(), (request as URLRequest).httpMethod ?? "",
            interaction.parameterValue(for: whole) as? String ?? "",
            "\\(whole.parameterClass == BrewTeaIntent.classForCoder())",
          ].joined(separator: " ")
          view.addSubview(label)
          completion(true, parameters, CGSize(width: 320, height: 100))
        }
      }
      """, shapes: ["plain"])
    try folder.write(
      """
      import UIKit

      public class PotView: UIView {
        @IBOutlet weak var nameLabel: UILabel!
        public override init(frame: CGRect) {
          super.init(frame: frame)
          let bundle = Bundle(for: PotView.self)
          let content = bundle.loadNibNamed("PotView", owner: self)!.first as! UIView
          content.frame = bounds
          addSubview(content)
          let names = bundle.url(forResource: "pots", withExtension: "json")
            .flatMap { try? Data(contentsOf: $0) }
            .flatMap { try? JSONDecoder().decode([String].self, from: $0) }
          nameLabel.text = names?.first
        }
        required init?(coder: NSCoder) { fatalError() }
      }
      """, at: "tea/TeaKit/PotView.swift")
    try folder.write("[\"Kyusu\"]", at: "tea/TeaKit/pots.json")
    try folder.write(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" useAutolayout="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="PotView" customModule="TeaKit">
      <connections><outlet property="nameLabel" destination="name" id="o"/></connections></placeholder>
      <view id="pot"><rect key="frame" x="0" y="0" width="320" height="60"/>
      <subviews><label text="Name" id="name"><rect key="frame" x="20" y="20" width="200" height="24"/></label></subviews></view>
      </objects></document>
      """, at: "tea/TeaKit/PotView.xib")
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(layout.output.contains("\"Kyusu\""), "\(layout.output)")
    #expect(
      layout.output.contains("extras.name 1 BrewTeaIntent POST Sencha true"), "\(layout.output)")
  }

  @Test func aSnapshotFillsItsCollection() throws {
    let folder = try RunningProject.folder(
      """
      import IntentsUI

      final class TeaCell: UICollectionViewCell {
        let nameLabel = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 24))
        override init(frame: CGRect) {
          super.init(frame: frame)
          contentView.addSubview(nameLabel)
        }
        required init?(coder: NSCoder) { fatalError() }
      }

      class TeaViewController: UIViewController, INUIHostedViewControlling {
        private var source: UICollectionViewDiffableDataSource<Int, String>!
        override func viewDidLoad() {
          super.viewDidLoad()
          let collection = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewFlowLayout())
          collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          collection.register(TeaCell.self, forCellWithReuseIdentifier: "tea")
          view.addSubview(collection)
          source = UICollectionViewDiffableDataSource(collectionView: collection) { view, path, name in
            let cell = view.dequeueReusableCell(withReuseIdentifier: "tea", for: path) as? TeaCell
            cell?.nameLabel.text = name
            return cell
          }
        }
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
          var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
          snapshot.appendSections([0])
          var name = PersonNameComponents()
          (name.givenName, name.familyName) = ("Ana", "Silva")
          snapshot.appendItems([
            "Oolong", PersonNameComponentsFormatter.localizedString(from: name, style: .default),
          ])
          source.apply(snapshot)
          completion(true, parameters, CGSize(width: 320, height: 64))
        }
      }
      """, shapes: ["plain"])
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    for text in ["Oolong", "Ana Silva"] {
      #expect(layout.output.contains("\"\(text)\""), "\(layout.output)")
    }
  }
}
