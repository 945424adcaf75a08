import TerminalModel
import TerminalViews
import Testing

/// Texts that are no values in a form.
@Suite struct FormSubmissionTests {
  enum Event: Equatable { case name(String), due(CalendarDate?), saved, rejected, other }

  /// A form with a name and a date that may be missing.
  struct Stage {
    var name = "A"
    var due: CalendarDate?
    var interface = InterfaceState()
    var events: [Event] = []

    var form: Form<Event> {
      Form("Save", submits: .saved, rejects: .rejected) {
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
      return Scene(
        view.node(), size: Size(columns: 44, rows: 8), interface: interface, display: .withoutColors)
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
        case .saved, .rejected, .other: break
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
}
