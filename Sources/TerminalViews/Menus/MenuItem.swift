/// A row of a menu: a command, a submenu, a line or a heading.
///
/// ```swift
/// MenuItem("Rename…", command: "rename")
/// MenuItem("Hidden files", sends: .hiddenToggled).checked(state.showsHidden)
/// MenuItem("Sort by") {
///   for order in Order.allCases {
///     MenuItem(order.title, sends: .sorted(order)).checked(order == state.order)
///   }
/// }
/// MenuItem.separator
/// MenuItem("Delete", sends: .deleted).destructive().disabled(state.isReadOnly)
/// ```
public struct MenuItem<Event> {
  enum Kind {
    case sends(Event)
    /// The command of a binding.
    case command(String)
    case submenu(() -> [MenuItem])
    case separator
    case heading
  }

  let title: String
  let kind: Kind
  private(set) var isChecked = false
  private(set) var isDisabled = false
  private(set) var isDestructive = false

  private init(title: String, kind: Kind) {
    self.title = title
    self.kind = kind
  }

  /// Makes an item that sends an event when it is chosen.
  public init(_ title: String, sends event: Event) {
    self.init(title: title, kind: .sends(event))
  }

  /// Makes an item for the command of one of the key bindings with which the menu was made.
  ///
  /// The item has the effect of the binding, and shows its first key. It is disabled while no
  /// binding has the command, and if the binding copies the selected text or its event depends on
  /// the typed key or on a typed count, as in `3 j`.
  ///
  /// - Parameters:
  ///   - title: The title in the menu.
  ///   - command: The name of the command: see ``KeyBinding/command(_:keywords:)``.
  public init(_ title: String, command: String) {
    self.init(title: title, kind: .command(command))
  }

  /// Makes an item that opens a menu beside it.
  ///
  /// - Parameters:
  ///   - title: The title in the menu.
  ///   - items: The items of the submenu; called only while the menu is open.
  public init(_ title: String, @MenuBuilder<Event> items: @escaping () -> [MenuItem]) {
    self.init(title: title, kind: .submenu(items))
  }

  /// A line between items.
  public static var separator: MenuItem { MenuItem(title: "", kind: .separator) }

  /// A line with the title of the items that follow it.
  public static func heading(_ title: String) -> MenuItem {
    MenuItem(title: title, kind: .heading)
  }

  /// The item with a check mark before its title.
  public func checked(_ isChecked: Bool = true) -> MenuItem {
    var item = self
    item.isChecked = isChecked
    return item
  }

  /// The item, dimmed and impossible to choose.
  ///
  /// `disabled(false)` does not enable an item that is disabled already.
  public func disabled(_ isDisabled: Bool = true) -> MenuItem {
    var item = self
    item.isDisabled = item.isDisabled || isDisabled
    return item
  }

  /// The item in the colour of errors, for an effect that cannot be undone.
  public func destructive() -> MenuItem {
    var item = self
    item.isDestructive = true
    return item
  }
}

/// Combines the items of a menu, written one below the other, into an array.
@resultBuilder public enum MenuBuilder<Event> {
  /// Takes an item.
  public static func buildExpression(_ item: MenuItem<Event>) -> [MenuItem<Event>] { [item] }

  /// Takes several items.
  public static func buildExpression(_ items: [MenuItem<Event>]) -> [MenuItem<Event>] { items }

  /// Combines items in their order.
  public static func buildBlock(_ items: [MenuItem<Event>]...) -> [MenuItem<Event>] {
    items.flatMap { $0 }
  }

  /// Items that depend on a condition.
  public static func buildOptional(_ items: [MenuItem<Event>]?) -> [MenuItem<Event>] {
    items ?? []
  }

  /// The items of the first of two branches.
  public static func buildEither(first items: [MenuItem<Event>]) -> [MenuItem<Event>] { items }

  /// The items of the second of two branches.
  public static func buildEither(second items: [MenuItem<Event>]) -> [MenuItem<Event>] { items }

  /// The items of a loop.
  public static func buildArray(_ items: [[MenuItem<Event>]]) -> [MenuItem<Event>] {
    items.flatMap { $0 }
  }
}
