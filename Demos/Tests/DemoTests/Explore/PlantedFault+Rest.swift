import CursesFeedbackTesting
import Foundation

@testable import CatchDemo
@testable import CounterDemo
@testable import GittyDemo
@testable import SignInDemo
@testable import StopwatchDemo
@testable import TokensDemo
@testable import TrafficLightDemo

extension PlantedFault {
  /// Faults that do not end the program.
  static let others: [PlantedFault] = [
    PlantedFault(
      "a dead key", .ineffectiveKey,
      Planted(
        base: TrafficLight(),
        reducing: { state, event, base in
          if case .skipped = event { return }
          base.reduce(&state, event)
        })),
    PlantedFault(
      "a command whose key an earlier command has", .keys,
      Planted(
        base: Counter(),
        binding: { state, own in
          own + (state.count > 2 ? [KeyBinding("r", "Repeat", sends: .incremented)] : [])
        })),
    PlantedFault(
      "a form in which another binding has the Tab key", .focus,
      Planted(
        base: SignIn(),
        reducing: { state, event, base in
          if case .rejected = event { return }
          base.reduce(&state, event)
        },
        binding: { _, own in
          [KeyBinding([.tab, .shift(.tab), .up, .down, .enter], sends: .rejected)] + own
        })),
    PlantedFault(
      "a state without an exit", .exit,
      Planted(
        base: TrafficLight(),
        binding: { state, own in
          state.isPaused
            ? own.dropLast() + [KeyBinding(["q", "ctrl+c"], "Stop", sends: .ticked)] : own
        })),
    PlantedFault(
      "a request for each change that does not end", .effects,
      Planted(
        base: Counter(),
        adding: [
          Feedback.react(toEach: { Array(0..<max(0, $0.count)) }, id: \.self, "save") { (_: Int) in
            .run { _ in try await Task.sleep(for: .seconds(3_600)) }
          }
        ])),
    PlantedFault(
      "an effect that does not end", .settled,
      Planted(
        base: Counter(),
        adding: [
          Feedback.react(when: { $0.count == 2 }, "wait") { _ in
            .run { _ in for await _ in AsyncStream<Int>.makeStream().stream {} }
          }
        ]), runsEffects: true),
    PlantedFault(
      "an error that nothing handles", .loop,
      Planted(
        base: Counter(),
        adding: [
          Feedback.react(when: { $0.count == -1 }, "load") { _ in
            .run { _ in throw CocoaError(.fileNoSuchFile) }
          }
        ]), runsEffects: true),
    PlantedFault(
      "events that raise one another", .loop,
      Planted(
        base: Counter(),
        adding: [
          Feedback.react(to: { $0.count > 1 ? $0.count : nil }, "correct") { _ in
            .send(.incremented)
          }
        ])),
    PlantedFault(
      "a view with a random number", .view,
      Planted(
        base: Counter(),
        showing: { state, view in
          Column {
            view
            Text(state.count == 2 ? "\(Int.random(in: 0...1_000_000_000))" : "")
          }.node()
        })),
    PlantedFault(
      "a reducer with a random number", .replay,
      Planted(
        base: Counter(),
        reducing: { state, event, base in
          base.reduce(&state, event)
          if state.count == 2 { state.count += .random(in: 0...1_000_000_000) }
        })),
    PlantedFault(
      "a reducer that reads the system's clock", .replay,
      Planted(
        base: Tokens(),
        reducing: { state, event, base in
          base.reduce(&state, event)
          state.refreshes = ProcessInfo.processInfo.systemUptime.hashValue
        })),
    PlantedFault(
      "a lost update: an older state is written back",
      Planted(
        base: Tokens(),
        reducing: { state, event, base in
          let old = state.requests
          base.reduce(&state, event)
          if case .refreshed = event { state.requests = old }
        }), answers: DemoExploration.tokenAnswers,
      invariant: "a request waits only during a refresh",
      holds: { state in
        state.isRefreshing || !state.requests.contains { $0.stage == .waiting }
      }),
    PlantedFault(
      "a selection that stays behind a shorter list",
      Planted(
        base: Gitty(),
        reducing: { state, event, base in
          let selection = state.selection
          base.reduce(&state, event)
          if case .statusRead = event { state.selection = selection }
        },
        binding: { state, own in
          let last = (state.status?.files.count ?? 1) - 1
          return own
            + (state.selection < last
              ? [KeyBinding("x", "Last", sends: .selected(last))] : [])
        }), answers: DemoExploration.gittyAnswers,
      invariant: "a file is selected",
      holds: { $0.status?.files.isEmpty ?? true || $0.selected != nil }),
    PlantedFault(
      "a ball caught once that counts as two catches",
      Planted(
        base: Catch(),
        reducing: { state, event, base in
          base.reduce(&state, event)
          if case .held = state.ball, case .moved = event { state.catches += 1 }
        }),
      invariant: "the player with the ball follows from the number of catches",
      holds: { state in
        if case .held(let player) = state.ball {
          (player == .human) == state.catches.isMultiple(of: 2)
        } else {
          true
        }
      }),
    PlantedFault(
      "a time that goes back",
      Planted(
        base: Stopwatch(),
        reducing: { state, event, base in
          if case .timed(.toggled, let now) = event, state.isRunning {
            base.reduce(&state, .timed(.toggled, at: now))
            state.elapsed -= .milliseconds(1)
          } else {
            base.reduce(&state, event)
          }
        }),
      invariant: "the time is not negative", holds: { $0.elapsed >= .zero }),
  ]
}
