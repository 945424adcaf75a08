import TerminalModel
import TerminalViews

/// A track with a knob at one of several moments, such as the frames of a film.
///
/// Pressing or dragging the mouse on the track seeks another moment. The moments are evenly spaced,
/// whatever the time between them.
struct SeekTrack<Event>: DrawnControl {
  let index: Int
  let count: Int
  let seeks: (Int) -> Event

  var inputs: InputMask { .pointer }
  var fills: Axis.Set { .horizontal }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<Event> {
    guard let position = input.pressedPosition else { return .ignored }
    guard size.columns > 1, position.column != knob(in: size.columns) else { return .handled }
    let column = min(max(0, position.column), size.columns - 1)
    return .sends(seeks(rounded(column * (count - 1), by: size.columns - 1)))
  }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let knob = knob(in: area.size.columns)
    area.write(String(repeating: "━", count: knob) + "●", at: .origin)
    area.write(
      String(repeating: "─", count: max(0, area.size.columns - knob - 1)),
      at: Position(column: knob + 1, row: 0), style: Style(foreground: .muted))
  }

  private func knob(in columns: Int) -> Int {
    count > 1 ? rounded(index * max(0, columns - 1), by: count - 1) : 0
  }

  private func rounded(_ product: Int, by divisor: Int) -> Int { (product + divisor / 2) / divisor }
}
