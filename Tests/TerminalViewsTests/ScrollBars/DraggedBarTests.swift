import TerminalModel
import TerminalViews
import Testing

/// The scroll bars of widgets under the mouse.
@Suite struct DraggedBarTests {
  private func list(_ selection: Int?, selects: Bool = true) -> ViewSession {
    let event: ((Int) -> Tap)? = selects ? { .chosen($0) } : nil
    return ViewSession(20, 10) {
      List(count: 110, selection: selection, selects: event) { Text("Row \($0)") }
    }
  }

  @Test func `a list without a selection scrolls with the thumb`() {
    var session = list(nil, selects: false)
    session.mouse(.pressed(.left), 19, 0)
    session.mouse(.dragged(.left), 19, 9)
    session.mouse(.released(.left), 19, 9)
    #expect(session.lines[9].hasPrefix("Row 109"))
    #expect(session.events == [])
    session.click(19, 0)
    #expect(session.lines[0].hasPrefix("Row 91"))
  }

  @Test func `a list scrolls with the thumb, and selects the nearest visible row`() {
    var session = list(3)
    session.mouse(.pressed(.left), 19, 0)
    #expect(session.events == [])
    session.mouse(.dragged(.left), 19, 9)
    #expect(session.events == [.chosen(100)])
    let moved = Scene(
      list(100).view(), size: session.size, interface: session.interface
    ).draw().text
    #expect(moved.hasPrefix("▌ Row 100"))
    #expect(moved.contains("Row 109"))
  }

  @Test func `a selected row that stays visible stays selected`() {
    var session = list(9)
    session.click(19, 9)
    #expect(session.events == [])
    #expect(session.lines[0].contains("Row 9"))
  }

  @Test(arguments: [(nil, 5), (100, 1), (12, 5), (-1, 5)] as [(Int?, Int)])
  func `the thumb of a list counts rows that will come`(expected: Int?, height: Int) {
    let session = ViewSession(20, 10) {
      List<Tap>(count: 20) { Text("Row \($0)") }.expectedCount(expected)
    }
    #expect(session.lines.map { $0.hasSuffix("┃") } == (0..<10).map { $0 < height })
  }

  @Test func `the thumb of a list that will have more rows ends at the last one there is`() {
    var session = ViewSession(20, 10) {
      List<Tap>(count: 20) { Text("Row \($0)") }.expectedCount(100)
    }
    session.mouse(.pressed(.left), 19, 0)
    session.mouse(.dragged(.left), 19, 9)
    #expect(session.lines[9].hasPrefix("Row 19"))
    session.mouse(.dragged(.left), 19, 0)
    #expect(session.lines[0].hasPrefix("Row 0"))
  }

  @Test func `a list whose rows fit has a thumb if more rows will come`() {
    let session = ViewSession(20, 10) {
      List<Tap>(count: 5) { Text("Row \($0)") }.expectedCount(100)
    }
    // It takes no input, so that its thumb is thin.
    #expect(session.lines[0].hasSuffix("│"))
    #expect(session.lines[4] == "Row 4")
  }

  @Test func `a drag from a row to the scroll bar does not scroll`() {
    var session = list(3)
    session.mouse(.pressed(.left), 5, 2)
    session.mouse(.dragged(.left), 19, 9)
    #expect(session.events == [.chosen(2)])
    #expect(session.lines[0].contains("Row 0"))
  }

  @Test func `a drag of the thumb within its row does not scroll`() {
    var session = list(60)
    let text = session.text
    let row = session.lines.firstIndex { $0.hasSuffix("┃") } ?? 0
    session.mouse(.pressed(.left), 19, row)
    session.mouse(.dragged(.left), 15, row)
    session.mouse(.released(.left), 15, row)
    #expect(session.events == [])
    #expect(session.text == text)
  }

  @Test func `a tree scrolls with the thumb, and selects the nearest visible row`() {
    let outline = Outline(Array(0..<110))
    var session = ViewSession(20, 10) {
      Tree(outline, selection: 3, selects: Tap.chosen, changes: { _ in Tap.removed }) {
        Text("Row \($0)")
      }
    }
    session.mouse(.pressed(.left), 19, 0)
    session.mouse(.dragged(.left), 19, 9)
    #expect(session.events == [.chosen(100)])
  }

  private func table(_ selection: @escaping () -> TableSelection<Int, Tap>) -> ViewSession {
    ViewSession(30, 12) {
      Table(count: 110, selection: selection()) {
        TableColumn("Name", width: .fixed(20)) { (row: Int) in "Row \(row)" }
        TableColumn("Other", width: .fixed(20)) { (row: Int) in "Cell \(row)" }
      }
    }
  }

  @Test func `a table scrolls with the thumb, and selects the nearest visible row`() {
    var session = table { .row(3, selects: Tap.chosen) }
    session.mouse(.pressed(.left), 29, 1)
    session.mouse(.dragged(.left), 29, 11)
    #expect(session.events == [.chosen(100)])
  }

  @Test func `a table without a selection scrolls with the thumb`() {
    var session = table { .none }
    session.mouse(.pressed(.left), 29, 1)
    session.mouse(.dragged(.left), 29, 11)
    session.mouse(.released(.left), 29, 11)
    #expect(session.text.contains("Row 109"))
  }

  @Test func `the columns of a table scroll with the thumb below them`() {
    var session = table { .none }
    #expect(session.text.contains("Row 9"))
    session.mouse(.pressed(.left), 2, 11)
    session.mouse(.dragged(.left), 29, 11)
    session.mouse(.released(.left), 29, 11)
    #expect(!session.text.contains("Row 9"))
    #expect(session.text.contains("Cell 9"))
  }

  @Test func `a scroll view scrolls with both thumbs`() {
    var session = ViewSession(20, 10) {
      ScrollView([.horizontal, .vertical]) {
        for row in 0..<100 { Text("Line \(row)" + String(repeating: "-", count: 50) + "end") }
      }
    }
    session.mouse(.pressed(.left), 19, 0)
    session.mouse(.dragged(.left), 19, 9)
    session.mouse(.released(.left), 19, 9)
    #expect(session.text.contains("Line 99"))
    session.mouse(.pressed(.left), 0, 9)
    session.mouse(.dragged(.left), 19, 9)
    session.mouse(.released(.left), 19, 9)
    #expect(session.text.contains("end"))
    session.click(19, 0)
    #expect(!session.text.contains("Line 99"))
  }
}
