package import TerminalModel

/// The entry of a command in help, such as `q Quit` in a help bar.
@usableFromInline package struct KeyHint: Hashable, Sendable {
  /// The place of a hint in a help bar.
  @usableFromInline package enum Role: Hashable, Sendable {
    /// From the left, as far as there is space.
    case ordinary
    /// At the right edge, left out after the ordinary ones: help.
    case help
    /// At the right edge, left out last: the end of the session, or of a sequence of keys.
    case quit
  }

  /// The code that handles the keys of a hint.
  package enum Handler: Hashable, Sendable {
    /// A key binding, if the view with the focus does not handle the key.
    case binding
    /// A key binding that takes a count.
    case counted
    /// A key binding that has an effect while text is selected.
    case selection
    /// A key binding that has an effect while a form is shown.
    case form
    /// The view that has the hint, or a view in it, while that has the focus.
    case view
    /// A view around the one that has the hint, while that has the focus.
    case viewAround

    /// Whether a view handles the keys, and not a binding.
    package var isView: Bool {
      switch self {
      case .binding, .counted, .selection, .form: false
      case .view, .viewAround: true
      }
    }
  }

  package let command: KeyCommand
  package let role: Role
  package let handler: Handler
  /// The label of its keys in a help bar.
  package let keyLabel: String

  package init(
    _ command: KeyCommand, role: Role = .ordinary, handler: Handler = .binding,
    keyLabel: String? = nil
  ) {
    self.command = command
    self.role = role
    self.handler = handler
    self.keyLabel = keyLabel ?? command.keyLabels.first ?? ""
  }

  @usableFromInline package init<Event>(_ binding: KeyBinding<Event>) {
    self.init(
      binding.command, role: binding.role, handler: binding.handler)
  }

  package var title: String { command.title }
  package var keys: [Keystrokes] { command.keys }
}

extension [KeyHint] {
  /// Of the hints of one list of bindings, those that help shows.
  package var shown: [KeyHint] { [self].shown { _ in false } }
}

/// The keys that earlier bindings take from later ones.
private struct ClaimedKeys {
  var keystrokes: Set<Keystrokes> = []
  var acting = ActingKeys()
  /// Whether an earlier list takes typed characters.
  var isTyping = false

  /// Takes the digits of a count, except those that begin a sequence of an earlier list.
  mutating func claim(_ digits: [Keystrokes]) {
    let free = digits.filter { !acting.begin($0) }
    keystrokes.formUnion(free)
    acting.add(free)
  }

  /// Takes keys for a binding; returns whether no earlier binding has taken them.
  mutating func claim(_ keys: Keystrokes) -> Bool {
    if isTyping, keys.keys.first?.typedCharacter != nil { return false }
    return acting.leave(keys) && keystrokes.insert(keys).inserted
  }
}

