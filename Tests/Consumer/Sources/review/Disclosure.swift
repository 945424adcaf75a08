import CursesFeedback

/// A title that shows and hides the views below it.
struct Disclosure<Event>: CompositeControl {
  struct Memory: ControlMemory { var isOpen = false }

  let title: String
  @ViewBuilder<Event> var details: () -> Node<Event>

  var inputs: InputMask { [.activation, .pointer] }

  func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    let isOpen = memory.isOpen
    Canvas(height: 1) { area in
      area.write((isOpen ? "▾ " : "▸ ") + title, at: .origin)
      if area.state.isFocused { area.restyle { $0.attributes.insert(.reverse) } }
    }
    if isOpen { details() }
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    guard input.isActivation else { return .ignored }
    memory.isOpen.toggle()
    return .handled
  }
}
