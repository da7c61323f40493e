extension INImage {
  public convenience init(uiImage: UIImage) {
    self.init(imageData: Data(uiImage.cardproofToken.line.utf8))
  }

  /// The image of UIKit: named, a symbol, out of data, or of an answer of the network.
  public func fetchUIImage(completion: @escaping (UIImage?) -> Void) {
    if let cardproofName { return completion(UIImage(named: cardproofName)) }
    if let cardproofSymbol { return completion(UIImage(systemName: cardproofSymbol)) }
    if let cardproofData {
      let token = JSONValue(parsing: Array(cardproofData))
      return completion(UIImage(cardproofToken: token) ?? UIImage(data: cardproofData))
    }
    guard let cardproofURL else { return completion(nil) }
    URLSession.shared.dataTask(with: cardproofURL) { data, _, _ in
      DispatchQueue.main.async { completion(data.flatMap { UIImage(data: $0) }) }
    }.resume()
  }

  public class func imageSize(for response: INIntentResponse) -> CGSize {
    CGSize(width: 60, height: 60)
  }
}
