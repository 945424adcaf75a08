import CursesFeedback

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that prints text of its environment as its farewell, and can break its terminal.
@main struct LaunchProbe: App {
  struct State: Equatable, Sendable {
    var count = 0
  }

  enum Event: Equatable, Sendable {
    case counted
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .counted: state.count += 1
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: { $0.count == 1 ? 1 : nil }, "break") { _ in
      Self.closeForWriting()
      return .counted
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("Count: \(state.count)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("b", "Break", sends: .counted)
    KeyBinding.quit("q")
  }

  func farewell(_ state: State) -> String? {
    getenv("FAREWELL").map { String(cString: $0) }
  }

  /// Makes each write to the framework's own descriptor of the terminal fail, the non-blocking one;
  /// it can still be read.
  private static func closeForWriting() {
    guard let name = ttyname(STDIN_FILENO) else { return }
    let device = open(name, O_RDONLY | O_NONBLOCK | O_NOCTTY)
    for descriptor in Int32(3)..<64 where isatty(descriptor) == 1 {
      if fcntl(descriptor, F_GETFL) & O_NONBLOCK != 0 { dup2(device, descriptor) }
    }
  }
}
