public import TerminalModel

/// Keys, their effect (an event, the end of the session, a copy of the selected text, or the
/// submission of a form), and a title for help.
///
/// ```swift
/// KeyBinding("+", "Add one", sends: .incremented)
/// KeyBinding(["-", .down], "Take one away", sends: .decremented)
/// KeyBinding(sequence: "g g", "First row", sends: .movedToFirst)
/// KeyBinding.quit("q", "ctrl+c")
/// ```
public struct KeyBinding<Event> {
  // Bindings are made again for each key press. The code that makes and searches them is
  // `@inlinable`, so that the compiler specializes it for the application's type of events: as
  // unspecialized generic code, two bindings took ten times as many instructions.

  /// The effect of the keys.
  @usableFromInline package enum Action {
    case sends(Event)
    case quits
    /// Copies the selected text; without a selection, the binding has no effect.
    case copiesSelection
    /// Submits a form; without one, the binding has no effect.
    case submitsForm
  }

  /// The keys; most bindings have one, which needs no array.
  @usableFromInline enum Keys: Sendable {
    case one(Key)
    /// None, or more than one.
    case several([Key])
    /// Sequences, some of which may be single keys.
    case sequences([Keystrokes])
    /// Sequences after an optional count, from which the event is made.
    case counted([Keystrokes], EventMaker<Int>)
    /// All keys that type a character, from which the event is made.
    case characters(EventMaker<Character>)

    @inlinable init(_ keys: [Key]) {
      self = if keys.count == 1, let key = keys.first { .one(key) } else { .several(keys) }
    }
  }

  /// Makes the event of the typed keys.
  ///
  /// A class, because the compiler (6.3) fails on a function in an `indirect` case.
  @usableFromInline final class EventMaker<Typed>: Sendable {
    @usableFromInline let event: @Sendable (Typed) -> Event

    @usableFromInline init(_ event: @escaping @Sendable (Typed) -> Event) { self.event = event }
  }

  @usableFromInline let storedKeys: Keys
  @usableFromInline let label: KeyLabel
  /// The effect, or nil if the event is made from a count or a typed character.
  @usableFromInline package let action: Action?

  /// Makes a binding of one key.
  @inlinable
  public init(_ key: Key, _ title: String = "", group: String? = nil, sends event: Event) {
    self.init(.one(key), label: KeyLabel(title, group: group), action: .sends(event))
  }

  /// Makes a binding of several keys with the same event.
  @inlinable
  public init(_ keys: [Key], _ title: String = "", group: String? = nil, sends event: Event) {
    self.init(Keys(keys), label: KeyLabel(title, group: group), action: .sends(event))
  }

  @inlinable init(_ keys: Keys, label: KeyLabel, action: Action?) {
    storedKeys = keys
    self.label = label
    self.action = action
  }

  /// Makes a binding of one key that ends the session and sends nothing.
  @inlinable
  public static func quit(
    _ key: consuming Key, title: String = "Quit", group: String? = nil
  ) -> KeyBinding {
    KeyBinding(.one(key), label: KeyLabel(title, group: group), action: .quits)
  }

  /// Makes a binding of several keys that ends the session and sends nothing.
  @inlinable
  public static func quit(
    _ keys: Key..., title: String = "Quit", group: String? = nil
  ) -> KeyBinding {
    KeyBinding(Keys(keys), label: KeyLabel(title, group: group), action: .quits)
  }

  /// Makes a binding with whose event the application ends, at once or after a question or a task.
  ///
  /// ```swift
  /// KeyBinding.quit("q", "ctrl+c", title: "Stop and quit", sends: .stopRequested)
  /// ```
  /// A help bar shows it at the right edge, as ``quit(_:title:group:)-(Key,_,_)``.
  @inlinable
  public static func quit(
    _ keys: Key..., title: String = "Quit", group: String? = nil, sends event: Event
  ) -> KeyBinding {
    KeyBinding(Keys(keys), label: KeyLabel(quit: title, group: group), action: .sends(event))
  }

  /// Makes a binding that shows help.
  ///
  /// ```swift
  /// KeyBinding.help("?", sends: .helpShown)
  /// ```
  /// A help bar shows it at its right edge with ``quit(_:title:group:)-(Key,_,_)``. If space is
  /// short, the bar leaves out all other bindings before these two.
  @inlinable
  public static func help(
    _ keys: Key..., title: String = "Help", group: String? = nil, sends event: Event
  ) -> KeyBinding {
    KeyBinding(Keys(keys), label: KeyLabel(help: title, group: group), action: .sends(event))
  }

  /// Makes a binding that copies the text that is selected with the mouse.
  ///
  /// ```swift
  /// KeyBinding.copySelection("y")
  /// ```
  /// It is active, and in a help bar of the active bindings, only while text is selected. The release
  /// of the mouse button copies it, too, unless ``View/textSelection(_:copiesOnRelease:)`` says
  /// otherwise.
  @inlinable
  public static func copySelection(
    _ keys: Key..., title: String = "Copy", group: String? = nil
  ) -> KeyBinding {
    KeyBinding(Keys(keys), label: KeyLabel(title, group: group), action: .copiesSelection)
  }

  /// Makes a binding that submits a ``Form``, as its button does.
  ///
  /// ```swift
  /// KeyBinding.submitForm("ctrl+s", title: "Save")
  /// ```
  /// If a field is not valid, the form shows all messages, and gives the focus to the first such
  /// field. The binding submits the form around the control with the focus, or else the first one. It
  /// is active, and in a help bar of the active bindings, only while a form is shown. A menu and a
  /// ``CommandPalette`` do not offer it.
  @inlinable
  public static func submitForm(
    _ keys: Key..., title: String = "Submit", group: String? = nil
  ) -> KeyBinding {
    KeyBinding(Keys(keys), label: KeyLabel(title, group: group), action: .submitsForm)
  }

  /// The title in help; empty for a binding that help leaves out.
  @inlinable public var title: String { label.title }

  /// The heading of the binding in a help screen, or nil if it has none.
  @inlinable public var group: String? { label.group }

  /// The single keys, of which a help bar shows the first that no earlier binding has.
  ///
  /// Sequences of several keys and typed characters are not among them.
  @inlinable public var keys: [Key] {
    switch storedKeys {
    case .one(let key): [key]
    case .several(let keys): keys
    case .sequences(let sequences), .counted(let sequences, _):
      sequences.compactMap { $0.keys.count == 1 ? $0.keys.first : nil }
    case .characters: []
    }
  }
}

extension KeyBinding: Sendable where Event: Sendable {}
extension KeyBinding.Action: Equatable where Event: Equatable {}
extension KeyBinding.Action: Sendable where Event: Sendable {}
