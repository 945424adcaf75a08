package import TerminalModel

/// The part of an application's memory that is not in its state: the focus, the memories of
/// controls, such as scroll offsets and cursors, the text selected with the mouse, the keys of an
/// incomplete sequence, and whether help is shown.
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
  /// The place of this view among its siblings, if it is in a view with an identity
  /// (``Routes/rank(of:)``).
  var focusRank = 0
  /// The memories of the controls in the scene, except those that are like new.
  package var memories: [ViewPath: StoredMemory] = [:]
  private(set) var rest = Rest.new

  /// The values that are rarely set, in one machine word: an interface state is copied several
  /// times for each key.
  enum Rest: Hashable {
    case new
    indirect case values(Values)
  }

  struct Values: Hashable {
    var covered: [CoveredFocus] = []
    var suspended: SuspendedFocus?
    var capture: Capture?
    var hovered: ViewPath?
    var menu: ViewPath?
    var tooltip: TooltipState?
    var help: HelpState?
    var pendingKeys = PendingKeys()
    var selection: ScreenSelection?
    /// The identities that focus scopes requested last.
    var focusRequests: [FocusScopeID: ViewIdentity] = [:]
    var pageFocus: [PageFocus] = []

    var isDragging: Bool { capture?.drag?.phase == .moving }
  }

  var values: Values {
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

  /// The help in front of all views, or nil if it is not shown.
  package var help: HelpState? {
    get { if case .values(let values) = rest { values.help } else { nil } }
    set { values.help = newValue }
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

  /// Whether the next key can end a part of it: pending keys, a tooltip, help or a drag.
  package var endsAtKey: Bool {
    switch rest {
    case .new: false
    case .values(let values):
      !values.pendingKeys.isEmpty || values.tooltip?.endsAtKey ?? false || values.help != nil
        || values.isDragging
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
