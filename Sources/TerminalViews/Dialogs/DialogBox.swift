import TerminalModel

/// A button of a dialog.
struct DialogButton<Event> {
  var title: String
  var event: Event
  var isDestructive = false
  var isDisabled = false
}

/// A title, a message, an optional field and buttons in a border: the common part of ``Alert``,
/// ``Confirm`` and ``Prompt``.
struct DialogBox<Event>: CompositeControl {
  struct Memory: ControlMemory {
    /// The index of the first visible line of the message.
    var offset = 0
    /// The text of the question whose message is scrolled; another one in its place is not.
    var scrolled: String?
    /// The largest ``offset`` that the last layout allowed.
    var lastOffset = 0
    /// The text of the question for which a key has given the focus to a button, if the dialog
    /// begins without the focus on one; another question in its place begins so, too.
    var question: String?
  }

  var title: String
  var message: String
  /// The field above the buttons, and the number of its rows.
  var field: (node: Node<Event>, rows: Int)?
  /// The buttons from left to right, or from the bottom up if they do not fit into a row.
  var buttons: [DialogButton<Event>]
  /// The index of the button that has the focus first, unless there is a field.
  var focused: Int
  /// Whether no button has the focus until a key that moves the focus is pressed.
  var beginsUnfocused = false
  /// The index of the button for Enter in the field.
  var submits: Int
  /// The event of Escape.
  var cancels: Event

  var inputs: InputMask { beginsUnfocused ? [.pointer, .navigation] : .pointer }

  /// The dialog itself has the focus while none of its buttons can have it.
  func acceptsFocus(_ memory: Memory, in size: Size) -> Bool { isWaiting(memory) }

  private func isWaiting(_ memory: Memory) -> Bool {
    beginsUnfocused && memory.question != question
  }

  private var question: String { "\(title)\n\(message)" }

  /// All keys that can move the focus while no button has it.
  func handles(_ key: Key, _ memory: Memory, in size: Size) -> Bool {
    isWaiting(memory) && key.movesFocus || handles(key)
  }

  /// Escape, and the keys that stop at a dialog.
  func handles(_ key: Key) -> Bool { key == .escape || key.stopsAtDialogs }

  func content(_ memory: inout Memory, in size: Size) -> Node<Event> {
    return content(&memory, in: size, .standard)
  }

  func content(
    _ memory: inout Memory, in size: Size, _ metrics: ThemeMetrics
  ) -> Node<Event> {
    let padding = 2 * metrics[.buttonPadding]
    let plan = DialogPlan(
      title: title, message: message,
      buttons: buttons.map { Clusters($0.title).columns + padding },
      fieldRows: field?.rows ?? 0, in: size, metrics)
    memory.lastOffset = plan.lastOffset
    memory.offset = memory.scrolled == question ? min(memory.offset, plan.lastOffset) : 0
    let offset = memory.offset
    let parts = Column(spacing: plan.hasGaps ? 1 : 0) {
      if plan.messageRows > 0 {
        DialogMessage<Event>(title: title, message: message, plan: plan, offset: offset)
          .frame(width: plan.columns, height: plan.messageRows)
      }
      if let field {
        hinted(field.node, button: submits).frame(width: plan.columns, height: field.rows)
      }
      buttonViews(plan).focusable(!isWaiting(memory))
    }
    // Another question in the place of this one does not take over its focus, which may be on a
    // button that deletes. The message of a dialog with a field may change while the user types.
    .id(field == nil ? question : title)
    guard plan.isFramed else { return parts.node() }
    let insets = Insets(columns: plan.padding, rows: plan.margin)
    return Panel(plan.titleLines == 0 ? title : "", padding: insets) { parts }.node()
  }

  func respond(
    to input: ControlInput, _ memory: inout Memory, in size: Size
  ) -> ControlResponse<Event> {
    switch input {
    case .key("?") where !isWaiting(memory): return .kept
    case .key(let key):
      return isWaiting(memory) ? wait(for: key, &memory) : respond(to: key, &memory)
    case .pointer(let pointer):
      guard case .scrolled(_, let rows) = pointer.action else { return .ignored }
      return scroll(by: rows, &memory) ? .handled : .ignored
    case .paste, .focusChanged, .terminalChanged: return .ignored
    }
  }

