import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesFeedback

/// An application that is started with `--reduce-motion`, or with the variable REDUCE_MOTION.
@Suite(.timeLimit(.minutes(30))) struct MotionOptionTests {
  @Test func `the option is read, and the application runs in the terminal`() throws {
    var arguments = ["--reduce-motion", "file"]
    let options = try LaunchOptions(takingFrom: &arguments)
    #expect(options.display == DisplayOptions(reducesMotion: true))
    #expect(!options.isHeadless)
    #expect(arguments == ["file"])
  }

  @Test(arguments: [
    (["--reduce-motion", "--snapshot"], "", true), (["--snapshot"], "1", true),
    (["--snapshot"], "", false),
  ])
  func `the application and the widgets read the option`(
    arguments: [String], variable: String, isReduced: Bool
  ) async throws {
    var program = Program.product("launch-probe", arguments)
    program.environment["REDUCE_MOTION"] = variable
    let outcome = try await program.run()
    #expect(outcome.output.contains("◌ Nothing moves.") == isReduced)
    #expect(outcome.output.contains("Count: 0"))
    #expect(outcome.status == .exitCode(0))
  }

  @MainActor
  @Test func `a spinner and a blinking text draw one frame`() {
    let app = TestApp(Loading(), display: DisplayOptions(reducesMotion: true))
    app.press("l")
    let first = app.terminal.frameCount
    app.advance(by: .seconds(60))
    #expect(app.terminal.frameCount == first)
    #expect(app.clock.nextDeadline == nil)
    #expect(app.frame.text.hasPrefix("◌ Wait"))
    #expect(!app.frame.buffer.row(0).contains { $0.style.attributes.contains(.blink) })
  }

  @MainActor
  @Test func `without the option the spinner turns, and the text blinks`() {
    let app = TestApp(Loading())
    app.press("l")
    let first = app.terminal.frameCount
    app.advance(by: .seconds(1))
    #expect(app.terminal.frameCount == first + 10)
    #expect(app.frame.buffer.row(0).contains { $0.style.attributes.contains(.blink) })
  }
}

private struct Loading: Component {
  struct State: Equatable, Sendable {
    var isLoading = false
    var step = 0
  }
  enum Event: Sendable { case began, spun }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .began: state.isLoading = true
    case .spun: state.step += 1
    }
  }

  var feedbacks: [Feedback<State, Event>] {
    Feedback.decoration("spin", while: { $0.isLoading }, sends: .spun)
  }

  func view(_ state: State) -> Node<Event> {
    if state.isLoading {
      Row {
        Spinner(frame: state.step)
        Canvas(width: 4, height: 1) { area in
          area.write("Wait", at: .origin, style: Style(attributes: .blink))
        }
      }
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("l", "Load", sends: .began) }
}
