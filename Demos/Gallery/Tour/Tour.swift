package import CursesFeedback

/// Plays the recorded sessions of demos one after another, with captions.
///
/// At any frame the user can take over: the tour ends, and the demo starts from the state of the
/// frame (``TourChapter/started(in:)``).
package struct Tour: Component {
  package struct State: Equatable, Sendable {
    /// The index of the chapter.
    package var chapter = 0
    /// The film of the chapter, or nil while it is made.
    package var film: TourFilm?
    /// The index of the frame.
    package var frame = 0
    package var isPaused = false
    package var isTakenOver = false
    /// The reason why the film of a chapter cannot be made.
    package var problem: String?

    /// The frame that is shown, or nil if there is none.
    package var shown: TourFrame? {
      guard let film, film.frames.indices.contains(frame) else { return nil }
      return film.frames[frame]
    }

    fileprivate var isAtLastFrame: Bool { film.map { frame + 1 >= $0.frames.count } ?? true }
  }

  package enum Event: Sendable {
    case filmMade(TourFilm), filmFailed(String)
    /// The time of the next frame, or of the next chapter, has come.
    case frameDue
    case pauseToggled, takenOver
    /// The user skips a number of chapters, backwards if it is negative.
    case skipped(Int)
  }

  package let chapters: [any TourChapter]

  package init(_ chapters: [any TourChapter] = Tour.chapters) { self.chapters = chapters }

  package let initial = State()

  package func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .filmMade(let film): state.film = film
    case .filmFailed(let reason): state.problem = reason
    case .frameDue:
      if state.isAtLastFrame {
        show(state.chapter + 1, &state)
      } else {
        state.frame += 1
      }
    case .pauseToggled: state.isPaused.toggle()
    case .takenOver: state.isTakenOver = state.film != nil
    case .skipped(let count): show(state.chapter + count, &state)
    }
  }

  /// Shows the start of a chapter; there is none before the first and after the last one.
  private func show(_ chapter: Int, _ state: inout State) {
    guard chapters.indices.contains(chapter) else { return }
    state = State(chapter: chapter, isPaused: state.isPaused)
  }

  /// Whether the last frame of the last chapter is shown.
  package func isOver(_ state: State) -> Bool {
    state.chapter == chapters.count - 1 && state.film != nil && state.isAtLastFrame
  }

  private struct Wait: Equatable, Sendable {
    let chapter: Int, frame: Int
    let time: Duration
  }

  package var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.film == nil ? $0.chapter : nil }, "make film") { [chapters] index in
      .perform { _ in
        .filmMade(try await chapters[index].film())
      } catch: {
        .filmFailed("\($0)")
      }
    }
    Feedback.react(to: { [self] in wait(in: $0) }, "next frame") { wait in
      .after(wait.time, send: .frameDue)
    }
  }

  private func wait(in state: State) -> Wait? {
    guard let film = state.film, !state.isPaused, !isOver(state) else { return nil }
    return Wait(
      chapter: state.chapter, frame: state.frame, time: film.wait(after: state.frame))
  }

  package func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding(.enter, "Take over", sends: .takenOver)
    KeyBinding([.right, "n"], "Next demo", sends: .skipped(1))
    KeyBinding([.left, "p"], "Previous", sends: .skipped(-1))
    KeyBinding("space", state.isPaused ? "Play" : "Pause", sends: .pauseToggled)
    KeyBinding.quit("q", "ctrl+c")
  }

  package func hasEnded(_ state: State) -> Bool { state.isTakenOver }
}

extension Tour {
  /// Plays the tour in the terminal; if the user takes over, then runs the demo.
  ///
  /// - Returns: The exit status.
  @MainActor static func run(_ arguments: inout [String]) async throws -> Int32 {
    let options = try LaunchOptions(takingFrom: &arguments)
    if let unknown = arguments.first {
      throw LaunchError(message: "\"\(unknown)\" is not understood: --help lists the options.")
    }
    let tour = Tour()
    var final = tour.initial
    let status = await tour.launch(
      options,
      exitStatus: { state in
        final = state
        return Launch.Status.success
      })
    guard final.isTakenOver else { return status }
    return try await tour.chapters[final.chapter].run(atFrame: final.frame, options)
  }
}

extension TourChapter {
  /// Runs the demo from a frame of its session on.
  @MainActor fileprivate func run(
    atFrame index: Int, _ options: LaunchOptions
  ) async throws -> Int32 {
    let moment = try moments()[index]
    // The recording and the trace are those of the tour.
    var options = options
    (options.record, options.report, options.trace) = (nil, nil, nil)
    return await started(in: moment.state).launch(options, interface: moment.interface)
  }
}
