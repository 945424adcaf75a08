import TerminalFilms
public import TerminalModel
public import TerminalViews

/// A moment of a replayed session: a frame, and the state that it shows.
///
/// A component that starts with the state and the interface state shows the same frame.
public struct ReplayedMoment<State: Sendable>: Sendable {
  /// The frame.
  public let frame: Frame
  /// The time since the start of the recorded session.
  public let time: Duration
  /// The state of the component.
  public let state: State
  /// The focus and the memories of controls, such as scroll offsets.
  public let interface: InterfaceState
  /// The inputs of the session before the frame, the last one at the end.
  public let inputs: ArraySlice<Input>
}

extension Component {
  /// Replays a recording, and returns a moment for each frame that differs from the one before, or
  /// that follows an input.
  ///
  /// The replay needs no terminal and runs no effect.
  ///
  /// - Returns: The moments in their order, and the first difference of the replay from the
  ///   recording, at which the moments end, or nil if there is none.
  @MainActor public func moments(
    of recording: Recording
  ) -> (moments: [ReplayedMoment<State>], divergence: ReplayDivergence?) {
    let inputs = recording.entries.compactMap { entry in
      if case .input(let input) = entry.content { input } else { nil }
    }
    let replay = SessionReplay(recording, of: self)
    var moments: [ReplayedMoment<State>] = []
    replay.frameShown = { [unowned replay] frame, time in
      let past = inputs.prefix(recording.inputCount(before: replay.position))
      guard moments.last?.frame != frame || moments.last?.inputs.count != past.count else { return }
      moments.append(
        ReplayedMoment(
          frame: frame, time: time, state: replay.loop.state, interface: replay.interfaceState,
          inputs: past))
    }
    replay.run()
    return (moments, replay.divergence)
  }

  /// The film of a recording as an animated SVG document, as the option `--export` writes it.
  ///
  /// - Returns: The document, and the first difference of the replay from the recording, or nil.
  @MainActor package func animatedSVG(
    of recording: Recording
  ) -> (svg: String, divergence: ReplayDivergence?) {
    let (film, divergence) = film(of: recording)
    return (film.svg, divergence)
  }
}

extension Recording {
  /// The number of inputs among the entries before a position.
  fileprivate func inputCount(before position: Int) -> Int {
    entries.prefix(position).count { if case .input = $0.content { true } else { false } }
  }
}
