#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads a value from JSON, where no place in the text matters: a build's own files, and Xcode's asset
/// catalogs.
package func readJSON<Value: Decodable>(
  _ type: Value.Type, from bytes: [UInt8]
) throws -> Value {
  try JSONDecoder().decode(type, from: Data(bytes))
}
