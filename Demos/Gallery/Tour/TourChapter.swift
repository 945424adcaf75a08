package import CursesFeedback

/// A demo of the tour, with its recorded session.
package protocol TourChapter: Sendable {
  associatedtype Running: Component

  var demo: Demo { get }
  /// The texts below the session; the first one is shown from the start of the session.
  var captions: [TourCaption] { get }
  /// The lines of the recording.
  var recording: [UInt8] { get }
  /// The demo as it was recorded.
  @MainActor func recorded() -> Running
  /// The demo that goes on from a state of the session, with effects.
  ///
  /// The state may be changed so that it fits the outside world, such as a clock that begins again.
  @MainActor func continued(from state: inout Running.State) -> Running
}

/// A text below a session.
package struct TourCaption: Equatable, Sendable {
  /// The number of inputs after which it is shown.
  package let inputCount: Int
  package let text: String
}

extension TourChapter {
  /// The frames of the session.
  @MainActor package func film() throws -> TourFilm {
    let moments = try moments()
    return TourFilm(
      demo: demo,
      frames: moments.map { moment in
        TourFrame(
          frame: moment.frame, time: moment.time, input: moment.inputs.last?.name,
          caption: captions.last { $0.inputCount <= moment.inputs.count }?.text ?? "")
      })
  }

  /// The moments of the replayed session: its frames, with the states that they show.
  @MainActor package func moments() throws -> [ReplayedMoment<Running.State>] {
    let text = String(decoding: recording, as: UTF8.self)
    return recorded().moments(of: try Recording(parsing: text)).moments
  }

  /// The demo that starts in a state of the session.
  @MainActor package func started(in state: Running.State) -> StartedDemo<Running> {
    var state = state
    let demo = continued(from: &state)
    return StartedDemo(base: demo, initial: state)
  }
}

/// A demo that starts in a given state.
package struct StartedDemo<Base: Component>: Component {
  package typealias State = Base.State
  package typealias Event = Base.Event

  let base: Base
  package let initial: State

  package func reduce(_ state: inout State, _ event: Event) { base.reduce(&state, event) }
  package var feedbacks: [Feedback<State, Event>] { return base.feedbacks }
  package func view(_ state: State) -> Node<Event> { return base.view(state) }
  package func keys(_ state: State) -> [KeyBinding<Event>] { return base.keys(state) }
  package func hasEnded(_ state: State) -> Bool { base.hasEnded(state) }
  package func event(for input: Input, in state: State) -> Event? {
    base.event(for: input, in: state)
  }
  package var children: [Scope<State, Event>] { base.children }
}

extension Input {
  /// A short text for a key, an action of the mouse or a paste; nil for other inputs.
  fileprivate var name: String? {
    switch self {
    case .key(let key): key.name
    case .mouse: "click"
    case .paste: "paste"
    case .focused, .resized: nil
    }
  }
}
