import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesDriver

extension OnTerminal {
  /// The exact bytes: their number determines the speed on a slow line.
  ///
  /// After `ESC [` and numbers, `H` moves the cursor to a row and a column (to the top left without
  /// numbers), `G` to a column and `C` to the right. `J` and `K` erase the screen and the rest of a
  /// row, `X` erases cells, `b` repeats the last character, `r` sets the scroll region and `m` the
  /// style. `?25l` hides the cursor. `ESC M` scrolls down; `\u{8}` (backspace) moves the cursor
  /// left.
  @Suite @MainActor struct DirectFrameEncoderTests {
    private let size = Size(columns: 40, rows: 6)

    /// The text that is sent for a second frame.
    private func sent(
      _ type: String = "xterm-256color", first: (inout Frame) -> Void = { _ in },
      then second: (inout Frame) -> Void
    ) throws -> String {
      var encoding = try Encoding(.direct, type, size: size)
      var frame = Frame(size: size)
      first(&frame)
      _ = try encoding.bytes(for: frame)
      second(&frame)
      return try encoding.text(for: frame)
    }

    @Test func `a first frame resets style and scroll region, and clears the screen`() throws {
      var encoding = try Encoding(.direct, size: size)
      var frame = Frame(size: size)
      frame.draw("hello", column: 0, row: 1)
      #expect(
        try encoding.text(for: frame)
          == "\u{1B}[m\u{1B}[1;6r\u{1B}[H\u{1B}[2J\nhello\u{1B}[?25l")
    }

    @Test func `only ASCII characters are repeated by a sequence`() throws {
      let line = String(repeating: "─", count: 30)
      #expect(try sent(then: { $0.draw(line, row: 1) }) == "\n\(line)")
      let text = try sent { $0.draw(String(repeating: "=", count: 30), row: 1) }
      #expect(text == "\n=\u{1B}[29b")
    }

    // Some terminals show an emoji that ends in a variation selector in one column, others in two.
    @Test func `a cluster of uncertain width is written over blanks`() throws {
      let text = try sent {
        $0.draw("abc", row: 1)
      } then: {
        $0.draw("☺️c", row: 1)
      }
      #expect(text == "\r  \r☺️\u{1B}[3Gc\u{1B}[K")
    }

    // ☰ has two columns since Unicode 16, and 🫠 is younger than the tables of many terminals.
    @Test(arguments: ["☰", "🫠", "👍🏽"])
    func `after a cluster of uncertain width the rest of the row is drawn`(cluster: String) throws {
      let text = try sent {
        $0.draw("abcd  end", row: 1)
      } then: {
        $0.draw("\(cluster)cd  end", row: 1)
      }
      #expect(text == "\r  \r\(cluster)\u{1B}[3Gcd  end\u{1B}[K")
      let first = try sent(then: { $0.draw("\(cluster)x", column: 2, row: 1) })
      #expect(first.hasSuffix("\(cluster)\u{1B}[5Gx\u{1B}[K"))
    }

    @Test(arguments: ["漢", "한", "🚀", "é"])
    func `a wide character of all tables is drawn by itself`(character: String) throws {
      let text = try sent {
        $0.draw("abcd", row: 1)
      } then: {
        $0.draw(Clusters(character).columns == 1 ? "\(character)bcd" : "\(character)cd", row: 1)
      }
      #expect(text == "\r\(character)")
    }

    @Test func `a changed digit is two bytes`() throws {
      let text = try sent {
        $0.draw("Count: 7", style: Style(attributes: .bold), column: 3, row: 2)
      } then: {
        $0.draw("8", style: Style(attributes: .bold), column: 10, row: 2)
      }
      #expect(text == "\u{8}8")
    }

    @Test func `a changed digit before the cursor is two bytes`() throws {
      let text = try sent {
        $0.draw("Count: 7", row: 2)
        $0.cursor = Position(column: 8, row: 2)
      } then: {
        $0.draw("8", column: 7, row: 2)
      }
      #expect(text == "\u{8}8")
    }

