public import FeedbackCore
public import TerminalModel

extension Color: Interpolatable {
  /// The colour at a part of the way to another one, as `mixed(with:_:)` computes it.
  public func interpolated(to other: Color, at fraction: Double) -> Color {
    mixed(with: other, fraction)
  }
}
