import FeedbackCore
import TerminalModel
import TerminalViews

/// Shows the history of a session: its events, its screen and its state at each of them.
struct Inspector: Component {
  typealias Page = InspectorPage
  typealias Field = InspectorField

  /// The time for which a moment stays selected before its details are read.
  ///
  /// While the user goes through the moments, only their frames are read.
  static let detailDelay = Duration.milliseconds(50)
  /// The number of moments of a large step.
  static let largeStep = 20

  enum Event: Equatable, Sendable {
    case sizeChanged(Size)
    case historyChanged([InspectedMoment])
    /// The frame of the selected moment; nil if the moment has been dropped from the history.
    case frameRead(Frame?)
    case answered(Question, InspectedDetail?, CellOrigin?)

    /// Another row of the list of events.
    case rowSelected(Int)
    /// A number of shown moments forwards or, below zero, backwards.
    case stepped(Int)
    case movedToFirst
    case movedToLast
    /// The moment at an index among all.
    case sought(Int)
    /// The moment at which the selected cell got the content that it has at the selected moment.
    case changeSought

    case logDue
    case logRead([String]?)
    case logRowSelected(Int)

    case pageSelected(Page)
    case focused(Field?)
    case filterOpened
    case filterChanged(String)
    case filterEntered
    case filterCleared

    /// A number of columns and of rows from the selected cell to the new one.
    case cellMoved(Int, Int)
    case cellChosen(Position)
    case stateRowSelected(Int)
    case stateRowToggled(Int)
    case boxSelected(Int)

    case forkAsked
    case forkCancelled
    case forkConfirmed
    case forked(Bool)

    case draftRequested
    case draftMade(String?)
    case draftChanged(String)
    case draftSubmitted
    /// The reason why the event was not sent; nil if it was sent.
    case draftSent(String?)
    case draftCancelled
  }

  let source: any InspectionSource
  /// The theme of frames without one; nil for that of the terminal.
  let theme: Theme?
  let initial: State

  @MainActor init(source: any InspectionSource) {
    (self.source, theme) = (source, source.theme)
    initial = State(
      program: source.program, isLive: source.isLive, moments: source.moments)
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: { _ in true }, "history") { [source, initial] _ in
      .callback(onMainActor: { context in
        let observation = source.observe { [weak source] in
          if let source { context.send(.historyChanged(source.moments)) }
        }
        // Events may have arrived since the inspector was made.
        if source.moments.last?.number != initial.history.moments.last?.number {
          context.send(.historyChanged(source.moments))
        }
        return { observation.cancel() }
      })
    }
    Feedback.react(to: \.place, "frame") { place in
      answer { .frameRead($0.frame(of: place.number)) }
    }
    Feedback.react(to: \.question, "detail") { question in
      answer { source in
        .answered(
          question, question.wantsDetail ? source.detail(of: question.place.number) : nil,
          question.cell.flatMap { source.origin(of: $0, in: question.place.number) })
      }.delayed(by: Self.detailDelay)
    }
    logFeedbacks
    Feedback.react(to: \.command, "command") { command in
      answer { source in
        switch command {
        case .fork(let number): .forked(source.fork(at: number))
        case .draft(let number): .draftMade(source.eventText(of: number))
        case .send(let text): .draftSent(source.send(text))
        }
      }
    }
  }

  func event(for input: Input, in state: State) -> Event? {
    if case .resized(let size) = input { .sizeChanged(size) } else { nil }
  }

  func hasEnded(_ state: State) -> Bool { state.isLeft }

  /// Answers at once with an event that is made from the source.
  func answer(
    _ event: @escaping @MainActor @Sendable (any InspectionSource) -> Event
  ) -> Effect<Event> {
    .callback(onMainActor: { [source] context in
      context.finish(event(source))
      return {}
    })
  }
}
