public import TerminalModel

/// An editor for a text of many lines.
///
/// The text is a ``TextDocument`` in the application's state; the editor sends an event with the
/// new text for each change, and shows the text that the state then has. The editor remembers the
/// cursor, the selection, the scroll offset and the changes that can be undone.
///
/// ```swift
/// TextEditor("Note", text: state.note, changes: Event.noteChanged)
///   .lineNumbers()
///   .indentation("  ")
///   .find(state.search)
/// ```
/// The editor takes the whole proposed size; with ``fittedHeight(_:)``, it is as high as its text.
/// While it has the focus, all characters and Enter go to it; Escape, function keys and, without
/// ``indentation(_:)``, Tab are left to other views and key bindings, and in a read-only editor that
/// does not submit, Enter, too. A paste is one change; control characters other than line ends and
/// tabs are left out.
///
/// An editor that shows one of several documents needs the identity of the document, as in
/// `.id(note.id)` (``View/id(_:)``): otherwise, a copy of a document counts as an edit of it, and
/// undo leads from the copy to the document.
///
/// The editor of a message submits with Enter, and begins a line with Alt-Enter, Ctrl-J or, if the
/// terminal reports it, Shift-Enter:
///
/// ```swift
/// TextEditor("Message", text: state.draft, changes: Event.draftChanged, submits: .sent)
///   .history(state.sent)
///   .fittedHeight(1...6)
/// ```
///
/// The cost of a key depends on the size of the screen and on the length of the visible lines. With
/// the number of lines, it grows logarithmically.
public struct TextEditor<Event>: DrawnControl {
  let title: String
  let text: TextDocument
  private let changes: (TextDocument) -> Event
  /// Makes the event of Enter, or nil if Enter begins a line.
  private var submits: (() -> Event)?
  private var selects: ((Range<TextPosition>) -> Event)?
  var options = TextEditorOptions()

  /// Makes an editor.
  ///
  /// - Parameters:
  ///   - title: The name of the editor; shown while the text is empty.
  ///   - text: The text in the application's state.
  ///   - changes: Makes the event for a new text.
  public init(
    _ title: String = "", text: TextDocument, changes: @escaping (TextDocument) -> Event
  ) {
    (self.title, self.text, self.changes) = (title, text, changes)
  }

  /// Makes an editor in which Enter submits.
  ///
  /// - Parameters:
  ///   - title: The name of the editor; shown while the text is empty.
  ///   - text: The text in the application's state.
  ///   - changes: Makes the event for a new text.
  ///   - submits: The event that Enter sends, also in a read-only editor; nil lets Enter begin a
  ///     line.
  public init(
    _ title: String = "", text: TextDocument, changes: @escaping (TextDocument) -> Event,
    submits: Event?
  ) {
    self.init(title, text: text, changes: changes)
    // A closure: with a stored event, the runtime would look up the type of the editor's fields for
    // each use of an editor, also of one that does not submit.
    if let submits { self.submits = { submits } }
  }

  /// Shows the number of each line at the left, if eight columns are left for text.
  public func lineNumbers(_ isShown: Bool = true) -> TextEditor {
    with { $0.options.showsLineNumbers = isShown }
  }

  /// Continues long lines in the next row, as by default, or lets the text scroll horizontally.
  public func softWrap(_ wraps: Bool = true) -> TextEditor { with { $0.options.wraps = wraps } }

  /// Lets Tab indent and Shift-Tab remove indentation, also of all selected lines.
  ///
  /// Without it, Tab and Shift-Tab move the focus. Enter keeps the indentation in both cases.
  ///
  /// - Parameter unit: The text of one level: blanks or a tab; nil for none.
  public func indentation(_ unit: String?) -> TextEditor { with { $0.options.indentation = unit } }

  /// Sets the columns between two tab stops; 8 by default, at least 1.
  public func tabWidth(_ columns: Int) -> TextEditor {
    with { $0.options.tabWidth = max(1, columns) }
  }

  /// Highlights the matches of a search, and selects and shows the match that the search found
  /// last.
  public func find(_ search: TextSearch?) -> TextEditor { with { $0.options.search = search } }

