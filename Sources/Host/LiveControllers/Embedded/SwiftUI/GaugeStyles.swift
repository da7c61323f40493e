/// A bar between the least and the most, below its label.
public struct LinearCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    VStack(alignment: .leading, spacing: 4) {
      configuration.label
      HStack {
        configuration.minimumValueLabel
        ProgressView(value: configuration.value)
        configuration.maximumValueLabel
      }
      configuration.currentValueLabel?.font(.caption).foregroundColor(.secondary)
    }.estimated("Gauge")
  }
}

/// An open ring with a mark at the value, around the value's text.
///
/// The lengths are about those of iOS 16 (convention).
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    let place = configuration.value * 0.75
    let mark = RingArc(from: place, to: place + 0.001, start: 135)
    ZStack {
      RingArc(from: 0, to: 0.75, start: 135).stroke(
        .tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      mark.stroke(.background, style: StrokeStyle(lineWidth: 11, lineCap: .round))
      mark.stroke(.tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      configuration.currentValueLabel?.font(.title3)
      VStack {
        Spacer()
        if configuration.minimumValueLabel != nil || configuration.maximumValueLabel != nil {
          HStack {
            configuration.minimumValueLabel
            configuration.maximumValueLabel
          }.font(.caption2)
        } else {
          configuration.label.font(.caption2)
        }
      }
    }.frame(width: 58, height: 58).estimated("Gauge")
  }
}

/// A closed ring that is filled up to the value, around the value's text.
///
/// The lengths are about those of iOS 16 (convention).
public struct AccessoryCircularCapacityGaugeStyle: GaugeStyle {
  nonisolated public init() {}
  public func makeBody(configuration: Configuration) -> some View {
    ZStack {
      Circle().stroke(.tint.opacity(0.3), lineWidth: 6).padding(3)
      RingArc(from: 0, to: configuration.value, start: -90).stroke(
        .tint, style: StrokeStyle(lineWidth: 6, lineCap: .round))
      configuration.currentValueLabel?.font(.title3)
    }.frame(width: 58, height: 58).estimated("Gauge")
  }
}

/// A part of a ring, three points inside of its frame.
private struct RingArc: Shape {
  /// Shares of a turn.
  let from, to: Double
  /// Where the ring begins, clockwise from the right, in degrees.
  let start: Double
  func path(in box: CGRect) -> Path {
    Path { path in
      path.addArc(
        center: CGPoint(x: box.midX, y: box.midY), radius: min(box.width, box.height) / 2 - 3,
        startAngle: .degrees(start + from * 360), endAngle: .degrees(start + to * 360),
        clockwise: false)
    }
  }
}

public typealias DefaultGaugeStyle = LinearCapacityGaugeStyle

extension GaugeStyle where Self == LinearCapacityGaugeStyle {
  public static var automatic: LinearCapacityGaugeStyle { .init() }
  public static var linearCapacity: LinearCapacityGaugeStyle { .init() }
  public static var accessoryLinear: LinearCapacityGaugeStyle { .init() }
  public static var accessoryLinearCapacity: LinearCapacityGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  public static var accessoryCircular: AccessoryCircularGaugeStyle { .init() }
}
extension GaugeStyle where Self == AccessoryCircularCapacityGaugeStyle {
  public static var accessoryCircularCapacity: AccessoryCircularCapacityGaugeStyle { .init() }
}

extension View {
  public func gaugeStyle<Style: GaugeStyle>(_ style: Style) -> some View {
    inEnvironment { $0.gaugeStyle = style }
  }
}
