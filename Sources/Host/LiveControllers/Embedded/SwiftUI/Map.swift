import MapKit

/// A place on a map.
@preconcurrency @MainActor public protocol MapAnnotationProtocol {
  var cardproofCoordinate: CLLocationCoordinate2D { get }
}

/// A place with the usual mark.
public struct MapMarker: MapAnnotationProtocol {
  public let cardproofCoordinate: CLLocationCoordinate2D
  public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
    cardproofCoordinate = coordinate
  }
}

public typealias MapPin = MapMarker

/// A place with a view, which the host draws as the usual mark.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
  public let cardproofCoordinate: CLLocationCoordinate2D
  public init(
    coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
    @ViewBuilder content: () -> Content
  ) {
    Session.noteMissing("the view of a MapAnnotation", changesLook: true)
    cardproofCoordinate = coordinate
  }
}

/// A map of a region with places.
public struct Map: View, PrimitiveView {
  public typealias Body = Never
  private let region: MKCoordinateRegion
  private let places: [CLLocationCoordinate2D]

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    region = coordinateRegion.wrappedValue
    places = []
  }
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    region = coordinateRegion.wrappedValue
    places = annotationItems.map { annotationContent($0).cardproofCoordinate }
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let map = MKMapView(frame: .zero)
    map.region = region
    map.addAnnotations(
      places.map {
        let annotation = MKPointAnnotation()
        annotation.coordinate = $0
        return annotation
      })
    return [Rendering(view: map, growsAcross: true, growsDown: true)]
  }
}
