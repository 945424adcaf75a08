/// Views that depend on whether a control in them has the focus.
///
/// ```swift
/// FocusReader { hasFocus in
///   Panel(hasFocus ? "Draft, Ctrl-S saves" : "Draft") {
///     TextEditor("Message", text: state.draft, changes: Event.draftChanged)
///   }
/// }
/// ```
/// The focus is not a part of the application's state: a view reads it here, and
/// ``View/focus(_:changes:)`` sends its changes as events. A control that draws itself reads it in
/// ``DrawingArea/state``.
public struct FocusReader<Event>: View {
  private let content: (Bool) -> Node<Event>

  /// Makes views that depend on the focus; each layout calls the closure twice or more often.
  public init(@ViewBuilder<Event> _ content: @escaping (Bool) -> Node<Event>) {
    self.content = content
  }

  /// The views as a node.
  public func node() -> Node<Event> {
    let content = content
    let stretch = content(false).element.stretch
    let reader = Element.Modifier.focusReader { content($0).element }
    return Node(Element(.modified(.empty, reader), stretch: stretch))
  }
}

extension LayoutPass {
  /// Lays out the views of a ``FocusReader``.
  mutating func layout(reading view: (Bool) -> Element, _ proposal: ProposedSize) -> Box {
    record.dependsOnFocus = true
    let path = path
    defer { self.path = path }
    // The first step is not in the paths of overlays around the reader. With the second one, all paths
    // of the views in it begin with the first, also if an identity replaces their last step.
    self.path.append(.child(0))
    let hasFocus = interface.focus.map(self.path.contains) ?? false
    self.path.append(.child(0))
    return layout(view(hasFocus), proposal)
  }
}
