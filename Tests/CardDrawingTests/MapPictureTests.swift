import CardLayout
import HostSimulation
import Testing
import Views

@testable import CardDrawing

/// The maps of nowhere that stand for real ones.
struct MapPictureTests {
  private static let frame = Frame(x: 0, y: 0, width: 400, height: 200)

  static let places = ["3 Mill Lane to Quay", "Quay", "", "清水寺", "51.5, -0.1"]

  private func shapes(_ map: MapPicture) -> [String] {
    map.tags.map { String(decoding: $0.tag.text.bytes, as: UTF8.self) }
  }

  @Test(arguments: places) func aPlaceHasOneMap(place: String) {
    for hasRoute in [false, true] {
      func map(_ place: String) -> [String] {
        shapes(.host(place, in: Self.frame, hasRoute: hasRoute, isWhole: true))
      }
      let first = map(place)
      #expect(map(place) == first)
      for other in Self.places where other != place { #expect(map(other) != first) }
    }
  }

  /// A place is a pin; a way has a start, an end and a line between them.
  @Test(arguments: places) func onlyAWayHasARoute(place: String) {
    func count(_ hasRoute: Bool, _ start: String) -> Int {
      shapes(.host(place, in: Self.frame, hasRoute: hasRoute, isWhole: true))
        .count { $0.hasPrefix(start) }
    }
    #expect(count(false, "<circle") == 1 && count(true, "<circle") == 2)
    #expect(count(true, "<path") == count(false, "<path") + 1)
  }

  /// What looks like a zigzag is none: from corner to corner a street hardly turns.
  @Test(arguments: places) func streetsAreAlmostStraight(place: String) {
    var chance = Chance(place)
    let grid = StreetGrid(&chance)
    for isAcross in [true, false] {
      for street in grid.lines(across: isAcross) {
        let offsets = street.points.map { isAcross ? $0.down : $0.across }
        #expect((offsets.max() ?? 0) - (offsets.min() ?? 0) <= 2)
      }
    }
  }

  /// The numbers are part of every drawing: they must never change.
  @Test func chanceIsTheSameOnEveryMachine() {
    var chance = Chance("Quay")
    var again = Chance("Quay")
    let numbers = (0..<1_000).map { _ in chance.next(below: 7) }
    #expect(numbers == (0..<1_000).map { _ in again.next(below: 7) })
    #expect(Set(numbers) == Set(0..<7))
  }

  @Test(arguments: places) func routesFollowStreets(place: String) {
    var chance = Chance(place)
    let grid = StreetGrid(&chance)
    let streets = (grid.lines(across: true) + grid.lines(across: false)).map(\.points)
    let way = grid.route(through: [
      .init(column: 0, row: 3), .init(column: 4, row: 0), .init(column: 1, row: 0),
      .init(column: 1, row: 0), .init(column: 1, row: 2),
    ]).flatMap(\.points)
    #expect(way.count > 8)
    for (from, to) in zip(way, way.dropFirst()) where from != to {
      let isOnStreet = streets.contains { street in
        zip(street, street.dropFirst()).contains {
          ($0.0 == from && $0.1 == to) || ($0.0 == to && $0.1 == from)
        }
      }
      #expect(isOnStreet, "\(from) to \(to)")
    }
  }

  @Test(arguments: [0, 1, 2, 3, 5, 6, 20]) func everyPinStandsOnTheMap(count: Int) throws {
    for hasRoute in [false, true] {
      let pins = (0..<count).map { "Stop \($0)" }
      let map = MapPicture.view(MapContent(pins: pins, hasRoute: hasRoute), in: Self.frame)
      let circles = shapes(map).filter { $0.hasPrefix("<circle") }
      #expect(circles.count == count)
      for circle in circles {
        let numbers = circle.split(separator: "\"").compactMap { Double($0) }
        let (x, y) = (try #require(numbers.first), try #require(numbers.dropFirst().first))
        #expect((0...400).contains(x) && (0...200).contains(y))
      }
    }
  }
}
