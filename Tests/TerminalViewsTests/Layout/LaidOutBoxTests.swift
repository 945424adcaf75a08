import TerminalModel
import TerminalViews
import Testing

@Suite struct LaidOutBoxTests {
  @Test func `lists each view before those in it, with its place`() {
    let scene = scene(20, 6) {
      Text("Top")
      Row {
        Text("a")
        Text("bc")
      }
      Panel("P") { Text("in") }
    }
    #expect(
      scene.untyped.boxes.map(\.line) == [
        "Column 0,0 20x6",
        "  Text 0,0 3x1",
        "  Row 0,1 4x1",
        "    Text 0,1 1x1",
        "    Text 2,1 2x1",
        "  Panel 0,2 7x3",
        "    Text 2,3 2x1",
      ])
  }

  @Test func `a path numbers views of the same kind in one container`() {
    let scene = scene(20, 6) {
      Text("Top")
      Row {
        Text("a")
        Text("bc")
      }
      Text("End")
    }
    #expect(
      scene.untyped.boxes.map(\.path) == [
        "Column", "Column › Text", "Column › Row", "Column › Row › Text", "Column › Row › Text 2",
        "Column › Text 2",
      ])
  }

  @Test func `the control with the focus and the views around it are marked`() {
    let scene = scene(20, 6) {
      Button("A", sends: .added)
      Panel { Button("B", sends: .removed) }.focusID("b")
    }
    let next = scene.press(.tab).interface
    let moved = Scene(
      Column {
        Button("A", sends: Tap.added)
        Panel { Button("B", sends: Tap.removed) }.focusID("b")
      }.node(), size: scene.untyped.size, interface: next)
    #expect(scene.untyped.boxes.filter(\.isFocused).map(\.path) == ["Column", "Column › Button"])
    #expect(
      moved.untyped.boxes.filter(\.isFocused).map(\.path) == [
        "Column", "Column › Panel", "Column › Panel › Button",
      ])
  }

  @Test func `a control is listed with its memory, unless the memory is unchanged`() {
    let session = ViewSession(20, 4) {
      List(count: 100, selection: 99, selects: Tap.chosen) { Text("Row \($0)") }
    }
    let list = session.after(.down).scene.untyped.boxes.first { $0.kind == "List" }
    let field = scene(20, 4) { TextField("", text: "", changes: { _ in Tap.added }) }
    #expect(list?.memory?.contains("96") == true)
    #expect(field.untyped.boxes.map(\.memory) == [nil])
  }

  @Test func `the memory of a field for a secret is hidden`() {
    var session = ViewSession(20, 4) {
      SecureField("", text: Secret("abc"), changes: { _ in Tap.added })
    }
    session.press(.left)
    #expect(session.scene.untyped.boxes.compactMap(\.memory) == ["hidden"])
  }

  @Test func `a cell belongs to the view that drew it`() {
    let scene = scene(20, 6) {
      Panel("P") {
        Row {
          Text("a")
          Text("bc")
        }
      }.frame(width: 12, height: 4)
    }
    let boxes = [(2, 1), (3, 1), (4, 1), (9, 3)].map { column, row in
      scene.untyped.box(at: Position(column: column, row: row))?.path
    }
    #expect(boxes == ["Panel › Row › Text", "Panel", "Panel › Row › Text 2", "Panel"])
    #expect(scene.untyped.box(at: Position(column: 19, row: 5)) == nil)
  }

  @Test func `a cell in front of other views belongs to the overlay`() {
    let scene = scene(30, 9) {
      Text("behind").frame(width: 30, height: 9)
        .dialog { Text("question") }
      Text("after")
    }
    let dialog = scene.untyped.boxes.first { $0.kind == "Dialog" }
    #expect(scene.untyped.box(at: dialog?.rect.origin ?? .origin)?.path.contains("Dialog") == true)
  }

  @Test func `only the visible cells of scrolled views are listed`() {
    let scene = scene(10, 2) {
      ScrollView {
        Panel("P") { Text("1\n2\n3") }
        Text("out of sight")
      }
    }
    let boxes = scene.untyped.boxes.map(\.line)
    #expect(boxes.contains { $0.hasSuffix("Panel 0,0 7x2") || $0.hasSuffix("Panel 0,0 9x2") })
    #expect(scene.untyped.boxes.allSatisfy { $0.rect.rows.upperBound <= 2 })
    let texts = scene.untyped.boxes.filter { $0.kind == "Text" }
    #expect(texts.map(\.rect.rows) == [1..<2])
  }

  @Test func `the views of a large scene are listed, each time the same`() {
    let scene = scene(80, 24) { everything() }
    let kinds = Set(scene.untyped.boxes.map(\.kind))
    #expect(kinds.isSuperset(of: ["Layers", "Column", "Row", "Text", "Panel", "List", "Button"]))
    let same = Scene(everything(), size: scene.untyped.size, interface: InterfaceState())
    #expect(same.untyped.boxes == scene.untyped.boxes)
    #expect(Set(scene.untyped.boxes.map(\.path)).count == scene.untyped.boxes.count)
  }
}

extension LaidOutBox {
  /// Its kind, its place and its size, indented by its depth.
  fileprivate var line: String {
    String(repeating: "  ", count: depth)
      + "\(kind) \(rect.origin.column),\(rect.origin.row) \(rect.size.columns)x\(rect.size.rows)"
  }
}
