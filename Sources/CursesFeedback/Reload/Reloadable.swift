import FeedbackCore
import TerminalModel
import TerminalViews

/// A component in a program that is built again while it runs.
///
/// When another program has replaced the file of this one, the component ends, and the launch
/// starts the new program with the component's state. A build that failed is shown as a message.
struct Reloadable<Base: Component>: Component {
  struct State: Equatable, Sendable {
    var base: Base.State
    /// Whether the program's file has been replaced.
    var isReplaced = false
    var notes: [Toast] = []
    /// The identity of the message about a build that failed; it stays until a build succeeds.
    var failure: Toast.ID?
  }

  enum Event: Sendable {
    case base(Base.Event)
    case programReplaced, buildFailed(String), buildRepaired, noteExpired(Toast.ID)

    var base: Base.Event? { if case .base(let event) = self { event } else { nil } }
  }

  /// The time between two looks at the file.
  static var interval: Duration { .milliseconds(100) }

  let initial: State
  private let base: Base
  /// The version of the program that runs.
  private let own: ProgramFile.Version?
  private let status: @Sendable () -> ProgramFile.Status
  /// Whether another program has the terminal.
  private let isTerminalLent: @MainActor @Sendable () -> Bool
  private let wrapped: Scope<State, Event>

  /// Makes a reloadable component.
  ///
  /// - Parameters:
  ///   - state: The state of the program before this one, or nil for the component's first state.
  ///   - note: A message about the start, or nil.
  init(
    _ base: Base, in state: Base.State?, note: String?, own: ProgramFile.Version?,
    status: @escaping @Sendable () -> ProgramFile.Status,
    isTerminalLent: @escaping @MainActor @Sendable () -> Bool = { Session.ofTerminal?.turn != nil }
  ) {
    var initial = State(base: state ?? base.initial)
    if let note { initial.notes.show(note, level: .warning) }
    self.initial = initial
    self.base = base
    self.own = own
    self.status = status
    self.isTerminalLent = isTerminalLent
    wrapped = .wrapped(base, at: \State.base, Case(Event.base, \.base))
  }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .base: break
    case .programReplaced: state.isReplaced = true
    case .buildFailed(let reason):
      state.failure.map { state.notes.dismiss($0) }
      state.notes.show(reason, level: .error)
      state.failure = state.notes.last?.id
    case .buildRepaired:
      state.failure.map { state.notes.dismiss($0) }
      state.failure = nil
    case .noteExpired(let id): state.notes.dismiss(id)
    }
  }

  var children: [Scope<State, Event>] { [wrapped] }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(when: { _ in true }, "watch the program") { [own, status, isTerminalLent] _ in
      .run { context in
        var last = ProgramFile.Status(version: own)
        while true {
          let next = status()
          if next.problem != last.problem {
            context.send(next.problem.map(Event.buildFailed) ?? .buildRepaired)
          }
          // A file that is the same at two looks has been written completely. The end of this
          // program would end one that has the terminal, such as an editor.
          if let version = next.version, version != own, version == last.version,
            await !isTerminalLent()
          {
            context.send(.programReplaced)
          }
          last = next
          try await context.clock.sleep(for: Self.interval)
        }
      }
    }
    Feedback.react(toEach: { state in state.notes.filter { $0.id != state.failure } }, "notes") {
      .after(.seconds(10), send: .noteExpired($0.id))
    }
  }

  func view(_ state: State) -> Node<Event> {
    base.view(state.base).map(Event.base).toasts(state.notes)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    base.keys(state.base).map { $0.map(Event.base) }
  }

  func hasEnded(_ state: State) -> Bool { state.isReplaced || base.hasEnded(state.base) }

  func event(for input: Input, in state: State) -> Event? {
    base.event(for: input, in: state.base).map(Event.base)
  }

  var links: Links<Event> { base.links.map(Event.base) }
}

extension Reloadable.Event: Equatable where Base.Event: Equatable {}
extension Reloadable.Event: Codable where Base.Event: Codable {}
