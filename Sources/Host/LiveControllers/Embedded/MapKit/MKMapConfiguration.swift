/// The content of a map; a card has a picture of nowhere, whatever it is.
open class MKMapConfiguration: NSObject {
  open var pointOfInterestFilter: MKPointOfInterestFilter?
  open var showsTraffic = false
}

/// A map of streets.
open class MKStandardMapConfiguration: MKMapConfiguration {
  public convenience init(elevationStyle: ElevationStyle) { self.init() }
  public convenience init(emphasisStyle: EmphasisStyle) { self.init() }
  public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
    self.init()
  }
}

/// A map of pictures from above.
open class MKImageryMapConfiguration: MKMapConfiguration {
  public convenience init(elevationStyle: ElevationStyle) { self.init() }
}

/// A map of pictures with streets.
open class MKHybridMapConfiguration: MKMapConfiguration {
  public convenience init(elevationStyle: ElevationStyle) { self.init() }
}

/// Which places a map shows.
open class MKPointOfInterestFilter: NSObject, @unchecked Sendable {
  public static let includingAll = MKPointOfInterestFilter()
  public static let excludingAll = MKPointOfInterestFilter()
}
