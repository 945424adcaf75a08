import TerminalModel

/// A help screen of an application's own: all commands with their keys, by groups.
///
/// Without one, `?` and F1 show the keys in a box (see ``KeyHints``).
///
/// A help screen of the active bindings lists exactly the keys that work: those of the bindings of
/// all views, and those of the view with the focus that have a hint (``View/keyHint(_:_:group:)``).
/// A help screen in a modal view lists the keys that work behind this view. A help screen of given
/// bindings knows neither the focus nor other bindings.
///
/// A help screen takes all the space that it is proposed. If the commands do not fit, the wheel
/// scrolls them; while the help screen has the focus, the arrow keys up and down, `j`, `k`, Page
/// Up, Page Down, Home and End do so, too.
///
/// ```swift
/// Layers {
///   content(state)
///   if state.showsHelp {
///     Panel("Keys") { KeyHelp() }.modal()
///   }
/// }
/// ```
public struct KeyHelp<Event>: View {
  /// Nil for the active bindings of the scene.
  private let lines: [Line]?

  fileprivate enum Line {
    case blank
    case heading(String)
    case command(KeyCommand)
  }

  /// Makes a help screen of the active bindings of the scene.
  ///
  /// For each frame that shows the help screen, all views of the scene are laid out twice.
  public init() { lines = nil }

  /// Makes a help screen of bindings; ``KeyCatalogue`` says which it shows.
  public init(of bindings: [KeyBinding<Event>]) { self.init(KeyCatalogue(of: bindings)) }

  /// Makes a help screen of a catalogue.
  public init(_ catalogue: KeyCatalogue) {
    var lines: [Line] = []
    for group in catalogue.groups {
      if !lines.isEmpty { lines.append(.blank) }
      if let title = group.title { lines.append(.heading(title)) }
      lines += group.commands.map { .command($0) }
    }
    self.lines = lines
  }

  /// The help screen as a node.
  public func node() -> Node<Event> {
    guard let lines else {
      // The active bindings are known only during layout. Until then, the rows of an empty
      // catalogue stand for their rows, because the rows of all catalogues stretch alike.
      let rows = KeyHelp(KeyCatalogue([])).node().element
      return Node(rows.modified(.activeKeys { KeyHelp(KeyCatalogue($0)).node().element }))
    }
    let width = lines.map(\.keyColumns).max() ?? 0
    return List(count: lines.count) { index in
      row(of: lines[index], width: width)
    } empty: {
      Text("")
    }
    .node()
  }

  @ViewBuilder<Event> private func row(of line: Line, width: Int) -> Node<Event> {
    switch line {
    case .blank: Text("")
    case .heading(let title): Text(title).bold()
    case .command(let command):
      Row(spacing: 2) {
        Text(command.keyText, wrapping: .none).styled(as: .helpKey, .bold).frame(width: width)
        Text(command.title, wrapping: .none).dimmed()
      }
    }
  }
}

extension KeyHelp.Line {
  fileprivate var keyColumns: Int {
    switch self {
    case .blank, .heading: 0
    case .command(let command): Clusters(command.keyText).columns
    }
  }
}

extension KeyCommand {
  /// All its keys in one line.
  fileprivate var keyText: String { keyLabels.joined(separator: ", ") }
}
