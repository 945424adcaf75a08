import CursesFeedback

/// A slider for a percentage.
struct Fader<Event>: DrawnControl {
  let value: Int
  let changes: (Int) -> Event

  var inputs: InputMask { [.navigation, .pointer] }
  var fills: Axis.Set { .horizontal }
  func size(in proposed: Size) -> Size { Size(columns: proposed.columns, rows: 1) }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    area.fill(with: "─")
    let knob = value * (area.size.columns - 1) / 100
    area.write(area.state.isFocused ? "█" : "▒", at: Position(column: knob, row: 0))
  }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    let wished: Int
    switch input {
    case .key(.left): wished = value - 5
    case .key(.right): wished = value + 5
    case .pointer(let pointer)
    where [.pressed(.left, count: 1), .dragged(.left)].contains(pointer.action):
      wished = pointer.position.column * 100 / max(1, size.columns - 1)
    default: return .ignored
    }
    let next = min(max(0, wished), 100)
    return next == value ? .handled : .sends(changes(next))
  }
}
