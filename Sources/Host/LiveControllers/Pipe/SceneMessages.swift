internal import InterfaceBuilder
internal import SourceFormats
internal import TextTools
internal import Views

/// Makes the scenes that a program builds of the files of Interface Builder.
///
/// What a view looks like stays here: a program gets the kinds, the classes, the connections and
/// what code may read.
struct SceneMessages {
  /// The name of the file without its ending.
  private let file: String
  /// The views of the file as InterfaceBuilder has them, by object id.
  private let views: [String: View<String>]

  /// The scenes of one file, which InterfaceBuilder has read as some scenes.
  static func scenes(
    of root: XMLElement, path: String, as scenes: [InterfaceScene]
  ) -> [PipeScene] {
    let views = scenes.reduce(into: [String: View<String>]()) { all, scene in
      all.merge(scene.view.viewsByID) { first, _ in first }
    }
    let reader = SceneMessages(file: SourcePath(path).stem, views: views)
    if let list = root.first("scenes") { return reader.storyboard(list, root) }
    return reader.xib(root)
  }

  private static let controllers = [
    "viewController": "viewController", "tableViewController": "tableViewController",
    "collectionViewController": "collectionViewController",
    "hostingController": "hostingController", "navigationController": "navigationController",
  ]

  private func storyboard(_ list: XMLElement, _ root: XMLElement) -> [PipeScene] {
    let initial = root[attribute: "initialViewController"]
    return list.elements.compactMap { scene in
      let objects = scene.first("objects")?.elements ?? []
      guard
        let controller = objects.first(where: { Self.controllers[$0.name] != nil }),
        let id = controller[attribute: "id"]
      else { return nil }
      return PipeScene(
        file: file, kind: "storyboard",
        identifier: controller[attribute: "storyboardIdentifier"], initial: id == initial,
        object: id, class: controller[attribute: "customClass"],
        base: Self.controllers[controller.name] ?? "viewController",
        root: controller.child(key: "view").map { view($0) }, outlets: outlets(of: controller),
        embeds: embeds(in: controller),
        objects: objects.filter { isView($0) }.map { view($0) }, others: others(among: objects),
        cell: nil)
    }
  }

  private func xib(_ root: XMLElement) -> [PipeScene] {
    let objects = root.first("objects")?.elements ?? []
    let owner = objects.first { $0[attribute: "placeholderIdentifier"] == "IBFilesOwner" }
    let connections = owner.map { outlets(of: $0) } ?? []
    let main = connections.first { $0.name == "view" }?.to.first
    let tops = objects.filter { isView($0.child(key: "contentView") ?? $0) }
    guard let top = tops.first(where: { $0[attribute: "id"] == main }) ?? tops.first else {
      return []
    }
    let content = top.child(key: "contentView")
    return [
      PipeScene(
        file: file, kind: "xib", identifier: nil, initial: true,
        object: owner?[attribute: "id"] ?? "-1", class: owner?[attribute: "customClass"],
        base: "viewController", root: view(content ?? top), outlets: connections,
        embeds: embeds(in: top), objects: tops.filter { $0 != top }.map { view($0) },
        others: others(among: objects),
        cell: content.map { cell(top, content: $0, reuse: top[attribute: "reuseIdentifier"] ?? "") }
      )
    ]
  }

  /// Whether an element is a view that InterfaceBuilder has read.
  private func isView(_ element: XMLElement) -> Bool {
    element.name != "placeholder" && views[element[attribute: "id"] ?? ""] != nil
  }

  private func others(among objects: [XMLElement]) -> [PipeScene.Other] {
    objects.compactMap { object in
      let isGesture = object.name.hasSuffix("GestureRecognizer")
      guard isGesture || object.name == "customObject", let id = object[attribute: "id"],
        let name = object[attribute: "customClass"] ?? (isGesture ? object.name : nil)
      else { return nil }
      return PipeScene.Other(object: id, class: name, outlets: outlets(of: object))
    }
  }

  private func embeds(in view: XMLElement) -> [PipeScene.Embed] {
    var found: [PipeScene.Embed] = []
    var open = [view]
    while let next = open.popLast() {
      open += next.elements
      for segue in next.first("connections")?.elements ?? []
      where segue.name == "segue"
        && (segue[attribute: "kind"] == "embed"
          || segue[attribute: "relationship"] == "rootViewController")
      {
        if let container = next[attribute: "id"], let object = segue[attribute: "destination"] {
          found.append(
            .init(container: container, object: object, identifier: segue[attribute: "identifier"]))
        }
      }
    }
    return found.sorted { $0.container < $1.container }
  }

