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
    // The views get a step of their own: all their paths begin with that of the reader, also if an
    // identity replaces their last step.
    let path = path
    self.path.append(.child(0))
    defer { self.path = path }
    return layout(view(interface.focus.map(path.contains) ?? false), proposal)
  }
}
