import TerminalModel
import TerminalViews
import Testing

/// The focus that an application sets and observes.
@Suite struct FocusScopeTests {
  private enum Field: Hashable, Sendable { case name, mail, terms }

  /// The events of a form: the field that gets the focus, or nil for none, and the press of a
  /// button.
  private enum Change: Equatable { case focused(Field?), pressed }

  private func form(
    _ field: Field?, _ interface: InterfaceState = InterfaceState(),
    fields: [Field] = [.name, .mail]
  ) -> Scene<Change> {
    scene(12, 4, interface, sending: Change.self) {
      Button("First", sends: .pressed)
      Column { for field in fields { Button("\(field)", sends: .pressed).focusID(field) } }
        .focus(field, changes: Change.focused)
    }
  }

  private func focused(_ scene: Scene<Change>) -> String? {
    let rows = scene.draw().text.split(separator: "\n")
    return rows.first { $0.hasPrefix("[›") }.map { String($0.dropFirst(2).dropLast(2)) }
  }

  /// A list beside a pane, whose buttons have identities in a focus scope of the pane's own.
  private func panes(
    _ outer: String?, _ inner: String?, _ interface: InterfaceState = InterfaceState()
  ) -> Scene<[String?]> {
    scene(40, 3, interface, sending: [String?].self) {
      Row {
        Button("list", sends: []).focusID("list")
        Row { for id in ["a", "b"] { Button(id, sends: []).focusID(id) } }
          .focus(inner, changes: { ["inner", $0] })
          .focusID("pane")
      }
      .focus(outer, changes: { ["outer", $0] })
    }
  }

  private func focus(_ scene: Scene<[String?]>) -> String {
    let text = scene.draw().text
    return ["list", "a", "b"].first { text.contains("[›\($0)‹]") } ?? ""
  }

  @Test func `a view around a focus scope gets the focus by its own identity`() {
    #expect(focus(panes("pane", nil)) == "a")
    #expect(focus(panes("pane", "b")) == "b")
    #expect(focus(panes("list", "b")) == "list")
    let moved = panes("list", nil, panes("list", nil).interface)
    #expect(focus(panes("pane", nil, moved.interface)) == "a")
    #expect(focus(panes("pane", "b", moved.interface)) == "b")
  }