  private func outlets(of element: XMLElement) -> [PipeOutlet] {
    var collections: [String: [String]] = [:]
    var order: [String] = []
    var isCollection: Set<String> = []
    for connection in element.first("connections")?.elements ?? [] {
      guard ["outlet", "outletCollection"].contains(connection.name),
        let name = connection[attribute: "property"],
        let destination = connection[attribute: "destination"]
      else { continue }
      if collections[name] == nil { order.append(name) }
      collections[name, default: []].append(destination)
      if connection.name == "outletCollection" { isCollection.insert(name) }
    }
    return order.map {
      PipeOutlet(name: $0, to: collections[$0] ?? [], collection: isCollection.contains($0))
    }
  }

  private func view(_ element: XMLElement) -> PipeSceneView {
    let id = element[attribute: "id"] ?? ""
    let known = views[id]
    let content = element.name == "visualEffectView" ? element.child(key: "contentView") : nil
    let inside = ((element.first("subviews")?.elements ?? []) + [content].compactMap(\.self))
      .map { view($0) }
    let isStack = element.name == "stackView"
    let outlets = outlets(of: element)
    let frame = known?.object?.frame
    var values = known.map { Self.values(of: $0) } ?? [:]
    if element[attribute: "key"] == "contentView", element.child(key: "backgroundColor") == nil {
      // The color is that of its cell.
      values["backgroundColor"] = nil
    }
    return PipeSceneView(
      scene: id, kind: Self.kind(of: element.name, known), class: element[attribute: "customClass"],
      frame: frame.map { [$0.x.value, $0.y.value, $0.width.value, $0.height.value] },
      values: values.merging(Self.controlValues(of: element, known)) { own, _ in own }
        .merging(Self.attributes(known?.object?.attributes ?? [])) { own, _ in own },
      subviews: isStack ? [] : inside,
      arranged: isStack ? inside : nil, outlets: outlets,
      constraints: (known?.object?.constraints ?? []).map {
        .init(
          object: $0.id, constant: $0.constant, priority: Double($0.priority),
          identifier: $0.identifier, first: .init($0.first), second: $0.second.map { .init($0) },
          relation: $0.relation.rawValue, multiplier: $0.multiplier)
      },
      cells: cells(of: element), sections: sections(of: element),
      edges: ["tableHeaderView", "tableFooterView"].compactMap { key in
        element.child(key: key).map { .init(key: key, root: view($0)) }
      }, missing: element.undrawnAttributes,
      tag: element[attribute: "tag"].flatMap { Int($0) } ?? 0,
      delegate: outlets.first { $0.name == "delegate" }?.to.first,
      dataSource: outlets.first { $0.name == "dataSource" }?.to.first)
  }

  private func cells(of element: XMLElement) -> [PipeSceneView.Cell] {
    let lists = ["prototypes", "cells"].compactMap { element.first($0) }
    return lists.flatMap(\.elements).compactMap { cell in
      guard let content = cell.child(key: "contentView"),
        let reuse = cell[attribute: "reuseIdentifier"]
          ?? cell.first("collectionReusableView")?[attribute: "reuseIdentifier"]
      else { return nil }
      return self.cell(cell, content: content, reuse: reuse)
    }
  }

  private func sections(of table: XMLElement) -> [PipeSceneView.Section] {
    (table.first("sections")?.elements ?? []).map { section in
      PipeSceneView.Section(
        header: section[attribute: "headerTitle"], footer: section[attribute: "footerTitle"],
        cells: (section.first("cells")?.elements ?? []).compactMap { cell in
          cell.child(key: "contentView").map { self.cell(cell, content: $0, reuse: "") }
        })
    }
  }

  private func cell(
    _ cell: XMLElement, content: XMLElement, reuse: String
  ) -> PipeSceneView.Cell {
    let inset = cell.child(key: "separatorInset")
    return PipeSceneView.Cell(
      object: cell[attribute: "id"], reuse: reuse, class: cell[attribute: "customClass"],
      root: view(content),
      outlets: outlets(of: cell), height: cell[attribute: "rowHeight"].flatMap { Double($0) },
      style: cell[attribute: "style"], accessory: cell[attribute: "accessoryType"],
      separatorInset: inset.map { inset in
        ["minX", "maxX"].map { inset[attribute: $0].flatMap { Double($0) } ?? 0 }
      })
  }

