/// When a frame is drawn: at once where a person did something; otherwise the first at once and
/// then at most one in an interval; none while the terminal does not read.
struct FramePacing {
  private enum Phase {
    /// A frame may be drawn at any time.
    case ready
    /// A frame that nobody waited for was drawn a moment ago.
    case resting
    /// The terminal does not read.
    case blocked
  }

  private var phase = Phase.ready
  private var isFrameOld = false

  /// Whether a frame is due because of something that happened by itself.
  var wantsFrame: Bool { isFrameOld && phase == .ready }

  /// Whether a frame is due because of something that a person did.
  var wantsFrameForInput: Bool { isFrameOld && phase != .blocked }

  /// What is shown may be old.
  mutating func changed() { isFrameOld = true }

  /// What is shown is the present state.
  mutating func drawn() { isFrameOld = false }

  /// The interval of a frame begins.
  mutating func rest() {
    if phase == .ready { phase = .resting }
  }

  /// The interval of a frame is over.
  mutating func rested() {
    if phase == .resting { phase = .ready }
  }

  /// The terminal took no frame.
  mutating func blocked() { phase = .blocked }

  /// The terminal reads again.
  mutating func unblocked() {
    if phase == .blocked { phase = .ready }
  }
}
