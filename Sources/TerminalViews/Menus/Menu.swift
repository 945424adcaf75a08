/// A button with a title, which opens a menu.
///
/// ```swift
/// Menu("File", of: keys(state)) {
///   MenuItem("Open…", command: "open")
///   MenuItem("Save", command: "save")
///   MenuItem.separator
///   MenuItem("Discard changes", sends: .discarded).destructive()
/// }
/// ```
/// Enter, the space bar and the arrow keys up and down open the menu, as does a press of the left
/// mouse button. In the menu, the arrow keys up and down, Home, End and the wheel move to an item,
/// and typed text moves to the next item that begins with this text. Enter and the space bar choose
/// the current item. A click chooses the item under the pointer; so does the release of a mouse
/// button that was pressed on the title and held. The arrow key to the right opens a submenu, the
/// one to the left closes it. Escape closes the innermost menu; Tab, a chosen item and a press
/// outside the menus close all.
///
/// While it is open, the menu takes all input, except for keys with modifiers, which go to the key
/// bindings. It is in front of all other views: below the title, or above it if it fits only there.
/// If not all items fit, it shows the page with the current one. A submenu is beside its item, or
/// over the menu of this item if it fits at neither side.
///
/// The framework remembers whether the menu is open: the application's state learns only of the
/// chosen item.
public struct Menu<Event>: View {
  let title: String
  let content: MenuContent<Event>

  /// Makes a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - bindings: The key bindings that items can name by their commands.
  ///   - items: The items, from top to bottom; called only while the menu is open.
  public init(
    _ title: String, of bindings: @autoclosure @escaping () -> [KeyBinding<Event>] = [],
    @MenuBuilder<Event> items: @escaping () -> [MenuItem<Event>]
  ) {
    self.title = title
    content = MenuContent(items: items, commands: bindings)
  }

  /// The menu as a node.
  public func node() -> Node<Event> {
    return TitledMenus(menus: [self], isBar: false).node()
  }
}

/// A row of titles, which open menus.
///
/// ```swift
/// MenuBar([
///   Menu("File", of: keys(state)) { MenuItem("Save", command: "save") },
///   Menu("View") { MenuItem("Hidden files", sends: .hiddenToggled).checked(state.showsHidden) },
/// ])
/// ```
/// The bar has the focus as a whole. The arrow keys to the left and right move from title to title,
/// and while a menu is open, from menu to menu, as does the mouse. In all other respects, each menu
/// behaves as a ``Menu``.
public struct MenuBar<Event>: View {
  private let menus: [Menu<Event>]

  /// Makes a bar of menus, from left to right.
  public init(_ menus: [Menu<Event>]) { self.menus = menus }

  /// The bar as a node.
  public func node() -> Node<Event> {
    return TitledMenus(menus: menus, isBar: true).node()
  }
}
