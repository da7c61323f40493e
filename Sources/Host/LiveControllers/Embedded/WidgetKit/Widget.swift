/// A widget, which only its extension shows.
@preconcurrency @MainActor public protocol Widget {
  associatedtype Body: WidgetConfiguration
  init()
  var body: Body { get }
}

/// The widgets of an extension.
@preconcurrency @MainActor public protocol WidgetBundle {
  associatedtype Body: Widget
  init()
  @WidgetBundleBuilder var body: Body { get }
}

/// The collector of widgets.
@preconcurrency @MainActor @resultBuilder public enum WidgetBundleBuilder {
  public static func buildBlock<each Member: Widget>(
    _ widget: repeat each Member
  ) -> CardproofWidgets { CardproofWidgets() }
}

/// Several widgets.
public struct CardproofWidgets: Widget {
  public init() {}
  public var body: CardproofWidgetConfiguration { CardproofWidgetConfiguration() }
}

/// The content of a widget and what people read of it.
@preconcurrency @MainActor public protocol WidgetConfiguration {}

extension WidgetConfiguration {
  public func configurationDisplayName(_ name: LocalizedStringKey) -> some WidgetConfiguration {
    self
  }
  @_disfavoredOverload
  public func configurationDisplayName(_ name: String) -> some WidgetConfiguration { self }
  public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
  @_disfavoredOverload
  public func description(_ description: String) -> some WidgetConfiguration { self }
  public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
  public func contentMarginsDisabled() -> some WidgetConfiguration { self }
  public func containerBackgroundRemovable(
    _ isRemovable: Bool = true
  ) -> some WidgetConfiguration { self }
}

/// A configuration without content.
public struct CardproofWidgetConfiguration: WidgetConfiguration {}

/// The content of a widget for each moment.
public struct StaticConfiguration<Content: View>: WidgetConfiguration {
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) {}
}

/// The content of a widget for each moment, as an intent configures it.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration {
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {}
}

private struct FamilyKey: EnvironmentKey {
  static var defaultValue: WidgetFamily? { nil }
}
extension EnvironmentValues {
  /// That which code gives its views, else an estimate: a card is no widget.
  public var widgetFamily: WidgetFamily {
    get {
      if let family = self[FamilyKey.self] { return family }
      Session.noteGuess("EnvironmentValues.widgetFamily")
      return .systemMedium
    }
    set { self[FamilyKey.self] = newValue }
  }
  public var widgetRenderingMode: WidgetRenderingMode { .fullColor }
  public var showsWidgetContainerBackground: Bool { true }
  public var widgetContentMargins: EdgeInsets { EdgeInsets() }
}

/// The ground of a round widget, which nobody wrote down.
public struct AccessoryWidgetBackground: View {
  public init() {}
  public var body: some View {
    Session.noteMissing("AccessoryWidgetBackground", changesLook: true)
    return Color.clear
  }
}

/// The surroundings of a preview, which nothing shows.
public struct WidgetPreviewContext {
  public init(family: WidgetFamily) {}
}
extension View {
  public func previewContext(_ context: WidgetPreviewContext) -> some View { self }
}
