public typealias MKMapSnapshotOptions = MKMapSnapshotter.Options

/// A maker of pictures of maps, of which only the size is known.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// The content of the picture.
  open class Options: NSObject, @unchecked Sendable {
    open var region = MKCoordinateRegion()
    open var size = CGSize(width: 256, height: 256)
    open var scale: CGFloat = 3
    open var mapType = MKMapType.standard
    open var showsBuildings = true
  }

  /// A picture of a map.
  open class Snapshot: NSObject, @unchecked Sendable {
    public let image: UIImage
    init(image: UIImage) { self.image = image }
    open func point(for place: CLLocationCoordinate2D) -> CGPoint {
      CGPoint(x: image.size.width / 2, y: image.size.height / 2)
    }
  }

  private let options: Options
  public init(options: Options) { self.options = options }
  open func start(
    with queue: DispatchQueue = .main,
    completionHandler: @escaping (Snapshot?, Error?) -> Void
  ) {
    queue.async { [options] in
      completionHandler(Snapshot(image: UIImage(cardproofDrawn: options.size)), nil)
    }
  }
  open func start(completionHandler: @escaping (Snapshot?, Error?) -> Void) {
    start(with: .main, completionHandler: completionHandler)
  }
  open func start() async throws -> Snapshot {
    Snapshot(image: UIImage(cardproofDrawn: options.size))
  }
  open func cancel() {}
  open var isLoading: Bool { false }
}
