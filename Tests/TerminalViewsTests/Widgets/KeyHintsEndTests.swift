import TerminalModel
import TerminalViews
import Testing

/// The hint that ends the session, which a help bar keeps.
@Suite struct KeyHintsEndTests {
  private func bar(
    endsAtInterrupt: Bool = false, isTyping: Bool = false, event: Tap? = nil,
    _ bindings: [KeyBinding<Tap>]
  ) -> String {
    let view = Column<Tap> {
      if isTyping { TextField(text: "Ada", changes: { _ in .added }) }
      KeyHints()
    }
    .keys(event: { _ in event }) { bindings }
    var frame = Frame(size: .zero)
    UntypedScene(
      view.element, size: Size(columns: 30, rows: isTyping ? 2 : 1), interface: InterfaceState(),
      endsAtInterrupt: endsAtInterrupt
    )
    .draw(into: &frame)
    return frame.text.split(separator: "\n").last.map(String.init) ?? ""
  }

  @Test func `an untitled binding is shown if the keys of the titled one are taken`() {
    let bindings: [KeyBinding<Tap>] = [.quit("ctrl+c", title: ""), .quit("q")]
    #expect(bar(bindings) == "                       q Quit")
    #expect(bar(isTyping: true, bindings) == "                      ^C Quit")
  }

  @Test func `Ctrl-C is shown if it ends the session and no binding does`() {
    let bindings = [KeyBinding("a", "Add", sends: Tap.added)]
    #expect(bar(endsAtInterrupt: true, bindings) == " a Add                ^C Quit")
    #expect(bar(endsAtInterrupt: false, bindings) == " a Add")
    #expect(bar(endsAtInterrupt: true, [.quit("q")]) == "                       q Quit")
    #expect(bar(endsAtInterrupt: true, isTyping: true, [.quit("q")]) == bar([.quit("ctrl+c")]))
  }

  @Test func `Ctrl-C is not shown if the application responds to it`() {
    let bindings = [KeyBinding("ctrl+c", sends: Tap.added)]
    #expect(bar(endsAtInterrupt: true, bindings) == "")
    #expect(bar(endsAtInterrupt: true, event: .added, []) == "")
  }

  @Test func `a quit binding that sends an event takes the place of one that ends the session`() {
    let bindings: [KeyBinding<Tap>] = [
      .quit("q", "ctrl+c", title: "Stop", sends: .removed), KeyBinding("a", "Add", sends: .added),
    ]
    #expect(bar(endsAtInterrupt: true, bindings) == " a Add                 q Stop")
    #expect(bar(isTyping: true, bindings) == "                      ^C Stop")
    let scene = scene(30, 1) { KeyHints().keys { bindings } }
    #expect(scene.press(.character("q")).events == [.removed])
    #expect(!scene.press(.character("q")).quits)
  }

  @Test func `a quit binding with a group and a name keeps its place`() {
    let binding = KeyBinding.quit("q", group: "End", sends: Tap.removed).command("leave")
    #expect(
      bar([KeyBinding("a", "Add", sends: .added), binding]) == " a Add                 q Quit")
  }
}
