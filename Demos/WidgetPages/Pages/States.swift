import CursesFeedback

/// Controls that look as with the focus, and as under a held mouse button.
///
/// A screen has one focus. So the page changes the styles of controls without it; on the other
/// pages, Tab shows the focus of each widget.
struct States: WidgetPage {
  private(set) var (presses, isOn, accepts, size) = (0, true, true, "Medium")
  private var (volume, guests) = (7, 4)

  func view() -> Node<Event> {
    pair("", Text("With the focus"), Text("Pressed")).foreground(.muted)
    let press = Event { $0.presses += 1 }
    looks("Button", Button("Press \(presses)", sends: press))
    looks("Delete", Button("Delete", sends: press).foreground(.error))
    looks("Toggle", Toggle("Notify", isOn: isOn, changes: set(\.isOn)))
    looks("Checkbox", Checkbox("Accept", isOn: accepts, changes: set(\.accepts)))
    looks("Select", Select(["Small", "Medium"], selection: size, changes: set(\.size)) { $0 })
    looks("Slider", Slider(volume, in: 0...10, changes: set(\.volume)))
    looks("Stepper", Stepper(guests, in: 1...9, changes: set(\.guests)) { "\($0) guests" })
  }

  private func looks(_ name: String, _ control: some View<Event>) -> Node<Event> {
    pair(name, control.highlighted([.bold]), control.highlighted([.bold, .underline]))
  }
}

extension View {
  /// The buttons and choices of the view in the colours of the focus, with attributes.
  fileprivate func highlighted(_ attributes: Style.Attributes) -> Node<Event> {
    widgetStyle(.button) { style in
      style.background = style.foreground == .error ? .error : .accent
      style.foreground = .onAccent
      style.attributes.formUnion(attributes)
    }
    .widgetStyle(.choice) { style in
      style.background = .selection
      style.attributes.formUnion(attributes)
    }
  }
}
