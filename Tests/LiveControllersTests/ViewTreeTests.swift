import Diagnostics
import Foundation
import Testing
import Views

@testable import LiveControllers

/// The views of a running controller as the one view tree.
struct ViewTreeTests {
  private func view(_ json: String) throws -> View<String> {
    let pipe = try JSONDecoder().decode(PipeView.self, from: Data(json.utf8))
    let tree = ViewTree(
      scenes: SceneIndex([], language: "en"), colors: [:],
      location: SourceLocation(file: "Tea.swift"))
    return tree.view(pipe)
  }

  @Test func onlyABlurHasAGroundOfItsOwn() throws {
    func ground(_ set: String) throws -> ViewContent<String> {
      try view("{\"id\": 1, \"kind\": \"blur\"\(set)}").content
    }
    #expect(try ground(", \"set\": {\"style\": \"thin\"}") == .container(.blur(.thin)))
    #expect(try ground(", \"set\": {\"style\": \"none\"}") == .container(.view))
    #expect(try ground("") == .container(.view))
  }

  /// A program may send anything; only the letters of paths become part of a page.
  @Test func aDrawingHasOnlyPathsAndFiniteSizes() throws {
    func drawing(_ paths: String, room: String = "[10, 10]") throws -> ViewContent<String> {
      try view("{\"id\": 1, \"kind\": \"drawing\", \"room\": \(room), \"paths\": [\(paths)]}")
        .content
    }
    let red = "\"fill\": {\"light\": \"#FF0000\", \"dark\": \"#FF0000\"}"
    guard case .drawing(let drawn) = try drawing("{\"data\": \"M0 0L5 5Z\", \(red)}") else {
      Issue.record("There is no drawing")
      return
    }
    #expect(drawn.parts.count == 1 && drawn.colors == [.hex(light: 0xFF0000, dark: 0xFF0000)])
    let foreign = "{\"data\": \"M0 0'/><script>\", \(red)}"
    #expect(try drawing(foreign) == .container(.view))
    #expect(
      try drawing("{\"data\": \"M0 0\", \(red)}", room: "[0, 1e9]") == .container(.view))
    #expect(try drawing("{\"data\": \"M0 0\"}") == .container(.view))
  }

  @Test func aFrameIsThatOfTheRoomInWhichItWasSet() throws {
    // Code laid the first over a root of 320 points, and the second over the same root at 377.
    let root = try view(
      """
      {"id": 1, "kind": "view", "set": {"frame": [0, 0, 320, 150]}, "subviews": [
        {"id": 2, "kind": "view", "room": [320, 150],
          "set": {"frame": [0, 0, 320, 150], "mask": ["flexibleWidth", "flexibleHeight"]}},
        {"id": 3, "kind": "view", "room": [377, 160],
          "set": {"frame": [0, 0, 377, 160], "mask": ["flexibleWidth", "flexibleHeight"]}},
        {"id": 4, "kind": "view", "room": [377, 160], "set": {"frame": [20, 10, 377, 160]}}]}
      """)
    #expect(
      root.subviews.map { $0.object?.frame } == [
        Frame(x: 0, y: 0, width: 320, height: 150), Frame(x: 0, y: 0, width: 320, height: 150),
        Frame(x: 20, y: 10, width: 377, height: 160),
      ])
  }

  @Test func aRootWithoutAFrameIsAsLargeAsItWas() throws {
    let root = try view(
      """
      {"id": 1, "kind": "view", "subviews": [
        {"id": 2, "kind": "view", "room": [377, 852],
          "set": {"frame": [0, 0, 377, 852], "mask": ["flexibleWidth"]}}]}
      """)
    #expect(root.object?.frame == Frame(x: 0, y: 0, width: 377, height: 852))
    #expect(root.subviews[0].object?.frame == Frame(x: 0, y: 0, width: 377, height: 852))
  }

  @Test func aMaskCountsWhereNoViewHasAConstraint() throws {
    let label =
      """
      {"id": 2, "kind": "label", "room": [320, 150],
        "set": {"frame": [0, 0, 320, 150], "autoresizes": false, "mask": ["flexibleWidth"]}}
      """
    let free = try view(#"{"id": 1, "kind": "view", "subviews": [\#(label)]}"#)
    var mask = AutoresizingMask()
    mask.flexibleWidth = true
    #expect(free.subviews[0].object?.placement == .mask(mask))
    let bound = try view(
      """
      {"id": 1, "kind": "view", "subviews": [\(label)], "constraints": [
        {"first": {"item": 2, "attribute": "centerX"}, "relation": "equal",
          "second": {"item": 1, "attribute": "centerX"}}]}
      """)
    #expect(bound.subviews[0].object?.placement == .constraints)
  }

  @Test func viewsAndConstraintsHaveTheNamesThatAPersonKnows() throws {
    let root = try view(
      """
      {"id": 1, "kind": "view", "name": "ticketView", "subviews": [
        {"id": 2, "kind": "label", "set": {"text": "Order"}}, {"id": 3, "kind": "view"},
        {"id": 4, "kind": "view", "class": "RingView", "name": "ring"}],
       "constraints": [
        {"first": {"item": 2, "attribute": "leading"}, "relation": "equal",
          "second": {"item": 1, "attribute": "leading"}, "constant": 20},
        {"first": {"item": 4, "attribute": "width"}, "relation": "greaterThanOrEqual",
          "constant": 40}]}
      """)
    #expect(root.style.id == "ticketView")
    #expect(root.subviews.map(\.style.id) == [nil, nil, "ring"])
    #expect(root.subviews.map { $0.object?.name } == ["label “Order”", "view", "RingView"])
    #expect(
      root.object?.constraints.map(\.name) == [
        "label “Order”.leading = ticketView.leading + 20", "ring.width ≥ 40",
      ])
  }

  /// A color that no name here stands for would not be drawn.
  @Test func everyColorOfTheSystemHasAName() throws {
    let names = StandIns.files(of: "UIKit").flatMap { file in
      file.text.matches(of: /\bsystem\("(\w+)"\)/).map { String($0.1) }
    }
    #expect(names.count > 30)
    #expect(names.filter { SemanticColor(name: $0) == nil } == [])
  }

  /// What a program notes and the host does not read would be lost without a word.
  @Test func theHostReadsAllThatTheStandInsNote() throws {
    let properties = try JSONDecoder().decode(PipeView.Properties.self, from: Data("{}".utf8))
    let read = Set(Mirror(reflecting: properties).children.compactMap(\.label))
    let noted = StandIns.modules.flatMap { StandIns.files(of: $0) }.flatMap { file in
      file.text.matches(of: /cardproofNote\(\s*"(\w+)"/).map { String($0.output.1) }
    }
    #expect(noted.count > 40)
    #expect(Set(noted).subtracting(read) == [])
  }
}
