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
