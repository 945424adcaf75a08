import RandomNumbers
import TerminalModel
import TerminalViews

/// Views in front of others.
extension RandomViews {
  mutating func popover(_ node: Node<RandomEvent>) -> Node<RandomEvent> {
    let content = leaf()
    let edge = [Edge.top, .bottom, .leading, .trailing].randomElement(using: &random) ?? .top
    return node.popover(at: edge) { if values.presses % 2 == 0 { content } }
  }

  mutating func dialog(over node: Node<RandomEvent>) -> Node<RandomEvent> {
    let (title, commands) = (title(), commands())
    let kind = Int.random(in: 0..<4, using: &random)
    return node.dialog {
      if kind == 2 { Alert(title, message: title, dismisses: .pressed) }
      if kind == 3 { CommandPalette(of: commands, closes: .pressed) }
      if values.presses % 3 == 0 {
        Confirm(title, message: title, button: title, confirms: .pressed, cancels: .pressed)
      }
      if kind == 0, values.presses % 3 < 2 {
        Prompt(
          title, text: values.text, changes: RandomEvent.wrote, submits: .pressed,
          cancels: .pressed)
      }
    }
  }

  /// A menu with fewer and more items while the application runs.
  mutating func contextMenu(of node: Node<RandomEvent>) -> Node<RandomEvent> {
    let (items, bindings) = (items(), commands())
    return node.contextMenu(of: bindings) {
      for (index, title) in items.enumerated() {
        if index == 2 {
          MenuItem(title) { MenuItem(title, sends: .selected(index)).checked() }
        } else {
          MenuItem(title, sends: .selected(index)).disabled(index == 3)
        }
      }
      MenuItem.separator
    }
  }
}
