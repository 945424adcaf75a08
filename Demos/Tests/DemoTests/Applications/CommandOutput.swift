import CursesFeedback
import Subprocess

/// A component that shows the output of a program, with the effect of the page "Running other
/// programs".
struct CommandOutput: Component {
  struct Command: Equatable, Sendable { var program: String, arguments: [String] }
  struct State: Equatable, Sendable { var command: Command?, output = "" }
  enum Event: Equatable, Sendable { case requested(Command), cancelled, ended(String) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .requested(let command): (state.command, state.output) = (command, "")
    case .cancelled: state.command = nil
    case .ended(let output): (state.command, state.output) = (nil, output)
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.react(to: \.command, "run") { command in
      .perform { _ in
        var options = PlatformOptions()
        options.teardownSequence = [.gracefulShutDown(allowedDurationToNextStep: .seconds(1))]
        let result = try await Subprocess.run(
          .name(command.program), arguments: Arguments(command.arguments),
          platformOptions: options, output: .string(limit: 1_000_000), error: .combinedWithOutput)
        return .ended(result.standardOutput)
      } catch: { error in
        .ended("\(error)")
      }
    }
  }

  func view(_ state: State) -> Node<Event> { Text(state.output) }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if state.command == nil {
      KeyBinding(
        "l", "Log",
        sends: .requested(Command(program: "git", arguments: ["log", "--oneline", "-20"])))
    } else {
      KeyBinding("esc", "Cancel", sends: .cancelled)
    }
    KeyBinding.quit("q")
  }
}
