import TerminalModel
import TerminalViews
import Testing

@Suite struct LayersTests {
  @Test func `the last layer is in front and centred`() {
    let screen = screen(9, 3) {
      Layers {
        Canvas { $0.fill(with: "·") }
        Text("front")
      }
    }
    #expect(screen == "·········\n··front··\n·········")
  }

  @Test func `the alignment places the layers`() {
    let screen = screen(5, 2) {
      Layers(alignment: .bottomTrailing) {
        Canvas { $0.fill(with: "·") }
        Text("x")
      }
    }
    #expect(screen == "·····\n····x")
  }

  @Test func `a panel covers the layers behind it`() {
    let screen = screen(7, 3) {
      Layers {
        Canvas { $0.fill(with: "·") }
        Panel { Text("") }
      }
    }
    #expect(screen == "·╭──╮··\n·│  │··\n·╰──╯··")
  }

  @Test func `each view of a loop and of an if is a layer`() {
    let isShown = true
    let screen = screen(4, 1) {
      Layers(alignment: .topLeading) {
        for column in 0..<3 { Text("\(column)").padded(Insets(left: column)) }
        if isShown {
          Text("x").padded(Insets(left: 3))
          Text("y")
        }
      }
    }
    #expect(screen == "y12x")
  }

  @Test func `the first layer fills the size of the layers, and its own alignment counts`() {
    let screen = screen(5, 3) {
      Layers {
        Text("a").aligned(horizontally: .trailing)
        Text("bbb")
      }
    }
    #expect(screen == "    a\n bbb\n")
  }

  @Test func `an absent layer changes nothing`() {
    let question: String? = nil
    let screen = screen(3, 1) {
      Layers {
        Text("abc")
        if let question { Text(question) }
      }
    }
    #expect(screen == "abc")
  }
}
