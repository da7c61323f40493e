import Foundation
import TestSupport
import Testing

/// Classes that use packages the machine does not have: what does not need them is drawn.
@Suite(.onlyInFullLane, .serialized)
struct RunningPackagesTests {
  private func card(_ declarations: String, _ members: String, _ statements: String) throws
    -> String
  {
    let folder = try RunningProject.folder(
      """
      import IntentsUI
      import TeaKit
      \(declarations)
      class TeaViewController: TeaBaseViewController, INUIHostedViewControlling {
        private let nameLabel = UILabel(frame: CGRect(x: 20, y: 20, width: 200, height: 24))
        \(members)
        func configureView(
          for parameters: Set<INParameter>, of interaction: INInteraction,
          interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
          completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
        ) {
          nameLabel.text = "Sencha"
          view.addSubview(nameLabel)
          \(statements)
          completion(true, parameters, CGSize(width: 320, height: 120))
        }
      }
      """, shapes: ["plain"])
    return try RunningProject.dump("card", "plain", of: folder)
  }

  @Test func aClassOfAPackageStandsAsTheOneItIsNamedAfter() throws {
    let card = try card(
      "class SteamLabel: MarqueeLabel { func steam() { text = \"Steam\" } }",
      "private let second = SteamLabel(frame: CGRect(x: 20, y: 50, width: 200, height: 24))",
      "second.steam()\n    second.speed = .fast\n    view.addSubview(second)")
    #expect(card.contains("Sencha") && card.contains("Steam"), "\(card)")
    #expect(card.contains("3 statements left out"), "\(card)")
  }

  @Test func aPropertyWithoutItsWrapperGoes() throws {
    let card = try card(
      "final class Store { var name = \"stored\" }", "@Injected private var store: Store",
      "nameLabel.text = store.name")
    #expect(card.contains("Sencha"), "\(card)")
  }

  @Test func aPropertyWithoutItsValueGoesBeforeItsInitializer() throws {
    let card = try card(
      """
      struct Store {
        let name: String
        let pot: Int
        init() {
          name = "stored"
          pot = Steeper.pot
        }
      }
      """, "", "nameLabel.text = Store().name")
    #expect(card.contains("stored"), "\(card)")
  }

  /// A type of Cardproof's own is no type of the project.
  @Test func noTypeOfOursTakesTheNameOfAPackages() throws {
    let card = try card(
      "", "private let session: Session? = nil", "_ = session")
    #expect(card.contains("Sencha") && card.contains("left out"), "\(card)")
  }
}

/// Classes that read a store of Core Data, which is empty here.
@Suite(.onlyInFullLane, .serialized)
struct RunningStoresTests {
  private static let source = """
    import CoreData
    import IntentsUI

    @objc(Tea) public class Tea: NSManagedObject {}
    extension Tea {
      @nonobjc public class func fetchRequest() -> NSFetchRequest<Tea> {
        return NSFetchRequest<Tea>(entityName: "Tea")
      }
      @NSManaged public var name: String?
      @NSManaged public var cups: Int16
      @NSManaged public func addToPots(_ value: Tea)
    }

    final class Store {
      static let shared = Store()
      let container: NSPersistentContainer
      init() {
        container = NSPersistentContainer(name: "Tea")
        container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        container.loadPersistentStores { description, error in
          if let error = error as NSError? { fatalError("\\(error), \\(error.userInfo)") }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
      }
    }

    class TeaViewController: UIViewController, INUIHostedViewControlling {
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 280, height: 24))
        view.addSubview(label)
        let store = Store.shared.container.viewContext
        if UserDefaults.standard.bool(forKey: "is-made") {
          let tea = Tea(context: store)
          tea.name = "Assam"
          tea.cups += 2
          try? store.save()
        }
        let request: NSFetchRequest<Tea> = Tea.fetchRequest()
        request.predicate = NSPredicate(format: "name BEGINSWITH %@ AND cups > %d", "A", 1)
        request.sortDescriptors = [
          NSSortDescriptor(key: "name", ascending: true), NSSortDescriptor(keyPath: \\Tea.cups, ascending: false),
        ]
        request.fetchLimit = 1
        do {
          let teas = try store.fetch(request)
          label.text = teas.first.map { "\\($0.cups) × \\($0.name ?? "")" } ?? "no tea"
        } catch { label.text = "\\(error)" }
        completion(true, parameters, CGSize(width: 320, height: 64))
      }
    }
    """

  @Test func aStoreOfCoreDataIsEmpty() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["plain", "made"])
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea")
    ).output
    #expect(layout.contains("\"no tea\"") && layout.contains("\"2 × Assam\""), "\(layout)")
    #expect(layout.contains("\"Found nothing in Core Data\""), "\(layout)")
    let host = try CommandLineRun(
      ["dump", "host", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(host.output.contains("Asks Core Data for Tea, gets nothing"), "\(host.output)")
    let check = try CommandLineRun(["check", ".", "--run-controllers"], in: folder.path("tea"))
    #expect(!check.output.contains("[statement-left-out]"), "\(check.output)")
  }
}
