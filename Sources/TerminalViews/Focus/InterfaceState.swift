/// All that the framework itself remembers of what a person did: which view has the focus, how
/// far lists are scrolled, which button is held down.
///
/// It is a plain value beside the application's state: a ``Scene`` is made with it and answers
/// with the next one. A new one has nothing in it; then the first view that can has the focus.
public struct InterfaceState: Hashable, Sendable {
  /// The view that has the focus.
  package var focus: ViewPath?
  /// The view that had the focus before a modal view took it.
  package var covered: ViewPath?
  /// The button that the mouse holds down.
  package var pressed: ViewPath?
  /// The first row that shows, for each list that is shown.
  package var offsets: [ViewPath: Int] = [:]

  /// Whether it remembers nothing, as a new one.
  package var isEmpty: Bool {
    focus == nil && covered == nil && pressed == nil && offsets.isEmpty
  }

  /// Makes a state in which nothing has happened yet.
  public init() {}
}

extension InterfaceState {
  /// The state after layout, in which nothing is remembered of what is gone.
  ///
  /// The focus moves off what is gone to what is nearest, and back to where it was when a modal
  /// view goes.
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
