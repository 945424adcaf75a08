import TerminalModel

/// A composite control whose views depend on the spacing of the theme.
protocol ThemedControl<Event>: CompositeControl {
  /// The views of the control, as ``CompositeControl/content(_:in:)``.
  @ViewBuilder<Event> func content(
    _ memory: inout Memory, in size: Size, _ metrics: ThemeMetrics
  ) -> Node<Event>
}

extension ThemedControl {
  /// The views with the standard spacing.
  func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    return content(&memory, in: size, .standard)
  }
}

extension TypedBehavior where Wrapped: ThemedControl {
  func form(
    _ memory: inout StoredMemory?, in size: Size, _ metrics: ThemeMetrics
  ) -> ControlForm {
    let content = withMemory(&memory) { control.content(&$0, in: size, metrics).element }
    return .composed(content, scrolls: control.scrolls)
  }
}

/// The behavior of a themed control of a generic type.
final class ThemedBehavior<Wrapped: ThemedControl>: TypedBehavior {
  let control: Wrapped

  init(_ control: Wrapped) { self.control = control }
}
