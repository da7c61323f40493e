/// Forms of a symbol, of which its name tells.
public struct SymbolVariants: Hashable, Sendable {
  private var enclosure = ""
  private var isCrossedOut = false
  private var isFilled = false

  public static let none = SymbolVariants()
  public static let circle = SymbolVariants(enclosure: ".circle")
  public static let square = SymbolVariants(enclosure: ".square")
  public static let rectangle = SymbolVariants(enclosure: ".rectangle")
  public static let fill = SymbolVariants(isFilled: true)
  public static let slash = SymbolVariants(isCrossedOut: true)
  public var circle: Self { adding(.circle) }
  public var square: Self { adding(.square) }
  public var rectangle: Self { adding(.rectangle) }
  public var fill: Self { adding(.fill) }
  public var slash: Self { adding(.slash) }

  func adding(_ other: Self) -> Self {
    SymbolVariants(
      enclosure: other.enclosure.isEmpty ? enclosure : other.enclosure,
      isCrossedOut: isCrossedOut || other.isCrossedOut, isFilled: isFilled || other.isFilled)
  }

  /// The name of the form of a symbol: what the name has already is not added again.
  func name(of symbol: String) -> String {
    var name = symbol.hasSuffix(".fill") ? String(symbol.dropLast(5)) : symbol
    for ending in [enclosure, isCrossedOut ? ".slash" : ""] where !name.hasSuffix(ending) {
      name += ending
    }
    return isFilled || symbol.hasSuffix(".fill") ? "\(name).fill" : name
  }
}
