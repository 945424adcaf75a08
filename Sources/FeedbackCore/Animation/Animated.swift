/// A value of the state that moves to a target in steps.
///
/// The reducer sets a target, and a feedback requests the steps only while the value moves, so
/// that a state at rest causes no events and no frames:
///
/// ```swift
/// struct State { var level = Animated(0.0) }
///
/// case .measured(let level): state.level.move(to: level)
/// case .stepped(let time): state.level.advance(by: time)
///
/// Feedback.animation("level", while: { $0.level.isMoving }, sends: Event.stepped)
/// ```
/// The view shows the ``value``.
public struct Animated<Value: Interpolatable> {
  /// The value to which it moves.
  public private(set) var target: Value
  private var start: Value
  private var elapsed = Duration.zero
  private var duration = Duration.zero
  private var easing = Easing.linear

  /// Makes a value at rest.
  public init(_ value: Value) {
    (start, target) = (value, value)
  }

  /// The value now.
  public var value: Value {
    guard isMoving else { return target }
    return start.interpolated(to: target, at: easing.progress(at: elapsed / duration))
  }

  /// Whether the target is not reached yet.
  public var isMoving: Bool { elapsed < duration }

  /// Starts to move from the current value to a target.
  ///
  /// A value that already moves to this target goes on, and one that has reached it stays at rest.
  ///
  /// - Parameters:
  ///   - target: The value at the end.
  ///   - duration: The time until the value reaches the target; zero, or less, to jump to it.
  ///   - easing: How the speed changes.
  ///   - reducesMotion: Whether to jump to the target, as for a setting of reduced motion.
  public mutating func move(
    to target: Value, in duration: Duration = .milliseconds(300), easing: Easing = .easeOut,
    reducesMotion: Bool = false
  ) {
    let jumps = reducesMotion || duration <= .zero
    guard target != self.target || jumps else { return }
    let start = value
    self = Animated(target)
    guard !jumps else { return }
    self.start = start
    (self.duration, self.easing) = (duration, easing)
  }

  /// Moves on by a time; at the target, nothing changes.
  public mutating func advance(by time: Duration) {
    guard isMoving else { return }
    elapsed = min(duration, elapsed + max(.zero, time))
    guard !isMoving else { return }
    self = Animated(target)
  }
}

extension Animated: Sendable where Value: Sendable {}
extension Animated: Equatable {}
extension Animated: Hashable where Value: Hashable {}
extension Animated: Encodable where Value: Encodable {}
extension Animated: Decodable where Value: Decodable {}
