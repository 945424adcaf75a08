package import TerminalModel
import TerminalViews

/// The receiver of a press of a mouse button at a cell, ordered by how likely it is that a click
/// there has an effect.
package enum PressReceiver: Comparable {
  /// None: the cell is behind a modal view.
  case covered
  /// A view that takes no press, or no view.
  case other
  /// A control that takes the mouse, such as a scroll view.
  case pointer
  /// A control that a click activates, as Enter does.
  case activation
}

/// The inputs that have an effect in the scene on the screen, for tests that explore a component.
package struct ActiveInputs {
  /// A command that works, with its keys.
  package struct Command: Hashable {
    /// The name of the command (``KeyCommand/name``), or the names of its keys if it has none.
    package let name: String
    /// The title, or an empty text if it has none.
    package let title: String
    package let keys: [Keystrokes]
    /// Whether it ends the session; also true for Escape if that cancels an incomplete key
    /// sequence.
    package let quits: Bool
    /// Whether a key binding handles it, and not the view with the focus.
    package let isBinding: Bool
  }

  /// The commands.
  ///
  /// If the typed keys are an incomplete key sequence, such as the first key of `g g`, these are
  /// the commands whose sequences begin with the typed keys, each with the keys that are still
  /// missing, and Escape, which cancels the sequence.
  package let commands: [Command]
  /// The visible areas of the controls, from back to front.
  package let targets: [Rect]
  /// The index of the control with the focus, or nil if none has it.
  ///
  /// The index counts the controls that take input in the order of the Tab key, including those
  /// that do not accept the focus; ``targets`` has another order.
  package let focus: Int?
  /// The number of controls that accept the focus.
  package let focusableCount: Int
  /// Whether the control with the focus takes typed text.
  package let takesText: Bool
  /// Whether the typed keys are an incomplete key sequence.
  package let hasPendingKeys: Bool
  /// The titles of the commands, joined by commas.
  package var titles: String {
    commands.map(\.title).filter { !$0.isEmpty }.joined(separator: ",")
  }
  /// The commands that no key reaches, because other bindings have their keys, and those whose first
  /// keys terminals do not send: one sentence each.
  package let unreachable: [String]
  /// The conflicts between the key bindings of two components, one sentence each.
  package let sharedKeys: [String]
}

extension HeadlessApp {
  /// The inputs that have an effect in the scene on the screen; nil if the component does not draw.
  package var activeInputs: ActiveInputs? {
    session.drawNow()
    return session.renderer.scene.map(ActiveInputs.init)
  }

  /// The receiver of a press of a mouse button at a cell of the frame.
  package func pressReceiver(at position: Position) -> PressReceiver {
    session.drawNow()
    return session.renderer.scene?.routes.pressReceiver(at: position) ?? .other
  }

  /// The frame of the view of the current state, made and drawn again; nil if the component does
  /// not draw.
  package var freshFrame: Frame? {
    session.renderer.settledElement.flatMap { session.renderer.freshFrame($0) }
  }

  /// Whether the session has ended, and with it the reading of input.
  package var hasSessionEnded: Bool { session.hasEnded }
}

extension Routes {
  fileprivate func pressReceiver(at position: Position) -> PressReceiver {
    func contains(where isTaken: (InputMask) -> Bool) -> Bool {
      first(from: target(at: position)) { isTaken(targets[$0].control.inputs) ? true : nil }
        ?? false
    }
    if contains(where: { $0.isSuperset(of: [.activation, .pointer]) && !$0.contains(.text) }) {
      return .activation
    }
    if contains(where: { $0.contains(.pointer) }) { return .pointer }
    return isCovered(position) ? .covered : .other
  }
}

extension ActiveInputs {
  init(_ scene: UntypedScene) {
    let routes = scene.routes
    let index = routes.focusIndex(at: scene.interface.focus)
    commands = scene.allHints.filter { !$0.keys.isEmpty }.map { hint in
      let name = hint.command.name
      return Command(
        name: name.isEmpty ? hint.keys.map(\.name).joined(separator: ", ") : name,
        title: hint.title, keys: hint.keys, quits: hint.role == .quit,
        isBinding: !hint.handler.isView)
    }
    targets = routes.regions.filter { $0.target != nil && !$0.rect.isEmpty }.map(\.rect)
    focus = index
    focusableCount = routes.targets.count(where: \.acceptsFocus)
    takesText = index.map { routes.targets[$0].control.inputs.contains(.text) } ?? false
    hasPendingKeys = scene.interface.hasPendingKeys
    let conflicts = scene.keyConflicts
    sharedKeys = conflicts.compactMap { conflict in
      switch conflict {
      case .unreachable, .unsent: nil
      case .shared, .counted: "\(conflict)"
      }
    }
    unreachable = conflicts.compactMap { conflict in
      switch conflict {
      case .unreachable, .unsent: "\(conflict)"
      case .shared, .counted: nil
      }
    }
  }
}