  /// Handles a key while no button has the focus: it can cancel, scroll, or give a button the focus.
  private func wait(for key: Key, _ memory: inout Memory) -> ControlResponse<Event> {
    switch key.code {
    case .escape: return .sends(cancels)
    case .pageUp, .pageDown, .home, .end: return respond(to: key, &memory)
    case .tab, .left, .right, .up, .down: memory.question = question
    case .character, .enter, .backspace, .delete, .insert, .function: break
    }
    return .handled
  }

  private func respond(to key: Key, _ memory: inout Memory) -> ControlResponse<Event> {
    switch key.code {
    case .escape: return .sends(cancels)
    case .enter:
      let button = buttons[submits]
      return button.isDisabled ? .handled : .sends(button.event)
    case .up, .down: return scroll(by: key.code == .up ? -1 : 1, &memory) ? .handled : .ignored
    case .left, .right: return .ignored
    case .pageUp, .home: return scrolled(by: key.code == .home ? -.max : -4, &memory)
    case .pageDown, .end: return scrolled(by: key.code == .end ? .max : 4, &memory)
    case .character, .backspace, .delete, .insert, .tab, .function: return .handled
    }
  }

  private func scrolled(by rows: Int, _ memory: inout Memory) -> ControlResponse<Event> {
    _ = scroll(by: rows, &memory)
    return .handled
  }

  /// Scrolls the message; returns false if it does not move.
  private func scroll(by rows: Int, _ memory: inout Memory) -> Bool {
    let old = memory.offset
    memory.offset = min(max(0, old.saturatingAdding(rows)), memory.lastOffset)
    memory.scrolled = memory.offset > 0 ? question : nil
    return memory.offset != old
  }
}

extension Key {
  /// Whether it moves the focus in a dialog: Tab, with Shift or without, and the arrow keys.
  fileprivate var movesFocus: Bool {
    switch code {
    case .tab: modifiers.isEmpty || modifiers == .shift
    case .up, .down, .left, .right: modifiers.isEmpty
    case .character, .enter, .escape, .backspace, .delete, .insert, .home, .end, .pageUp, .pageDown,
      .function:
      false
    }
  }
}

extension DialogBox {
  /// A control with hints for Escape and for Enter, which presses a button.
  ///
  /// The hint for Escape comes first. If both keys have the same effect, there is one hint.
  private func hinted(_ control: Node<Event>, button index: Int) -> Node<Event> {
    let button = buttons[index]
    let isCancel = buttons.count > 1 && index == 0
    let view =
      buttons.count > 1 ? control.keyHint(.escape, buttons[0].title, handler: .viewAround) : control
    return isCancel || button.isDisabled
      ? view : view.keyHint(.enter, button.title, handler: .viewAround)
  }

  @ViewBuilder<Event> private func buttonViews(_ plan: DialogPlan) -> Node<Event> {
    let order = [focused] + buttons.indices.filter { $0 != focused }
    let layout = DialogButtons(order: order, isStacked: plan.isStacked, columns: plan.columns)
    let views = layout {
      for index in order {
        let button = buttons[index]
        let view = hinted(
          Button(button.title, sends: button.event).disabled(button.isDisabled), button: index)
        if button.isDestructive { view.foreground(.error) } else { view }
      }
    }
    if plan.isStacked, plan.buttonRows < buttons.count {
      ScrollView(showsScrollBars: false) { views }.frame(height: plan.buttonRows)
    } else {
      views
    }
  }
}

/// Buttons at the right edge, the last one rightmost; or below each other, the last one on top.
///
/// The children are in the order in which Tab gives them the focus.
private struct DialogButtons: Layout {
  /// For each child, the index of its button, counted from left to right.
  let order: [Int]
  let isStacked: Bool
  let columns: Int

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    let sizes = children.indices.map { children.measure($0, in: proposed) }
    var end = isStacked ? 0 : columns
    for index in order.indices.sorted(by: { order[$0] > order[$1] }) {
      let size = sizes[index]
      if isStacked {
        children.place(index, at: Position(column: max(0, columns - size.columns), row: end))
        end += 1
      } else {
        children.place(index, at: Position(column: end - size.columns, row: 0))
        end -= size.columns + 2
      }
    }
    return Size(columns: columns, rows: isStacked ? end : 1)
  }
}
