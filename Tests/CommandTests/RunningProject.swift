import Diagnostics
import Foundation
import ProjectReading
import RuleGuide
import TestSupport
import Testing

/// The tea project with a class of a test.
enum RunningProject {
  /// A project with a class, and an interaction for each shape.
  static func folder(_ source: String, shapes: [String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    let rule = try #require(Rule.all.first { $0.id == "controller-cannot-run" })
    let page = try #require(RulePage(of: rule))
    for (path, bytes) in page.right.files where !path.hasSuffix(".interaction.yml") {
      try folder.write(bytes, at: "tea/\(path)")
    }
    try folder.write(source, at: "tea/TeaIntentsUI/TeaViewController.swift")
    for (number, shape) in shapes.enumerated() {
      try folder.write(
        """
        interaction: \(shape)
        intent: BrewTeaIntent
        parameters: {tea: Sencha, cups: \(number % 7 + 2)}
        stages:
          - handle: {code: success}
        sample: {shape: \(shape), is-\(shape): true}

        """, at: "tea/\(shape).interaction.yml")
    }
    return folder
  }

  /// The text of a form of the card that a shape gives in Siri.
  static func dump(_ kind: String, _ shape: String, of folder: TemporaryFolder) throws -> String {
    try CommandLineRun(
      ["dump", kind, ".", "--run-controllers", "--state", "BrewTea/\(shape)/handle/siri/none"],
      in: folder.path("tea")
    ).output
  }

  /// A class with members, and a method that answers, of a body.
  static func controller(_ body: String, members: String = "") -> String {
    """
    import IntentsUI

    class TeaViewController: UIViewController, INUIHostedViewControlling {
    \(members.isEmpty ? "" : members + "\n")  func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
    \(body)
      }
    }

    """
  }

  /// A class that shows `Card`, a view of SwiftUI, in a size from the corner of its view, and what more code adds.
  static func hosting(_ card: String, width: Int, height: Int, more: String = "") -> String {
    controller(
      """
      let host = UIHostingController(rootView: Card())
          host.view.frame = CGRect(x: 0, y: 0, width: \(width), height: \(height))
          view.addSubview(host.view)
      \(more)
          completion(true, parameters, CGSize(width: 320, height: 300))
      """) + "import SwiftUI\n\(card)\n"
  }

  /// A class that shows texts in the cells of a collection, 100 points high; the code of `section` makes that of its
  /// layout, and that of `cell` places the `label`.
  static func collection(of texts: [String], section: String, cell: String) -> String {
    controller(
      """
      \(section)
          let grid = UICollectionView(
            frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout(section: section))
          grid.autoresizingMask = [.flexibleWidth, .flexibleHeight]
          grid.register(Cell.self, forCellWithReuseIdentifier: "cell")
          grid.dataSource = source
          view.addSubview(grid)
          completion(true, parameters, CGSize(width: 320, height: 100))
      """, members: "  let source = Source()")
        + """
        final class Cell: UICollectionViewCell {
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentView.addSubview(label)
            \(cell)
          }
          required init?(coder: NSCoder) { nil }
        }
        final class Source: NSObject, UICollectionViewDataSource {
          let texts = \(texts)
          func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { texts.count }
          func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
            let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path) as! Cell
            cell.label.text = texts[path.item]
            return cell
          }
        }

        """
  }

  /// A class that shows the view of SwiftUI `ShapeView(shape:)`, as high as the view wants to be.
  static let hostingClass = """

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let shape = UserDefaults.standard.string(forKey: "shape") ?? ""
        let host = UIHostingController(rootView: ShapeView(shape: shape))
        addChild(host)
        host.view.frame = view.bounds
        host.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(host.view)
        host.didMove(toParent: self)
        let size = host.sizeThatFits(in: CGSize(width: 320, height: 400))
        completion(true, parameters, CGSize(width: 320, height: size.height))
      }
    }
    """

  /// A storyboard of the class: views in one of 320 by 300 points, outlets, and what else its scene and the file have.
  static func storyboard(
    _ subviews: String, outlets: String, objects: String = "", scenes: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="tea">
    <scenes><scene sceneID="s"><objects><viewController id="tea" customClass="TeaViewController" sceneMemberID="viewController">
    <view key="view" id="root"><rect key="frame" x="0" y="0" width="320" height="300"/>
    <subviews>\(subviews)</subviews></view>
    <connections>\(outlets)</connections></viewController>\(objects)</objects></scene>\(scenes)</scenes></document>
    """
  }

  /// Puts a storyboard in the place of the principal class.
  static func add(storyboard: String, to folder: TemporaryFolder) throws {
    try folder.write(storyboard, at: "tea/TeaIntentsUI/MainInterface.storyboard")
    let info = try #require(folder.text(at: "tea/TeaIntentsUI/Info.plist"))
    try folder.write(
      info.replacingOccurrences(of: "NSExtensionPrincipalClass", with: "NSExtensionMainStoryboard")
        .replacingOccurrences(
          of: "$(PRODUCT_MODULE_NAME).TeaViewController", with: "MainInterface"),
      at: "tea/TeaIntentsUI/Info.plist")
  }
}
