/// All that the framework itself remembers of what a person did: which view has the focus, how
/// far lists are scrolled, which button is held down.
///
/// It is a plain value beside the application's state: a ``Scene`` is made with it and answers
/// with the next one. A new one has nothing in it; then the first view that can has the focus.
public struct InterfaceState: Hashable, Sendable {
  /// The view that has the focus.
  package var focus: ViewPath?
  /// The button that the mouse holds down.
  package var pressed: ViewPath?
  /// The first row that shows, for each list that is shown.
  package var offsets: [ViewPath: Int] = [:]

  /// Makes a state in which nothing has happened yet.
  public init() {}
}
