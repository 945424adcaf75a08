import TerminalModel
import TerminalViews
import Testing

/// The visible rows that a list reports.
@Suite struct VisibleRowsTests {
  private func rows(
    _ count: Int, selection: Int? = nil, rowHeight: Int = 1, height: Int = 5,
    hasFooter: Bool = false
  ) -> [Range<Int>] {
    let view = List<Range<Int>>(count: count, selection: selection, rowHeight: rowHeight) {
      Text("Row \($0)")
    } footer: {
      if hasFooter { Text("Loading") }
    }
    .onVisibleRowsChange { $0 }
    return scene(20, height, InterfaceState(), sending: Range<Int>.self) { view }
      .untyped.visibleRows.map { typed($0.event()) }
  }

  @Test func `are those that the frame shows, without the footer`() {
    #expect(rows(100) == [0..<5])
    #expect(rows(100, selection: 50) == [46..<51])
    #expect(rows(3) == [0..<3])
    #expect(rows(100, selection: 99, hasFooter: true) == [96..<100])
  }

  @Test func `include a row that is visible in part`() {
    #expect(rows(100, rowHeight: 2) == [0..<3])
  }

  @Test func `are not reported by a list without rows or without space`() {
    #expect(rows(0) == [])
    #expect(rows(0, hasFooter: true) == [])
    #expect(rows(9, height: 0) == [])
  }

  @Test func `are reported as the events to which the list is mapped`() {
    let list = List<Int>(count: 9) { Text("\($0)") }.onVisibleRowsChange { $0.count }
    let scene = scene(9, 4, InterfaceState(), sending: String.self) { list.map { "\($0) rows" } }
    #expect(scene.untyped.visibleRows.map { typed($0.event()) } == ["4 rows"])
  }

  @Test func `are reported again if the first visible row has another item`() {
    var machine = VisibleRowsStateMachine()
    func events(_ items: Range<Int>) -> [Range<Int>] {
      let list = scene(9, 4, InterfaceState(), sending: Range<Int>.self) {
        List(items, id: \.self) { Text("\($0)") }.onVisibleRowsChange { $0 }
      }
      return machine.frameShown(list.untyped.visibleRows).map { typed($0) }
    }
    #expect(events(10..<30) == [0..<4])
    #expect(events(10..<40) == [])
    #expect(events(0..<40) == [0..<4])
    #expect(events(0..<40) == [])
  }

  @Test func `of a table are reported again if the first visible row has another item`() {
    var machine = VisibleRowsStateMachine()
    func events(_ numbers: Range<Int>) -> [Range<Int>] {
      let table = scene(9, 4, InterfaceState(), sending: Range<Int>.self) {
        Table(numbers.map(Numbered.init)) {
          TableColumn("Number") { Text("\($0.id)") }
        }
        .onVisibleRowsChange { $0 }
      }
      return machine.frameShown(table.untyped.visibleRows).map { typed($0) }
    }
    #expect(events(10..<30) == [0..<3])
    #expect(events(10..<40) == [])
    #expect(events(0..<40) == [0..<3])
    #expect(events(0..<40) == [])
  }

  private struct Numbered: Identifiable {
    let id: Int
  }

  @Test func `each change is reported once`() {
    var machine = VisibleRowsStateMachine()
    #expect(machine.events(0..<5) == [0..<5])
    #expect(machine.events(0..<5) == [])
    #expect(machine.events(1..<6) == [1..<6])
    #expect(machine.events(nil) == [])
    #expect(machine.events(1..<6) == [1..<6], "the list was gone")
  }

  @Test func `are reported once by a list that is laid out twice`() {
    let scene = scene(60, 15, InterfaceState(), sending: Range<Int>.self) {
      ViewThatFits {
        Row {
          List<Range<Int>>(count: 100) { Text("\($0)") }.onVisibleRowsChange { $0 }
            .frame(width: 30)
          Text("details")
        }
        Text("small")
      }
    }
    #expect(scene.untyped.visibleRows.map { typed($0.event()) } == [0..<15] as [Range<Int>])
  }
}

extension VisibleRowsStateMachine {
  /// The events of a frame with one list, or without one.
  fileprivate mutating func events(_ range: Range<Int>?) -> [Range<Int>] {
    let rows = range.map { range in [VisibleRows(path: ViewPath(), range: range) { range }] }
    return frameShown(rows ?? []).map { typed($0) }
  }
}
