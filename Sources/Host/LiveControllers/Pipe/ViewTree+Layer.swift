internal import Views

/// The effects of layers that code set.
extension ViewTree {
  func effects(of set: PipeView.Properties) -> LayerEffects {
    var effects = LayerEffects.none
    effects.shadow = set.shadow.flatMap(shadow)
    if let numbers = set.transform, numbers.count == 6 {
      (effects.x, effects.y) = (Points(numbers[4]), Points(numbers[5]))
      effects.transform = LinearTransform(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3])
    }
    effects.mask = set.layerMask.flatMap { VectorDrawing.Outline($0) }
    if let corners = set.corners { effects.roundCorners = Corners(rawValue: corners & 15) }
    return effects
  }

  /// Nil for a shadow that is not to be seen.
  private func shadow(_ shadow: PipeView.Shadow) -> Shadow? {
    let opacity = min(max(shadow.opacity * (shadow.color?.alpha ?? 1), 0), 1)
    guard opacity > 0, shadow.offset.count == 2,
      (shadow.offset + [shadow.radius]).allSatisfy({ $0.magnitude < 1000 })
    else { return nil }
    return Shadow(
      color: opaqueColor(shadow.color) ?? .semantic(.black), opacity: opacity,
      radius: Points(max(shadow.radius, 0)), x: Points(shadow.offset[0]),
      y: Points(shadow.offset[1]))
  }
}
