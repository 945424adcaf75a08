import CursesFeedback

/// A page of widgets: their state, and their view.
protocol WidgetPage: Equatable, Sendable {
  @ViewBuilder<Change<Self>> func view() -> Node<Change<Self>>
}

/// The event of all widgets: a function that changes the state.
///
/// An application usually has an event for each widget instead.
package struct Change<State>: Sendable {
  package let apply: @Sendable (inout State) -> Void

  package init(_ apply: @escaping @Sendable (inout State) -> Void) { self.apply = apply }
}

/// Coding always fails, because a function cannot be encoded.
///
/// Recordings work nevertheless: only views send changes, and a recording has the input that caused
/// a view's event instead of the event.
extension Change: Codable {
  private static var problem: String { "A change is a function." }

  package init(from decoder: any Decoder) throws {
    throw DecodingError.dataCorrupted(
      .init(codingPath: decoder.codingPath, debugDescription: Self.problem))
  }

  package func encode(to encoder: any Encoder) throws {
    throw EncodingError.invalidValue(
      self, .init(codingPath: encoder.codingPath, debugDescription: Self.problem))
  }
}

extension WidgetPage {
  typealias Event = Change<Self>

  /// The change for a new value of a property.
  func set<Value: Sendable>(
    _ property: any WritableKeyPath<Self, Value> & Sendable
  ) -> (Value) -> Event {
    { value in Change { $0[keyPath: property] = value } }
  }

  /// A widget beside its name.
  @ViewBuilder<Event> func one(_ name: String, _ widget: some View<Event>) -> Node<Event> {
    Row(spacing: 2) {
      Text(name).foreground(.muted).frame(width: 9)
      widget
    }
  }

  /// The headings above the widgets of ``both(_:_:)``.
  var headings: Node<Event> { pair("", Text("Enabled"), Text("Disabled")).foreground(.muted) }

  /// A widget beside the same one, disabled.
  func both(_ name: String, _ widget: some View<Event>) -> Node<Event> {
    pair(name, widget, widget.disabled())
  }

  /// Two widgets side by side.
  func pair(
    _ name: String, _ first: some View<Event>, _ second: some View<Event>
  ) -> Node<Event> {
    let pair = Grid(columns: [.flexible, .flexible]) {
      first
      second
    }
    return one(name, pair)
  }
}
