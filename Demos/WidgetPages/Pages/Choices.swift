import CursesFeedback

/// Buttons, and the widgets with which a user makes a choice.
struct Choices: WidgetPage {
  private let sizes = ["Small", "Medium", "Large"]
  private(set) var (presses, isOn, accepts, size) = (0, true, false, "Medium")
  private var (stock, volume, guests) = (Set(["Large"]), 7, 4)

  func view() -> Node<Event> {
    headings
    let buttons = Row<Event>(spacing: 1) {
      Button("Press \(presses)", sends: Change { $0.presses += 1 })
      Button("Delete", sends: Change { $0.presses = 0 }).foreground(.error)
    }
    both("Button", buttons)
    both("Toggle", Toggle("Notify", isOn: isOn, changes: set(\.isOn)))
    both("Checkbox", Checkbox("Accept", isOn: accepts, changes: set(\.accepts)))
    both("Radio", RadioGroup(sizes, selection: size, changes: set(\.size)) { $0 })
    both("Multiple", MultiSelect(sizes.suffix(2), selection: stock, changes: set(\.stock)) { $0 })
    both("Select", Select(sizes, selection: size, changes: set(\.size)) { $0 })
    both("Slider", Slider(volume, in: 0...10, changes: set(\.volume)))
    both("Stepper", Stepper(guests, in: 1...9, changes: set(\.guests)) { "\($0) guests" })
  }
}
