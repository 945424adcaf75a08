/// A side of a view.
public enum Edge: Hashable, Sendable {
  case top, bottom, leading, trailing

  /// The opposite side.
  package var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }

  /// The axis at right angles to the edge, such as the vertical one for the top.
  package var axis: Axis {
    switch self {
    case .top, .bottom: .vertical
    case .leading, .trailing: .horizontal
    }
  }
}
