import TerminalModel
import TerminalViews
import Testing

/// The result of the validation of a form as a whole.
@Suite struct FormStatusTests {
  /// A form with two valid fields and a status.
  struct Stage {
    var status = FieldStatus.invalid("The two dates overlap")
    var message: String?
    var name = "Ada"
    var interface = InterfaceState()
    var events: [Entry] = []

    var scene: Scene<Entry> {
      let form = Form(
        "Book", status: status, message: message, submits: Entry.submitted, rejects: .rejected
      ) {
        FormField("Name", status: .valid(if: !name.isEmpty, else: "Enter a name")) {
          TextField(text: name, changes: Entry.name)
        }
        FormField("E-mail") { TextField(text: "", changes: Entry.mail) }
      }
      .keys([.submitForm("ctrl+s")])
      return Scene(
        form, size: Size(columns: 40, rows: 7), interface: interface, display: .withoutColors)
    }

    var lastLines: [Substring] {
      scene.draw().text.split(separator: "\n", omittingEmptySubsequences: false).suffix(3)
        .filter { !$0.isEmpty }
    }

    mutating func press(_ keys: Key...) {
      for key in keys {
        let answer = scene.respond(to: .key(key))
        (interface, events) = (answer.interface, answer.events)
      }
    }
  }

  @Test(arguments: [Key.enter, .ctrl("s")])
  func `a key that submits a form that is not valid is rejected`(key: Key) {
    var stage = Stage()
    stage.press(.tab, key)
    #expect(stage.events == [.rejected])
    #expect(stage.lastLines == ["       ! The two dates overlap", "       ( Book )"])
    #expect(stage.scene.draw().text.contains("E-mail ›"))
  }

  @Test func `the message is shown when all fields are valid, so that it explains the button`() {
    var stage = Stage()
    stage.name = ""
    #expect(stage.lastLines == ["       ( Book )"])
    stage.name = "Ada"
    #expect(stage.lastLines == ["       ! The two dates overlap", "       ( Book )"])
  }

  @Test func `a form that has become valid is submitted, and its message is gone`() {
    var stage = Stage()
    stage.press(.enter)
    stage.status = .valid
    #expect(stage.lastLines == ["       [ Book ]"])
    stage.press(.enter)
    #expect(stage.events == [.submitted])
  }

  @Test func `the button of a form that is not valid is disabled`() {
    var stage = Stage()
    stage.press(.tab, .tab)
    #expect(stage.scene.draw().text.contains("Name   ›"))
    stage.status = .valid
    stage.press(.tab, .tab)
    #expect(stage.lastLines == ["       [›Book‹]"])
  }

  @Test func `a field that is not valid gets the focus, and both messages are shown`() {
    var stage = Stage()
    stage.name = ""
    stage.press(.tab, .enter)
    let text = stage.scene.draw().text
    #expect(text.contains("Name   ›"))
    #expect(text.contains("! Enter a name"))
    #expect(text.contains("! The two dates overlap"))
  }

  @Test func `an urgent message is shown at once, in place of the other message`() {
    var stage = Stage()
    stage.message = "Prices without tax"
    stage.name = ""
    #expect(stage.lastLines == ["       ! Prices without tax", "       ( Book )"])
    stage.status = .invalid("No room is free", isUrgent: true)
    #expect(stage.lastLines == ["       ! No room is free", "       ( Book )"])
  }

  @Test func `a form that is being checked is not submitted, and shows a sign beside its button`() {
    var stage = Stage()
    stage.status = .pending(frame: 0)
    stage.press(.enter)
    #expect(stage.events == [.rejected])
    #expect(stage.lastLines == ["       ( Book )  ⠋"])
    stage.status = .confirmed
    stage.press(.enter)
    #expect(stage.events == [.submitted])
    #expect(stage.lastLines == ["       [ Book ]  ✓"])
  }
}
