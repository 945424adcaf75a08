import CursesFeedbackTesting
import Testing

@testable import CursesFeedback

/// The size of the screen as an event.
@MainActor @Suite struct SizeEventTests {
  private let app = HeadlessApp(Ruler(), size: Size(columns: 20, rows: 3))

  @Test func `the first frame shows the state with the size`() {
    #expect(app.terminal.frameCount == 1)
    #expect(app.terminal.frame?.text.hasPrefix("20x3, sizes: 1") == true)
  }

  @Test func `a resize and the state that follows from it are one frame`() {
    app.resize(to: Size(columns: 30, rows: 4))
    #expect(app.terminal.frameCount == 2)
    #expect(app.terminal.frame?.size == Size(columns: 30, rows: 4))
    #expect(app.terminal.frame?.text.hasPrefix("30x4, sizes: 2") == true)
  }

  @Test func `consecutive resizes are drawn once an interval, and the last one always`() {
    for columns in 21...40 { app.resize(to: Size(columns: columns, rows: 3)) }
    #expect(app.terminal.frameCount == 2)
    app.advance(by: .milliseconds(17))
    #expect(app.terminal.frameCount == 3)
    #expect(app.terminal.frame?.text.hasPrefix("40x3, sizes: 21") == true)
  }

  @Test func `a screen that only has to be drawn again is no event`() {
    app.terminal.report(.resumed)
    app.terminal.report(.resized(Size(columns: 20, rows: 3)))
    #expect(app.state.sizes.count == 1)
    #expect(app.terminal.lastChanges?.cellCount == 60)
  }

  @Test func `a key after a resize is read with the view of the new size`() {
    app.resize(to: Size(columns: 30, rows: 4))
    app.take([.key("enter")])
    #expect(app.state.pressed == Size(columns: 30, rows: 4))
  }

  @Test func `a second loop on the same session gets the size, too`() {
    let terminal = MemoryTerminal(size: Size(columns: 20, rows: 3))
    let clock = VirtualClock()
    let session = Session(terminal: terminal, clock: clock)
    let first = Ruler().makeLoop(on: session, clock: VirtualClock())
    first.start()
    terminal.report(.resized(Size(columns: 15, rows: 3)))
    first.stop()
    let second = Ruler().makeLoop(on: session, clock: VirtualClock())
    second.start()
    clock.advance(by: .milliseconds(17))
    #expect(second.state.sizes == [Size(columns: 15, rows: 3)])
    #expect(terminal.frame?.text.hasPrefix("15x3, sizes: 1") == true)
  }

  @Test func `an application without an event for sizes draws one frame for each size`() {
    let app = HeadlessApp(Tally(), size: Size(columns: 20, rows: 3))
    #expect(app.terminal.frameCount == 1)
    app.resize(to: Size(columns: 30, rows: 4))
    #expect(app.terminal.frameCount == 2)
  }
}

/// A component that shows the size of the screen.
private struct Ruler: Component {
  struct State: Equatable, Sendable {
    var sizes: [Size] = []
    var pressed: Size?
    var size: Size { sizes.last ?? .zero }
  }
  enum Event: Sendable { case resized(Size), pressed(Size) }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .resized(let size): state.sizes.append(size)
    case .pressed(let size): state.pressed = size
    }
  }

  func view(_ state: State) -> Node<Event> {
    Text("\(state.size.columns)x\(state.size.rows), sizes: \(state.sizes.count)")
    Button("Press", sends: .pressed(state.size))
  }

  func event(for input: Input, in state: State) -> Event? {
    switch input {
    case .resized(let size): .resized(size)
    case .key, .mouse, .paste, .focused: nil
    }
  }
}
