import TerminalModel
import TerminalViews

/// A screen with a palette, and the events that it sent.
struct PaletteStage {
  enum Event: Equatable { case closed, added, removed(Int) }

  var size = Size(columns: 60, rows: 16)
  var interface = InterfaceState()
  var events: [Event] = []
  var hasQuit = false
  var bindings: [KeyBinding<Event>] = [
    KeyBinding("a", "Add", sends: .added),
    KeyBinding(["d", .delete], "Remove", sends: .removed(1)),
    KeyBinding.counted("j", title: "Down") { .removed($0) }, KeyBinding.copySelection("y"),
    KeyBinding.quit("q"),
  ]

  var scene: Scene<Event> {
    let view = Text<Event>("behind")
      .dialog { CommandPalette(of: bindings, closes: .closed) }
    return Scene(view, size: size, interface: interface)
  }

  mutating func take(_ input: Input) {
    let answer = scene.respond(to: input)
    (interface, hasQuit) = (answer.interface, hasQuit || answer.quits)
    events += answer.events
  }

  mutating func press(_ script: String) throws {
    for key in try KeyScript(script).keys { take(.key(key)) }
  }

  /// Presses and releases the left button in the row of a text, at the middle column.
  mutating func click(_ text: String) {
    let place = place(of: text)
    take(.mouse(Mouse(.pressed(.left), at: place)))
    take(.mouse(Mouse(.released(.left), at: place)))
  }

  /// The middle column of the first row that contains a text; a row below the screen if none does.
  func place(of text: String) -> Position {
    let rows = scene.draw().text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = rows.firstIndex { $0.contains(text) }
    return Position(column: size.columns / 2, row: row ?? size.rows)
  }
}
