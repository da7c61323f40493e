@_exported import Combine
@_exported import UIKit

/// A part of an interface, made of other parts.
@preconcurrency @MainActor public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError("This view has no body.") }
}

/// Views that become views of UIKit themselves.
@MainActor protocol PrimitiveView {
  func render(_ context: RenderContext) -> [Rendering]
}

extension View where Body == Never {
  public var body: Never { fatalError("This view has no body.") }
}

/// The collector of the views of a block.
@preconcurrency @MainActor @resultBuilder public enum ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  /// The place of a view that was left out.
  public static func buildExpression(_ nothing: ()) -> EmptyView { EmptyView() }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    var views: [any View] = []
    repeat views.append(each content)
    return TupleView(views: views)
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<A: View, B: View>(first: A) -> ConditionalContent<A, B> {
    .first(first)
  }
  public static func buildEither<A: View, B: View>(second: B) -> ConditionalContent<A, B> {
    .second(second)
  }
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView {
    AnyView(content)
  }
}

extension View {
  /// Tells that a modifier was reached that was left out at compile time.
  public func _c(_ number: Int) -> Self {
    _cut(number)
    return self
  }
}

/// No view.
public struct EmptyView: View, PrimitiveView {
  public init() {}
  func render(_ context: RenderContext) -> [Rendering] { [] }
}

/// A view that is several ones.
protocol SeveralViews {
  var views: [any View] { get }
}

/// Several views of a block.
public struct TupleView<Content>: View, PrimitiveView, SeveralViews {
  let views: [any View]
  func render(_ context: RenderContext) -> [Rendering] {
    views.enumerated().flatMap { context.inside("\($0.offset)").render($0.element) }
  }
}

/// One of two views.
public enum ConditionalContent<A: View, B: View>: View, PrimitiveView {
  case first(A)
  case second(B)
  func render(_ context: RenderContext) -> [Rendering] {
    switch self {
    case .first(let view): context.inside("a").render(view)
    case .second(let view): context.inside("b").render(view)
    }
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  func render(_ context: RenderContext) -> [Rendering] {
    map { context.render($0) } ?? []
  }
}

/// A view whose type is hidden.
public struct AnyView: View, PrimitiveView {
  private let view: any View
  public init<Content: View>(_ view: Content) { self.view = view }
  public init<Content: View>(erasing view: Content) { self.view = view }
  func render(_ context: RenderContext) -> [Rendering] { context.render(view) }
}

/// Views that get modifiers together.
public struct Group<Content: View>: View, PrimitiveView {
  private let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func render(_ context: RenderContext) -> [Rendering] { context.render(content) }
}

/// A view for each element.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  private let data: Data
  private let id: KeyPath<Data.Element, ID>
  private let content: (Data.Element) -> Content
  public init(
    cardproof data: Data, id: KeyPath<Data.Element, ID>,
    content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }
  public var cardproofContents: [Content] { shown.map { content($0) } }
  /// The elements that become views: more have no place on a card.
  private var shown: Data.SubSequence {
    if data.count > 100 { Session.noteMissing("ForEach of more than 100", changesLook: true) }
    return data.prefix(100)
  }
}

extension ForEach: View, PrimitiveView where Content: View {
  public typealias Body = Never
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { self.init(cardproof: data, id: id, content: content) }

  func render(_ context: RenderContext) -> [Rendering] {
    shown.enumerated().flatMap { offset, element in
      context.inside("\(offset)").render(content(element)).map { rendering in
        var tagged = rendering
        tagged.traits.tag = rendering.traits.tag ?? AnyHashable(element[keyPath: id])
        return tagged
      }
    }
  }
}

extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Content: View {
  /// A view for a binding to each element of a list.
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>, id: KeyPath<Elements.Element, ID>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Elements {
    self.init(data.wrappedValue, id: id) { element in
      let place = data.wrappedValue.firstIndex { $0[keyPath: id] == element[keyPath: id] }
      return content(
        Binding(
          get: { place.map { data.wrappedValue[$0] } ?? element },
          set: { value in place.map { data.wrappedValue[$0] = value } }))
    }
  }
  public init<Elements: MutableCollection & RandomAccessCollection>(
    _ data: Binding<Elements>,
    @ViewBuilder content: @escaping (Binding<Elements.Element>) -> Content
  ) where Data == Elements, Elements.Element: Identifiable, ID == Elements.Element.ID {
    self.init(data, id: \.id, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data, id: \.self, content: content)
  }
}

/// Previews, which only Xcode shows.
@preconcurrency @MainActor public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}
