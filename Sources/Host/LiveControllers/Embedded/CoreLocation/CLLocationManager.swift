/// A manager of places: the world's `location`, else none.
open class CLLocationManager: NSObject, @unchecked Sendable {
  open weak var delegate: CLLocationManagerDelegate?
  open var desiredAccuracy = kCLLocationAccuracyBest
  open var distanceFilter = kCLDistanceFilterNone
  open var pausesLocationUpdatesAutomatically = true
  open var allowsBackgroundLocationUpdates = false

  /// The place of the ask or the world, as latitude and longitude.
  open var location: CLLocation? {
    let numbers = (Session.ask["location"] ?? Session.world["location"])?.numbers ?? []
    return numbers.count == 2 ? CLLocation(latitude: numbers[0], longitude: numbers[1]) : nil
  }
  open var authorizationStatus: CLAuthorizationStatus {
    location == nil ? .denied : .authorizedWhenInUse
  }
  open class func authorizationStatus() -> CLAuthorizationStatus {
    CLLocationManager().authorizationStatus
  }
  open class func locationServicesEnabled() -> Bool { CLLocationManager().location != nil }
  open func requestWhenInUseAuthorization() {}
  open func requestAlwaysAuthorization() {}
  open func startUpdatingLocation() { requestLocation() }
  open func stopUpdatingLocation() {}
  open func startMonitoringSignificantLocationChanges() {}
  open func requestLocation() {
    EventQueue.shared.schedule { [weak self] in
      guard let self else { return }
      if let location {
        delegate?.locationManager(self, didUpdateLocations: [location])
      } else {
        delegate?.locationManager(self, didFailWithError: CLError(.denied))
      }
    }
  }
}

/// An error of a place.
public struct CLError: Error {
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// A delegate of a manager.
public protocol CLLocationManagerDelegate: AnyObject {
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {}
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// A finder of addresses, which reaches no network and finds none.
open class CLGeocoder: NSObject, @unchecked Sendable {
  public typealias Completion = ([CLPlacemark]?, Error?) -> Void
  open func geocodeAddressString(_ address: String, completionHandler: @escaping Completion) {
    EventQueue.shared.schedule { completionHandler(nil, CLError(.network)) }
  }
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping Completion
  ) { EventQueue.shared.schedule { completionHandler(nil, CLError(.network)) } }
  open func cancelGeocode() {}
}
