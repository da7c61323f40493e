import MapKit

/// The marks and lines of a map.
@preconcurrency @MainActor public protocol MapContent: View {
  var cardproofMarks: [MKPointAnnotation] { get }
  var cardproofLines: [MKPolyline] { get }
}

extension MapContent {
  public var body: EmptyView { EmptyView() }
  public var cardproofMarks: [MKPointAnnotation] { [] }
  public var cardproofLines: [MKPolyline] { [] }
  public func tint(_ color: Color?) -> Self { noteLook("MapContent.tint(_:)", if: color != nil) }
  public func annotationTitles(_ visibility: Visibility) -> Self {
    noteLook("MapContent.annotationTitles(_:)", if: visibility == .hidden)
  }
  fileprivate func noteLook(_ name: String, if changesLook: Bool) -> Self {
    if changesLook { Session.noteMissing(name, changesLook: true) }
    return self
  }
}

@MainActor private func mark(
  _ title: String, _ place: CLLocationCoordinate2D
) -> [MKPointAnnotation] {
  let mark = MKPointAnnotation()
  mark.coordinate = place
  mark.title = title
  return [mark]
}

/// A balloon with a title.
public struct Marker: MapContent {
  public let cardproofMarks: [MKPointAnnotation]
  public init<Title: StringProtocol>(_ title: Title, coordinate: CLLocationCoordinate2D) {
    cardproofMarks = mark(String(title), coordinate)
  }
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, coordinate: CLLocationCoordinate2D
  ) {
    Session.noteMissing("the image of a Marker", changesLook: true)
    cardproofMarks = mark(String(title), coordinate)
  }
}

/// A place with a view, which the host draws as the usual mark.
public struct Annotation: MapContent {
  public let cardproofMarks: [MKPointAnnotation]
  public init<Title: StringProtocol, Content: View>(
    _ title: Title, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
    @ViewBuilder content: () -> Content
  ) {
    Session.noteMissing("the view of an Annotation", changesLook: true)
    cardproofMarks = mark(String(title), coordinate)
  }
}

/// The place of the person, whom a card does not know.
public struct UserAnnotation: MapContent {
  public init() {}
}

/// A line.
public struct MapPolyline: MapContent {
  public let cardproofLines: [MKPolyline]
  public init(coordinates: [CLLocationCoordinate2D]) {
    cardproofLines = [MKPolyline(coordinates: coordinates, count: coordinates.count)]
  }
  public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> MapPolyline {
    noteLook("MapPolyline.stroke(_:lineWidth:)", if: color != .blue)
  }
}

/// Several parts of what is on a map.
public struct MapContentGroup: MapContent {
  public let cardproofMarks: [MKPointAnnotation]
  public let cardproofLines: [MKPolyline]
  init(_ parts: [any MapContent]) {
    cardproofMarks = parts.flatMap { $0.cardproofMarks }
    cardproofLines = parts.flatMap { $0.cardproofLines }
  }
}

extension ForEach: MapContent where Content: MapContent {
  public var cardproofMarks: [MKPointAnnotation] { cardproofContents.flatMap { $0.cardproofMarks } }
  public var cardproofLines: [MKPolyline] { cardproofContents.flatMap { $0.cardproofLines } }
}

/// A builder of what is on a map.
@resultBuilder public enum MapContentBuilder {
  @MainActor public static func buildBlock(_ parts: any MapContent...) -> MapContentGroup {
    MapContentGroup(parts)
  }
  @MainActor public static func buildOptional(_ part: MapContentGroup?) -> MapContentGroup {
    part ?? MapContentGroup([])
  }
  @MainActor public static func buildEither(first: MapContentGroup) -> MapContentGroup { first }
  @MainActor public static func buildEither(second: MapContentGroup) -> MapContentGroup { second }
}

/// The part of the world that a map shows.
public struct MapCameraPosition: Sendable {
  let region: MKCoordinateRegion?
  public static let automatic = MapCameraPosition(region: nil)
  public static func region(_ region: MKCoordinateRegion) -> Self { .init(region: region) }
  public static func camera(_ camera: MapCamera) -> Self {
    // A camera of 30 degrees shows about half of its distance (convention).
    .init(
      region: MKCoordinateRegion(
        center: camera.centerCoordinate, latitudinalMeters: camera.distance / 2,
        longitudinalMeters: camera.distance / 2))
  }
  public static func userLocation(fallback: MapCameraPosition) -> Self { fallback }
}

/// The place from which a map is seen.
public struct MapCamera: Sendable {
  public var centerCoordinate: CLLocationCoordinate2D
  public var distance: Double
  public init(
    centerCoordinate: CLLocationCoordinate2D, distance: Double, heading: Double = 0,
    pitch: Double = 0
  ) {
    if heading != 0 || pitch != 0 { Session.noteMissing("MapCamera.heading", changesLook: true) }
    (self.centerCoordinate, self.distance) = (centerCoordinate, distance)
  }
}

/// A map that draws its lines.
final class MapOfContent: MKMapView, MKMapViewDelegate {
  func mapView(_ map: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
    MKPolylineRenderer(overlay: overlay)
  }
}

extension View {
  public func mapStyle(_ style: MapStyle) -> some View {
    without("View.mapStyle(_:)", if: style != .standard)
  }
  public func mapControls<Controls: View>(@ViewBuilder _ controls: () -> Controls) -> some View {
    self
  }
}
