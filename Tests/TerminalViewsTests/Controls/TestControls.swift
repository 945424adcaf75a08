import TerminalModel
import TerminalViews

/// A control that records each input as an event, and ignores those that a closure rejects.
struct Recorder: DrawnControl {
  typealias Event = ControlInput

  var inputs: InputMask = [.navigation, .activation, .text, .pointer, .hover]
  var width = 6
  var accepts: (ControlInput) -> Bool = { _ in true }

  func size(in proposed: Size) -> Size { Size(columns: width, rows: 1) }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {
    let state = area.state
    let marks = [
      state.isFocused ? "f" : "", state.containsFocus ? "c" : "", state.isPressed ? "p" : "",
      state.isHovered ? "h" : "", state.isDisabled ? "d" : "",
    ]
    area.write("<\(marks.joined())>", at: .origin)
    area.cursor = Position(column: 1, row: 0)
  }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<ControlInput> {
    accepts(input) ? .sends(input) : .ignored
  }
}

/// A control of the default size.
struct OneRow: DrawnControl {
  typealias Event = ControlInput

  var inputs: InputMask { .pointer }

  func draw(_ memory: NoMemory, on area: inout DrawingArea) {}

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<ControlInput> { .handled }
}

/// A control that counts the keys it takes, and shows the count.
struct KeyCounter<Event>: DrawnControl {
  struct Memory: ControlMemory { var count = 0 }

  var inputs: InputMask { .activation }

  func size(in proposed: Size) -> Size { Size(columns: 3, rows: 1) }

  func draw(_ memory: Memory, on area: inout DrawingArea) {
    area.write("\(memory.count)", at: .origin)
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    guard case .key = input else { return .ignored }
    memory.count += 1
    return .handled
  }
}

/// A composite control that sends an event for each input that its content ignores.
struct Wrapper: CompositeControl {
  typealias Event = ControlInput

  var inputs: InputMask = [.navigation, .activation, .text, .pointer]
  var fills: Axis.Set = []
  var isFocusable = true
  @ViewBuilder<ControlInput> var wrapped: () -> Node<ControlInput>

  func acceptsFocus(_ memory: NoMemory, in size: Size) -> Bool { isFocusable }

  func content(_ memory: inout NoMemory, in size: Size) -> Node<ControlInput> {
    Text("\(size.columns)x\(size.rows)")
    wrapped()
  }

  func respond(
    to input: ControlInput, _ memory: inout NoMemory, in size: Size
  ) -> ControlResponse<ControlInput> { .sends(input) }
}

/// A scene of a size with controls that send their inputs.
func control(
  _ columns: Int, _ rows: Int, interface: InterfaceState = InterfaceState(),
  @ViewBuilder<ControlInput> _ view: () -> Node<ControlInput>
) -> Scene<ControlInput> {
  Scene(view(), size: Size(columns: columns, rows: rows), interface: interface)
}

/// A scene of a size with a view.
func scene<Event>(
  _ columns: Int, _ rows: Int, _ interface: InterfaceState, sending event: Event.Type,
  @ViewBuilder<Event> _ view: () -> Node<Event>
) -> Scene<Event> {
  Scene(view(), size: Size(columns: columns, rows: rows), interface: interface)
}
