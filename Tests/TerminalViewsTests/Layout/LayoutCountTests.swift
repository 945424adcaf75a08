import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct LayoutCountTests {
  @Test(arguments: [1, 10, 100])
  func `each node is laid out once at any depth`(depth: Int) {
    var view: Node<Tap> = Text("x").node()
    for _ in 0..<depth {
      let inner = view
      view = Row { inner.frame(maxWidth: .max) }.padded(columns: 0).node()
    }
    let scene = Scene(view, size: .standard, interface: InterfaceState())
    #expect(scene.untyped.nodesLaidOut == depth * 3 + 1)
  }

  @Test func `each of many views is laid out once`() {
    let scene = scene(80, 24) {
      Column { for number in 0..<500 { Text("\(number)") } }
    }
    #expect(scene.untyped.nodesLaidOut == 501)
  }

  @Test(arguments: [true, false])
  func `views that share the remaining space are laid out once, also in groups`(isShown: Bool) {
    let scene = scene(80, 24) {
      Row {
        Text("a")
        if isShown {
          Text("b").frame(maxWidth: .max)
          Spacer()
        }
        Text("c")
      }
    }
    #expect(scene.untyped.nodesLaidOut == (isShown ? 6 : 3))
  }

  @Test func `a field of a form is laid out as seven nodes, and each of them once`() {
    func nodes(_ fields: Int) -> Int {
      scene(80, 24) {
        Form("Send", submits: Tap.added) {
          for number in 0..<fields {
            FormField("Field \(number)") { TextField(text: "", changes: { _ in Tap.added }) }
          }
        }
      }.untyped.nodesLaidOut
    }
    #expect(nodes(60) - nodes(10) == 50 * 7)
  }

  @Test(arguments: [Wrapping.none, .words, .characters])
  func `only the lines that show are laid out`(wrapping: Wrapping) {
    let text = String(repeating: "line\n", count: 100_000)
    let scene = scene(80, 24) { Text(text, wrapping: wrapping) }
    #expect(scene.untyped.linesLaidOut == 24)
  }

  @Test func `only the visible rows of a text are drawn`() {
    var area = DrawingArea(size: Size(columns: 20, rows: 5))
    let text = Rect(
      origin: Position(column: 0, row: -9_000), size: Size(columns: 20, rows: 10_000))
    area.inside(Rect(origin: Position(column: 0, row: 1), size: Size(columns: 20, rows: 3))) {
      #expect($0.visibleRows(of: text) == 9_000..<9_003)
      #expect($0.visibleRows(of: Rect(Size(columns: 20, rows: 1))) == 0..<1)
    }
    #expect(area.visibleRows(of: text) == 9_000..<9_005)
    let below = Rect(origin: Position(column: 0, row: 5), size: Size(columns: 20, rows: 9))
    #expect(area.visibleRows(of: below).isEmpty)
  }
}
