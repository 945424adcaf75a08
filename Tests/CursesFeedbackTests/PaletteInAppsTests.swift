import CursesFeedbackTesting
import Testing

/// A palette of the bindings of the shown screen and of the actions of the application.
@MainActor
@Suite struct PaletteInAppsTests {
  private let app = TestApp(Office(), size: Size(columns: 50, rows: 16))

  /// The titles and keys in the palette, which the test opens and closes.
  private var offered: [String] {
    app.press("ctrl+k")
    defer { app.press("esc") }
    return app.frame.text.split(separator: "\n").filter { $0.contains("│") }.dropFirst(2)
      .map { $0.split { " │▌┃".contains($0) }.joined(separator: " ") }
  }

  @Test func `the palette has only the commands of the shown screen and of the application`() {
    #expect(offered == ["Send s", "Sign out", "Export all", "Draw d", "Quit q"])
    app.press("d")
    #expect(offered == ["Erase e", "Sign out s", "Export all", "Mail m", "Quit q"])
    app.press("e")
    #expect(offered == ["Sign out s", "Export all", "Mail m", "Quit q"])
  }

  @Test func `a chosen command of a screen is an event of that screen`() {
    app.press("ctrl+k", "enter", "d", "ctrl+k", "enter")
    #expect(app.state.mail.sent == 1)
    #expect(app.state.drawing.isBlank)
  }

  @Test func `actions without keys and commands with taken keys run`() {
    app.press("ctrl+k")
    app.type("exp")
    app.press("enter", "ctrl+k")
    app.type("sign")
    app.press("enter")
    #expect(app.state.log == ["exported", "signed out"])
    app.press("s")
    #expect(app.state.mail.sent == 1)
    #expect(app.state.log.count == 2)
  }

  @Test func `the keys of the commands type text while the palette is open`() {
    app.press("ctrl+k", "s", "d", "q")
    #expect(app.state == Office.State(searches: true))
    #expect(!app.hasEnded)
  }

  @Test func `help shows neither actions without keys nor commands with taken keys`() {
    #expect(app.frame.text.hasSuffix(" s Send   d Draw   ^K Commands             q Quit"))
  }
}

/// Two screens, of which one is shown, and a palette.
private struct Office: Component {
  struct State: Equatable, Sendable {
    var mail = Mail.State()
    var drawing = Drawing.State()
    var isDrawing = false
    var searches = false
    var log: [String] = []
  }

  enum Event: Sendable {
    case mail(Mail.Event), drawing(Drawing.Event), switched, searchToggled, logged(String)

    var mail: Mail.Event? { if case .mail(let event) = self { event } else { nil } }
    var drawing: Drawing.Event? { if case .drawing(let event) = self { event } else { nil } }
  }

  let initial = State()
  private let mail = Mail().scope(\State.mail, Case(Event.mail, \.mail))
  private let drawing = Drawing().scope(\State.drawing, Case(Event.drawing, \.drawing))

  var children: [Scope<State, Event>] { [mail, drawing] }

  func reduce(_ state: inout State, _ event: Event) {
    switch event {
    case .switched: state.isDrawing.toggle()
    case .searchToggled: state.searches.toggle()
    case .logged(let text): state.log.append(text)
    case .mail, .drawing: break
    }
  }

  func view(_ state: State) -> Node<Event> {
    Column {
      if state.isDrawing { drawing.view(state) } else { mail.view(state) }
      Spacer()
      KeyHints()
    }
    .dialog {
      if state.searches { CommandPalette(of: commands(in: state), closes: .searchToggled) }
    }
  }

  func keys(_ state: State) -> [KeyBinding<Event>] {
    if !state.searches {
      own(in: state)
      KeyBinding("ctrl+k", "Commands", sends: .searchToggled)
    }
  }

  @KeyBuilder<Event> private func commands(in state: State) -> [KeyBinding<Event>] {
    if state.isDrawing {
      Drawing().keys(state.drawing).map { $0.map(Event.drawing) }
    } else {
      Mail().keys(state.mail).map { $0.map(Event.mail) }
    }
    own(in: state)
  }

  @KeyBuilder<Event> private func own(in state: State) -> [KeyBinding<Event>] {
    KeyBinding("s", "Sign out", sends: .logged("signed out"))
    KeyBinding([], "Export all", sends: .logged("exported"))
    if state.isDrawing {
      KeyBinding("m", "Mail", sends: .switched)
    } else {
      KeyBinding("d", "Draw", sends: .switched)
    }
    KeyBinding.quit("q")
  }
}

private struct Mail: Component {
  struct State: Equatable, Sendable { var sent = 0 }
  enum Event: Sendable { case sent }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) { state.sent += 1 }
  func view(_ state: State) -> Node<Event> { Text("\(state.sent) sent") }
  func keys(_ state: State) -> [KeyBinding<Event>] { KeyBinding("s", "Send", sends: .sent) }
}

private struct Drawing: Component {
  struct State: Equatable, Sendable { var isBlank = false }
  enum Event: Sendable { case erased }

  let initial = State()

  func reduce(_ state: inout State, _ event: Event) { state.isBlank = true }
  func view(_ state: State) -> Node<Event> { Text(state.isBlank ? "blank" : "a house") }
  func keys(_ state: State) -> [KeyBinding<Event>] {
    if !state.isBlank { KeyBinding("e", "Erase", sends: .erased) }
  }
}
