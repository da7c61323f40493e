import TestSupport
import Testing

/// Maps that a running class makes.
@Suite(.onlyInFullLane) struct RunningMapTests {
  private static let source = #"""
    import IntentsUI
    import MapKit
    import SwiftUI

    struct Tour: View {
      @State private var position = MapCameraPosition.automatic
      let ends: [CLLocationCoordinate2D]
      var body: some View {
        VStack(spacing: 0) {
          Map(position: $position) {
            ForEach(ends, id: \.latitude) { Marker("At \(Int($0.latitude))", coordinate: $0) }
            MapPolyline(coordinates: ends).stroke(.blue, lineWidth: 2)
          }
          Map(initialPosition: .region(MKCoordinateRegion(center: ends[0], latitudinalMeters: 9, longitudinalMeters: 9))) {
            if ends.count > 1 { Marker("Near", coordinate: ends[0]) }
            Marker("Far", coordinate: ends[1])
          }
        }
      }
    }

    class Pin: MKMarkerAnnotationView { let note = "registered" }

    class TeaViewController: UIViewController, INUIHostedViewControlling, MKMapViewDelegate {
      func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        MKPolylineRenderer(overlay: overlay)
      }
      func place(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
        let place = MKPointAnnotation()
        place.title = title
        place.coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        return place
      }
      func map(_ row: Int, _ places: [MKPointAnnotation]) -> MKMapView {
        let map = MKMapView(frame: CGRect(x: 0, y: CGFloat(row) * 50, width: 300, height: 40))
        view.addSubview(map)
        map.addAnnotations(places)
        return map
      }
      func configureView(
        for parameters: Set<INParameter>, of interaction: INInteraction,
        interactiveBehavior: INUIInteractiveBehavior, context: INUIHostedViewContext,
        completion: @escaping (Bool, Set<INParameter>, CGSize) -> Void
      ) {
        let lisbon = CLLocationCoordinate2D(latitude: 38.72, longitude: -9.14)
        let around = MKCoordinateRegion(
          center: lisbon, latitudinalMeters: 2000, longitudinalMeters: 2000)
        let places = [place("Rossio", 38.714, -9.14), place("Porto", 41.15, -8.61)]
        // The frame is wide, so that a place beside the region is on the map.
        map(0, places + [place("Beato", 38.72, -9.1)]).setRegion(around, animated: false)
        map(1, places).centerCoordinate = lisbon
        let both = map(2, [])
        both.setRegion(around, animated: false)
        both.showAnnotations(places, animated: false)
        let ferry = place("", -16.8, -179.95)
        map(3, places + [ferry]).region = MKCoordinateRegion(
          center: CLLocationCoordinate2D(latitude: -16.8, longitude: 179.9),
          span: MKCoordinateSpan(latitudeDelta: 1, longitudeDelta: 1))
        ferry.title = "Taveuni"
        map(4, places).setVisibleMapRect(
          MKMapRect(origin: MKMapPoint(lisbon), size: MKMapSize(width: 1, height: 1)),
          animated: false)
        let ends = places.map(\.coordinate)
        let ride = map(5, places)
        ride.delegate = self
        ride.addOverlay(MKPolyline(coordinates: ends, count: ends.count))
        ride.register(Pin.self, forAnnotationViewWithReuseIdentifier: "pin")
        let pin = ride.dequeueReusableAnnotationView(withIdentifier: "pin", for: places[0]) as! Pin
        let label = UILabel(frame: CGRect(x: 0, y: 280, width: 300, height: 20))
        label.text = pin.note
        view.addSubview(label)
        let tour = UIHostingController(rootView: Tour(ends: ends))
        addChild(tour)
        tour.view.frame = CGRect(x: 0, y: 310, width: 300, height: 80)
        view.addSubview(tour.view)
        completion(true, parameters, CGSize(width: 320, height: 400))
      }
    }
    """#

  /// MapKit draws no place outside the part that code asked for, and fills the frame around that part.
  @Test func placesOutsideTheRegionAreNotDrawn() throws {
    let folder = try RunningProject.folder(Self.source, shapes: ["plain"])
    let layout = try CommandLineRun(
      ["dump", "layout", ".", "--run-controllers"], in: folder.path("tea"))
    let maps = layout.output.split(separator: "\n").compactMap { line in
      line.firstRange(of: " map \"").map { String(line[$0.upperBound...]) }
    }
    #expect(
      maps.prefix(5) == ["Rossio⏎Beato\"", "Rossio⏎Porto\"", "Rossio⏎Porto\"", "Taveuni\"", "\""],
      "\(layout.output)")
    // Only a line that a delegate draws is to be seen.
    #expect(maps.count > 5 && maps[5].contains("route"), "\(layout.output)")
    #expect(!maps.prefix(5).contains { $0.contains("route") })
    // SwiftUI's maps of iOS 17 draw their lines themselves.
    #expect(
      maps.dropFirst(6).prefix(2) == ["At 38⏎At 41\" route", "Near\""], "\(layout.output)")
    #expect(layout.output.contains("\"registered\""), "\(layout.output)")
  }
}