  /// Shows a message in the last row, such as the result of a validation; none for nil.
  public func message(_ message: String?) -> TextEditor {
    with { $0.options.message = message }
  }

  /// Lets the text be selected and copied, but not changed; keys that would change it are left to
  /// other views and to key bindings, and pastes to the application.
  public func readOnly(_ isReadOnly: Bool = true) -> TextEditor {
    with { $0.options.isReadOnly = isReadOnly }
  }

  /// Inserts another document in place of some pastes, such as a line that stands for a long text.
  ///
  /// ```swift
  /// TextEditor(text: state.note, changes: Event.noteChanged)
  ///   .replacingPastes { pasted in
  ///     let lines = TextDocument(pasted).lineCount
  ///     guard lines > 10 else { return nil }
  ///     var folded = TextDocument("[Pasted \(lines) lines]")
  ///     folded.annotate(.start..<folded.end, style: .dim, data: pasted, isAtomic: true)
  ///     return folded
  ///   }
  /// ```
  /// The paste is one change, with the annotations of the document.
  ///
  /// - Parameter replacement: Makes the document for a pasted text, from which control characters
  ///   other than line ends and tabs have been removed; nil inserts the text itself, and an empty
  ///   document inserts nothing.
  public func replacingPastes(_ replacement: @escaping (String) -> TextDocument?) -> TextEditor {
    with { $0.options.pasteReplacement = replacement }
  }

  /// Sends an event with the selection, or with the empty range at the cursor, after an input that
  /// changes this range.
  public func selectionChanges(
    _ event: @escaping (Range<TextPosition>) -> Event
  ) -> TextEditor {
    with { $0.selects = event }
  }

  private func with(_ change: (inout TextEditor) -> Void) -> TextEditor {
    var copy = self
    change(&copy)
    return copy
  }
}

extension TextEditor {
  /// The keys that type and edit, pastes, and the mouse.
  public var inputs: InputMask { .textEditing }

  /// Both directions; only the horizontal one if the height fits the text.
  public var fills: Axis.Set {
    options.fittedHeight == nil ? [.horizontal, .vertical] : .horizontal
  }

  /// Whether a key types, edits, moves the cursor, or submits.
  public func handles(_ key: Key, _ memory: TextEditorMemory, in size: Size) -> Bool {
    handles(key, in: size, memory)
  }

  fileprivate func handles(
    _ key: Key, in size: Size, _ memory: @autoclosure () -> TextEditorMemory
  ) -> Bool {
    switch command(for: key) {
    case nil: submits != nil && key == .enter
    case .newline: !options.isReadOnly
    case .indent, .outdent: options.indentation != nil && !options.isReadOnly
    case .cut, .copy, .copyAndDeselect: editor(memory(), in: size).memory.selection.range != nil
    case .move, .select, .selectAll: true
    case .insert, .paste, .delete, .kill, .yank, .transpose, .deleteBlanks, .changeCase, .undo,
      .redo:
      !options.isReadOnly
    }
  }

  /// The command of a key; nil for Enter if it submits, and for keys that the editor does not take.
  private func command(for key: Key) -> EditorCommand? {
    submits == nil ? EditorKeys.command(for: key) : EditorKeys.submittingCommand(for: key)
  }

  /// The proposed size, or the proposed columns and as many rows as the text needs.
  public func size(in proposed: Size) -> Size {
    guard let heights = options.fittedHeight else { return proposed }
    let area = area(in: Size(columns: proposed.columns, rows: heights.upperBound))
    let rows = EditorGeometry(text, options, size: area.text.size)
      .rowCount(upTo: heights.upperBound)
    let height = max(heights.lowerBound, rows).saturatingAdding(options.message == nil ? 0 : 1)
    return Size(columns: proposed.columns, rows: min(proposed.rows, height))
  }

  /// Draws the visible lines; the terminal's cursor is in the focused editor.
  public func draw(_ memory: TextEditorMemory, on area: inout DrawingArea) {
    EditorDrawing(self, memory, size: area.size).draw(on: &area)
  }

