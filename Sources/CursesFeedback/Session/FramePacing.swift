/// Decides when a frame is drawn: at once after input; otherwise at most once in an interval; never
/// while the terminal accepts no output.
///
/// Changes of the size count as changes that are not input, except that the first of a series is
/// drawn at once, even within an interval. While the edge of a window is dragged, each interval has
/// one frame. A series ends with an interval in which nothing changes that has to be drawn. An interval ends early if the
/// terminal refuses a frame and accepts output again.
struct FramePacing {
  private enum Phase: Equatable {
    /// A frame may be drawn at any time.
    case ready
    /// The interval after a frame has not ended; a frame for input starts no interval.
    case interval(ofResize: Bool)
    /// The terminal accepts no output.
    case blocked
  }

  private var phase = Phase.ready
  private var isFrameStale = false
  /// Whether the next interval belongs to the same series of resizes as the last one.
  private var followsResize = false

  /// Whether a frame is due for a change that is not input.
  var wantsFrame: Bool { isFrameStale && phase == .ready }

  /// Whether a frame is due if input has just been read.
  var wantsFrameForInput: Bool { isFrameStale && phase != .blocked }

  /// Whether a frame is due if the size has just changed.
  var wantsFrameForResize: Bool {
    switch phase {
    case .ready, .interval(ofResize: false): isFrameStale
    case .interval(ofResize: true), .blocked: false
    }
  }

  /// The frame on the screen may be out of date.
  mutating func changed() { isFrameStale = true }

  /// The frame on the screen shows the current state.
  mutating func frameShown() { isFrameStale = false }

  /// The interval of a frame starts.
  mutating func intervalStarted(ofResize: Bool = false) {
    if phase != .blocked { phase = .interval(ofResize: ofResize || followsResize) }
    followsResize = false
  }

  /// The interval of a frame ends.
  mutating func intervalEnded() {
    guard case .interval(let ofResize) = phase else { return }
    phase = .ready
    followsResize = ofResize && isFrameStale
  }

  /// The terminal refused a frame.
  mutating func blocked() { phase = .blocked }

  /// The terminal accepts output again.
  mutating func unblocked() {
    if phase == .blocked { phase = .ready }
  }
}