    @Test func `a change of style is sent as its difference`() throws {
      let text = try sent {
        $0.draw("one", style: Style(foreground: .red, attributes: .bold))
      } then: {
        $0.draw("two", style: Style(foreground: .blue, attributes: [.bold, .underline]), column: 3)
        $0.draw("six", style: Style(foreground: .blue, attributes: .bold), column: 6)
        $0.draw("ten", style: Style(foreground: .brightRed), column: 9)
        $0.draw("now", column: 12)
      }
      #expect(
        text
          == "\u{1B}[4;34mtwo\u{1B}[24msix\u{1B}[0;91mten\u{1B}[mnow")
    }

    @Test func `a blank between letters of one style causes no change of style`() throws {
      let text = try sent {
        $0.draw("a b c", style: Style(foreground: .red, attributes: .bold))
        $0.draw(" ", style: Style(foreground: .blue), column: 1)
        $0.draw(" ", style: Style(foreground: .blue), column: 3)
      }
      #expect(text == "\u{1B}[1;31ma b c")
    }

    @Test func `the end of a row is erased, also with a background`() throws {
      let background = Style(background: .blue)
      let text = try sent {
        $0.draw("a row with words")
        $0.draw(String(repeating: "x", count: 40), row: 1)
      } then: {
        $0.draw("a row           ")
        $0.draw(String(repeating: " ", count: 40), style: background, row: 1)
      }
      #expect(text == "\u{1B}[1;7H\u{1B}[K\r\n\u{1B}[44m\u{1B}[K")
    }

    @Test func `blanks and repeated characters within a row are sent as a count`() throws {
      let text = try sent {
        $0.draw(String(repeating: "x", count: 40))
      } then: {
        $0.draw(String(repeating: " ", count: 12), column: 2)
        $0.draw(String(repeating: "=", count: 12), column: 20)
      }
      #expect(text == "\u{1B}[3G\u{1B}[12X\u{1B}[18C=\u{1B}[11b")
    }

    @Test func `unchanged cells are written if that is shorter than moving the cursor`() throws {
      let text = try sent {
        $0.draw("12:34:56")
      } then: {
        $0.draw("12:35:57")
      }
      #expect(text == "\u{8}\u{8}\u{8}\u{8}5:57")
    }

    @Test func `the last cell of the screen is drawn like any other`() throws {
      let text = try sent { $0.draw("ab", column: 38, row: 5) }
      #expect(text == "\u{1B}[6;39Hab")
    }

    @Test func `after a write to the last column the column is set again`() throws {
      let text = try sent {
        $0.draw("ab", column: 38, row: 1)
        $0.draw("c", column: 0, row: 2)
        $0.draw("ab", column: 38, row: 3)
        $0.draw("c", column: 20, row: 3)
      }
      #expect(text == "\u{1B}[38C\nab\r\nc\u{1B}[19C\nc\u{1B}[17Cab")
    }

    @Test func `after a cluster of uncertain width the column is set again`() throws {
      let text = try sent { $0.draw("e\u{301}👩‍👩‍👧x漢y") }
      #expect(text == "e\u{301}  \u{8}\u{8}👩‍👩‍👧\u{1B}[4Gx漢y\u{1B}[K")
    }

    /// The rows of a list from a number on, above a status line.
    private func list(from first: Int) -> Frame {
      var frame = Frame(size: size)
      for row in 0..<5 {
        frame.draw("\(first + row) squared is \((first + row) * (first + row))", row: row)
      }
      frame.draw("status", row: 5)
      return frame
    }

    @Test func `a list that moves by a row is scrolled`() throws {
      let text = try sent {
        $0 = list(from: 10)
      } then: {
        $0 = list(from: 11)
      }
      #expect(text == "\u{1B}[1;5r\u{1B}[5;1H\n15 squared is 225")
    }

    @Test func `the scroll region stays set, and a line feed scrolls it`() throws {
      var encoding = try Encoding(.direct, size: size)
      for first in [10, 11] { _ = try encoding.bytes(for: list(from: first)) }
      #expect(try encoding.text(for: list(from: 12)) == "\r\n16 squared is 256")
      #expect(try encoding.text(for: list(from: 11)) == "\u{1B}[H\u{1B}M11 squared is 121")
    }

    @Test(arguments: ["screen-256color", "linux", "vt100"])
    func `no repeat sequence is sent if the terminal's description lacks it`(type: String) throws {
      let line = String(repeating: "=", count: 30)
      #expect(try sent(type, then: { $0.draw(line, row: 1) }) == "\n\(line)")
    }

    @Test func `a moved selection in a list of 59 visible rows takes at most 120 bytes`() throws {
      let size = Size(columns: 200, rows: 60)
      var encoding = try Encoding(.direct, size: size)
      func frame(selected: Int) -> Frame {
        var frame = Frame(size: size)
        let first = max(0, selected - 58)
        for row in 0..<59 {
          let number = first + row
          let style = Style(attributes: number == selected ? .reverse : [])
          let text = "row \(100_000 + number) item-\(number * 7919 % 100_003)"
          frame.draw(text + String(repeating: " ", count: 180 - text.count), style: style, row: row)
        }
        frame.draw("READY Sel: \(selected + 1)", row: 59)
        return frame
      }
      _ = try encoding.bytes(for: frame(selected: 20))
      #expect(try encoding.bytes(for: frame(selected: 21)).count <= 120)
      _ = try encoding.bytes(for: frame(selected: 70))
      _ = try encoding.bytes(for: frame(selected: 71))
      #expect(try encoding.bytes(for: frame(selected: 72)).count <= 120)
    }

    @Test(arguments: ["vt52", "cons25"])
    func `the direct encoder rejects terminals with other sequences or an immediate wrap`(
      type: String
    ) throws {
      let direct = try? TerminalType(
        TerminalEnvironment(type: type), mouse: .none, reportsFocus: false, renderer: .direct
      ).direct
      #expect(direct == nil)
    }
  }
}
