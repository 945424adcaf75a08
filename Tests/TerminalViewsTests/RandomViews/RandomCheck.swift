import TerminalModel
import Testing

@testable import TerminalViews

/// The checks of a scene with random views, and of its responses.
struct RandomCheck: CustomStringConvertible {
  let scene: UntypedScene
  /// The values that the scene shows.
  let values: RandomValues
  let frame: Frame

  init(_ scene: UntypedScene, _ values: RandomValues) {
    (self.scene, self.values, frame) = (scene, values, scene.drawn())
  }

  /// The focused control and the screen, for messages.
  var description: String {
    let control = focused.map { "\(type(of: $0.control.behavior)) at \($0.rect)" } ?? "no control"
    return "\(control) has the focus, cursor: \(frame.cursor.debugDescription)\n\(frame.text)"
  }

  private var focusIndex: Int? { scene.routes.focusIndex(at: scene.interface.focus) }
  private var focused: Routes.Target? { focusIndex.map { scene.routes.targets[$0] } }
  private var takesText: Bool { focused?.control.inputs.contains(.text) ?? false }

  /// Whether the wheel has scrolled the focused editor, so that its cursor may be out of sight.
  private var isScrolled: Bool {
    let memory = focused.flatMap { scene.interface.memories[$0.path]?.value }
    return (memory as? TextEditorMemory)?.contents.followsCursor == false
  }

  /// Wide characters are whole, and lines and symbols become ASCII.
  func characters() {
    #expect(frame.hasWholeCharacters, "half of a wide character\n\(self)")
    #expect(frame.inASCII.symbols == [], "\(self)")
  }

  /// A saved and restored interface state shows the same frame.
  ///
  /// Not compared, because it is not saved: the state of the mouse, a drag in a table, and the last
  /// edit of a field or an editor, which the application can still reject.
  func restoring(_ again: (InterfaceState) -> UntypedScene) throws {
    var interface = scene.interface
    let isChanging = interface.memories.values.contains {
      let field = $0.value as? TextFieldMemory ?? ($0.value as? FormattedFieldMemory)?.field
      return field?.undo.lastChange != nil
        || ($0.value as? TextEditorMemory)?.contents.lastEdit != nil
        || ($0.value as? TableMemory)?.drag != nil
    }
    guard interface.capture == nil, !isChanging else { return }
    (interface.hovered, interface.tooltip) = (nil, nil)
    let (old, new) = (again(interface), again(try interface.restored()))
    #expect(new.drawn() == old.drawn(), "\(RandomCheck(new, values))\n\(RandomCheck(old, values))")
  }

  /// The cursor is in the visible part of the focused control, and shown if all of it is visible.
  func cursor() {
    let index = focusIndex
    let regions = scene.routes.regions
    let place = index.flatMap { index in regions.lastIndex { $0.target == index } }
    if let cursor = frame.cursor {
      #expect(takesText, "a cursor without a text\n\(self)")
      let isInside = place.map { regions[$0].rect.contains(cursor) } ?? false
      #expect(isInside, "the cursor is outside the control\n\(self)")
    } else if let place, takesText, !regions[place].rect.isEmpty, !isScrolled {
      let isWhole = regions[place].rect == focused?.rect
      let overlays = scene.routes.overlays.dropFirst(regions[place].overlay)
      let isCovered = (regions[(place + 1)...].map(\.rect) + overlays.map(\.rect)).contains {
        !$0.intersection(regions[place].rect).isEmpty
      }
      #expect(!isWhole || isCovered, "no cursor\n\(self)")
    }
  }

