extension Feedback {
  /// Works on a request as long as the state makes it, and sends what comes of it.
  ///
  /// The request starts a run when it appears or becomes another one, and cancels it when it
  /// changes or becomes nil. An equal request leaves the run alone, also when it has finished.
  public static func react<Request: Equatable & Sendable>(
    to request: @escaping @Sendable (State) -> Request?, _ name: String,
    perform: @escaping @concurrent @Sendable (Request) async -> Event
  ) -> Feedback {
    react(to: request, name, effect: { request in .run { $0.send(await perform(request)) } })
  }

  /// Works on a request as long as the state makes it, and sends what comes of it, also when that
  /// is an error.
  public static func react<Request: Equatable & Sendable>(
    to request: @escaping @Sendable (State) -> Request?, _ name: String,
    perform: @escaping @concurrent @Sendable (Request) async throws -> Event,
    catch recover: @escaping @Sendable (any Error) -> Event
  ) -> Feedback {
    react(
      to: request, name,
      effect: { request in
        .run { context in
          do {
            context.send(try await perform(request))
          } catch is CancellationError {
            // The request was withdrawn: nobody waits for an answer.
          } catch {
            context.send(recover(error))
          }
        }
      })
  }

  /// Keeps an effect running as long as the state makes the request, and replaces it when the
  /// request becomes another one.
  public static func react<Request: Equatable & Sendable>(
    to request: @escaping @Sendable (State) -> Request?, _ name: String,
    effect: @escaping @Sendable (Request) -> Effect<Event>
  ) -> Feedback {
    Feedback(name) {
      RequestFeedback(request: request, restart: .onChange(==), effect: effect)
    }
  }

  /// Starts an effect when the condition becomes true, with the state of that moment, and cancels
  /// it when the condition becomes false.
  ///
  /// A first state for which it holds counts.
  public static func react(
    when condition: @escaping @Sendable (State) -> Bool, _ name: String,
    effect: @escaping @Sendable (State) -> Effect<Event>
  ) -> Feedback {
    Feedback(name) {
      RequestFeedback(request: { condition($0) ? $0 : nil }, restart: .never, effect: effect)
    }
  }

  /// Starts an effect with the first value after there was none, ignores the values that follow,
  /// and cancels it when there is none.
  public static func react<Value: Sendable>(
    toFirst value: @escaping @Sendable (State) -> Value?, _ name: String,
    effect: @escaping @Sendable (Value) -> Effect<Event>
  ) -> Feedback {
    Feedback(name) { RequestFeedback(request: value, restart: .never, effect: effect) }
  }

  /// Starts the effect anew for every state that has a value, equal or not, and cancels it when
  /// there is none.
  public static func react<Value: Sendable>(
    toEvery value: @escaping @Sendable (State) -> Value?, _ name: String,
    effect: @escaping @Sendable (Value) -> Effect<Event>
  ) -> Feedback {
    Feedback(name) { RequestFeedback(request: value, restart: .always, effect: effect) }
  }

  /// Starts the effect anew for every state for which the condition holds, and cancels it when it
  /// no longer does.
  public static func restart(
    while condition: @escaping @Sendable (State) -> Bool, _ name: String,
    effect: @escaping @Sendable (State) -> Effect<Event>
  ) -> Feedback {
    react(toEvery: { condition($0) ? $0 : nil }, name, effect: effect)
  }
}
