import CursesFeedbackTesting
import Testing

/// The cells that a test clicks by a text.
@MainActor @Suite struct ClickedTextTests {
  @Test
  func `a cell with several characters of Swift is no text that is clicked, and does not trap`() {
    struct Letters: Component {
      let initial = 0
      func reduce(_ state: inout Int, _ event: Int) { state += event }
      func view(_ state: Int) -> Node<Int> {
        Text("a\u{1161}")
        Button("OK", sends: 1)
      }
    }
    let app = TestApp(Letters(), size: Size(columns: 12, rows: 3))
    app.click("OK")
    #expect(app.state == 1)
  }

  /// A title and a button with the same text, and a dialog in front of them.
  private struct Desk: Component {
    struct State: Equatable, Sendable {
      var log: [String] = []
      var isAsking = false
    }
    enum Event: Equatable, Sendable { case pressed(String), asked, chosen }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .pressed(let name): state.log.append(name)
      case .asked: state.isAsking = true
      case .chosen: break
      }
    }

    func view(_ state: State) -> Node<Event> {
      Column {
        Text("Done")
        Button("Done", sends: .pressed("desk"))
        Button("Ask", sends: .asked)
      }
      .dialog {
        if state.isAsking {
          Panel("Delete “a”?") {
            ScrollView { Text("Delete it, or not.") }
            Button("Delete", sends: .pressed("dialog"))
          }
          .frame(width: 24, height: 6)
        }
      }
    }
  }

  private let app = TestApp(Desk(), size: Size(columns: 40, rows: 12))

  @Test func `a control that a click activates comes before other occurrences of the text`() {
    app.click("Done")
    #expect(app.state.log == ["desk"])
    app.click("Ask")
    app.click("Delete")
    #expect(app.state.log == ["desk", "dialog"])
  }

  @Test func `a text that is only behind a dialog fails the test`() {
    app.click("Ask")
    let issues = recordedIssues { app.click("Done") }
    #expect(issues.count == 1)
    #expect(issues[0].text.hasPrefix("\"Done\" is behind a modal view, which takes all input."))
    #expect(app.state.log == [])
  }

  @Test func `a cell outside the screen fails the test`() {
    let text = "There is no cell at 40, 3: the screen has 40 columns and 12 rows."
    let end = Position(column: 40, row: 3)
    let issues = recordedIssues {
      app.click(column: 40, row: 3)
      app.drag(from: .origin, to: end)
    }
    // The press and the release of the click, and the movement and the release of the drag.
    #expect(issues.count { $0.text.hasPrefix(text) } == 4)
  }

  /// Labels of a form, a typed text and texts behind a menu or in a dialog, with texts of buttons.
  private struct Counter: Component {
    struct State: Equatable, Sendable {
      var log: [String] = []
      var isAsking = false
      var color = "Red"
    }
    enum Event: Equatable, Sendable { case saved, chosen(String), typed, pressed, asked }

    let initial = State()

    func reduce(_ state: inout State, _ event: Event) {
      switch event {
      case .saved: state.log.append("saved")
      case .chosen(let color): state.color = color
      case .typed: state.log.append("typed")
      case .pressed: state.log.append("pressed")
      case .asked: state.isAsking = true
      }
    }

    func view(_ state: State) -> Node<Event> {
      Text("Green is a colour")
      Select(
        ["Red", "Green", "Blue"], selection: state.color, changes: Event.chosen, title: { $0 })
      TextField("Note", text: "Done already", changes: { _ in .typed })
      Button("Done", sends: .pressed)
      Button("Ask", sends: .asked)
      Form("Save", submits: .saved) {
        FormField("Save as") { TextField("Name", text: "a", changes: { _ in .typed }) }
      }
      .dialog {
        if state.isAsking {
          Column {
            Text("Plain question")
            Button("OK", sends: .pressed)
          }
        }
      }
    }
  }

  private let counter = TestApp(Counter(), size: Size(columns: 40, rows: 20))

  @Test func `a button comes before a label of a form and before a typed text`() {
    counter.click("Save")
    #expect(counter.state.log == ["saved"])
    counter.click("Done")
    #expect(counter.state.log == ["saved", "pressed"])
  }

  @Test func `an item of an open menu comes before the text beside it`() {
    counter.click("Red")
    counter.click("Green")
    #expect(counter.state.color == "Green")
  }

  @Test func `a text of a dialog is not behind it`() {
    counter.click("Ask")
    counter.click("Plain question")
    counter.click("OK")
    #expect(counter.state.log == ["pressed"])
  }
}

/// A test that is not isolated to the main actor.
@Suite struct ReleasedTestAppTests {
  @Test func `an application that another thread releases fails for its unclaimed results`() async {
    await withKnownIssue {
      let app = await TestApp(Kiosk(), exhaustivity: .all)
      await app.send(.ordered)
    }
  }
}
