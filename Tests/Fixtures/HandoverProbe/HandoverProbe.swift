import CursesFeedback
import Foundation

/// A program that hands its terminal to others: at `r` to the shell command in its last argument,
/// which gets two arguments of its own, and at `m` to a program that does not exist.
///
/// At `w` and `x` it runs the command, too, and ends when the named pipe of the environment variable
/// ENDS has been opened for writing and closed: at `w` by its state, at `x` by `exit`. It shows the
/// result of the last program, whether its timer has continued meanwhile, and a list that scrolls.
/// After five ticks it opens the named pipe of the variable TICKED, if that is set, for writing, and
/// closes it.
@main struct HandoverProbe: App {
  struct State: Equatable, Sendable {
    var request: Request?
    var result: String?
    var ticks = 0
    var ticksAtStart = 0
    var presses = 0
    var size = Size.zero
    var endsSoon = false
    var exitsSoon = false
    var hasEnded = false
  }

  enum Request: Equatable, Sendable { case script, missing }

  enum Event: Sendable {
    case requested(Request, endsSoon: Bool = false)
    case exitRequested
    case returned(ProgramResult)
    case ticked, pressed, ended
    case resized(Size)
  }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .requested(let request, let endsSoon):
      state.request = request
      state.endsSoon = endsSoon
      state.ticksAtStart = state.ticks
    case .exitRequested:
      state.request = .script
      state.exitsSoon = true
    case .returned(let result):
      state.request = nil
      state.result = "\(result)"
    case .ticked: state.ticks += 1
    case .pressed: state.presses += 1
    case .ended: state.hasEnded = true
    case .resized(let size): state.size = size
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.every(.milliseconds(20), "tick", while: { $0.request != nil }, sends: .ticked)
    Feedback.react(when: { $0.ticks >= $0.ticksAtStart + 5 }, "five ticks") { _ in
      .callback { _ in
        Thread.detachNewThread { FileHandle(forWritingAtPath: Self.path("TICKED"))?.closeFile() }
        return .none
      }
    }
    Feedback.react(when: \.endsSoon, "end") { _ in
      .callback { context in
        Thread.detachNewThread {
          Self.waitForEnd()
          context.send(.ended)
        }
        return .none
      }
    }
    Feedback.react(when: \.exitsSoon, "exit") { _ in
      .callback { _ in
        Thread.detachNewThread {
          Self.waitForEnd()
          exit(7)
        }
        return .none
      }
    }
    Feedback.react(to: \.request, "run") { request in
      switch request {
      case .script:
        .shell(CommandLine.arguments.last ?? "", arguments: ["two words", "$HOME"]) {
          .returned($0)
        }
      case .missing:
        .program("no-such-program") { .returned($0) }
      }
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("probe \(state.size.columns)x\(state.size.rows)")
    if let result = state.result { Text(result) }
    if state.ticks > state.ticksAtStart { Text("the timer has continued") }
    Button("first", sends: .pressed)
    Button("second", sends: .pressed)
    List(count: 100) { Text("line \($0)") }.frame(height: 5)
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("r", "Run", sends: .requested(.script))
    KeyBinding("m", "Missing", sends: .requested(.missing))
    KeyBinding("w", "Run and end", sends: .requested(.script, endsSoon: true))
    KeyBinding("x", "Run and exit", sends: .exitRequested)
    KeyBinding.quit("q")
  }

  func event(for input: Input, in state: State) -> Event? {
    switch input {
    case .resized(let size): .resized(size)
    case .key, .mouse, .paste, .focused: nil
    }
  }

  func hasEnded(_ state: State) -> Bool { state.hasEnded }

  /// Reads the named pipe to its end; its opening waits for the process that writes it.
  private static func waitForEnd() {
    _ = FileHandle(forReadingAtPath: path("ENDS"))?.readDataToEndOfFile()
  }

  private static func path(_ variable: String) -> String {
    ProcessInfo.processInfo.environment[variable] ?? ""
  }

  /// Removes the last argument, which is no option of the launch: the effect reads the command.
  @MainActor static func main() {
    Launch.main { arguments in
      arguments.removeLast()
      return await HandoverProbe().launch(try LaunchOptions(takingFrom: &arguments))
    }
  }
}
