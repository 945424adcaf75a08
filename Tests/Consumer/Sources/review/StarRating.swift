import CursesFeedback

/// A rating of up to five stars, set by the arrow keys or a click, and previewed by the pointer.
struct StarRating<Event>: DrawnControl {
  struct Memory: ControlMemory { var starUnderPointer = 0 }

  let stars: Int
  let rates: (Int) -> Event

  var inputs: InputMask { [.navigation, .pointer, .hover] }
  func size(in proposed: Size) -> Size { Size(columns: 7, rows: 1) }

  func draw(_ memory: Memory, on area: inout DrawingArea) {
    let shown = area.state.isHovered ? memory.starUnderPointer : stars
    let picture = (1...5).map { $0 <= shown ? "★" : "☆" }.joined()
    area.write(area.state.isFocused ? "›\(picture)‹" : " \(picture)", at: .origin)
    area.cursor = Position(column: max(1, stars), row: 0)
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    switch input {
    case .key(.left): return rating(stars - 1)
    case .key(.right): return rating(stars + 1)
    case .pointer(let pointer):
      let star = min(max(1, pointer.position.column), 5)
      switch pointer.action {
      case .clicked(.left, _): return rating(star)
      case .moved:
        memory.starUnderPointer = star
        return .handled
      default: return .ignored
      }
    case .key, .paste, .focusChanged, .terminalChanged: return .ignored
    }
  }

  private func rating(_ stars: Int) -> ControlResponse<Event> {
    (0...5).contains(stars) && stars != self.stars ? .sends(rates(stars)) : .handled
  }
}
