import FeedbackCore
import TerminalModel

/// Passes to an inspector the parts of a session that it needs: the input that is being read, the
/// frames, and the key that opens the inspector.
@MainActor @usableFromInline final class SessionProbe {
  /// The input that is being read, or nil if none is.
  @usableFromInline var input: Input?
  /// Called for F12 if the application does not handle it.
  var open: () -> Void = {}
  /// Passes an input on to the inspector, if it is open; false if it is closed.
  ///
  /// The terminal has sent the input together with F12.
  @usableFromInline var passOn: (Input) -> Bool = { _ in false }
  /// Called after each frame that was shown, with the changed cells, and the time to draw it and to
  /// pass it to the terminal.
  var frameShown: (FrameDiff, Duration) -> Void = { _, _ in }
  private let stopwatch: () -> Duration
  private var start = Duration.zero

  /// Makes a probe.
  ///
  /// - Parameter stopwatch: The time since any fixed moment: only differences count.
  init(_ stopwatch: @escaping () -> Duration) { self.stopwatch = stopwatch }

  /// A frame is about to be drawn.
  func beginFrame() { start = stopwatch() }

  /// The frame was shown.
  func endFrame(_ changes: FrameDiff) { frameShown(changes, stopwatch() - start) }
}
