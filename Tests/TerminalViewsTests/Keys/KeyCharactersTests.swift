import TerminalModel
import TerminalViews
import Testing

@Suite struct KeyCharactersTests {
  private enum Event: Equatable { case typed(Character), helped, cleared }

  private let bindings: [KeyBinding<Event>] = [
    .characters("Filter") { .typed($0) },
    .help("?", sends: .helped),
    KeyBinding(["ctrl+u", .backspace], "Clear", sends: .cleared),
  ]

  @Test(arguments: ["a", "Z", " ", "é", "あ", "👍🏽", "한", "e\u{301}"] as [Character])
  func `a binding of characters gets each typed character`(character: Character) {
    #expect(bindings.match(Key(.character(character))) == .action(.sends(.typed(character))))
  }

  @Test func `bindings of single keys come first, wherever they stand`() {
    #expect(bindings.match("?") == .action(.sends(.helped)))
    #expect(bindings.match(.backspace) == .action(.sends(.cleared)))
    #expect(bindings.match("ctrl+u") == .action(.sends(.cleared)))
  }

  @Test(arguments: ["ctrl+a", "alt+a", "enter", "left", "f1"] as [Key])
  func `other keys type no character`(key: Key) {
    #expect(bindings.match(key) == .none)
  }

  @Test func `the event of a character can be turned into that of a parent`() {
    let mapped = bindings.map { binding in binding.map { [$0] } }
    #expect(mapped.match("x") == .action(.sends([.typed("x")])))
    #expect(mapped.match("?") == .action(.sends([.helped])))
    #expect(mapped[0].title == "Filter")
  }

  @Test func `bindings of characters are equal if their titles are`() {
    #expect(bindings[0] == .characters("Filter") { _ in .cleared })
    #expect(bindings[0] != .characters("Search") { .typed($0) })
    #expect(bindings[0] != bindings[1])
  }

  @Test func `the characters of an inner view come before the keys of an outer one`() {
    let scene = scene(30, 2) {
      Column {
        Text("inner").keys([.characters("Filter") { $0 == "x" ? .added : .removed }])
        KeyHints()
      }.keys([KeyBinding("x", "Cut", sends: .chosen(0)), .quit("ctrl+q")])
    }
    #expect(scene.press(.character("x")).events == [.added])
    #expect(scene.press(.character("y")).events == [.removed])
    #expect(scene.press(.character("q"), .control).quits)
    #expect(scene.draw().text == "inner\n a–z Filter           ^Q Quit")
  }
}
