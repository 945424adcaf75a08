extension Feedback {
  // Inlinable, so that the compiler specializes it for the types of the application.

  /// Takes inputs that arrive in batches, such as the keys of one read of a terminal.
  ///
  /// Each input is read with the state to which the previous one has led. Feedbacks that show
  /// states get only the state after the last input of a batch. This feedback is a binding: it
  /// stays connected while the loop is paused, and its events, once queued, are reduced even if its
  /// run has been revoked since. If an input leads to the end of the run, the inputs behind it are
  /// not read. A trace shows the events as events from outside the loop (``EventCause/input``). In
  /// a ``LoopActor``, this feedback ends the program.
  ///
  /// - Parameters:
  ///   - name: The feedback's name in traces and tests.
  ///   - connect: Connects the source when the loop starts. The closure gets the function that the
  ///     source calls with each batch; the source must not call it while the loop reduces events.
  ///     The closure returns the cancellation of the source.
  ///   - read: Translates an input in a state to any number of events, which it sends.
  @inlinable
  @inline(__always)
  public static func inputs<Input>(
    _ name: String,
    connect:
      @escaping @MainActor @Sendable (_ deliver: @escaping @MainActor ([Input]) -> Void) ->
      Cancellation,
    read:
      @escaping @MainActor @Sendable (State, Input, _ send: @MainActor (Event) -> Void) -> Void
  ) -> Feedback {
    .inputs(
      name, connect: connect,
      readAll: { state, input, send in
        read(state, input, send)
        return true
      })
  }

  /// Takes inputs in batches, as ``inputs(_:connect:read:)`` does.
  ///
  /// - Parameter readAll: Sends the events of an input in a state. If the closure returns false, it
  ///   is called again for the same input, with the state to which the events have led.
  @inlinable
  @inline(__always)
  package static func inputs<Input>(
    _ name: String,
    connect:
      @escaping @MainActor @Sendable (_ deliver: @escaping @MainActor ([Input]) -> Void) ->
      Cancellation,
    readAll:
      @escaping @MainActor @Sendable (State, Input, _ send: @MainActor (Event) -> Void) -> Bool
  ) -> Feedback {
    Feedback(name, sendsFacts: true, survivesPause: true, sendsInputs: true) {
      let latest = Latest<State>()
      return AttachedFeedback(publish: { state, _, changes in
        guard latest.isFirst(state) else { return }
        let effect = Effect<Event>.callback(onMainActor: { context in
          context.requireFeedbackLoop(for: name)
          let connection = connect { inputs in
            context.send.batch { send in
              // By index: a loop over the inputs would copy each of them.
              for index in inputs.indices {
                while let state = latest.value, !readAll(state, inputs[index], send) {}
              }
            }
          }
          return {
            latest.value = nil
            connection.cancel()
          }
        })
        changes.append(.start(.only, effect))
      })
    }
  }
}
