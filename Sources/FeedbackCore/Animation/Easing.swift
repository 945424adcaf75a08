/// How the speed of an animated value changes on the way to its target.
public enum Easing: CaseIterable, Codable, Hashable, Sendable {
  /// The same speed all the way.
  case linear
  /// Slow at the start.
  case easeIn
  /// Slow at the end.
  case easeOut
  /// Slow at the start and at the end.
  case easeInOut

  /// The part of the way that is done after a part of the time, both from 0 to 1.
  public func progress(at time: Double) -> Double {
    switch self {
    case .linear: time
    case .easeIn: time * time * time
    case .easeOut: 1 - (1 - time) * (1 - time) * (1 - time)
    case .easeInOut: time * time * (3 - 2 * time)
    }
  }
}
