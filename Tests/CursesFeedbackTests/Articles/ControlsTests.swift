import CursesFeedback
import CursesFeedbackTesting
import Testing

/// The code on the page "Controls" draws the pictures of the page, and works in an application.
@MainActor
@Suite struct ControlsTests {
  private typealias Event = Order.Event
  private typealias Size = Order.Size
  private typealias Topping = Order.Topping

  private func application(
    columns: Int, rows: Int,
    @ViewBuilder<Order.Event> _ content: @escaping @Sendable (Order.State) -> Node<Order.Event>
  ) -> TestApp<Order> {
    TestApp(Order(content), size: CursesFeedback.Size(columns: columns, rows: rows))
  }

  private func expectPicture(
    of app: TestApp<Order>, _ name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    CursesFeedbackTesting.expectPicture(
      of: app.frame, title: "\(app.frame.size.columns) × \(app.frame.size.rows)",
      at: "../../../Sources/CursesFeedback/CursesFeedback.docc/Resources/control-\(name).svg",
      sourceLocation: sourceLocation)
  }

  @Test func `a toggle is on or off`() {
    let app = application(columns: 30, rows: 3) { state in
      Toggle("Notify me", isOn: state.notifies, changes: Event.notifiesChanged)
      Toggle("Play sounds", isOn: state.playsSounds, changes: Event.playsSoundsChanged)
      Toggle("Flash", isOn: true, changes: Event.playsSoundsChanged).disabled()
    }
    expectPicture(of: app, "toggle")
    app.press("space", .tab, "space")
    #expect(!app.state.notifies)
    #expect(app.state.playsSounds)
  }

  @Test func `a checkbox is checked or not`() {
    let app = application(columns: 30, rows: 2) { state in
      Checkbox("I accept the terms", isOn: state.accepts, changes: Event.acceptsChanged)
      Checkbox("Send me news", isOn: state.subscribes, changes: Event.subscribesChanged)
    }
    expectPicture(of: app, "checkbox")
    app.click("Send me news")
    #expect(app.state.subscribes)
  }

  @Test func `one item of a radio group is selected`() {
    let app = application(columns: 30, rows: 3) { state in
      RadioGroup(Size.allCases, selection: state.size, changes: Event.sizeChanged) { $0.title }
    }
    expectPicture(of: app, "radio-group")
    app.press(.down)
    #expect(app.state.size == .large)
    app.press("s")
    #expect(app.state.size == .small)
  }

  @Test func `any number of items of a multiple selection are selected`() {
    let app = application(columns: 30, rows: 3) { state in
      MultiSelect(Topping.allCases, selection: state.toppings, changes: Event.toppingsChanged) {
        $0.title
      }
    }
    app.press(.down)
    expectPicture(of: app, "multi-select")
    app.press("space", "o", "space")
    #expect(app.state.toppings == [.olives])
  }

  @Test func `a select opens a list of its items`() {
    let app = application(columns: 30, rows: 4) { state in
      Select(Size.allCases, selection: state.size, changes: Event.sizeChanged) { $0.title }
    }
    expectPicture(of: app, "select-closed")
    app.resize(columns: 30, rows: 6)
    app.press("space", .down)
    expectPicture(of: app, "select-open")
    app.press(.enter)
    #expect(app.state.size == .large)
  }

  @Test func `the knob of a slider shows a number`() {
    let app = application(columns: 30, rows: 2) { state in
      Row {
        Text("Volume    ")
        Slider(state.volume, in: 0...10, changes: Event.volumeChanged)
        Text("\(state.volume)").frame(width: 2, alignment: .trailing)
      }
      Row {
        Text("Brightness")
        Slider(state.brightness, in: 0...1, step: 0.05, changes: Event.brightnessChanged)
        Text("\(Int(state.brightness * 100))").frame(width: 2, alignment: .trailing)
      }
    }
    expectPicture(of: app, "slider")
    app.press(.right, .tab, .home)
    #expect(app.state.volume == 8)
    #expect(app.state.brightness == 0)
  }

  @Test func `a stepper changes a number by one`() {
    let app = application(columns: 30, rows: 1) { state in
      Stepper(state.guests, in: 1...9, changes: Event.guestsChanged) { "\($0) guests" }
    }
    expectPicture(of: app, "stepper")
    app.press("+", .up, "-", "+")
    #expect(app.state.guests == 6)
  }
}
