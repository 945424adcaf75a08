import FeedbackCore
import TerminalModel

/// Passes to an inspector the parts of a session that it needs: the input that is being read, the
/// frames, and the key that opens the inspector.
@MainActor @usableFromInline final class SessionProbe {
  /// The input that was read last, or nil if its events have been reduced.
  @usableFromInline var input: Input?
  /// Called for F12 if the application does not handle it.
  var open: () -> Void = {}
  /// Passes an input on to the inspector, if it is open; false if it is closed, and for a size,
  /// which is for the application.
  @usableFromInline var passOn: (Input) -> Bool = { _ in false }
  /// Called after the inputs that have arrived together were read: the inspector draws.
  var inputsRead: () -> Void = {}
  /// Called after each frame that was shown, with the changed cells, and the time to draw it and to
  /// pass it to the terminal.
  var frameShown: (FrameDiff, Duration) -> Void = { _, _ in }
  private let stopwatch: () -> Duration
  private var start = Duration.zero

  /// Makes a probe.
  ///
  /// - Parameter stopwatch: The time since any fixed moment: only differences count.
  init(_ stopwatch: @escaping () -> Duration) { self.stopwatch = stopwatch }

  /// Passes inputs that have arrived together to the open inspector and, from the one after that
  /// which closes it, to the application.
  func pass(_ inputs: [Input], _ deliver: ([Input]) -> Void) {
    let rest = inputs.drop(while: passOn)
    if !rest.isEmpty { deliver(Array(rest)) }
    input = nil
    inputsRead()
  }

  /// A frame is about to be drawn.
  func beginFrame() { start = stopwatch() }

  /// The frame was shown.
  func endFrame(_ changes: FrameDiff) {
    // The size at the start of the session; the events of other inputs are reduced before.
    input = nil
    frameShown(changes, stopwatch() - start)
  }
}