  /// The editor as a node.
  public func node() -> Node<Event> { Node(Element(EditorBehavior(untyped))) }

  /// The editor with events of any type.
  private var untyped: TextEditor<Any> {
    var editor = TextEditor<Any>(title, text: text, changes: changes)
    (editor.submits, editor.selects, editor.options) = (submits, selects, options)
    return editor
  }

  /// Edits the text, moves the cursor, scrolls, or submits.
  public func respond(
    to input: ControlInput, _ memory: inout TextEditorMemory, in size: Size
  ) -> ControlResponse<Event> {
    respond(to: input, &memory, in: size, at: nil)
  }

  /// Edits the text, moves the cursor, scrolls, or submits.
  ///
  /// A pause before the input ends a group of changes that are undone together.
  public func respond(
    to input: ControlInput, _ memory: inout TextEditorMemory, in size: Size, at time: Duration?
  ) -> ControlResponse<Event> {
    if let submits, input == .key(.enter) { return .sends(submits()) }
    var editor = editor(memory, in: size, at: time)
    let selection = editor.memory.selection.rangeOrCursor
    guard perform(input, with: &editor, in: size) else { return .ignored }
    let page = EditorPage(
      EditorGeometry(editor.text, options, size: area(in: size, of: editor.text).text.size),
      editor.memory)
    (editor.memory.top, editor.memory.scrollColumn) = (page.top, page.scrollColumn)
    memory = TextEditorMemory(editor.memory)
    var events: [Event] = []
    if !editor.text.isCopy(of: text) { events.append(changes(editor.text)) }
    if let selects, editor.memory.selection.rangeOrCursor != selection {
      events.append(selects(editor.memory.selection.rangeOrCursor))
    }
    var response = ControlResponse(events: events, isHandled: true)
    response.copied = editor.copied
    return response
  }

  private func editor(
    _ memory: TextEditorMemory, in size: Size, at time: Duration? = nil
  ) -> DocumentEditor {
    DocumentEditor(
      text, memory: memory.showing(options.search, in: text).contents, options: options,
      size: area(in: size).text.size, time: time)
  }

  private func perform(
    _ input: ControlInput, with editor: inout DocumentEditor, in size: Size
  ) -> Bool {
    switch input {
    case .key(let key):
      guard let command = command(for: key) else { return false }
      return editor.perform(command)
    case .paste(let text):
      return !options.isReadOnly && editor.perform(.paste(text))
    case .pointer(let pointer):
      return editor.respond(to: pointer, in: area(in: size))
    case .focusChanged:
      guard !editor.memory.rejected.isEmpty else { return false }
      editor.memory.rejected = RejectedText()
      return true
    case .terminalChanged:
      return false
    }
  }

  /// The places of the text, the line numbers, the scroll bar and the message in a control of a
  /// size.
  func area(in size: Size, of text: TextDocument? = nil) -> EditorArea {
    EditorArea(
      size: size, lineCount: (text ?? self.text).lineCount,
      showsLineNumbers: options.showsLineNumbers, hasMessage: options.message != nil)
  }
}

/// The behavior of an editor, as a class that is not generic: the compiler specializes its methods.
///
/// Without the specialization, a key takes 10,000 instructions more.
private final class EditorBehavior: TypedBehavior {
  let control: TextEditor<Any>

  init(_ control: TextEditor<Any>) { self.control = control }

  // The stored memory is cast only if it is needed: the cast takes 500 instructions.

  func reception(_ memory: StoredMemory?, in size: Size) -> InputReception {
    InputReception(inputs: control.inputs, acceptsFocus: true)
  }

  func handles(_ key: Key, _ memory: StoredMemory?, in size: Size) -> Bool {
    control.handles(key, in: size, StoredMemory.value(of: memory))
  }
}

extension EditorGeometry {
  init(_ text: TextDocument, _ options: TextEditorOptions, size: Size) {
    self.init(size: size, wraps: options.wraps, tabWidth: options.tabWidth, text: text)
  }
}
