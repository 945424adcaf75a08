package import TerminalModel

/// Views in front of all others.
package struct Overlay {
  /// The place of an overlay.
  package enum Anchor: Hashable, Sendable {
    /// Outside an edge of the view; the alignment is the place along the edge.
    case view(Edge, Alignment)
    /// Beside the view, which is a row of a menu, or over this row if the overlay fits at neither
    /// side.
    case menuRow
    /// On the screen.
    case screen(Alignment)
    /// Below a cell of the view, or above it.
    case cell(Position)
    /// Below the text cursor in the view, or above it.
    case cursor
  }

  package var anchor: Anchor
  /// The views; each member of a group is an overlay of its own, the last one in front.
  package var content: Element
  package var kind: Kind

  package enum Kind: Hashable, Sendable {
    /// It covers the views behind it.
    case popover
    /// It covers the views behind it. The control around it gets all keys, and the mouse outside
    /// the menu.
    case menu
    /// It covers the views behind it. The control around it gets the mouse outside the list.
    case dropDown
    /// It takes all input; the views behind it are faded.
    case dialog
    /// It takes no input, and the views behind it show between its own.
    case notice
  }

  package init(at anchor: Anchor, _ kind: Kind, _ content: Element) {
    self.anchor = anchor
    self.kind = kind
    self.content = content
  }
}

/// An overlay that is laid out when the place of its view on the screen is known.
package struct AnchoredOverlay {
  package let overlay: Overlay
  package let path: ViewPath
  /// Turns the events of the overlay into those of the whole view; nil if they are the same.
  package let embed: ((Any) -> Any)?
  /// The themes and styles around the view, which the overlay shares; the outermost first.
  let looks: [Look]
}

extension View {
  /// Shows views beside the view, in front of all others.
  ///
  /// ```swift
  /// Button("Sort", sends: .menuToggled)
  ///   .popover {
  ///     if state.showsMenu {
  ///       Panel { List(count: orders.count, opens: Event.sorted) { Text(orders[$0].title) } }
  ///         .frame(width: 20, height: 6)
  ///     }
  ///   }
  /// ```
  /// They are not cut off by a scroll view or a panel around the view, cover the views behind them,
  /// and get the mouse first. Tab reaches the controls in them after those of the view. If they do
  /// not fit at the edge, they are shown at the opposite one; they are moved to stay inside the
  /// screen. If they fit at neither, they get the cells at the larger side.
  ///
  /// They take no cells in the layout, and do not inherit the style of the view. They are not shown
  /// while no cell of the view is visible, as when it is scrolled out of sight.
  ///
  /// - Parameters:
  ///   - edge: The edge of the view outside which they are shown.
  ///   - alignment: Their place along the edge; the alignment along the other axis has no effect.
  ///   - content: The views, one below the other; none if the popover is closed.
  public func popover(
    at edge: Edge = .bottom, alignment: Alignment = .topLeading,
    @ViewBuilder<Event> _ content: () -> Node<Event>
  ) -> Node<Event> {
    let overlay = Overlay(at: .view(edge, alignment), .popover, content().element.columnIfGroup)
    return Node(node().element.overlaid(by: overlay))
  }

  /// Shows views at the text cursor of a ``TextEditor`` or a ``TextField``, in front of all others,
  /// such as completions.
  ///
  /// ```swift
  /// TextEditor("Message", text: state.draft, changes: Event.draftChanged, submits: .sent)
  ///   .popover(at: .cursor) {
  ///     if !state.completions.isEmpty {
  ///       Panel { for name in state.completions { Text("@" + name) } }
  ///     }
  ///   }
  /// ```
  /// They begin in the column of the cursor, below its row or, if they do not fit there, above it.
  /// In other respects they are like those of ``popover(at:alignment:_:)``. The keys still go to the
  /// control with the focus first: an editor without an indentation leaves Tab to the bindings.
  ///
  /// If the view has several fields, the cursor is that of the one with the focus; if it has none,
  /// the views are shown below the view.
  ///
  /// - Parameters:
  ///   - anchor: The text cursor.
  ///   - content: The views, one below the other; none if the popover is closed.
  public func popover(
    at anchor: PopoverAnchor, @ViewBuilder<Event> _ content: () -> Node<Event>
  ) -> Node<Event> {
    Node(
      node().element.overlaid(
        by: Overlay(at: .cursor, .popover, content().element.columnIfGroup)))
  }

