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
}
