import CursesFeedback

/// A slider for a percentage.
struct Fader<Event>: DrawnControl {
  let value: Int
  let changes: (Int) -> Event

  var inputs: InputMask { [.navigation, .pointer] }
  var fills: Axis.Set { .horizontal }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    area.fill(with: "─")
    let knob = value * (area.size.columns - 1) / 100
    area.write(area.state.isFocused ? "█" : "▒", at: Position(column: knob, row: 0))
  }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    var wished = input.pressedPosition.map { $0.column * 100 / max(1, size.columns - 1) }
    if input == .key(.left) { wished = value - 5 }
    if input == .key(.right) { wished = value + 5 }
    guard let next = wished.map({ min(max(0, $0), 100) }) else { return .ignored }
    return next == value ? .handled : .sends(changes(next))
  }
}