  /// Shows an open menu of the control around the view, in front of all other views.
  func menu(
    at anchor: Overlay.Anchor, @ViewBuilder<Event> _ content: () -> Node<Event>
  ) -> Node<Event> {
    Node(node().element.overlaid(by: Overlay(at: anchor, .menu, content().element)))
  }

  /// Shows the open list of the control around the view: below the view, in front of all others.
  func dropDown(@ViewBuilder<Event> _ content: () -> Node<Event>) -> Node<Event> {
    let overlay = Overlay(at: .view(.bottom, .topLeading), .dropDown, content().element)
    return Node(node().element.overlaid(by: overlay))
  }

  /// Shows the open submenu of a row of a menu.
  func submenu(@ViewBuilder<Event> _ content: () -> Node<Event>) -> Node<Event> {
    Node(node().element.overlaid(by: Overlay(at: .menuRow, .popover, content().element)))
  }

  /// Shows dialogs in the middle of the screen, in front of all other views.
  ///
  /// ```swift
  /// TodoList(state)
  ///   .dialog {
  ///     if let item = state.pendingDeletion {
  ///       Confirm(
  ///         "Delete “\(item.title)”?", button: "Delete", isDestructive: true,
  ///         confirms: .deleted(item.id), cancels: .deletionCancelled)
  ///     }
  ///     if let failure = state.failure {
  ///       Alert("The list was not saved", message: failure, dismisses: .failureDismissed)
  ///     }
  ///   }
  /// ```
  /// The state says which dialogs are open. Each view of the builder is a dialog: an ``Alert``, a
  /// ``Confirm``, a ``Prompt``, or for example a ``Panel``. The last one is in front, and takes all
  /// input as a ``modal(_:)`` view does; the screen behind it is faded. When it is closed, the
  /// focus returns to the control that had it before.
  ///
  /// If there is a field for text or a ``Form`` in the dialog, also a disabled one, keys without
  /// modifiers do not reach the key bindings behind it, which include those of the component that
  /// shows it, except Escape, Tab, the function keys, and the keys that ``keysReserved(_:)`` names
  /// in the dialog.
  ///
  /// One cell at each edge of the screen stays free, unless the screen has less than 24 columns or
  /// 8 rows. So a dialog does not cover a help bar in the last row, which shows the keys that work
  /// in the dialog.
  ///
  /// The modifier can be applied anywhere in the views of a component: a dialog takes no cells in
  /// the layout.
  public func dialog(@ViewBuilder<Event> _ content: () -> Node<Event>) -> Node<Event> {
    let overlay = Overlay(at: .screen(.center), .dialog, content().element)
    return Node(node().element.overlaid(by: overlay))
  }
}

extension Element {
  /// The element with views in front of it.
  ///
  /// An empty element becomes a view that takes no cells, so that its overlays are shown.
  package func overlaid(by overlay: Overlay) -> Element {
    Element(
      .modified(self, .floating(overlay)),
      stretch: stretch.takingKeys(overlay.content.stretch.takesKeys))
  }

  /// The number of the element's modifiers that show overlays.
  var overlayCount: Int {
    guard case .modified(let content, let modifier) = kind else { return 0 }
    if case .floating = modifier { return content.overlayCount + 1 }
    return content.overlayCount
  }

  /// One view for the members of a group.
  fileprivate var columnIfGroup: Element {
    guard case .group = kind else { return self }
    return .column(spacing: 0, .leading, self)
  }
}
