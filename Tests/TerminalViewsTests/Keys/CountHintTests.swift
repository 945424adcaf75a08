import TerminalModel
import TerminalViews
import Testing

/// Help for digits that begin or continue a count.
@Suite struct CountHintTests {
  private let down = KeyBinding<Tap>.counted("j", title: "Down") { _ in .added }
  private let third = KeyBinding("3", "Third", sends: Tap.removed)
  private let zero = KeyBinding("0", "Zero", sends: Tap.removed)
  private let inserted = KeyBinding(sequence: "3 x", "Third x", sends: Tap.removed)

  private func stage(
    _ inner: [KeyBinding<Tap>], in outer: [KeyBinding<Tap>], after keys: Key...
  ) -> Scene<Tap> {
    let view = Button("Go", sends: Tap.added).keys { inner }.keys { outer }
    return keys.reduce(scene(40, 2) { view }) { scene, key in
      let answer = scene.respond(to: .key(key))
      return TerminalViewsTests.scene(40, 2, interface: answer.interface) { view }
    }
  }

  private func titles(_ scene: Scene<Tap>) -> [String] { scene.hints.map(\.title) }

  @Test func `a digit that begins a count of an inner component is not shown`() {
    let scene = stage([down], in: [third, inserted, zero])
    #expect(titles(scene) == ["Down", "Zero"])
    #expect(scene.press(.character("3")).events.isEmpty)
    #expect(scene.press(.character("0")).events == [.removed])
  }

  @Test func `a digit that is bound beside or inside a counted binding is shown`() {
    #expect(titles(stage([down, third], in: [])) == ["Down", "Third"])
    #expect(titles(stage([third], in: [down])) == ["Third", "Down"])
  }

  @Test func `a digit is shown if a sequence of the counted binding's component begins with it`() {
    let sequence = KeyBinding(sequence: "3 3", "Twice", sends: Tap.added)
    let scene = stage([down, sequence], in: [third])
    #expect(titles(scene) == ["Down", "Twice", "Third"])
    let waiting = stage([down, sequence], in: [third], after: "3")
    #expect(waiting.press(.escape).events.isEmpty)
    #expect(waiting.press(.character("x")).events == [.removed])
  }

  @Test func `while a count is pending no digit is shown that continues it`() {
    let scene = stage([down, zero], in: [third], after: "2")
    #expect(titles(scene) == ["…", "Down", "Cancel"])
    #expect(scene.press(.character("3")).events.isEmpty)
    #expect(scene.press(.character("0")).events.isEmpty)
  }

  @Test func `a digit that is bound inside ends a pending count and is shown`() {
    let scene = stage([third], in: [down], after: "2")
    #expect(titles(scene) == ["…", "Third", "Down", "Cancel"])
    #expect(scene.press(.character("3")).events == [.removed])
  }

  @Test func `after a count and the first key of a sequence digits are shown`() {
    let row = KeyBinding<Tap>.counted("g 3", "g g", title: "Row") { _ in .added }
    #expect(titles(stage([row], in: [], after: "2", "g")).contains("Row"))
    let other = KeyBinding(sequence: "g 4", "Fourth", sends: Tap.removed)
    let scene = stage([row], in: [other], after: "2", "g")
    #expect(titles(scene).contains("Fourth"))
    #expect(scene.press(.character("4")).events == [.removed])
  }
}