  @Test func `each focus scope reports the identities that belong to it`() {
    let list = panes("list", nil)
    let pane = list.press(.tab)
    #expect(pane.events == [["inner", "a"], ["outer", "pane"]])
    let second = panes("list", nil, pane.interface).press(.tab)
    #expect(second.events == [["inner", "b"]])
    #expect(
      panes("list", nil, second.interface).press(.tab).events == [
        ["inner", nil], ["outer", "list"],
      ])
  }

  @Test func `the focus stays in a view that is requested and has it`() {
    let list = panes("list", nil, panes("list", nil).interface)
    let inside = panes("list", "b", list.interface)
    #expect(focus(inside) == "b")
    #expect(focus(panes("pane", "b", inside.interface)) == "b")
  }

  @Test func `the focus starts at the requested control`() {
    #expect(focused(form(.mail)) == "mail")
    #expect(focused(form(nil)) == "First")
  }

  @Test func `a request moves the focus only when it changes`() {
    let moved = form(.mail, form(.mail).press(.tab).interface)
    #expect(focused(moved) == "First")
    #expect(focused(form(.name, moved.interface)) == "name")
    #expect(focused(form(nil, form(.name, moved.interface).interface)) == "name")
  }

  @Test func `a control that appears later gets the requested focus`() {
    let before = form(.terms)
    #expect(focused(before) == "First")
    let after = form(.terms, before.interface, fields: [.name, .terms])
    #expect(focused(after) == "terms")
  }

  /// Two buttons side by side, or one below the other.
  private func buttons(
    inRow: Bool, focus: Field, shows: [Field] = [.name, .mail],
    _ interface: InterfaceState = InterfaceState()
  ) -> Scene<Change> {
    scene(30, 3, interface, sending: Change.self) {
      Column {
        if inRow {
          Row { for field in shows { Button("\(field)", sends: .pressed).focusID(field) } }
        } else {
          for field in shows { Button("\(field)", sends: .pressed).focusID(field) }
        }
      }
      .focus(focus, changes: Change.focused)
    }
  }

  @Test func `a control that moves into another container keeps the focus that the state names`() {
    let row = buttons(inRow: true, focus: .mail)
    let column = buttons(inRow: false, focus: .mail, row.interface)
    #expect(focused(column) == "mail")
    let without = buttons(inRow: false, focus: .mail, shows: [.name], column.interface)
    #expect(focused(without) == "name")
    #expect(focused(buttons(inRow: false, focus: .mail, without.interface)) == "mail")
  }

  @Test func `after a dialog, the control that had the focus has it, and not the named one`() {
    func form(_ asks: Bool, _ interface: InterfaceState) -> Scene<Change> {
      scene(20, 6, interface, sending: Change.self) {
        Layers {
          Column {
            Button("name", sends: .pressed).focusID(Field.name)
            Button("mail", sends: .pressed)
          }
          if asks { Panel { Button("Yes", sends: .pressed) }.modal() }
        }
        .focus(Field.name, changes: Change.focused)
      }
    }
    let moved = form(false, form(false, InterfaceState()).press(.tab).interface)
    #expect(focused(moved) == "mail")
    let asked = form(true, moved.interface)
    #expect(focused(form(false, asked.interface)) == "mail")
  }

  @Test func `a removed control leaves the focus to the nearest if changes are not observed`() {
    func row(_ count: Int, _ interface: InterfaceState) -> Scene<Change> {
      scene(20, 4, interface, sending: Change.self) {
        Column {
          Button("name", sends: .pressed).focusID(Field.name)
          for index in 0..<count { Button("\(index)", sends: .pressed) }
        }
        .focus(Field.name)
      }
    }
    let last = row(2, row(2, InterfaceState()).press(.tab, .shift).interface)
    #expect(focused(last) == "1")
    #expect(focused(row(1, last.interface)) == "0")
  }

  @Test func `a focus that input moves is reported to the application`() {
    let scene = form(.name)
    #expect(scene.press(.tab).events == [.focused(.mail)])
    #expect(scene.press(.tab, .shift).events == [.focused(nil)])
    #expect(scene.mouse(.pressed(.left), column: 1, row: 2).events == [.focused(.mail)])
    #expect(form(nil).press(.tab).events == [.focused(.name)])
  }

  @Test func `the new focus is reported before the other events of the same input`() {
    enum Recorded: Equatable { case focused(Int?), input(ControlInput) }
    let scene = scene(12, 2, InterfaceState(), sending: Recorded.self) {
      Column { for id in 0..<2 { Recorder().map(Recorded.input).focusID(id) } }
        .focus(nil as Int?, changes: Recorded.focused)
    }
    let press = Pointer(.pressed(.left, count: 1), at: Position(column: 1, row: 0))
    #expect(
      scene.mouse(.pressed(.left), column: 1, row: 1).events == [
        .focused(1), .input(.focusChanged(false)), .input(.focusChanged(true)),
        .input(.pointer(press)),
      ])
  }

  @Test func `a focus that stays or is set by the application is not reported`() {
    #expect(form(.name).press(.enter).events == [.pressed])
    #expect(form(.mail, form(.name).interface).press(.enter).events == [.pressed])
  }

  @Test func `two requests for the focus in one view are independent`() {
    func form(_ inner: Field, _ outer: Field, _ interface: InterfaceState) -> Scene<Change> {
      scene(12, 4, interface, sending: Change.self) {
        Button("First", sends: .pressed)
        Column {
          for field in [Field.name, .mail] { Button("\(field)", sends: .pressed).focusID(field) }
        }
        .focus(inner)
        .focus(outer)
      }
    }
    let first = form(.name, .mail, InterfaceState())
    #expect(focused(first) == "mail")
    let moved = form(.name, .mail, first.press(.tab).interface)
    #expect(focused(moved) == "First", "neither request has changed")
    #expect(focused(form(.mail, .mail, moved.interface)) == "mail", "the inner request has changed")
    #expect(focused(form(.name, .name, moved.interface)) == "name", "the outer request has changed")
  }

  @Test func `in a modal view, the field that gets the focus is reported`() {
    let scene = scene(12, 3, InterfaceState(), sending: Change.self) {
      Button("Behind", sends: .pressed)
      Column {
        for field in [Field.name, .mail] { Button("\(field)", sends: .pressed).focusID(field) }
      }
      .focus(Field.mail, changes: Change.focused)
      .modal()
    }
    #expect(focused(scene) == "mail")
    #expect(scene.press(.tab).events == [.focused(.name)])
  }
}
