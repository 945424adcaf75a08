extension Feedback {
  /// The feedback with effects that complete before the program exits, within a time limit that
  /// begins at the end of the session.
  ///
  /// By default, the end of an application cancels its effects. An effect that must not be lost,
  /// such as one that saves a file, is declared to complete:
  ///
  ///     Feedback.react(to: \.items, "save") { items in
  ///       .perform { _ in
  ///         try await file.write(items)
  ///         return .saved
  ///       }
  ///     }
  ///     .debounced(for: .seconds(1))
  ///     .completesBeforeExit()
  ///
  /// After the end of the session, the feedback still gets the states to which its effects lead,
  /// and the effects that it then starts complete, too. All other feedbacks, except those that a
  /// pause leaves attached (``FeedbackLoop/pause()``), get no more states, and their runs are
  /// revoked (``Effect``). An effect that has not completed within the limit is reported
  /// (``LoopDiagnostic/incompleteEffect(feedback:)``) and revoked.
  ///
  /// ``FeedbackLoop/shutDown()`` ends a loop without an application in this way.
  ///
  /// An effect that never ends, such as a listener, delays each exit for the whole limit and is
  /// reported: use this modifier only for effects that end by themselves.
  ///
  /// - Parameters:
  ///   - limit: The maximum time from the end of the session, on the loop's clock.
  ///   - pending: The treatment of effects that still wait for a time, such as those of
  ///     ``debounced(for:)``.
  public func completesBeforeExit(
    within limit: Duration = .seconds(5), pending: PendingEffects = .start
  ) -> Feedback {
    var completing = self
    completing.traits.completion = Completion(limit: limit, pending: pending)
    return completing
  }
}

/// The treatment of effects that wait for a time when the program ends: delayed, debounced and
/// throttled ones, and single timers.
///
/// A repeating timer ends in any case.
public enum PendingEffects: Hashable, Sendable {
  /// They start at once, without the rest of the wait.
  case start
  /// They are dropped.
  case drop
}

/// The completion of a feedback's effects before the program exits.
@usableFromInline
package struct Completion: Hashable, Sendable {
  /// The maximum time from the beginning of the shutdown.
  package let limit: Duration
  package let pending: PendingEffects
}
