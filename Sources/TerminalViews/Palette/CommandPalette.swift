import TerminalModel

/// A search for commands, which runs the chosen one: a dialog with a field and the commands that
/// match its text.
///
/// ```swift
/// content(state)
///   .dialog {
///     if state.searchesCommands {
///       CommandPalette(of: commands(in: state), closes: .searchClosed)
///     }
///   }
/// ```
/// Typed words find commands by their titles, groups and keywords; some letters of one of these, in
/// their order, are sufficient. Each command is shown with its keys, so that the user learns them.
/// The arrow keys up and down, Ctrl-N, Ctrl-P and the wheel move to a command; Enter or a click
/// runs it. Escape and a press outside the dialog close the palette.
public struct CommandPalette<Event>: View {
  private let palette: PaletteControl<Event>

  /// Makes a palette of the commands of some bindings.
  ///
  /// A binding without keys is an action that only the palette offers:
  /// `KeyBinding([], "Export", sends: .exported)`. A command whose keys an earlier binding takes is
  /// shown without them. A binding that takes a count, as in `3 j`, is run with the count 1. Left
  /// out are bindings without a title, those whose event depends on the typed key, and those that
  /// copy the selected text or submit a form. Of several commands with one name, the later ones are
  /// left out if none of their keys works.
  ///
  /// - Parameters:
  ///   - bindings: The bindings behind the dialog.
  ///   - placeholder: The text that is shown while the field is empty.
  ///   - closing: The event for Escape and for a press outside the dialog. It is also sent before
  ///     the event of the chosen command.
  public init(
    of bindings: [KeyBinding<Event>], placeholder: String = "Search commands",
    closes closing: Event
  ) {
    palette = PaletteControl(
      entries: PaletteEntry.entries(of: bindings), placeholder: placeholder, closing: closing)
  }

  /// The palette as a node.
  public func node() -> Node<Event> {
    Panel("Commands") { palette }.keyHint(.escape, "Close").keyHint(.enter, "Run")
  }
}

/// A command with its effect.
struct PaletteEntry<Event> {
  let command: KeyCommand
  /// The event of the command, or nil if it ends the session.
  let event: Event?

  /// The commands of some bindings, each with those of its keys that no earlier binding takes.
  ///
  /// A command without a key that works is left out if an earlier one has its name.
  static func entries(of bindings: [KeyBinding<Event>]) -> [PaletteEntry] {
    // The reachable commands have a title and a key that works. They are in the order of their
    // bindings; the other bindings have no command among them.
    var reachable = KeyCatalogue(of: bindings).commands[...]
    var names: Set<String> = []
    return bindings.compactMap { binding in
      var command = binding.command
      if let next = reachable.first, command.includes(next) {
        command = next
        reachable.removeFirst()
      } else if command.title.isEmpty || names.contains(command.name) {
        return nil
      } else {
        command = command.with(keys: [])
      }
      let entry: PaletteEntry
      switch (binding.action, binding.storedKeys) {
      case (.sends(let event), _): entry = PaletteEntry(command: command, event: event)
      case (.quits, _): entry = PaletteEntry(command: command, event: nil)
      case (nil, .counted(_, let maker)):
        entry = PaletteEntry(command: command, event: maker.event(1))
      case (.copiesSelection, _), (.submitsForm, _), (nil, _): return nil
      }
      names.insert(command.name)
      return entry
    }
  }
}

extension KeyCommand {
  /// Whether another command is this one, perhaps without some of its keys.
  fileprivate func includes(_ other: KeyCommand) -> Bool {
    name == other.name && title == other.title && takesCharacters == other.takesCharacters
      && other.keys.allSatisfy(keys.contains)
  }
}
