import TerminalModel
import TerminalViews

/// The events of fields in tests.
enum FieldEvent: Hashable {
  case changed(String)
  case hidden(Secret)
  case submitted, bound
}

/// A screen with fields, the application's text, and the interface state.
struct FieldStage {
  var text: String
  var size = Size(columns: 14, rows: 2)
  var interface = InterfaceState()
  /// The time of the next input.
  var time: Duration?
  var events: [FieldEvent] = []
  /// Whether the application takes a new text; a text that it does not take is rejected.
  var accepts: (String) -> Bool = { _ in true }
  @ViewBuilder<FieldEvent> var view: (String) -> Node<FieldEvent>

  init(_ text: String = "", @ViewBuilder<FieldEvent> view: @escaping (String) -> Node<FieldEvent>) {
    self.text = text
    self.view = view
  }

  /// A field with the modifiers that a closure adds.
  init(_ text: String = "", _ change: @escaping (TextField<FieldEvent>) -> TextField<FieldEvent>) {
    self.init(text) { text in
      change(TextField("Name", text: text, changes: FieldEvent.changed, submits: .submitted))
    }
  }

  var scene: Scene<FieldEvent> { Scene(view(text), size: size, interface: interface) }
  var frame: Frame { scene.draw() }
  /// The column of the terminal's cursor.
  var cursor: Int? { frame.cursor?.column }

  @discardableResult
  mutating func take(_ input: Input) -> Bool {
    let answer = scene.respond(to: input, at: time)
    interface = answer.interface
    events += answer.events
    for case .changed(let new) in answer.events where accepts(new) { text = new }
    for case .hidden(let new) in answer.events { text = new.revealed }
    return answer.isHandled
  }

  @discardableResult
  mutating func press(_ script: String) throws -> Bool {
    var isHandled = false
    for key in try KeyScript(script).keys { isHandled = take(.key(key)) }
    return isHandled
  }

  mutating func type(_ text: String) {
    for character in text { take(.key(Key(.character(character)))) }
  }

  mutating func mouse(_ action: Mouse.Action, column: Int, _ modifiers: Key.Modifiers = []) {
    take(.mouse(Mouse(action, at: Position(column: column, row: 0), modifiers: modifiers)))
  }

  /// The texts of the cells of the first row that have an attribute.
  func text(with attribute: Style.Attributes) -> String {
    frame.buffer.row(0).filter {
      $0.style.shownAttributes.contains(attribute) && !$0.isContinuation
    }
    .map(\.cluster.description).joined()
  }
}
