import TerminalModel

@testable import TerminalViews

/// The events of editors in tests.
enum EditorEvent: Hashable {
  case changed(TextDocument)
  case selected(Range<TextPosition>)
  case bound
}

/// A screen with an editor, the application's text, and the interface state.
struct EditorStage {
  var text: TextDocument
  var size: Size
  var search: TextSearch?
  var interface = InterfaceState()
  /// The time of the next input.
  var time: Duration?
  var events: [EditorEvent] = []
  /// The application's text for the text of an event.
  var reduce: (TextDocument) -> TextDocument = { $0 }
  var change: (TextEditor<EditorEvent>) -> Node<EditorEvent>

  init(
    _ text: String = "", columns: Int = 14, rows: Int = 4,
    _ change: @escaping (TextEditor<EditorEvent>) -> TextEditor<EditorEvent> = { $0 }
  ) {
    self.text = TextDocument(text)
    size = Size(columns: columns, rows: rows)
    self.change = { change($0).node() }
  }

  var scene: Scene<EditorEvent> {
    let editor = TextEditor("Note", text: text, changes: EditorEvent.changed).find(search)
    return Scene(change(editor), size: size, interface: interface)
  }

  var frame: Frame { scene.draw() }
  var cursor: Position? { frame.cursor }
  var memory: EditorMemory {
    interface.memories.values.compactMap { $0.value as? TextEditorMemory }.first?.contents
      ?? EditorMemory()
  }

  /// The text with `|` at the cursor and `^` at the other end of the selection.
  var picture: String {
    let selection = memory.adapted(to: text).selection
    var marks = [(selection.cursor, "|")]
    if let anchor = selection.anchor { marks.append((anchor, "^")) }
    var copy = text
    for (position, mark) in marks.sorted(by: { $0.0 > $1.0 }) {
      copy.replace(position..<position, with: mark)
    }
    return copy.text
  }

  @discardableResult
  mutating func take(_ input: Input) -> Bool {
    let answer = scene.respond(to: input, at: time)
    interface = answer.interface
    events += answer.events
    for case .changed(let new) in answer.events { text = reduce(new) }
    return answer.isHandled
  }

  @discardableResult
  mutating func press(_ script: String) throws -> Bool {
    var isHandled = false
    for key in try KeyScript(script).keys { isHandled = take(.key(key)) }
    return isHandled
  }

  mutating func type(_ text: String) {
    for character in text {
      take(.key(character == "\n" ? .enter : Key(.character(character))))
    }
  }

  @discardableResult
  mutating func mouse(
    _ action: Mouse.Action, _ column: Int, _ row: Int, _ modifiers: Key.Modifiers = [],
    clicks: Int = 1
  ) -> Bool {
    var mouse = Mouse(action, at: Position(column: column, row: row), modifiers: modifiers)
    mouse.clickCount = clicks
    return take(.mouse(mouse))
  }

  /// The texts of the cells that have an attribute, by row.
  func text(with attribute: Style.Attributes) -> [String] {
    text { $0.shownAttributes.contains(attribute) }
  }

  /// The text of each row on a background colour.
  func text(on background: Color) -> [String] {
    text { $0.background == background }
  }

  private func text(where isShown: (Style) -> Bool) -> [String] {
    let buffer = frame.buffer
    return (0..<size.rows).map { row in
      buffer.row(row).filter { isShown($0.style) && !$0.isContinuation }
        .map(\.cluster.description).joined()
    }
  }
}
