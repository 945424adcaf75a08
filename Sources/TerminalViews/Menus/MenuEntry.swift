import TerminalModel

/// A row of an open menu, without the type of its event.
struct MenuEntry: Hashable {
  enum Kind: Hashable {
    case command
    case submenu([MenuEntry])
    case separator
    case heading
  }

  var title: String
  var kind = Kind.command
  /// The label of the key that has the same effect; empty for none.
  var key = ""
  var isChecked = false
  var isDisabled = false
  var isDestructive = false

  /// Whether it can be the current row.
  var isSelectable: Bool {
    switch kind {
    case .command, .submenu: !isDisabled
    case .separator, .heading: false
    }
  }

  /// The rows of its submenu, or nil if it has none.
  var submenu: [MenuEntry]? {
    switch kind {
    case .submenu(let entries): entries
    case .command, .separator, .heading: nil
    }
  }
}

extension [MenuEntry] {
  /// The rows of the submenu at the end of a path of indices; none if there is no such submenu.
  func submenu(at path: some Sequence<Int>) -> [MenuEntry] {
    var entries = self
    for index in path {
      guard entries.indices.contains(index), let submenu = entries[index].submenu else { return [] }
      entries = submenu
    }
    return entries
  }
}

/// The items of a menu, with the bindings that their commands are looked up in.
struct MenuContent<Event> {
  let items: () -> [MenuItem<Event>]
  let commands: () -> [KeyBinding<Event>]

  /// The effect of an item.
  enum Effect {
    case sends(Event)
    case quits
  }

  /// The rows, made when the menu is open.
  var entries: [MenuEntry] {
    let commands = commands()
    let catalogue = KeyCatalogue(of: commands)
    return items().map { $0.entry(of: commands, catalogue) }
  }

  /// The effect of the item at a path of indices, or nil if it has none.
  func effect(at path: [Int]) -> Effect? {
    var items = items()
    for index in path.dropLast() {
      guard items.indices.contains(index), case .submenu(let inner) = items[index].kind else {
        return nil
      }
      items = inner()
    }
    guard let last = path.last, items.indices.contains(last) else { return nil }
    return items[last].effect(of: commands())
  }
}

extension MenuItem {
  fileprivate func entry(
    of commands: [KeyBinding<Event>], _ catalogue: KeyCatalogue
  ) -> MenuEntry {
    var entry = MenuEntry(
      title: title, isChecked: isChecked, isDisabled: isDisabled, isDestructive: isDestructive)
    switch kind {
    case .sends: break
    case .command(let name):
      entry.key = catalogue[name]?.keyLabels.first ?? ""
      if effect(of: commands) == nil { entry.isDisabled = true }
    case .submenu(let items):
      entry.kind = .submenu(items().map { $0.entry(of: commands, catalogue) })
    case .separator: entry.kind = .separator
    case .heading: entry.kind = .heading
    }
    return entry
  }

  fileprivate func effect(of commands: [KeyBinding<Event>]) -> MenuContent<Event>.Effect? {
    switch kind {
    case .sends(let event): return .sends(event)
    case .command(let name):
      switch commands.first(where: { $0.commandName == name })?.action {
      case .sends(let event): return .sends(event)
      case .quits: return .quits
      case .copiesSelection, .submitsForm, nil: return nil
      }
    case .submenu, .separator, .heading: return nil
    }
  }
}
