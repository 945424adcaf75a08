import TerminalViews

/// The part of the current state's view that a renderer knows: the more it knows, the more inputs the
/// view can read without another layout.
enum KnownView {
  /// Nothing: the state or the interface state has changed.
  case none
  /// A view without controls that take keys.
  case withoutControls(Element)
  /// A view laid out without the rows of lists.
  case focused(FocusedScene, Element)
  /// A view laid out.
  case scene(UntypedScene)
}
