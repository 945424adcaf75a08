package import TerminalModel

/// The part of an application's memory that is not in its state: the focus, the memories of
/// controls, such as scroll offsets and cursors, the text selected with the mouse, and the keys of
/// an incomplete sequence.
///
/// It is a plain value beside the application's state. A scene (a view laid out for a screen) is
/// made with it, and each input returns the next interface state. A new interface state gives the
/// focus to the first control that can have it.
///
/// An application that is to show the same screen when it is started again encodes the interface
/// state together with its own state, and restores both: see ``App/initialInterface``.
public struct InterfaceState: Hashable, Sendable {
  /// A mouse button that is held, and the control over which it was pressed.
  ///
  /// The control gets the movements and the release, unless a menu is open or the pointer is over a
  /// popover of the control.
  package struct Capture: Hashable, Sendable {
    package internal(set) var path: ViewPath
    package let button: Mouse.Button
    /// The count of the press: 2 for the second press of a double click.
    package let count: Int
    /// The control that took the press, at the path or around it; nil if none did.
    var taker: ViewPath?
    /// The value that the press can drag, or nil if there is none.
    var drag: Drag?
  }

  /// The view that has the focus.
  package var focus: ViewPath?
  /// The memories of the controls in the scene, except those that are like new.
  package var memories: [ViewPath: StoredMemory] = [:]
  private var rest = Rest.new

  /// The values that are rarely set, in one machine word: an interface state is copied several
  /// times for each key.
  private enum Rest: Hashable {
    case new
    indirect case values(Values)
  }

  private struct Values: Hashable {
    var covered: [CoveredFocus] = []
    var suspended: SuspendedFocus?
    var capture: Capture?
    var hovered: ViewPath?
    var menu: ViewPath?
    var tooltip: TooltipState?
    var pendingKeys = PendingKeys()
    var selection: ScreenSelection?
    /// The identities that focus scopes requested last.
    var focusRequests: [FocusScopeID: ViewIdentity] = [:]
    var pageFocus: [PageFocus] = []

    var isDragging: Bool { capture?.drag?.phase == .moving }
  }

  private var values: Values {
    get {
      switch rest {
      case .new: Values()
      case .values(let values): values
      }
    }
    set { rest = newValue == Values() ? .new : .values(newValue) }
  }

  /// The views that had the focus before modal views took it, in the order in which those opened.
  package var covered: [CoveredFocus] {
    get { values.covered }
    set { values.covered = newValue }
  }

  /// The focus of a control that was disabled while it had the focus, or nil if there is none.
  package var suspended: SuspendedFocus? {
    get { values.suspended }
    set { values.suspended = newValue }
  }

  /// The control over which a mouse button was pressed that is still held.
  package var capture: Capture? {
    get { if case .values(let values) = rest { values.capture } else { nil } }
    set { values.capture = newValue }
  }

  /// The control under the pointer, if it takes ``InputMask/hover``.
  package var hovered: ViewPath? {
    get { if case .values(let values) = rest { values.hovered } else { nil } }
    set { values.hovered = newValue }
  }

  /// The control whose menu is open and takes all input, or nil if there is none.
  package var menu: ViewPath? {
    get { if case .values(let values) = rest { values.menu } else { nil } }
    set { values.menu = newValue }
  }

  /// The tooltip of the view under the pointer or with the focus, or nil if there is none.
  package var tooltip: TooltipState? {
    get { if case .values(let values) = rest { values.tooltip } else { nil } }
    set { values.tooltip = newValue }
  }

  /// The identities that focus scopes requested last.
  var focusRequests: [FocusScopeID: ViewIdentity] {
    get { values.focusRequests }
    set { values.focusRequests = newValue }
  }

  /// The places of the focus in pages that are not shown.
  package var pageFocus: [PageFocus] {
    get { values.pageFocus }
    set { values.pageFocus = newValue }
  }

  /// The typed part of an incomplete key sequence, such as the first `g` of `g g`.
  package var pendingKeys: PendingKeys {
    get { values.pendingKeys }
    set { values.pendingKeys = newValue }
  }

  /// The text that is selected with the mouse.
  package var selection: ScreenSelection? {
    get { values.selection }
    set { values.selection = newValue }
  }

  /// Whether text is selected with the mouse.
  package var hasSelection: Bool {
    switch rest {
    case .new: false
    case .values(let values): values.selection.map { !$0.isEmpty } ?? false
    }
  }

  /// Whether a part of an incomplete key sequence has been typed.
  package var hasPendingKeys: Bool {
    switch rest {
    case .new: false
    case .values(let values): !values.pendingKeys.isEmpty
    }
  }

  /// Whether the next key can end a part of it: pending keys, a tooltip or a drag.
  package var endsAtKey: Bool {
    switch rest {
    case .new: false
    case .values(let values):
      !values.pendingKeys.isEmpty || values.tooltip?.endsAtKey ?? false || values.isDragging
    }
  }

  /// Whether a value follows the pointer.
  package var isDragging: Bool {
    switch rest {
    case .new: false
    case .values(let values): values.isDragging
    }
  }

  /// Whether a part of an incomplete key sequence has been typed, or a value follows the pointer.
  var isAmidInput: Bool {
    switch rest {
    case .new: false
    case .values(let values): !values.pendingKeys.isEmpty || values.isDragging
    }
  }

  /// Whether a part of it changes after a time without input.
  package var isTimed: Bool {
    switch rest {
    case .new: false
    case .values(let values):
      values.pendingKeys.isAmbiguous || values.selection?.repeatedDrag != nil
        || values.tooltip?.isAwaited ?? false || values.capture?.drag?.isRepeated ?? false
    }
  }

