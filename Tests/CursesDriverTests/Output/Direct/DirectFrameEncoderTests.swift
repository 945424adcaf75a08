import CursesFeedbackTesting
import TerminalModel
import Testing

@testable import CursesDriver

extension OnTerminal {
  /// The very bytes, which are the speed of a slow line.
  @Suite @MainActor struct DirectFrameEncoderTests {
    private let size = Size(columns: 40, rows: 6)

    /// What is sent for a second frame.
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

    @Test func `a first frame clears the screen, whatever was set`() throws {
      var encoding = try Encoding(.direct, size: size)
      var frame = Frame(size: size)
      frame.draw("hello", column: 0, row: 1)
      #expect(
        try encoding.text(for: frame)
          == "\u{1B}[m\u{1B}[1;6r\u{1B}[H\u{1B}[2J\nhello\u{1B}[?25l")
    }

    @Test func `what is no ASCII is written, and not repeated`() throws {
      let line = String(repeating: "─", count: 30)
      #expect(try sent(then: { $0.draw(line, row: 1) }) == "\n\(line)")
      #expect(try sent(then: { $0.draw(String(repeating: "=", count: 30), row: 1) }).contains("b"))
    }

    @Test func `under a cluster of which terminals differ nothing is left`() throws {
      let text = try sent {
        $0.draw("abc", row: 1)
      } then: {
        $0.draw("☺️c", row: 1)
      }
      #expect(text == "\r  \r☺️")
    }

    @Test func `a digit that counts is two bytes`() throws {
      let text = try sent {
        $0.draw("Count: 7", style: Style(attributes: .bold), column: 3, row: 2)
      } then: {
        $0.draw("8", style: Style(attributes: .bold), column: 10, row: 2)
      }
      #expect(text == "\u{8}8")
    }

    @Test func `a digit that counts beside a cursor is written, and the cursor put back`() throws {
      let text = try sent {
        $0.draw("Count: 7", row: 2)
        $0.cursor = Position(column: 8, row: 2)
      } then: {
        $0.draw("8", column: 7, row: 2)
      }
      #expect(text == "\u{8}8")
    }

    @Test func `a changed style is its difference`() throws {
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

    @Test func `a blank needs no other style than its background`() throws {
      let text = try sent { $0.draw("a b c", style: Style(foreground: .red, attributes: .bold)) }
      #expect(text == "\u{1B}[1;31ma b c")
    }

    @Test func `the end of a row is erased, also in a colour`() throws {
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

    @Test func `blanks and lines in the middle of a row are said with their number`() throws {
      let text = try sent {
        $0.draw(String(repeating: "x", count: 40))
      } then: {
        $0.draw(String(repeating: " ", count: 12), column: 2)
        $0.draw(String(repeating: "=", count: 12), column: 20)
      }
      #expect(text == "\u{1B}[3G\u{1B}[12X\u{1B}[18C=\u{1B}[11b")
    }

    @Test func `unchanged cells are written where that is shorter than to go around them`() throws {
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

    @Test func `behind the last column the cursor is where it is told to be`() throws {
      let text = try sent {
        $0.draw("ab", column: 38, row: 1)
        $0.draw("c", column: 0, row: 2)
        $0.draw("ab", column: 38, row: 3)
        $0.draw("c", column: 20, row: 3)
      }
      #expect(text == "\u{1B}[38C\nab\r\nc\u{1B}[19C\nc\u{1B}[17Cab")
    }

    @Test func `behind a cluster whose width is in dispute the column is said anew`() throws {
      let text = try sent { $0.draw("e\u{301}👩‍👩‍👧x漢y") }
      #expect(text == "e\u{301}  \u{8}\u{8}👩‍👩‍👧\u{1B}[4Gx漢y")
    }

    /// A list from a row on, over a status line.
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

    @Test func `the rows that scroll stay, and a line feed scrolls them`() throws {
      var encoding = try Encoding(.direct, size: size)
      for first in [10, 11] { _ = try encoding.bytes(for: list(from: first)) }
      #expect(try encoding.text(for: list(from: 12)) == "\r\n16 squared is 256")
      #expect(try encoding.text(for: list(from: 11)) == "\u{1B}[H\u{1B}M11 squared is 121")
    }

    @Test(arguments: ["screen-256color", "linux", "vt100"])
    func `where descriptions say less, what they do not say is not used`(type: String) throws {
      let text = try sent(type) {
        for row in 0..<6 { $0.draw("row number \(row) of the list", row: row) }
      } then: {
        for row in 0..<5 { $0.draw("row number \(row + 1) of the list", row: row) }
        $0.draw(String(repeating: "─", count: 30), style: Style(attributes: .italic), row: 5)
      }
      #expect(!text.contains("b"))
    }

    @Test func `a selection that moves in a list of a million rows is 120 bytes at most`() throws {
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
    func `on other terminals ncurses draws`(type: String) throws {
      let direct = try? TerminalType(
        TerminalEnvironment(type: type), mouse: .none, reportsFocus: false, renderer: .direct
      ).direct
      #expect(direct == nil)
    }
  }
}
