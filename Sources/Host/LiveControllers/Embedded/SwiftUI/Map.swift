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
  /// Nil for one that shows all that is on it.
  private let region: MKCoordinateRegion?
  private let content: MapContentGroup

  public init(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
  ) {
    region = coordinateRegion.wrappedValue
    content = MapContentGroup([])
  }
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> MapContentGroup
  ) {
    region = position.wrappedValue.region
    self.content = content()
  }
  public init(
    initialPosition: MapCameraPosition = .automatic, interactionModes: MapInteractionModes = .all,
    @MapContentBuilder content: () -> MapContentGroup
  ) {
    region = initialPosition.region
    self.content = content()
  }
  public init(
    position: Binding<MapCameraPosition>, interactionModes: MapInteractionModes = .all
  ) { self.init(position: position, interactionModes: interactionModes) {} }
  public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
    coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
    showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
    annotationItems: Items, annotationContent: (Items.Element) -> Annotation
  ) where Items.Element: Identifiable {
    region = coordinateRegion.wrappedValue
    content = MapContentGroup(
      annotationItems.map {
        Marker("", coordinate: annotationContent($0).cardproofCoordinate)
      })
  }
  func render(_ context: RenderContext) -> [Rendering] {
    let map = MapOfContent(frame: .zero)
    map.delegate = map
    for line in content.cardproofLines { map.addOverlay(line) }
    if let region {
      map.region = region
      map.addAnnotations(content.cardproofMarks)
    } else {
      map.showAnnotations(content.cardproofMarks, animated: false)
    }
    return [Rendering(view: map, layout: FillLayout())]
  }
}