  /// A key is handled by the focused control, moves the focus, stops at a dialog with a form, or goes
  /// to the bindings.
  func arrival(of key: Key, _ response: Response) {
    let isLeft = response.events.contains { $0 as? StageEvent == .bubbled(.key(key)) }
    let router = Router(interface: scene.interface, routes: scene.routes)
    guard key != .escape || !scene.interface.isDragging else {
      #expect(response.isHandled && !isLeft, "Escape ends no drag\n\(self)")
      return
    }
    if router.reaches(key) {
      #expect(response.isHandled && !isLeft, "\(name(key)) is handled, but has no effect\n\(self)")
    } else {
      let movesFocus = response.interface.focus != scene.interface.focus
      let isStopped = scene.routes.stops(key) && !movesFocus
      #expect(
        isLeft != (movesFocus || isStopped), "\(name(key)) is not handled, but is lost\n\(self)")
    }
  }

  /// A paste goes to the control that takes letters, or to the application; an open menu drops it.
  func arrivalOfPaste(_ response: Response) {
    let isLeft = response.events.contains {
      guard case .bubbled = $0 as? StageEvent else { return false }
      return true
    }
    let router = Router(interface: scene.interface, routes: scene.routes)
    let takesLetters = takesText && router.isHandled("x", from: focusIndex)
    let isTaken = takesLetters || scene.routes.keyMenu != nil
    #expect(isLeft != isTaken, "a paste is lost\n\(self)")
  }

  /// A typed character goes to the focused control that takes text, and to nothing else: it takes the
  /// place of the selection there, as any other character does, unless the control refuses it.
  func typing(of key: Key, _ response: Response) {
    guard case .character(let character) = key.code, key.modifiers.isEmpty, takesText,
      scene.routes.menu == nil,
      let focused
    else { return }
    #expect(response.isHandled, "\(name(key)) is lost\n\(self)")
    #expect(
      response.interface.focus == scene.interface.focus, "\(name(key)) moves the focus\n\(self)")
    let memory = response.interface.memories[focused.path]?.value
    guard !refuses(focused.path, memory),
      let marked = text(after: scene.respond(to: .key("ω")), at: focused.path)
    else { return }
    let parts = marked.unicodeScalars.split(separator: "ω", omittingEmptySubsequences: false)
    guard parts.count == 2 else {
      Issue.record("a character is not in \(marked)\n\(self)")
      return
    }
    let selected = copied(after: []) ?? ""
    if let typed = text(after: response, at: focused.path) {
      let expected = parts[0] + character.unicodeScalars + parts[1]
      #expect(Array(typed.unicodeScalars) == Array(expected), "\(name(key)) is lost\n\(self)")
    } else {
      #expect(selected == String(character) || isSecret(memory), "\(name(key)) is lost\n\(self)")
    }
    guard !isSecret(memory), searchText(memory) == nil else { return }
    let before = copied(after: [.alt("a")]) ?? ""
    let kept = parts[0].count + parts[1].count + selected.unicodeScalars.count
    #expect(kept == before.unicodeScalars.count, "\(name(key)) deletes text\n\(self)")
  }

  /// The text of the control at a path after a response; nil if it has not changed, or if the control
  /// refuses the input.
  private func text(after response: Response, at path: ViewPath) -> String? {
    let memory = response.interface.memories[path]?.value
    guard !refuses(path, memory) else { return nil }
    return response.events.lazy.compactMap { newText($0) }.first ?? searchText(memory)
  }

  /// The text that the focused control copies after some keys.
  private func copied(after keys: [Key]) -> String? {
    let interface = keys.reduce(scene.interface) { interface, key in
      Router(interface: interface, routes: scene.routes).respond(to: .key(key)).interface
    }
    return Router(interface: interface, routes: scene.routes).respond(to: .key(.alt("w"))).copied
  }

  private func isSecret(_ memory: (any ControlMemory)?) -> Bool { memory is SecureFieldMemory }

  /// A layout without the rows of lists answers as the whole scene does.
  func answer(of part: FocusedScene, to key: Key, _ response: Response) {
    guard let answer = part.respond(to: key) else { return }
    #expect(answer.events.map { $0 as? StageEvent } == response.events.map { $0 as? StageEvent })
    #expect(answer.interface.focus == response.interface.focus, "\(name(key))\n\(self)")
    #expect(answer.interface.memories == response.interface.memories, "\(name(key))\n\(self)")
  }

  private func name(_ key: Key) -> String { Keystrokes(key).label }

  /// The text after a change.
  private func newText(_ event: Any) -> String? {
    guard case .control(let change) = event as? StageEvent else { return nil }
    return switch change {
    case .wrote(let text): text
    case .hid(let secret): secret.revealed
    case .edited(let document): document.text
    case .pressed, .switched, .picked, .counted, .measured, .marked, .dated, .selected, .opened,
      .focused, .chose, .pointed, .sorted, .moved:
      nil
    }
  }

  /// The text that a control keeps in its memory, such as that of a palette's field.
  private func searchText(_ memory: (any ControlMemory)?) -> String? {
    (memory as? PaletteControl<RandomEvent>.Memory)?.text
  }

  /// Whether a control can refuse characters: a read-only field, a field that reports the characters
  /// that it left out, and a field with a format.
  private func refuses(_ path: ViewPath, _ memory: (any ControlMemory)?) -> Bool {
    let rejected = (memory as? TextFieldMemory)?.rejected ?? RejectedText()
    let isReadOnly = path.steps.contains(.identity(ViewIdentity(RandomViews.readOnly)))
    return isReadOnly || !rejected.isEmpty || memory is FormattedFieldMemory
  }
}

extension UntypedScene {
  func drawn() -> Frame {
    var frame = Frame(size: .zero)
    draw(into: &frame)
    return frame
  }
}
