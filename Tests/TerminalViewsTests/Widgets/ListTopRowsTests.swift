import TerminalModel
import TerminalViews
import Testing

/// The place of lists of items after items are inserted or removed.
@Suite struct ListTopRowsTests {
  /// A list of the stage's items, which is six rows high.
  private func list(_ items: Range<Int>, selection: Int? = nil) -> ListStage {
    var stage = ListStage(8, 6) { stage in
      List(
        stage.items, id: \.self, selection: stage.row, showsScrollBar: false,
        selects: stage.selects
      ) { Text("\($0)") }
    }
    stage.items = Array(items)
    stage.row = selection
    return stage
  }

  /// The numbers that the screen shows.
  private func shown(_ stage: ListStage) -> [Int] {
    stage.text.split(separator: "\n").compactMap {
      Int($0.filter { $0.isNumber || $0 == "-" })
    }
  }

  @Test func `the same items stay visible if others are inserted before them`() {
    var stage = list(100..<200)
    stage.press(.pageDown)
    #expect(shown(stage) == Array(106..<112))
    stage.items.insert(contentsOf: 90..<100, at: 0)
    #expect(shown(stage) == Array(106..<112))
    stage.take(.focused(true))
    stage.items.removeFirst(13)
    #expect(shown(stage) == Array(106..<112))
  }

  @Test func `an insertion between an input and its frame keeps the place`() {
    var stage = list(100..<200)
    stage.press(.pageDown)
    stage.interface = stage.scene.respond(to: .key(.down)).interface
    stage.items.insert(contentsOf: 90..<100, at: 0)
    #expect(shown(stage) == Array(107..<113))
  }

  @Test func `the selected row keeps its place on the screen`() {
    var stage = list(100..<200, selection: 108)
    stage.press(.down, .up, .up, .up)
    let rows = stage.text
    #expect(rows.contains("▌ 106"))
    stage.items.insert(contentsOf: 90..<100, at: 0)
    #expect(stage.text == rows)
  }

  @Test func `a list at its first row stays there`() {
    var stage = list(100..<200)
    stage.press(.down, .up)
    stage.items.insert(contentsOf: 90..<100, at: 0)
    #expect(shown(stage) == Array(90..<96))
  }

  @Test func `a list at its first row keeps the selected row visible`() {
    var stage = list(100..<200, selection: 100)
    stage.press(.down)
    stage.items.insert(contentsOf: 98..<100, at: 0)
    #expect(shown(stage) == Array(98..<104))
    stage.take(.focused(true))
    stage.items.insert(contentsOf: 88..<98, at: 0)
    #expect(shown(stage) == Array(98..<104))
  }

  @Test func `a list at its end stays there while it drops as many items as it gets`() {
    var stage = list(0..<20)
    stage.press(.end)
    stage.items = Array(3..<23)
    #expect(shown(stage) == Array(17..<23))
    stage.press(.up)
    stage.items = Array(5..<25)
    #expect(shown(stage) == Array(16..<22))
  }

  @Test func `the first visible row can be moved or removed`() {
    var stage = list(0..<50)
    stage.press(.pageDown)
    stage.items.swapAt(6, 7)
    #expect(shown(stage) == [7, 6, 8, 9, 10, 11])
    stage.take(.focused(true))
    stage.items.removeFirst(7)
    #expect(shown(stage) == [6, 8, 9, 10, 11, 12])
    stage.take(.focused(true))
    stage.items.remove(at: 0)
    #expect(shown(stage) == [8, 9, 10, 11, 12, 13])
  }

  @Test func `a list whose items are all new keeps its offset`() {
    var stage = list(0..<50)
    stage.press(.pageDown)
    stage.items = Array(200..<220)
    #expect(shown(stage) == Array(206..<212))
    stage.take(.focused(true))
    stage.items = [1, 2]
    #expect(shown(stage) == [1, 2])
  }

  @Test func `rows with heights of their own and sections stay visible`() {
    func list(_ items: Range<Int>, _ interface: InterfaceState) -> Scene<Tap> {
      let sections = [min(100, items.upperBound) - items.lowerBound, items.upperBound - 100]
      return scene(12, 6, interface: interface) {
        List(Array(items), id: \.self, showsScrollBar: false) {
          Text($0 % 2 == 0 ? "\($0)" : "\($0)\n+")
        }
        .fittedRows()
        .sections(sections, rowCount: { $0 }) { Text("of \($0)") }
      }
    }
    var interface = InterfaceState()
    for _ in 0..<11 { interface = list(95..<150, interface).press(.down).interface }
    let rows = list(95..<150, interface).draw().text.split(separator: "\n").dropFirst()
    #expect(list(60..<150, interface).draw().text.split(separator: "\n").dropFirst() == rows)
  }

  @Test func `a place far from the old one is not looked for`() {
    var calls = 0
    func list(_ items: Range<Int>, _ interface: InterfaceState) -> Scene<Tap> {
      scene(12, 6, interface: interface) {
        List(items.lazy.map { Row(id: $0) { calls += 1 } }) { Text("\($0.id)") }
      }
    }
    let interface = list(0..<1_000_000, InterfaceState()).press(.pageDown).interface
    calls = 0
    _ = list(0..<1_000_000, interface)
    #expect(calls <= 20)
    _ = list(5_000_000..<6_000_000, interface)
    #expect(calls <= 30_000)
  }

  private struct Row: Identifiable {
    let number: Int
    let counts: () -> Void

    init(id: Int, _ counts: @escaping () -> Void) { (number, self.counts) = (id, counts) }

    var id: Int {
      counts()
      return number
    }
  }
}