  private static func kind(of name: String, _ known: View<String>?) -> String {
    switch name {
    case "stepper", "pageControl", "datePicker", "pickerView": name
    case "label", "textView", "button", "switch", "textField", "slider": name
    case "imageView": "image"
    case "mapView", "mkMapView": "map"
    case "progressView": "progress"
    case "activityIndicatorView": "spinner"
    case "segmentedControl": "segmented"
    case "stackView": "stack"
    case "scrollView": "scroll"
    case "tableView": "table"
    case "collectionView": "collection"
    case "visualEffectView": "blur"
    // The box of an empty cell is for those who see the file as designed.
    case "view", "collectionViewCellContentView", "tableViewCellContentView": "view"
    default: if case .namedBox = known?.content { "named" } else { "view" }
    }
  }

  /// Values of a control that its drawing does not need one by one.
  private static func controlValues(
    of element: XMLElement, _ known: View<String>?
  ) -> [String: PipeValue] {
    switch element.name {
    case "slider":
      let (value, least, most) = element.slider
      return [
        "value": .number(value), "minimumValue": .number(least), "maximumValue": .number(most),
      ]
    case "activityIndicatorView":
      return [
        "animating": .boolean(element.flag("animating") ?? false),
        "hidesWhenStopped": .boolean(element.flag("hidesWhenStopped") ?? false),
      ]
    case "tableView":
      let names = ["rowHeight", "sectionHeaderHeight", "sectionFooterHeight"]
      let lengths = names.compactMap { name in
        element[attribute: name].flatMap { Double($0) }.map { (name, PipeValue.number($0)) }
      }
      let style = ("style", PipeValue.text(element[attribute: "style"] ?? "plain"))
      return Dictionary(lengths + [style]) { first, _ in first }
    case "collectionView": return flowValues(of: element)
    case "imageView":
      let look = element.child(key: "preferredSymbolConfiguration")?.symbolConfiguration
      return look.map { ["symbolConfiguration": $0] } ?? [:]
    case "button":
      if let configuration = element.first("buttonConfiguration") {
        return [
          "ownTitleColor": .boolean(true),
          "configuration": .object(Self.values(ofConfiguration: configuration, known)),
        ]
      }
      let isOwn = element.elements.contains {
        $0.name == "state" && $0.child(key: "titleColor") != nil
      }
      return isOwn ? ["ownTitleColor": .boolean(true)] : [:]
    default: return [:]
    }
  }

  /// The values of a flow layout that code may read, and what of a collection is not made.
  private static func flowValues(of element: XMLElement) -> [String: PipeValue] {
    let hasEdges = ["sectionHeaderView", "sectionFooterView"].contains {
      element.child(key: $0) != nil
    }
    var values: [String: PipeValue] = hasEdges ? ["hasEdges": .boolean(true)] : [:]
    guard let layout = element.child(key: "collectionViewLayout") else { return values }
    values["layout"] = layout[attribute: "id"].map { .text($0) }
    values["layoutClass"] = layout[attribute: "customClass"].map { .text($0) }
    guard layout.name == "collectionViewFlowLayout" else { return values }
    for key in ["minimumLineSpacing", "minimumInteritemSpacing"] {
      values[key] = layout[attribute: key].flatMap { Double($0) }.map { .number($0) }
    }
    let lists = [
      ("itemSize", ["width", "height"]), ("sectionInset", ["minY", "minX", "maxY", "maxX"]),
    ]
    for (key, sides) in lists {
      guard let child = layout.child(key: key) else { continue }
      values[key] = .list(
        sides.map { .number(child[attribute: $0].flatMap { Double($0) } ?? 0) })
    }
    values["isHorizontal"] = .boolean(layout[attribute: "scrollDirection"] == "horizontal")
    values["isAutomatic"] = .boolean(layout[attribute: "automaticEstimatedItemSize"] == "YES")
    return values
  }

