import TerminalModel
import TerminalViews
import Testing

/// Texts that are no values, the button that cancels, and key bindings that submit a form.
@Suite struct FormSubmissionTests {
  enum Event: Equatable { case name(String), due(CalendarDate?), saved, rejected, cancelled, other }

  /// A form with a name and a date that may be missing.
  struct Stage {
    var name = "A"
    var due: CalendarDate?
    var interface = InterfaceState()
    var events: [Event] = []

    var form: Form<Event> {
      Form("Save", submits: .saved, rejects: .rejected, cancels: .cancelled) {
        FormField("Name", status: .valid(if: !name.isEmpty, else: "Enter a name")) {
          TextField(text: name, changes: Event.name)
        }
        FormField("Due") { FormattedField(value: due, format: .date(), changes: Event.due) }
      }
    }

    var scene: Scene<Event> {
      let view = Column {
        Button("Other", sends: Event.other)
        form
      }
      .keys([
        KeyBinding.submitForm("ctrl+s", title: "Save"), KeyBinding("f2", "Other", sends: .other),
      ])
      return Scene(
        view, size: Size(columns: 44, rows: 8), interface: interface, display: .withoutColors)
    }

    var screen: String { scene.draw().text }

    mutating func press(_ keys: Key...) {
      for key in keys { respond(to: .key(key)) }
    }

    mutating func respond(to input: Input) {
      let answer = scene.respond(to: input)
      interface = answer.interface
      events = answer.events
      for event in events {
        switch event {
        case .name(let name): self.name = name
        case .due(let due): self.due = due
        case .saved, .rejected, .cancelled, .other: break
        }
      }
    }

    mutating func click(column: Int, row: Int) {
      for action in [Mouse.Action.pressed(.left), .released(.left)] {
        respond(to: .mouse(Mouse(action, at: Position(column: column, row: row))))
      }
    }
  }

  /// A form whose date is incomplete, with the focus in the field for the name.
  private var incomplete: Stage {
    var stage = Stage()
    stage.press(.tab, .tab)
    for digit in "2026113" { stage.press(Key(.character(digit))) }
    stage.press(.shift(.tab))
    return stage
  }

  @Test func `a form with a text that is no value is not submitted by Enter`() {
    var stage = incomplete
    stage.press(.enter)
    #expect(stage.events == [.rejected])
    #expect(stage.screen.contains("Due  ›2026-11-3"))
    #expect(stage.screen.contains("! yyyy-mm-dd‹"))
    stage.press(.enter)
    #expect(stage.events == [.rejected])
    stage.press("0", .enter)
    #expect(stage.events == [.saved])
  }

  @Test func `a form with a text that is no value is not submitted by a click`() {
    var stage = incomplete
    stage.click(column: 9, row: 5)
    #expect(stage.events == [.rejected])
    #expect(stage.screen.contains("Due  ›2026-11-3"))
  }

  @Test func `an empty field is submitted as no value`() {
    var stage = Stage()
    stage.press(.tab, .enter)
    #expect(stage.events == [.saved])
  }

  @Test func `a value of the application makes a form with an incomplete text valid`() {
    var stage = incomplete
    stage.due = CalendarDate("2026-12-24")
    stage.press(.enter)
    #expect(stage.events == [.saved])
  }

  @Test func `the button that cancels is beside the other one`() {
    var stage = Stage()
    #expect(stage.screen.contains("     [ Save ]  [ Cancel ]"))
    stage.click(column: 19, row: 5)
    #expect(stage.events == [.cancelled])
    stage.press(.enter)
    #expect(stage.events == [.cancelled])
  }

  @Test func `Escape in a form cancels, also if a field is not valid`() {
    var stage = incomplete
    stage.name = ""
    stage.press(.escape)
    #expect(stage.events == [.cancelled])
    #expect(stage.scene.hints.contains { $0.title == "Cancel" })
  }

  @Test func `a form without an event for it has no button that cancels`() {
    let form = Form("Save", submits: Event.saved) {
      FormField("Name") { TextField(text: "", changes: Event.name) }
    }
    let scene = Scene(
      form.node(), size: Size(columns: 44, rows: 4), interface: InterfaceState())
    #expect(!scene.draw().text.contains("Cancel"))
    #expect(!scene.respond(to: .key(.escape)).isHandled)
  }

  @Test func `a key binding submits the form, also with the focus outside of it`() {
    var stage = Stage()
    stage.press(.ctrl("s"))
    #expect(stage.events == [.saved])
    stage.press(.tab, .ctrl("s"))
    #expect(stage.events == [.saved])
  }

  @Test func `a key binding shows the messages, and gives the focus to the first invalid field`() {
    var stage = incomplete
    stage.name = ""
    stage.press(.tab, .ctrl("s"))
    #expect(stage.events == [.rejected])
    #expect(stage.screen.contains("! Enter a name"))
    #expect(stage.screen.contains("Name ›"))
    stage.press("A", .ctrl("s"))
    #expect(stage.events == [.rejected])
    #expect(stage.screen.contains("Due  ›2026-11-3"))
  }

  @Test func `a binding that submits a form is active only while a form is shown`() {
    let bindings = [KeyBinding<Event>.submitForm("ctrl+s", title: "Save")]
    let scene = Scene(
      Text("").keys(bindings), size: Size(columns: 10, rows: 1), interface: InterfaceState())
    #expect(!scene.respond(to: .key(.ctrl("s"))).isHandled)
    #expect(!scene.hints.contains { $0.title == "Save" })
    #expect(Stage().scene.hints.contains { $0.title == "Save" })
  }
}
