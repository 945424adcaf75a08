import TerminalModel

/// A control that has been laid out.
package struct ControlBox {
  package let behavior: any ControlBehavior
  package let path: ViewPath
  /// Whether it can have the focus.
  package let acceptsFocus: Bool
  /// Turns its events into those of the root, or nil if they are the same.
  package let embed: ((Any) -> Any)?
}

extension LayoutPass {
  /// Lays out a control, with its memory from the previous frame.
  package mutating func layout(_ behavior: any ControlBehavior, _ proposal: ProposedSize) -> Box {
    let old = behavior.remembers ? interface.memories[path] : nil
    var memory = old
    switch behavior.form(&memory, in: proposal.size) {
    case .drawn(let own):
      noteControl(behavior, memory)
      let size = own.limited(to: proposal.size)
      return Box(.control(placed(behavior, memory, size)), size: size)
    case .composed(let content):
      noteControl(behavior, memory)
      let box = layout(content, at: .child(0), proposal)
      return Box(.control(placed(behavior, memory, box.room)), size: box.room, children: [box])
    }
  }

  private func placed(
    _ behavior: any ControlBehavior, _ memory: StoredMemory?, _ size: Size
  ) -> ControlBox {
    ControlBox(
      behavior: behavior, path: path,
      acceptsFocus: behavior.inputs.hasKeys && behavior.acceptsFocus(memory, in: size),
      embed: embed)
  }

  private mutating func noteControl(_ behavior: any ControlBehavior, _ memory: StoredMemory?) {
    guard behavior.remembers else { return }
    note(memory)
  }
}