  /// Whether it equals a new one.
  package var isEmpty: Bool {
    guard focus == nil, memories.isEmpty, case .new = rest else { return false }
    return true
  }

  /// Makes the state of a user interface without any input so far.
  public init() {}
}

extension Routes {
  /// The path of the control with the focus if it has the given identity in a focus scope, or else
  /// of the first control with this identity that accepts the focus; with
  /// ``FocusScope/focusesFirst``, of the first one that accepts the focus.
  fileprivate func path(
    ofFocus id: ViewIdentity, in scope: ScopeOfFocus, focus: ViewPath?
  ) -> ViewPath? {
    guard !scope.scope.focusesFirst else {
      return scope.targets.first { targets[$0].acceptsFocus }.map { targets[$0].path }
    }
    let isNamed = { (index: Int) in
      scope.targets.contains(index) && focusID(of: index, in: scope) == id
    }
    if let focus, let index = focusIndex(at: focus), isNamed(index) { return focus }
    return scope.targets.first { targets[$0].acceptsFocus && isNamed($0) }.map { targets[$0].path }
  }
}

extension InterfaceState {
  /// Whether the application requests another focus than in the previous layout.
  package func hasNewFocusRequest(in routes: Routes) -> Bool {
    routes.focusScopes.contains { scope in
      scope.scope.requested.map { values.focusRequests[scope.id] != $0 } ?? false
    }
  }

  /// The interface state after a layout, without views that are gone.
  ///
  /// If the view with the focus is gone, the control that a focus scope with changes around it names
  /// has the focus, or else the nearest one in the tree of views. If it is disabled, the nearest one has it.
  /// When a modal view goes, the focus returns to the view that had it before. The focus also
  /// returns to a control that was disabled and is enabled again, unless the focus was moved meanwhile. If
  /// another page, such as that of a tab, replaces the one with the focus, the focus goes to the
  /// control that had it last in the new page.
  ///
  /// - Parameters:
  ///   - memories: The memories of the controls in the scene.
  ///   - rows: The paths of the views that consist of rows, and of hidden views. A control in a row
  ///     or a view that is not shown keeps its memory.
  ///   - pages: The shown pages. A control in a page that is not shown and can return keeps its
  ///     memory.
  package func settled(
    for routes: Routes, memories: [ViewPath: StoredMemory], rows: [ViewPath],
    pages: [ShownPage] = []
  ) -> InterfaceState {
    var settled = InterfaceState()
    settled.memories = memories
    if !rows.isEmpty || !pages.isEmpty {
      for (path, memory) in self.memories where memories[path] == nil {
        // A path in `rows` can be that of a list, which has a memory itself. The list was laid out:
        // if `memories` has no entry for it, its memory is like new, and the old one is not kept.
        if rows.contains(where: { $0 != path && $0.contains(path) }) || pages.keep(path) {
          settled.memories[path] = memory
        }
      }
    }
    guard
      routes.isModal || routes.keyMenu != nil || rest != .new || !routes.focusScopes.isEmpty
        || !pages.isEmpty
    else {
      settled.focus = routes.focus(after: focus)
      settled.suspend(focus, nil, routes)
      return settled
    }
    let old = values
    var new = Values()
    new.capture = old.capture.flatMap { routes.index(at: $0.path) == nil ? nil : $0 }
    if let drag = new.capture?.drag { new.capture?.drag = drag.settled(in: routes) }
    if old.isDragging, !new.isDragging { settled.memories.endDrag(in: routes) }
    new.hovered = old.hovered.flatMap { routes.index(at: $0) == nil ? nil : $0 }
    new.menu = routes.keyMenu.map { routes.targets[$0.owner].path }
    new.selection = old.selection.flatMap { routes.selectable($0.area) == nil ? nil : $0 }
    new.covered = old.covered
    new.pageFocus = old.pageFocus
    let turned = new.pageFocus.settle(
      pages: pages, focus: focus, covered: &new.covered, routes)
    let uncovered = new.covered.settle(for: routes, focus: focus)
    let previous =
      turned ?? uncovered ?? old.suspended?.restored(in: routes, focus: focus) ?? focus
    settled.focus = routes.focus(after: previous)
    var isRequested = false
    // A page that returns has the focus that it had before. So that its focus scopes do not request
    // the focus again then, their last requests are kept.
    new.focusRequests = pages.isEmpty ? [:] : old.focusRequests.filter { pages.keep($0.key.path) }
    // The path of a focused control that is gone, such as one that has moved into another container.
    let lost = previous.flatMap { path in
      let isShown = routes.focusIndex(at: path) != nil || routes.isDisabled(path)
      let isKept = pages.keep(path) || routes.coveredTargets.contains { $0.path == path }
      return isShown || isKept ? nil : path
    }
    for scope in routes.focusScopes {
      guard let requested = scope.scope.requested else { continue }
      // With `changes`, the application knows the focus, so that it names the control that is gone.
      let isLost =
        !isRequested && scope.scope.changes != nil && lost.map(scope.id.path.contains) == true
      if old.focusRequests[scope.id] != requested || isLost {
        guard
          let path = routes.path(ofFocus: requested, in: scope, focus: settled.focus)
        else { continue }
        settled.focus = path
        isRequested = true
      }
      new.focusRequests[scope.id] = requested
    }
    // Pending keys are dropped when the focus moves: the next key does not continue them.
    if settled.focus == focus { new.pendingKeys = old.pendingKeys }
    new.tooltip = old.tooltip.flatMap { routes.keeps($0, focus: settled.focus) ? $0 : nil }
    settled.values = new
    if !isRequested { settled.suspend(previous, old.suspended, routes) }
    return settled
  }
}
