import TerminalModel
import Testing

@Suite struct ASCIIFormTests {
  private func shown(_ text: String) -> String {
    var buffer = Buffer(size: Size(columns: 20, rows: 1))
    buffer.write(text, style: Style(attributes: .bold), at: .origin)
    let frame = Frame(buffer: buffer).inASCII
    #expect(frame.buffer.row(0).first?.style == Style(attributes: .bold))
    return frame.text
  }

  @Test(arguments: [
    ("╭─ Film ─╮", "+- Film -+"), ("│ ┃", "| #"), ("━━╾──", "===--"), ("┌┬┐╔╦╗", "++++++"),
    ("▌ █▓░ ▁▄▀▇", "| ##. __\"#"), ("[› ‹] ▴▾ ↑→", "[> <] ^v ^>"),
    ("✓ ● ○ ✗ ★ ⚑ …", "* * o x * P ."), ("☐ ☑ ☒", "o x x"),
    ("⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏", "--\\|/--\\|/"), ("⠀⠁⠧⣿", " .\\#"), ("≡ ◐◔◷ ▤▦", "= ooo ##"),
  ])
  func `symbols have ASCII forms of one column`(text: String, expected: String) {
    #expect(shown(text) == expected)
  }

  @Test(arguments: ["Grüße, 한국어 👍🏽", "plain + ASCII", "e\u{301}", "Привет"])
  func `letters, wide characters and ASCII stay as they are`(text: String) {
    #expect(shown(text) == text)
  }

  @Test func `every line and block has an ASCII form`() {
    for value: UInt32 in 0x2500...0x259F {
      let form = Unicode.Scalar(value)?.asciiForm
      #expect(form?.isASCII == true, "U+\(String(value, radix: 16))")
    }
  }
}
