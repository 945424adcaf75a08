import TerminalModel
import TerminalViews
import Testing

/// The mouse actions that a scene needs from the terminal.
@Suite struct MouseReportingTests {
  private func reporting(_ view: some View<Int>) -> MouseReporting {
    Scene(view.node(), size: Size(columns: 20, rows: 4), interface: InterfaceState()).draw().mouse
  }

  @Test func `a screen without controls leaves the mouse to the terminal`() {
    #expect(reporting(Text<Int>("Only text")) == .none)
    #expect(reporting(Panel("Title") { Text<Int>("Text") }) == .none)
  }

  @Test func `a control that takes the mouse gets buttons, the wheel and drags`() {
    #expect(reporting(Button("Press", sends: 1)) == .drags)
    #expect(reporting(TextField(text: "text", changes: { _ in 1 })) == .drags)
  }

  @Test func `a list gets buttons, the wheel and drags`() {
    let list = List(count: 3, selection: 0, selects: { $0 }) { Text("Row \($0)") }
    #expect(reporting(list) == .drags)
  }

  @Test func `a control that takes movements gets every movement`() {
    #expect(reporting(Tracker()) == .everything)
  }

  @Test func `a disabled control and one that is cut off need no reports`() {
    #expect(reporting(Button("Press", sends: 1).disabled()) == .none)
    let below = Column<Int> {
      Text("1\n2\n3\n4")
      Button("Press", sends: 1)
    }
    #expect(reporting(below) == .none)
  }

  @Test func `a control behind a modal view needs no reports`() {
    let view = Layers<Int> {
      Tracker()
      Text("Dialog").modal()
    }
    #expect(reporting(view) == .none)
  }

  @Test func `an application sets the reports for a view and all in it`() {
    #expect(reporting(Button("Press", sends: 1).mouseReporting(MouseReporting.none)) == .none)
    #expect(reporting(Text<Int>("Text").mouseReporting(.everything)) == .everything)
    #expect(reporting(Button("Press", sends: 1).mouseReporting(nil)) == .drags)
    let nested = Button("Press", sends: 1).mouseReporting(.everything).mouseReporting(.buttons)
    #expect(reporting(nested) == .buttons)
  }

  @Test func `a split gets every movement for its highlight, unless it is set to drags`() {
    let split = Split<Int>(.horizontal) {
      Text("left")
    } second: {
      Text("right")
    }
    #expect(reporting(split) == .everything)
    #expect(reporting(split.mouseReporting(.drags)) == .drags)
  }

  @Test func `the reports of a scene include those of each of its views`() {
    let view = Column<Int> {
      Text("Text").mouseReporting(.buttons)
      Button("Press", sends: 1)
    }
    #expect(reporting(view) == .drags)
  }

  @Test func `an application that leaves the mouse to the terminal does so with modal views, too`()
  {
    let view = Layers<Int> {
      Tracker()
      Button("Dialog", sends: 1).modal()
    }
    #expect(reporting(view.mouseReporting(MouseReporting.none)) == .none)
    #expect(reporting(view) == .drags)
  }

  @Test(arguments: [
    (MouseReporting.none, [false, false, false]), (.buttons, [true, false, false]),
    (.drags, [true, true, false]), (.everything, [true, true, true]),
  ])
  func `each kind of reports includes the actions of the smaller kinds`(
    _ reports: MouseReporting, _ included: [Bool]
  ) {
    let actions: [[Mouse.Action]] = [
      [
        .pressed(.left), .released(.right), .scrolledUp, .scrolledDown, .scrolledLeft,
        .scrolledRight,
      ],
      [.dragged(.middle)], [.moved],
    ]
    for (actions, isIncluded) in zip(actions, included) {
      #expect(actions.allSatisfy { reports.includes($0) == isIncluded })
    }
  }
}

/// A control that takes movements of the mouse.
private struct Tracker: DrawnControl {
  typealias Event = Int
  var inputs: InputMask { [.pointer, .hover] }
  func size(in proposed: Size) -> Size { Size(columns: 3, rows: 1) }
  func draw(_ memory: NoMemory, on area: inout DrawingArea) {}
}
