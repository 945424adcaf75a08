import TerminalModel
import TerminalViews

/// A view that gets one input after another, and keeps its interface state between them.
///
/// Its screen has no colours, so that its text shows the states of all controls.
struct ViewSession {
  let size: Size
  let view: () -> Node<Tap>
  private(set) var interface = InterfaceState()
  private(set) var events: [Tap] = []
  private(set) var quits = false
  private(set) var isHandled = false

  init(_ columns: Int = 30, _ rows: Int = 12, @ViewBuilder<Tap> _ view: @escaping () -> Node<Tap>) {
    size = Size(columns: columns, rows: rows)
    self.view = view
  }

  var scene: Scene<Tap> {
    Scene(view(), size: size, interface: interface, display: .withoutColors)
  }

  /// The lines of the screen, without empty ones at the end.
  var lines: [Substring] { scene.draw().text.split(separator: "\n") }
  var text: String { scene.draw().text }

  mutating func send(_ input: Input) {
    let answer = scene.respond(to: input, at: .zero)
    interface = answer.interface
    events += answer.events
    quits = answer.quits
    isHandled = answer.isHandled
  }

  mutating func press(_ keys: Key...) { for key in keys { send(.key(key)) } }

  mutating func mouse(_ action: Mouse.Action, _ column: Int, _ row: Int) {
    send(.mouse(Mouse(action, at: Position(column: column, row: row))))
  }

  /// A press and a release at a cell.
  mutating func click(_ column: Int, _ row: Int, _ button: Mouse.Button = .left) {
    mouse(.pressed(button), column, row)
    mouse(.released(button), column, row)
  }

  /// Ends the time for which the pointer rests.
  mutating func rest() { interface.tooltip = scene.interface.tooltip?.afterDelay }

  func after(_ keys: Key...) -> ViewSession {
    var session = self
    for key in keys { session.send(.key(key)) }
    return session
  }
}
