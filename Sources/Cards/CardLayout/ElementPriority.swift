internal import Views

/// How the kinds of views resist growing and shrinking, where a layout does not say it.
///
/// Interface Builder's own numbers (observed): 251 for labels and image views, 250 for most others,
/// 750 for what has one size; 750 against shrinking. Images and controls of one size resist
/// shrinking by one more (convention), so that texts give way first.
extension View<String> {
  func hugging(along axis: StackContent.Axis) -> Int {
    if case .spacer = content { return StackItem.spacerHugging }
    if let own = style.hugging { return axis == .horizontal ? own.horizontal : own.vertical }
    switch content {
    case .label, .image: return 251
    case .stack: return subviews.isEmpty ? 250 : 251
    case .control(.toggle), .control(.spinner): return 750
    case .control(.progress): return axis == .vertical ? 750 : 250
    default: return 250
    }
  }

  func compression(along axis: StackContent.Axis) -> Int {
    if let own = style.compression { return axis == .horizontal ? own.horizontal : own.vertical }
    return switch content {
    case .image, .control(.toggle), .control(.spinner): 751
    default: 750
    }
  }

  var isSpacer: Bool {
    if case .spacer = content { true } else { false }
  }

  var isSeparator: Bool {
    if case .separator = content { true } else { false }
  }
}
