/// The state of the user interface itself: the view with the focus, the scroll offsets of lists,
/// the ``Button`` on which the mouse button is held down.
///
/// It is a plain value beside the application's state. A scene (a view laid out for a screen) is
/// made with it, and each input returns the next interface state. A new interface state gives the
/// focus to the first view that can have it.
package struct InterfaceState: Hashable, Sendable {
  /// The view that has the focus.
  package var focus: ViewPath?
  /// The view that had the focus before a modal view took it.
  package var covered: ViewPath?
  /// The ``Button`` on which the mouse button is held down.
  package var pressed: ViewPath?
  /// The scroll offset of each list in the scene: the index of its first visible row.
  package var offsets: [ViewPath: Int] = [:]

  /// Whether it equals a new one.
  package var isEmpty: Bool {
    focus == nil && covered == nil && pressed == nil && offsets.isEmpty
  }

  /// Makes the state of a user interface without any input so far.
  package init() {}
}

extension InterfaceState {
  /// The state after layout, without views that are gone.
  ///
  /// If the view with the focus is gone, the nearest one in the tree of views has it. When a modal
  /// view goes, the focus returns to the view that had it before.
  package func settled(
    for routes: Routes, offsets: [ViewPath: Int]
  ) -> InterfaceState {
    var settled = InterfaceState()
    settled.offsets = offsets
    settled.pressed = routes.target(at: pressed)?.path
    if routes.isModal {
      let isCovered = routes.target(at: focus) == nil
      settled.covered = covered ?? (isCovered ? focus : nil)
      settled.focus = routes.focus(after: focus)
    } else {
      settled.focus = routes.focus(after: covered ?? focus)
    }
    return settled
  }
}
