internal import Diagnostics
internal import Views

extension View<String> {
  /// A label, a picture or a control that holds views: a container of its size, with what it draws itself behind
  /// them.
  ///
  /// The container has the ground, the border and the place; what is drawn keeps the size that it asks for.
  func holding(_ subviews: [View<String>], at location: SourceLocation) -> View<String> {
    guard var outer = object else { return self }
    var holder = self
    var own = self
    own.style.background = nil
    own.style.border = nil
    own.style.effects = nil
    own.style.alpha = 1
    own.style.spacingAfter = nil
    own.isHidden = false
    holder.content = .container(.view)
    holder.style.insets = .zero
    holder.style.accessibilityLabel = nil

    var inner = SceneObject(
      id: "\(outer.id).content", name: outer.name,
      frame: outer.frame.map { Frame(x: 0, y: 0, width: $0.width, height: $0.height) },
      placement: outer.placement)
    (inner.ownWidth, inner.ownHeight) = (outer.ownWidth, outer.ownHeight)
    inner.isOfFramework = outer.isOfFramework
    (outer.ownWidth, outer.ownHeight) = (nil, nil)
    switch outer.placement {
    case .mask:
      var whole = AutoresizingMask()
      (whole.flexibleWidth, whole.flexibleHeight) = (true, true)
      inner.placement = .mask(whole)
    case .constraints:
      let sides: [SceneConstraint.Attribute] = [.leading, .trailing, .top, .bottom]
      outer.constraints += sides.map { side in
        SceneConstraint(
          id: "\(inner.id).\(side)", identifier: nil,
          first: .init(item: inner.id, attribute: side), relation: .equal,
          second: .init(item: outer.id, attribute: side), multiplier: 1, constant: 0,
          priority: 1000, at: location)
      }
    }
    own.object = inner
    holder.object = outer
    holder.subviews = [own] + subviews
    return holder
  }
}
