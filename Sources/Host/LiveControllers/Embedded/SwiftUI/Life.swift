// Views over time: they receive values, follow changes, and show what comes later.

/// The value that a view was made with the last time.
final class LastValue<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}

extension View {
  public func onReceive<Source: Publisher>(
    _ source: Source, perform action: @escaping (Source.Output) -> Void
  ) -> some View where Source.Failure == Never {
    Modified(content: self) { content, context in
      let (store, key) = (context.store, "\(context.path)receive")
      store.onAppear(key) { store.boxes[key] = source.cardproofSubscribe(action) { _ in } }
      return context.inside("receive").render(content)
    }
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping (Value, Value) -> Void
  ) -> some View {
    Modified(content: self) { content, context in
      let key = "\(context.path)change"
      if let last = context.store.boxes[key] as? LastValue<Value> {
        let old = last.value
        last.value = value
        if old != value { context.store.onChange { action(old, value) } }
      } else {
        context.store.boxes[key] = LastValue(value)
        if initial { context.store.onAppear(key) { action(value, value) } }
      }
      return context.inside("change").render(content)
    }
  }
  public func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { onChange(of: value, initial: initial) { _, _ in action() } }
  public func onChange<Value: Equatable>(
    of value: Value, perform action: @escaping (Value) -> Void
  ) -> some View { onChange(of: value) { _, new in action(new) } }
}

/// A view of the time, as it is whenever the host looks.
public struct TimelineView<Schedule, Content: View>: View, PrimitiveView {
  private let content: (TimelineViewDefaultContext) -> Content
  public init(
    _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
  ) where Schedule: TimelineSchedule { self.content = content }
  public typealias Context = TimelineViewDefaultContext
  func render(_ context: RenderContext) -> [Rendering] {
    context.inside("time").render(content(TimelineViewDefaultContext(date: Date())))
  }
}

/// The time of a view.
public struct TimelineViewDefaultContext: Sendable {
  public let date: Date
  public var cadence: Cadence { .seconds }
  /// How often a view may change.
  public enum Cadence: Int, Comparable, Sendable {
    case live, seconds, minutes
    public static func < (a: Cadence, b: Cadence) -> Bool { a.rawValue < b.rawValue }
  }
}

/// The times at which a view changes.
public protocol TimelineSchedule {}

public struct PeriodicTimelineSchedule: TimelineSchedule {
  public init(from start: Date, by interval: TimeInterval) {}
}
public struct EveryMinuteTimelineSchedule: TimelineSchedule { public init() {} }
public struct AnimationTimelineSchedule: TimelineSchedule {
  public init(minimumInterval: Double? = nil, paused: Bool = false) {}
}
public struct ExplicitTimelineSchedule: TimelineSchedule { public init(_ dates: [Date]) {} }

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  public static func periodic(from start: Date, by interval: TimeInterval) -> Self {
    Self(from: start, by: interval)
  }
}
extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  public static var everyMinute: Self { Self() }
}
extension TimelineSchedule where Self == AnimationTimelineSchedule {
  public static var animation: Self { Self() }
  public static func animation(minimumInterval: Double? = nil, paused: Bool = false) -> Self {
    Self(minimumInterval: minimumInterval, paused: paused)
  }
}
extension TimelineSchedule where Self == ExplicitTimelineSchedule {
  public static func explicit(_ dates: [Date]) -> Self { Self(dates) }
}

/// How far an image of the network is.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(Error)
  public var image: Image? { if case .success(let image) = self { image } else { nil } }
  public var error: Error? { if case .failure(let error) = self { error } else { nil } }
}

/// How a change is animated, which a still picture does not show.
public struct Transaction: Sendable {
  public var animation: Animation?
  public var disablesAnimations = false
  public init(animation: Animation? = nil) { self.animation = animation }
}

/// An image of the network: its placeholder, until the ask has an answer for the address.
public struct AsyncImage<Content: View>: View, PrimitiveView {
  private let url: URL?
  private let scale: CGFloat
  private let content: (AsyncImagePhase) -> Content

  public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.content = content
  }
  public init<Shown: View, Placeholder: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> Shown,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) where Content == ConditionalContent<Shown, Placeholder> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }

  func render(_ context: RenderContext) -> [Rendering] {
    let box = StateBox<AsyncImagePhase> { .empty }
    box.connect(to: context.store, key: "\(context.path)image")
    if let url {
      let scale = scale
      context.store.onAppear("\(context.path)image") {
        URLSession.shared.dataTask(with: url) { data, _, error in
          guard let image = data.flatMap({ UIImage(data: $0, scale: scale) }) else {
            box.current = .failure(error ?? URLError(.cannotDecodeContentData))
            return
          }
          box.current = .success(Image(uiImage: image))
        }.resume()
      }
    }
    return context.inside("image").render(content(box.current))
  }
}

extension AsyncImage where Content == ConditionalContent<Image, Color> {
  public init(url: URL?, scale: CGFloat = 1) {
    self.init(url: url, scale: scale, content: { $0 }, placeholder: { Color(.systemGray5) })
  }
}
