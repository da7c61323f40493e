/// A value of an attributed text: CoreFoundation compares those of neighbors.
///
/// CoreFoundation takes the bits 8 to 17 of an object's first property for a type of its own, and stops the process where
/// they are 0 (observed in Foundation of Swift 6.3).
open class CardproofAttributeValue: NSObject {
  private let type: UInt = 0x3FF00
}
