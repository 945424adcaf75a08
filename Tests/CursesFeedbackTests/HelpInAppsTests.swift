import CursesFeedbackTesting
import Foundation
import Testing

/// The help of an application that has no help of its own.
@MainActor
@Suite struct HelpInAppsTests {
  private struct Lamp: Component {
    enum Event: Codable, Equatable, Sendable { case turned, asked, ticked }
    let takesQuestions: Bool
    let initial: [Event] = []

    func reduce(_ state: inout [Event], _ event: Event) { state.append(event) }

    func view(_ state: [Event]) -> Node<Event> {
      Text("\(state.count) events")
      Spacer()
      KeyHints()
    }

    func keys(_ state: [Event]) -> [KeyBinding<Event>] {
      KeyBinding("space", "Turn on", sends: .turned)
      KeyBinding("t", "Tick", sends: .ticked)
    }

    func event(for input: Input, in state: [Event]) -> Event? {
      takesQuestions && input == .key("?") ? .asked : nil
    }
  }

  private func lamp(takesQuestions: Bool = false) -> TestApp<Lamp> {
    TestApp(
      Lamp(takesQuestions: takesQuestions), size: Size(columns: 28, rows: 9), records: true)
  }

  @Test func `a question mark shows the keys of an application without controls`() {
    let app = lamp()
    app.press("?")
    app.expectText("Space  Turn on")
    app.press("space")
    #expect(app.state == [.turned])
    #expect(!app.frame.text.contains("╭"))
    app.press("f1")
    app.expectText("Space  Turn on")
    app.press(.escape)
    #expect(!app.frame.text.contains("╭"))
  }

  @Test func `an event for an unbound question mark comes before help`() {
    let app = lamp(takesQuestions: true)
    app.press("?")
    #expect(app.state == [.asked])
    #expect(!app.frame.text.contains("╭"))
    app.press("f1")
    app.expectText("Space  Turn on")
  }

  @Test func `a session with help is replayed`() throws {
    let app = lamp()
    app.press("?", "t", "?", "down", .escape)
    let recording = try Recording(parsing: app.endRecording())
    expectReplay(recording, by: Lamp(takesQuestions: false))
  }

  @Test func `a restored application shows the help that was shown`() throws {
    let size = Size(columns: 28, rows: 9)
    let app = TestApp(Lamp(takesQuestions: false), size: size)
    app.press("?")
    let saved = try JSONEncoder().encode(app.interfaceState)
    let interface = try JSONDecoder().decode(InterfaceState.self, from: saved)
    let restored = TestApp(Lamp(takesQuestions: false), size: size, interface: interface)
    #expect(restored.frame == app.frame)
    #expect(restored.frame.text.contains("╭"))
    restored.press(.escape)
    #expect(!restored.frame.text.contains("╭"))
  }
}