extension [[KeyHint]] {
  /// Of the hints of several lists of bindings, those that help shows; the lists are in the order
  /// in which they are searched for a key.
  ///
  /// The following keys are left out:
  ///
  /// - keys that an earlier binding takes,
  /// - keys that type a character, and sequences that begin with one, if an earlier list takes
  ///   typed characters,
  /// - sequences that begin with keys that act at once in an earlier list,
  /// - keys that begin with a digit of a count that an earlier list takes, or, while a count is
  ///   pending, the same list,
  /// - keys of bindings, if the view with the focus takes the first of the keys,
  /// - keys in hints of the view with the focus, if this view does not take the first of the keys.
  ///
  /// Then hints without a title are left out, unless the caller wants these, too, and hints without
  /// a key. A hint of typed characters needs no key if neither an earlier list nor the view with the
  /// focus takes these characters.
  ///
  /// - Parameters:
  ///   - pending: The typed keys, whose continuations the hints are.
  ///   - includingUntitled: Whether the hints without a title are among them.
  ///   - isTaken: Whether the view with the focus takes a key.
  package func shown(
    after pending: PendingKeys = PendingKeys(), includingUntitled: Bool = false,
    takenByFocus isTaken: (Key) -> Bool
  ) -> [KeyHint] {
    // One variable, because each one that the closures capture is an allocation for each frame.
    var claimed = ClaimedKeys()
    let hasSequences = contains { $0.contains { $0.keys.contains { $0.keys.count > 1 } } }
    return flatMap { hints in
      let takesCounts = hints.contains { $0.handler == .counted }
      if takesCounts, pending.count != nil { claimed.claim(pending.digits) }
      let shown = hints.compactMap { hint in
        let keys = hint.keys.filter { keys in
          guard let first = keys.keys.first, isTaken(first) == hint.handler.isView
          else { return false }
          return claimed.claim(keys)
        }
        let types = hint.command.takesCharacters && !claimed.isTyping && !isTaken("a")
        guard types || !keys.isEmpty, includingUntitled || !hint.title.isEmpty else {
          return nil as KeyHint?
        }
        return KeyHint(hint.command.with(keys: keys), role: hint.role, handler: hint.handler)
      }
      claimed.isTyping = claimed.isTyping || hints.contains { $0.command.takesCharacters }
      if hasSequences {
        claimed.acting.add(hints.filter { !$0.handler.isView }.flatMap(\.keys))
      }
      if takesCounts { claimed.claim(pending.digits.filter { !isTaken($0.keys[0]) }) }
      return shown
    }
  }

  /// The hints that a help bar of the active bindings shows: those that help shows, and one that
  /// ends the session.
  ///
  /// If no hint with a title ends the session, a hint "Quit" is added: for the keys of a binding
  /// without a title that ends it, or else for `end`.
  ///
  /// - Parameters:
  ///   - end: The key that ends the session if no binding takes it, or nil for none.
  ///   - includingUntitled: Whether the hints without a title are among them.
  package func active(
    endedBy end: @autoclosure () -> Key?, includingUntitled: Bool = false,
    takenByFocus isTaken: (Key) -> Bool
  ) -> [KeyHint] {
    let shown = shown(includingUntitled: includingUntitled, takenByFocus: isTaken)
    guard !shown.contains(where: { $0.role == .quit }) else { return shown }
    let titled = map { hints in
      hints.map { $0.role == .quit && $0.title.isEmpty ? .quit($0.keys) : $0 }
    }
    let ends = (titled + [[.quit(end().map { [Keystrokes($0)] } ?? [])]])
      .shown(takenByFocus: isTaken).filter { $0.role == .quit }
    return shown + ends.prefix(1)
  }

  /// The hints while keys are pending: the typed keys, the keys that continue them unless a popup
  /// shows those, and Escape.
  ///
  /// The view with the focus takes none of these keys.
  package func continuing(
    _ pending: PendingKeys, showsKeys: Bool = true, includingUntitled: Bool = false
  ) -> [KeyHint] {
    let typed = KeyHint(
      KeyCommand(name: "", title: "…", keys: []), keyLabel: pending.label)
    let cancel = KeyHint(
      KeyCommand(name: "cancel", title: "Cancel", keys: ["esc"]), role: .quit)
    let rest = showsKeys ? map { hints in hints.compactMap { $0.continuing(pending.keys) } } : []
    let shown = rest.shown(after: pending, includingUntitled: includingUntitled) { _ in false }
    return [typed] + shown + [cancel]
  }
}

extension KeyHint {
  fileprivate static func quit(_ keys: [Keystrokes]) -> KeyHint {
    KeyHint(KeyCommand(name: "quit", title: "Quit", keys: keys), role: .quit)
  }

  /// The hint with the rest of its sequences after the typed keys; nil if it has no sequence that
  /// begins with them.
  fileprivate func continuing(_ typed: [Key]) -> KeyHint? {
    let rest = keys.compactMap { keystrokes -> Keystrokes? in
      guard keystrokes.keys.starts(with: typed) else { return nil }
      return Keystrokes(keystrokes.keys.dropFirst(typed.count))
    }
    guard !rest.isEmpty else { return nil }
    return KeyHint(command.with(keys: rest), handler: handler)
  }
}
