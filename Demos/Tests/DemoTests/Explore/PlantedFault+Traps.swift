import CursesFeedbackTesting
import Foundation

@testable import CatchDemo
@testable import CounterDemo
@testable import GittyDemo
@testable import MinesDemo
@testable import SignInDemo
@testable import StopwatchDemo
@testable import ThemeEditorDemo
@testable import TokensDemo
@testable import TrafficLightDemo

extension PlantedFault {
  /// Faults that end the program.
  static let traps: [PlantedFault] = [
    PlantedFault(
      "the first of an empty list of requests is used", .trap,
      Planted(
        base: Tokens(),
        reducing: { state, event, base in
          if case .tokenExpired = event { _ = state.requests[0] }
          base.reduce(&state, event)
        })),
    PlantedFault(
      "an index is selected that is beyond the last file", .trap,
      Planted(
        base: Gitty(),
        showing: { state, view in
          guard let status = state.status, state.readStatus > 0 else { return view }
          return Column {
            view
            Text(status.files.isEmpty ? "" : status.files[state.selection].path)
          }.node()
        },
        binding: { state, own in
          own + [KeyBinding("x", "Next", sends: .selected(state.selection + 1))]
        }),
      answers: DemoExploration.gittyAnswers),
    PlantedFault(
      "the mean of no laps is computed", .trap,
      Planted(
        base: Stopwatch(),
        reducing: { state, event, base in
          if case .reset = event {
            _ = state.laps.all.count / (state.laps.all.isEmpty ? 0 : 1)
          }
          base.reduce(&state, event)
        }, binding: { state, own in own + [KeyBinding("m", "Mean", sends: .reset)] })),
    PlantedFault(
      "a line is drawn that is narrower than its margins", .trap,
      Planted(
        base: Counter(),
        showing: { _, view in
          Column {
            view
            SizeReader { size in
              Text(String(repeating: "─", count: size.columns - 20))
            }.frame(maxHeight: 1)
          }.node()
        })),
    PlantedFault(
      "a small integer overflows", .trap,
      Planted(
        base: Counter(),
        reducing: { state, event, base in
          base.reduce(&state, event)
          _ = Int8(state.count)
        })),
    PlantedFault(
      "the time of a light is stored in a small integer", .trap,
      Planted(
        base: TrafficLight(),
        reducing: { state, event, base in
          if case .pauseToggled = event { _ = Int8(state.elapsed / .milliseconds(10)) }
          base.reduce(&state, event)
        })),
    PlantedFault(
      "a name that begins with a digit is converted to a number without a check", .trap,
      Planted(
        base: SignIn(),
        reducing: { state, event, base in
          if case .nameChanged(let name) = event, name.first?.isNumber == true {
            precondition(Int(name) != nil, "The name is no number.")
          }
          base.reduce(&state, event)
        })),
    PlantedFault(
      "a text is cut in the middle of a character", .trap,
      Planted(
        base: SignIn(),
        reducing: { state, event, base in
          if case .mailChanged(let mail) = event, mail.utf8.count > 1 {
            precondition(String(mail.utf8.prefix(mail.utf8.count - 1)) != nil, "The text is cut.")
          }
          base.reduce(&state, event)
        })),
    PlantedFault(
      "a click is read as a cell of the board without a check", .trap,
      Planted(
        base: Mines(),
        answering: { input, state in
          guard case .mouse(let mouse) = input else { return nil }
          _ = state.field[mouse.position]
          return nil
        })),
    PlantedFault(
      "a second throw meets a ball that is flying", .trap,
      Planted(
        base: Catch(),
        reducing: { state, event, base in
          if case .thrown = event {
            precondition(!state.isFlying, "A ball is thrown that nobody holds.")
          }
          base.reduce(&state, event)
        }, binding: { _, own in own + [KeyBinding("t", "Throw", sends: .thrown(by: .human))] })),
    PlantedFault(
      "a failed answer is not expected", .trap,
      Planted(
        base: Gitty(),
        reducing: { state, event, base in
          if case .stagingFailed(let reason) = event { preconditionFailure(reason) }
          base.reduce(&state, event)
        })),
    PlantedFault(
      "a pasted text of two lines", .trap,
      Planted(
        base: Counter(),
        answering: { input, _ in
          if case .paste(let text) = input {
            precondition(!text.contains("\n"), "The text has two lines.")
          }
          return nil
        })),
    PlantedFault(
      "the terminal's window loses the focus while a ball flies", .trap,
      Planted(
        base: Catch(),
        answering: { input, state in
          if case .focused(false) = input {
            precondition(!state.isFlying, "A ball flies without a player.")
          }
          return nil
        })),
    PlantedFault(
      "a path without characters", .trap,
      Planted(
        base: ThemeEditor(),
        reducing: { state, event, base in
          if case .pathTyped(let path) = event {
            precondition(!path.isEmpty, "The path has no last part.")
          }
          base.reduce(&state, event)
        })),
    PlantedFault(
      "an undo without a change", .trap,
      Planted(
        base: Tokens(),
        reducing: { state, event, base in
          if case .serviceToggled = event, state.isServiceDown { state.requests.removeLast() }
          base.reduce(&state, event)
        }, binding: { _, own in own + [KeyBinding("x", "Toggle", sends: .serviceToggled)] })),
  ]
}
