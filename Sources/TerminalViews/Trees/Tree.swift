/// A scrolling tree, which makes the visible rows only.
///
/// ```swift
/// Tree(
///   state.files, selection: state.file, isExpandable: { $0.hasSuffix("/") },
///   selects: Event.fileSelected, opens: Event.fileOpened, changes: Event.filesChanged
/// ) { path in
///   Text(name(of: path))
/// }
/// ```
/// The application's state has an ``Outline`` (the known nodes, and which of them are expanded) and
/// the selected node. The reducer makes the changes:
///
/// ```swift
/// case .filesChanged(let change):
///   state.files.apply(change) { state.children[$0] }
/// ```
/// While it has the focus, the arrow keys up and down, `j` and `k`, Page Up and Down, Home and End
/// select a row. The right arrow key expands the selected node, or selects its first child; the
/// left one collapses it, or selects its parent. The space bar expands or collapses, `*` expands
/// the node and its siblings, all of them that can have children, and Enter opens the node, or
/// without `opens` does as the space bar. A click selects a row, or opens the selected one; on the
/// mark before a node, it expands or collapses. The wheel and the scroll bar do as in a ``List``.
///
/// In place of children that are requested is a row that says so. In place of children that could
/// not be read is a row with the reason: a click on this row, or the right arrow key on the node
/// above it, requests the children again. Neither kind of row can be selected.
///
/// A layout first looks for the selected node at its row in the last layout. If the application has
/// selected another node or stated other children, the layout may have to search all known nodes.
/// While the selected node is below a collapsed one, each layout may search them again.
public struct Tree<ID: Hashable & Sendable, Event>: View {
  private var control: TreeControl<ID>

  /// Makes a tree.
  ///
  /// - Parameters:
  ///   - outline: The nodes.
  ///   - selection: The selected node; if it is nil or below a collapsed node, no row is selected.
  ///   - dependency: Everything that the view of a row depends on besides its node and whether that
  ///     is expanded, compared for each frame; nil if all visible rows are to be made for each
  ///     frame.
  ///   - isExpandable: Whether a node can have children; the other nodes have no mark.
  ///   - selects: The event for selecting a node.
  ///   - opens: The event for Enter, or a click, on the selected node; nil to expand or collapse
  ///     it.
  ///   - changes: The event for expanding or collapsing nodes.
  ///   - row: The view of a node, in one row; called for visible rows only.
  ///   - empty: The view that is shown if there are no nodes; if it has no views, the words
  ///     "Nothing here".
  public init(
    _ outline: Outline<ID>, selection: ID? = nil,
    rowsDependOn dependency: (any Equatable & Sendable)? = nil,
    isExpandable: @escaping (ID) -> Bool = { _ in true }, selects: @escaping (ID) -> Event,
    opens: ((ID) -> Event)? = nil, changes: @escaping (TreeChange<ID>) -> Event,
    @ViewBuilder<Event> row: @escaping (ID) -> Node<Event>,
    @ViewBuilder<Event> empty: () -> Node<Event> = { Node.empty }
  ) {
    control = TreeControl(
      outline: outline, selection: selection, dependency: RowsDependency(dependency),
      isExpandable: isExpandable,
      selects: selects, opens: opens, changes: changes, row: { row($0).element },
      empty: empty().element)
  }

  /// Sets the characters that show the levels; by default, ``TreeGuides/lines``.
  public func guides(_ guides: TreeGuides) -> Tree {
    var tree = self
    tree.control.guides = guides
    return tree
  }

  /// Leaves `j`, `k` and `*` to the key bindings; the tree keeps the other keys.
  public func letterKeysDisabled(_ isDisabled: Bool = true) -> Tree {
    var tree = self
    tree.control.hasLetterKeys = !isDisabled
    return tree
  }

  /// Lets the user find a node by typing the beginning of its text; nodes below collapsed ones are
  /// not found.
  ///
  /// ```swift
  /// Tree(state.files, …) { Text(name(of: $0)) }.typeToFind(in: name)
  /// ```
  /// Typed characters select the next node whose text begins with them, in upper or lower case; a
  /// pause of more than a second begins a new text. The tree takes all keys that type a character,
  /// also `j`, `k` and `*`; the space bar expands or collapses unless a text is being typed.
  ///
  /// A key compares at most 10,000 rows. A tree of more rows is searched by the application:
  /// ``typeToFind(_:)``.
  ///
  /// - Parameter text: The text of a node.
  public func typeToFind(in text: @escaping (ID) -> String) -> Tree {
    var tree = self
    tree.control.search = .text(text)
    return tree
  }

  /// Sends an event with the text that the user types to find a node.
  ///
  /// It is sent for each typed character, with the text since the last pause of more than a second.
  /// The application finds the node, also one below a collapsed one, and selects it.
  public func typeToFind(_ event: @escaping (String) -> Event) -> Tree {
    var tree = self
    tree.control.search = .event(event)
    return tree
  }

  /// Sets the view of the row in place of children that are not known.
  ///
  /// - Parameter row: The view, in one row; called with the reason why the children could not be
  ///   read, or with nil while they are requested.
  public func placeholder(
    @ViewBuilder<Event> _ row: @escaping (_ failure: String?) -> Node<Event>
  ) -> Tree {
    var tree = self
    tree.control.placeholder = { row($0).element }
    return tree
  }

  /// The tree as a node.
  public func node() -> Node<Event> {
    // `return` turns off the view builder of `View.node()`, which takes no elements.
    return Node(control.node().element)
  }
}
