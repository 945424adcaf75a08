import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// Input that neither a view nor a key binding handles: `Component.event(for:in:)`.
@MainActor @Suite struct UnboundInputTests {
  private let app = HeadlessApp(Notepad(), size: Size(columns: 20, rows: 3))

  /// The inputs that the application got after its first size.
  private var inputs: [Input] { Array(app.state.inputs.dropFirst()) }

  @Test(
    arguments: [
      Input.key("x"), .key("日"), .key(.ctrl("l")), .key("tab"), .key(.up), .paste("a\nb"),
      .mouse(Mouse(.pressed(.left), at: Position(column: 15, row: 2))),
      .mouse(Mouse(.pressed(.right), at: .origin)), .mouse(Mouse(.scrolledUp, at: .origin)),
      .focused(false), .focused(true),
    ])
  func `an input that no view and no key binding handles reaches the application`(input: Input) {
    app.take([input])
    #expect(inputs == [input])
  }

  @Test func `a bound key and an input for a widget do not reach the application`() {
    let press = Mouse(.pressed(.left), at: .origin)
    let release = Mouse(.released(.left), at: .origin)
    app.take([.key("b"), .key("enter"), .mouse(press), .mouse(release)])
    #expect(inputs.isEmpty)
    #expect(app.state.count == 3)
  }

  @Test func `text that is typed arrives character by character, in order`() {
    app.terminal.report(.bytes(Array("é あ 👍🏽 한".utf8)))
    #expect(inputs == "é あ 👍🏽 한".filter { $0 != " " }.map { .key(Key(.character($0))) })
    #expect(app.state.count == 3, "the button takes the blanks")
  }

  @Test func `a paste of any length is one event and one frame`() {
    let text = String(repeating: "line\n", count: 20_000)
    app.terminal.report(.bytes(Array("\u{1B}[200~\(text)\u{1B}[201~".utf8)))
    #expect(inputs == [.paste(text)])
    #expect(app.terminal.frameCount == 2)
  }

  @Test func `input without a screen reaches the application`() {
    let terminal = MemoryTerminal()
    let session = Session(terminal: terminal, clock: VirtualClock())
    let loop = FeedbackLoop(
      initial: [],
      reduce: Reducer { (inputs: inout [Input], input: Input) in inputs.append(input) },
      feedbacks: [
        .input(from: session, event: { input, _ in input }) { _ in KeyBinding.quit("q") }
      ],
      clock: VirtualClock())
    loop.start()
    terminal.report(.bytes(Array("x\r\u{1B}[200~text\u{1B}[201~\u{1B}[<0;1;1M".utf8)))
    #expect(
      loop.state == [
        .resized(.standard), .key("x"), .key("enter"), .paste("text"),
        .mouse(Mouse(.pressed(.left), at: .origin)),
      ])
  }

  @Test func `Ctrl-C, Ctrl-Z and Ctrl-L keep their effects if the application has no event`() {
    let app = HeadlessApp(Tally())
    app.take([.key(.ctrl("z")), .key(.ctrl("c"))])
    #expect(app.terminal.suspensionCount == 1)
    #expect(app.hasEnded)
  }

  @Test func `an application that has an event for Ctrl-C and Ctrl-Z keeps running`() {
    app.take([.key(.ctrl("z")), .key(.ctrl("c"))])
    #expect(inputs == [.key(.ctrl("z")), .key(.ctrl("c"))])
    #expect(app.terminal.suspensionCount == 0)
    #expect(!app.hasEnded)
  }
}

/// A component that notes every input, with a key and a button that it counts.
struct Notepad: Component {
  struct State: Equatable, Sendable {
    var inputs: [Input] = []
    var count = 0
  }
  enum Event: Sendable { case got(Input), counted }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .got(let input): state.inputs.append(input)
    case .counted: state.count += 1
    }
  }

  func view(_ state: State) -> Node<Event> {
    Button("Count", sends: .counted)
    Text("\(state.inputs.count)")
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    KeyBinding("b", sends: .counted)
  }

  func event(for input: Input, in state: State) -> Event? { .got(input) }
}
