import CursesFeedback
import CursesFeedbackTesting
import Testing

/// Changes of the terminal that a control of an application is told of.
@MainActor @Suite struct TerminalChangeInAppsTests {
  @Test func `the focused control is told of a change before the components`() {
    let app = TestApp(FilmPlayback(), size: Size(columns: 12, rows: 2))
    app.setTerminalFocus(false)
    #expect(app.state == ["component 12x2", "control false", "component"])
    app.resize(columns: 14, rows: 3)
    #expect(app.state.suffix(2) == ["control 14x3", "component 14x3"])
  }

  @Test func `a change of a control's memory is drawn`() {
    let app = TestApp(FilmPlayback(reports: false), size: Size(columns: 12, rows: 1))
    #expect(app.frame.text == "playing")
    app.setTerminalFocus(false)
    #expect(app.frame.text == "paused")
    app.setTerminalFocus(true)
    #expect(app.frame.text == "playing")
  }
}

/// An application with a control that pauses while the window has no focus.
private struct FilmPlayback: Component {
  let initial: [String] = []
  var reports = true

  func reduce(_ state: inout [String], _ event: String) { state.append(event) }

  func view(_ state: [String]) -> Node<String> { PausedFilm(reports: reports).node() }

  func event(for input: Input, in state: [String]) -> String? {
    switch input {
    case .focused: reports ? "component" : nil
    case .resized(let size): "component \(size.columns)x\(size.rows)"
    case .key, .mouse, .paste: nil
    }
  }
}

private struct PausedFilm: CompositeControl {
  typealias Event = String

  struct Memory: ControlMemory { var isPaused = false }

  let reports: Bool

  var inputs: InputMask { .activation }

  func content(_ memory: inout Memory, in size: Size) -> Node<String> {
    Text(memory.isPaused ? "paused" : "playing").node()
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<String> {
    guard case .terminalChanged(let change) = input else { return .ignored }
    switch change {
    case .focused(let isFocused):
      memory.isPaused = !isFocused
      return reports ? .sends("control \(isFocused)") : .handled
    case .resized(let size):
      return .sends("control \(size.columns)x\(size.rows)")
    }
  }
}
