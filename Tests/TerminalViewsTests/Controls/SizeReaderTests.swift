import TerminalModel
import TerminalViews
import Testing

@Suite struct SizeReaderTests {
  private func view() -> Node<Tap> {
    SizeReader { size in
      if size.columns < 10 {
        Text("\(size.columns)")
      } else {
        Row(spacing: 0) {
          Text("wide \(size.rows)")
          Button("A", sends: .added)
        }
      }
    }.node()
  }

  @Test func `its views depend on the proposed size`() {
    #expect(scene(5, 1, { view() }).draw().text == "5")
    #expect(scene(20, 1, { view() }).draw().text == "wide 1[›A‹]")
  }

  @Test func `takes the cells that are left, and its controls take input`() {
    let scene = scene(20, 3) {
      Text("top")
      view()
      Text("end")
    }
    #expect(scene.draw().text == "top\nwide 1[›A‹]\nend")
    #expect(scene.press(.enter).events == [.added])
  }

  @Test func `a control that only the first of two measurements shows loses its memory`() {
    func field(_ widths: [Int]) -> Node<Tap> {
      Measured(widths: widths)() {
        SizeReader { size in
          size.columns > 10
            ? TextField(text: "abc", changes: { _ in Tap.added }).node()
            : Button("A", sends: .added).node()
        }
      }
    }
    let remembered = scene(20, 1, { field([20]) }).press(.home).interface
    #expect(
      scene(20, 1, interface: remembered, { field([20]) }).untyped.interface.memories.count == 1)
    #expect(
      scene(20, 1, interface: remembered, { field([20, 5]) }).untyped.interface.memories.isEmpty)
  }
}

/// Measures its child in several widths.
private struct Measured: Layout {
  let widths: [Int]

  func layOut(_ children: inout LayoutChildren, in proposed: Size) -> Size {
    for width in widths { _ = children.measure(0, in: Size(columns: width, rows: proposed.rows)) }
    children.place(0, at: .origin)
    return proposed
  }
}
