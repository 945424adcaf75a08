import TerminalModel
import TerminalViews
import Testing

/// The inputs that show and hide a tooltip.
@Suite struct TooltipTests {
  /// A button with a tooltip and one without, in a screen with space for the tooltip.
  private var session = ViewSession(16, 6) {
    Button("Sync", sends: .added).tooltip("Copies it")
    Button("Quit", sends: .removed)
  }

  private static let shown = """
    [›Sync‹]
    ╭───────────╮
    │ Copies it │
    ╰───────────╯


    """

  private var isShown: Bool { session.text.contains("Copies it") }

  /// Moves the pointer to the button, where it rests.
  private mutating func rest() {
    session.mouse(.moved, 2, 0)
    session.rest()
  }

  @Test mutating func `it is shown when the pointer has rested on its view`() {
    session.mouse(.moved, 2, 0)
    #expect(!isShown)
    session.rest()
    #expect(session.text == Self.shown)
  }

  @Test mutating func `it stays while the pointer moves inside its view`() {
    rest()
    session.mouse(.moved, 3, 0)
    #expect(isShown)
  }

  @Test mutating func `it is hidden when the pointer leaves its view, and shown after a new rest`()
  {
    rest()
    session.mouse(.moved, 2, 1)
    #expect(!isShown)
    session.rest()
    #expect(!isShown)
    session.mouse(.moved, 2, 0)
    session.rest()
    #expect(isShown)
  }

  @Test(
    arguments: [
      .key("x"), .paste("x"), .mouse(Mouse(.pressed(.left), at: .origin)),
      .mouse(Mouse(.scrolledDown, at: .origin)),
    ] as [Input])
  mutating func `the next input hides it until the pointer has left its view`(input: Input) {
    rest()
    session.send(input)
    #expect(!isShown)
    session.mouse(.moved, 3, 0)
    session.rest()
    #expect(!isShown)
  }

  @Test mutating func `an input ends the time for which the pointer rests`() {
    session.mouse(.moved, 2, 0)
    session.press("x")
    session.rest()
    #expect(!isShown)
  }

  @Test mutating func `the key or the press that hides it has its usual effect`() {
    rest()
    session.press(.enter)
    #expect(session.events == [.added])
    session.mouse(.moved, 2, 5)
    rest()
    session.click(2, 0)
    #expect(session.events == [.added, .added])
    session.mouse(.moved, 2, 5)
    rest()
    session.press(.tab, .enter)
    #expect(session.events == [.added, .added, .removed])
  }

  @Test mutating func `a press on it reaches the view behind it`() {
    rest()
    session.click(2, 1)
    #expect(session.events == [.removed])
  }

  @Test(arguments: [.ctrl(.function(1)), .alt("h")] as [Key])
  mutating func `a key shows and hides the tooltip of the view with the focus`(key: Key) {
    #expect(session.scene.untyped.takes(key))
    session.press(key)
    #expect(session.text == Self.shown)
    session.mouse(.moved, 2, 5)
    #expect(isShown)
    session.press(key)
    #expect(!isShown)
    session.press(key, "x")
    #expect(!isShown)
  }

  @Test mutating func `the key does nothing at a view without a tooltip`() {
    session.press(.tab, .ctrl(.function(1)))
    #expect(!isShown)
    #expect(!session.isHandled)
  }

  @Test mutating func `the key hides a tooltip that the pointer has shown`() {
    rest()
    session.press(.alt("h"))
    #expect(!isShown)
    session.press(.alt("h"))
    #expect(isShown)
  }

  @Test mutating func `the tooltip under the pointer replaces that of the key`() {
    var session = ViewSession(16, 6) {
      Button("A", sends: .added).tooltip("First")
      Button("B", sends: .added).tooltip("Second")
    }
    session.press(.alt("h"))
    session.mouse(.moved, 1, 1)
    session.rest()
    #expect(!session.text.contains("First"))
    #expect(session.text.contains("Second"))
  }

  @Test func `of nested tooltips that of the innermost view under the pointer is shown`() {
    var session = ViewSession(16, 9) {
      Button("A", sends: .added).tooltip("Inner").padded().tooltip("Outer")
    }
    session.mouse(.moved, 0, 0)
    session.rest()
    #expect(session.text.contains("Outer"))
    session.mouse(.moved, 2, 1)
    session.rest()
    #expect(session.text.contains("Inner"))
    #expect(!session.text.contains("Outer"))
  }

  @Test func `a key binding takes the key first`() {
    var session = ViewSession(16, 6) {
      Button("Sync", sends: .added).tooltip("Copies it")
        .keys([KeyBinding(.alt("h"), "Hide", sends: .removed)])
    }
    session.press(.alt("h"))
    #expect(session.events == [.removed])
    #expect(!session.text.contains("Copies it"))
  }

  @Test func `the time for which the pointer rests is half a second`() {
    #expect(TooltipState.delay == .milliseconds(500))
  }

  @Test func `the terminal reports all movements only while a view with a tooltip is visible`() {
    let button = Button("Sync", sends: Tap.added)
    #expect(scene(16, 6) { button }.draw().mouse == .drags)
    #expect(scene(16, 6) { button.tooltip("") }.draw().mouse == .drags)
    #expect(scene(16, 6) { button.tooltip("Copies it") }.draw().mouse == .everything)
    let cut = scene(16, 1) {
      Column { Button("Quit", sends: .removed) }
      ScrollView { button.tooltip("Copies it") }
    }
    #expect(cut.draw().mouse == .drags)
  }
}
