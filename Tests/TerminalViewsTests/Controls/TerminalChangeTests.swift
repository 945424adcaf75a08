import TerminalModel
import TerminalViews
import Testing

/// The inputs by which controls are told of changes of the terminal.
@Suite struct TerminalChangeTests {
  @Test func `the focused control and those around it are told, from the outside in`() {
    let inner = nested().press(.tab).interface
    let response = nested(inner).untyped.respond(to: .focused(false))
    #expect(response.events as? [String] == ["around: focused(false)", "inner: focused(false)"])
    #expect(!response.isHandled)
  }

  @Test func `a control keeps the memory that it changes`() {
    let scene = nested()
    #expect(scene.draw().text == "outer\naround\ninner")
    let told = scene.untyped.respond(to: .resized(Size(columns: 7, rows: 2)))
    #expect(nested(told.interface).draw().text == "outer 7x2\naround\ninner")
  }

  @Test func `without a focused control, no control is told`() {
    let scene = scene(9, 1, InterfaceState(), sending: String.self) {
      Reporter(name: "a", isFocusable: false) { Node.empty }
    }
    #expect(scene.untyped.respond(to: TerminalChange.focused(true)).events.isEmpty)
  }

  private func nested(_ interface: InterfaceState = InterfaceState()) -> Scene<String> {
    scene(9, 3, interface, sending: String.self) {
      Reporter(name: "outer") { Node.empty }
      Reporter(name: "around", isFocusable: false) { Reporter(name: "inner") { Node.empty } }
    }
  }
}

/// A control that sends each change of the terminal, and shows the last size.
private struct Reporter: CompositeControl {
  typealias Event = String

  struct Memory: ControlMemory { var size: String? }

  let name: String
  var isFocusable = true
  @ViewBuilder<String> let views: () -> Node<String>

  var inputs: InputMask { .activation }

  func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { isFocusable }

  func content(_ memory: inout Memory, in size: Size) -> Node<String> {
    Text([name, memory.size].compactMap(\.self).joined(separator: " "))
    views()
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<String> {
    guard case .terminalChanged(let change) = input else { return .ignored }
    if case .resized(let size) = change { memory.size = "\(size.columns)x\(size.rows)" }
    return .sends("\(name): \(change)")
  }
}
