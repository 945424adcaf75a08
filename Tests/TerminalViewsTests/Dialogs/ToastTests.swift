import TerminalModel
import TerminalViews
import Testing

@Suite struct ToastTests {
  private func messages(_ texts: String...) -> [Toast] {
    texts.reduce(into: []) { $0.show($1, level: .success) }
  }

  private func screen(
    _ columns: Int, _ rows: Int, _ toasts: [Toast], at alignment: Alignment = .bottomTrailing
  ) -> String {
    scene(columns, rows, InterfaceState(), sending: Tap.self) {
      Canvas { $0.fill(with: "·") }.toasts(toasts, at: alignment)
    }.draw().text
  }

  @Test func `the newest message is next to the edge of the screen`() {
    let toasts = messages("First", "The second")
    #expect(
      screen(20, 5, toasts)
        == """
        ····················
        ····················
        ·········· ✓ First ·
        ····· ✓ The second ·
        ····················
        """)
    #expect(
      screen(20, 4, toasts, at: .topLeading)
        == """
        ····················
        · ✓ The second ·····
        · ✓ First ··········
        ····················
        """)
  }

  @Test(arguments: [(20, "····· ✓ The second ·"), (8, "· ✓ T… ·")])
  func `if not all fit, the oldest are left out`(columns: Int, expected: String) {
    let free = String(repeating: "·", count: columns)
    let text = screen(columns, 3, messages("First", "The second"))
    #expect(text == "\(free)\n\(expected)\n\(free)")
  }

  @Test func `messages are in front of a dialog, whichever view has them`() {
    func screen(hasToastsInside: Bool) -> String {
      scene(20, 5, InterfaceState(), sending: Tap.self) {
        let view = Canvas<Tap> { $0.fill(with: "·") }
        let inner = hasToastsInside ? view.toasts(messages("First")) : view.node()
        let outer = inner.dialog { Canvas(width: 18, height: 4) { $0.fill(with: "d") } }
        hasToastsInside ? outer : outer.toasts(messages("First"))
      }.draw().text
    }
    #expect(screen(hasToastsInside: true).contains("ddd ✓ First ·"))
    #expect(screen(hasToastsInside: true) == screen(hasToastsInside: false))
  }

  @Test func `a screen without space inside the margin shows no message`() {
    #expect(screen(10, 1, messages("First")) == "··········")
    #expect(screen(0, 0, messages("First")) == "")
  }

  @Test func `a long message is wrapped at 40 columns`() {
    let text = screen(80, 6, messages(String(repeating: "word ", count: 12)))
    #expect(text.contains("· ✓ word word word word word word word ·"))
  }

  @Test(
    arguments: [
      (.info, "i", .info), (.success, "✓", .success), (.warning, "!", .warning),
      (.error, "✗", .error),
    ] as [(Toast.Level, String, Color)])
  func `each level has a sign and a colour`(level: Toast.Level, sign: String, color: Color) {
    let scene = scene(20, 3, InterfaceState(), sending: Tap.self) {
      Text("").toasts([Toast("Text", level: level, id: 1)])
    }
    #expect(scene.draw().text.contains(" \(sign) Text"))
    let style = Style(foreground: .onAccent, background: color)
    #expect((11...18).allSatisfy { scene.style(column: $0, row: 1).background == color })
    #expect(scene.style(column: 14, row: 1) == style)
    #expect(style.shownAttributes == .reverse)
  }

  @Test func `a message takes no input`() {
    let scene = scene(20, 3, InterfaceState(), sending: Tap.self) {
      Recorder().map { _ in Tap.added }.frame(width: 20)
      Canvas(height: 2) { _ in }.toasts(messages("Front"))
    }
    #expect(scene.press(.enter).events == [.added])
  }

  @Test func `the oldest messages are removed when there are more than the limit`() {
    #expect(messages("a", "b", "c", "d", "e", "f").map(\.text) == ["b", "c", "d", "e", "f"])
    var toasts = messages("a", "b", "c")
    toasts.show("d", limit: 2)
    #expect(toasts.map(\.text) == ["c", "d"])
    toasts.show("e", limit: 0)
    #expect(toasts.map(\.text) == ["e"])
  }

  @Test func `a message stays whole and in front of the help screen`() {
    func view(_ interface: InterfaceState) -> Scene<Tap> {
      scene(40, 6, interface: interface) {
        Button("Add", sends: Tap.added)
          .keys([KeyBinding("x", "Command 5", sends: .chosen(5))])
          .toasts(messages("Deleted the notes"), at: .topTrailing)
      }
    }
    let help = view(view(InterfaceState()).press(.character("?")).interface)
    #expect(help.draw().text.contains("Command 5"))
    #expect(help.draw().text.contains("✓ Deleted the notes"))
  }

  @Test func `an identity is used once among the shown messages`() {
    var toasts = messages("a", "b", "c")
    toasts.dismiss(2)
    toasts.show("d")
    #expect(toasts.map(\.id) == [1, 3, 4])
    toasts.dismiss(7)
    #expect(toasts.map(\.text) == ["a", "c", "d"])
  }
}