  /// The values of a button's configuration: code may read them, and they stay when it changes others.
  private static func values(
    ofConfiguration element: XMLElement, _ known: View<String>?
  ) -> [String: PipeValue] {
    func points(_ key: String, of element: XMLElement) -> PipeValue {
      .number(element[attribute: key].flatMap { Double($0) } ?? 0)
    }
    var values: [String: PipeValue] = [
      "style": .text(element[attribute: "style"] ?? "plain"),
      "imagePadding": points("imagePadding", of: element),
      "isCapsule": .boolean(element[attribute: "cornerStyle"] == "capsule"),
    ]
    values["title"] = element[attribute: "title"].map { .text($0) }
    values["imagePlacement"] = element[attribute: "imagePlacement"].map { .text($0) }
    if case .control(.button(_, let pictures)) = known?.content, let image = pictures?.image {
      values["image"] = .object([image.symbol == nil ? "name" : "symbol": .text(image.name)])
    }
    values["symbolConfiguration"] =
      element.child(key: "preferredSymbolConfigurationForImage")?.symbolConfiguration
    if let insets = element.child(key: "contentInsets") {
      values["contentInsets"] = .list(
        ["top", "leading", "bottom", "trailing"].map { points($0, of: insets) })
    }
    if element.child(key: "baseForegroundColor") != nil {
      values["foreground"] = known?.content.label?.color.pipeValue
    }
    if element.child(key: "baseBackgroundColor") != nil {
      values["background"] = known?.style.background?.pipeValue
    }
    return values
  }

  /// The values that the file sets by key paths, and whether the host draws them without the program.
  private static func attributes(_ attributes: [RuntimeAttribute]) -> [String: PipeValue] {
    guard !attributes.isEmpty else { return [:] }
    return [
      "attributes": .list(
        attributes.map {
          .object([
            "path": .text($0.keyPath), "value": $0.value.pipeValue,
            "isDrawn": .boolean($0.look != nil),
          ])
        })
    ]
  }

  /// The parts of an attributed text, with their looks.
  private static func runs(of label: LabelContent<String>) -> [PipeValue] {
    var rest = label.text.utf8[...]
    return label.spans.map { span in
      defer { rest = rest.dropFirst(span.length) }
      return .object([
        "text": .text(String(decoding: rest.prefix(span.length), as: UTF8.self)),
        "font": span.font.pipeValue(named: nil, isItalic: span.marks.contains(.italic)),
        "color": span.color.pipeValue,
      ])
    }
  }

  /// The properties that code may read before it sets them.
  private static func values(of view: View<String>) -> [String: PipeValue] {
    var values: [String: PipeValue] = [:]
    if let label = view.content.label {
      values["text"] = .text(label.text)
      values["numberOfLines"] = .integer(label.lines)
      values["font"] = label.font.pipeValue(
        named: label.standInFont, isItalic: label.marks.contains(.italic))
      values["textColor"] = label.color.pipeValue
      values["textAlignment"] = .text(label.alignment.pipeName)
      values["runs"] = label.spans.isEmpty ? nil : .list(runs(of: label))
    }
    switch view.content {
    case .image(let image):
      if !image.name.isEmpty {
        values["image"] = .object([image.symbol == nil ? "name" : "symbol": .text(image.name)])
      }
      values["contentMode"] = .text(image.mode.pipeName)
    case .stack(let stack):
      values["axis"] = .text(stack.axis.rawValue)
      values["spacing"] = .number(stack.spacing.value)
    case .control(.button(let label, _)): values["title"] = .text(label.text)
    case .control(.toggle(let isOn, _)): values["on"] = .boolean(isOn)
    case .control(.progress(let value, _)): values["progress"] = .number(value)
    case .control(.spinner(let size, _)): values["large"] = .boolean(size == .large)
    case .control(.textField(_, let placeholder)): values["placeholder"] = .text(placeholder)
    default: break
    }
    if let margins = view.object?.margins, margins != .usualMargins {
      values["margins"] = .list(
        [margins.top, margins.leading, margins.bottom, margins.trailing].map { .number($0.value) })
    }
    if view.isHidden { values["isHidden"] = .boolean(true) }
    if view.style.alpha != 1 { values["alpha"] = .number(view.style.alpha) }
    values["backgroundColor"] = view.style.background?.pipeValue
    values["tintColor"] = view.style.tint?.pipeValue
    if view.style.cornerRadius > .zero {
      values["cornerRadius"] = .number(view.style.cornerRadius.value)
    }
    return values
  }
}
