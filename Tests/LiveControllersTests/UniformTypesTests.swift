import Testing

@testable import LiveControllers

/// The tables of types that are all of one shape.
struct UniformTypesTests {
  @Test func aLineIsAType() {
    let table = """
      enum UInt Kettle.Kind: small = -1, large, `default`
      options Heat: low = 1, all = .max
      name Tea.Style: `default`, green = "matcha"
      name Key
      result INCupResolutionResult: Int, NSNumber
      look BigCupStyle: CupStyle, isBig: Bool = true, big, huge
      """
    #expect(
      UniformTypes.swift(of: table) == """
        extension Kettle {
          public enum Kind: UInt, CaseIterable, Sendable {
            case small = -1
            case large
            case `default`
          }
        }

        public struct Heat: OptionSet, Hashable, Sendable {
          public let rawValue: UInt
          public init(rawValue: UInt) { self.rawValue = rawValue }
          public static let low = Self(rawValue: 1)
          public static let all = Self(rawValue: .max)
        }

        extension Tea {
          public struct Style: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let `default` = Self(rawValue: "default")
            public static let green = Self(rawValue: "matcha")
          }
        }

        public struct Key: RawRepresentable, Hashable, Sendable {
          public let rawValue: String
          public init(rawValue: String) { self.rawValue = rawValue }
          public init(_ rawValue: String) { self.rawValue = rawValue }
        }

        open class INCupResolutionResult: INIntentResolutionResult, @unchecked Sendable {
          open class func success(with value: Int) -> Self { Self() }
          open class func disambiguation(with values: [Int]) -> Self { Self() }
          open class func confirmationRequired(with value: NSNumber?) -> Self { Self() }
        }

        public struct BigCupStyle: CupStyle {
          public init() {}
          public var isBig: Bool { true }
        }

        extension CupStyle where Self == BigCupStyle {
          public static var big: Self { Self() }
          public static var huge: Self { Self() }
        }

        """)
  }
}
