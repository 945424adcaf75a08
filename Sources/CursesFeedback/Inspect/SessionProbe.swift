import FeedbackCore
import TerminalModel

/// Gets what an inspector wants to know of a session: the input that is being read, the frames, and
/// the key that opens the inspector.
@MainActor @usableFromInline final class SessionProbe {
  /// The input that is being read, or nil if none is.
  @usableFromInline var input: Input?
  /// Called for F12 if the application does not handle it.
  var open: () -> Void = {}
  /// Called after each frame that was shown, with the time that it took to draw.
  var frameShown: (FrameDiff, Duration) -> Void = { _, _ in }
  private let stopwatch: () -> Duration
  private var start = Duration.zero

  /// Makes a probe.
  ///
  /// - Parameter stopwatch: The time since any moment.
  init(_ stopwatch: @escaping () -> Duration) { self.stopwatch = stopwatch }

  /// A frame is about to be drawn.
  func beginFrame() { start = stopwatch() }

  /// The frame was shown.
  func endFrame(_ changes: FrameDiff) { frameShown(changes, stopwatch() - start) }
}
