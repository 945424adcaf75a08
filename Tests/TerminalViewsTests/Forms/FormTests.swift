import TerminalModel
import TerminalViews
import Testing

@Suite struct FormTests {
  @Test func `labels share a column, and each field has a row for its message`() {
    #expect(
      FormStage(44, 10).screen == """
        Person
        Name   ›                                ‹

        E-mail [                                ]

               [ ] I accept the terms

               ( Send )


        """)
  }

  @Test func `a message appears when the focus has left its field, and nothing moves`() {
    var form = FormStage(44, 10)
    form.press(.tab)
    #expect(
      form.screen == """
        Person
        Name   [                                ]
                ! Enter a name
        E-mail ›                                ‹

               [ ] I accept the terms

               ( Send )


        """)
    form.press(.shift(.tab), "A")
    #expect(!form.screen.contains("! Enter a name"))
    #expect(form.screen.contains("! Enter an address"))
  }

  @Test func `on a narrow screen labels and messages are above the controls`() {
    var form = FormStage(28, 10)
    form.press(.tab)
    #expect(
      form.screen == """
        Person
        Name  ! Enter a name
        [                       ]
        E-mail
        ›                       ‹
        [ ] I accept the terms

        ( Send )


        """)
  }

  @Test func `on a low screen there are no rows for messages`() {
    var form = FormStage(40, 6)
    #expect(
      form.screen == """
        Person
        Name   ›                            ‹
        E-mail [                            ]
               [ ] I accept the terms
               ( Send )

        """)
    form.press(.enter)
    #expect(form.screen.contains("Name   ›"))
    #expect(form.screen.contains("! Enter a name"))
  }

  @Test(arguments: [(40, 4), (20, 6), (20, 3), (10, 3), (6, 2)])
  func `fields scroll, and the button stays visible`(columns: Int, rows: Int) {
    var form = FormStage(columns, rows)
    form.press(.tab, .tab)
    let screen = form.screen
    #expect(screen.contains("("))
    #expect(screen.contains("[ ]") || screen.contains("›"))
  }

  @Test func `a screen without cells shows nothing`() {
    #expect(FormStage(0, 0).screen == "")
    #expect(FormStage(1, 1).screen == "(")
  }

  @Test func `on a large screen it takes no more rows than it needs`() {
    let rows = FormStage(200, 60).screen.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows[7].hasPrefix("       ( Send )"))
    #expect(rows[1].count == 197)
  }

  @Test func `Enter shows all messages and gives the focus to the first invalid field`() {
    var form = FormStage(44, 10)
    form.press("A", .tab, .tab, .shift(.tab))
    form.press(.enter)
    #expect(form.events == [.rejected])
    #expect(form.screen.contains("! Enter an address"))
    #expect(form.screen.contains("! Accept the terms"))
    #expect(form.screen.contains("E-mail ›"))
  }

  @Test func `each attempt gives the focus to the first invalid field again`() {
    var form = FormStage(44, 10)
    form.press(.enter, .tab)
    #expect(form.screen.contains("E-mail ›"))
    form.press(.enter)
    #expect(form.screen.contains("Name   ›"))
    form.press("A", .enter)
    #expect(form.screen.contains("E-mail ›"))
  }

  @Test func `a valid form is submitted by Enter, and shows no messages afterwards`() {
    var form = FormStage(44, 10)
    form.press("A", .tab, "@", .tab, .space, .shift(.tab))
    #expect(form.screen.contains("[ Send ]"))
    form.press(.enter)
    #expect(form.events == [.submitted])
    (form.name, form.mail, form.terms) = ("", "", false)
    #expect(!form.screen.contains("!"))
  }

  @Test func `the button submits, by key and by click`() {
    var form = FormStage(44, 10)
    form.press("A", .tab, "@", .tab, .space, .tab)
    #expect(form.screen.contains("[›Send‹]"))
    form.press(.enter)
    #expect(form.events == [.submitted])
    form.press(.space)
    #expect(form.events == [.submitted])
    form.click(column: 10, row: 7)
    #expect(form.events == [.submitted])
  }

  @Test func `the disabled button does nothing`() {
    var form = FormStage(44, 10)
    form.click(column: 10, row: 7)
    #expect(form.events == [])
    #expect(!form.screen.contains("!"))
  }

  @Test func `clicks and pastes reach the controls`() {
    var form = FormStage(44, 10)
    form.click(column: 10, row: 3)
    form.respond(to: .paste("a@b"))
    #expect(form.events == [.mail("a@b")])
    form.click(column: 8, row: 5)
    #expect(form.events == [.terms(true)])
    #expect(form.screen.contains("! Enter a name"))
  }

  @Test(
    arguments: [
      (.confirmed, "‹ ✓", true), (.pending(frame: 1), "‹ ⠙", false), (.valid, "‹", true),
      (.invalid("Taken"), "‹", false), (.invalid("Taken", isUrgent: true), "! Taken", false),
    ] as [(FieldStatus, String, Bool)])
  func `the end of a row shows the status`(
    status: FieldStatus, expected: String, isValid: Bool
  ) {
    var form = FormStage(44, 10)
    form.nameStatus = status
    #expect(form.screen.contains(expected))
    #expect(form.screen.contains("! Taken") == (expected == "! Taken"))
    form.press(.tab, "@", .tab, .space)
    #expect(form.screen.contains("[ Send ]") == isValid)
  }

  @Test func `a message about the whole form is above the button`() {
    var form = FormStage(44, 10)
    form.message = "The server is down"
    #expect(form.screen.contains("       ! The server is down\n       ( Send )"))
  }

  @Test func `rows that are not shown leave the other rows their memory`() {
    func view(_ showsFirst: Bool, _ interface: InterfaceState) -> Scene<Entry> {
      Scene(
        Form("Send", submits: Entry.submitted) {
          if showsFirst { FormField("First") { Text("") } }
          FormField("Name", status: .invalid("Enter a name")) {
            TextField(text: "", changes: Entry.name)
          }
          FormField("Mail") { TextField(text: "", changes: Entry.mail) }
        }.node(), size: Size(columns: 40, rows: 9), interface: interface)
    }
    let left = view(true, view(true, InterfaceState()).press(.tab).interface)
    #expect(view(false, left.interface).draw().text.contains("! Enter a name"))
  }

  @Test(arguments: [(true, false), (false, true)])
  func `rows that a condition shows or hides leave the other rows their focus`(
    before: Bool, after: Bool
  ) {
    func view(_ showsAddress: Bool, _ interface: InterfaceState) -> Scene<Entry> {
      Scene(
        Form("Send", submits: Entry.submitted) {
          if showsAddress {
            FormField("Street") { TextField(text: "", changes: Entry.mail) }
            FormField("Town") { TextField(text: "", changes: Entry.mail) }
          }
          FormField("Name") { TextField(text: "", changes: Entry.name) }
          FormField("Mail") { TextField(text: "", changes: Entry.mail) }
        }.node(), size: Size(columns: 40, rows: 12), interface: interface)
    }
    var interface = view(before, InterfaceState()).interface
    for _ in 0..<(before ? 2 : 0) { interface = view(before, interface).press(.tab).interface }
    #expect(view(before, interface).press(.character("A")).events == [.name("A")])
    #expect(view(after, interface).press(.character("A")).events == [.name("A")])
  }

  @Test func `after an attempt to submit, a new row above does not move the focus`() {
    func view(_ showsStreet: Bool, _ interface: InterfaceState) -> Scene<Entry> {
      Scene(
        Form("Send", submits: Entry.submitted) {
          if showsStreet {
            FormField("Street") { TextField(text: "", changes: Entry.mail) }
            FormField("Town") { TextField(text: "", changes: Entry.mail) }
          }
          FormField("Name", status: .invalid("Enter a name")) {
            TextField(text: "", changes: Entry.name)
          }
          FormField("Mail") { TextField(text: "", changes: Entry.mail) }
        }.node(), size: Size(columns: 40, rows: 12), interface: interface)
    }
    let last = view(false, view(false, InterfaceState()).press(.tab).interface)
    let rejected = view(false, last.press(.enter).interface)
    #expect(rejected.press(.character("A")).events == [.name("A")])
    #expect(view(true, rejected.interface).press(.character("A")).events == [.name("A")])
  }

  @Test func `a heading below hidden rows is the first row`() {
    let text = scene(32, 8, InterfaceState(), sending: Entry.self) {
      Form("Send", submits: .submitted) {
        if false { FormField("Name") { Text("") } }
        FormSection("Person")
      }
    }.draw().text
    #expect(text.hasPrefix("Person\n"))
  }

  @Test func `a control of several rows keeps its rows`() {
    let text = scene(32, 8, InterfaceState(), sending: Entry.self) {
      Form("Send", submits: .submitted) {
        FormField("Size") {
          RadioGroup(["small", "large"], selection: "small", changes: Entry.size) { $0 }
        }
      }
    }.draw().text
    #expect(text == "Size  ●  small\n      ○  large\n\n     [ Send ]\n\n\n\n")
  }

  @Test func `a focus modifier around the form does not report moves between its fields`() {
    struct Named: Equatable { var event: Entry? }
    let view = Column {
      FormStage(44, 10).view.map { Named(event: $0) }
    }
    .focus(nil as Int?, changes: { _ in Named(event: nil) })
    let scene = Scene(
      view, size: Size(columns: 44, rows: 10), interface: InterfaceState(),
      display: .withoutColors)
    #expect(scene.press(.tab).events == [])
  }

  @Test(arguments: [(30, "Name   ›"), (29, "Name\n›")])
  func `labels are beside the controls if 20 columns are left for these`(
    columns: Int, expected: String
  ) {
    #expect(FormStage(columns, 10).screen.contains(expected))
  }
}
