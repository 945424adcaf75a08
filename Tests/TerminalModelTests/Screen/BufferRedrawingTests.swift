import RandomNumbers
import Testing

@testable import TerminalModel

/// Drawing on a buffer again, where unchanged texts are not written.
@Suite struct BufferRedrawingTests {
  private let size = Size(columns: 40, rows: 1)
  private let mark = Cell(Cluster("*", width: 1))

  /// A buffer with a drawing whose first cell was then replaced by a mark.
  private func marked(_ draw: (inout Buffer) -> Void) -> Buffer {
    var buffer = Buffer(size: size)
    draw(&buffer)
    buffer.cells[0] = mark
    return buffer
  }

  /// Whether drawing a second time keeps the marked cell of the first drawing.
  private func keepsCells(
    of first: (inout Buffer) -> Void, drawing second: (inout Buffer) -> Void
  ) -> Bool {
    var buffer = marked(first)
    buffer.startRedrawing()
    second(&buffer)
    buffer.finishRedrawing()
    return buffer.cells[0] == mark
  }

  @Test(arguments: ["plain ASCII text", "short", "漢字 e\u{301}"])
  func `an unchanged text is not written again`(text: String) {
    let draw = { (buffer: inout Buffer) in
      buffer.write(text, style: .plain, at: .origin)
      buffer.write("|", style: .plain, at: Position(column: 39, row: 0))
    }
    #expect(keepsCells(of: draw, drawing: draw))
  }

  @Test func `another text, style, column or clip is written`() {
    let text = "the text of the first drawing"
    let draw = { (buffer: inout Buffer) in buffer.write(text, style: .plain, at: .origin) }
    #expect(!keepsCells(of: draw) { $0.write(text + "s", style: .plain, at: .origin) })
    #expect(!keepsCells(of: draw) { $0.write(text, style: Style(foreground: .red), at: .origin) })
    #expect(
      !keepsCells(of: draw) { $0.write(text, style: .plain, at: Position(column: -1, row: 0)) })
    #expect(
      !keepsCells(of: draw) {
        $0.write(
          text, style: .plain, at: .origin, clip: Rect(Size(columns: 3, rows: 1)))
      })
    #expect(!keepsCells(of: draw) { _ in })
  }

  @Test func `a canonically equivalent text with other bytes is written`() {
    let (sign, letter) = ("\u{212A}elvin", "Kelvin")
    #expect(sign == letter)
    #expect(
      !keepsCells(of: { $0.write(sign, style: .plain, at: .origin) }) {
        $0.write(letter, style: .plain, at: .origin)
      })
  }

  @Test func `a text that was covered is written again`() {
    let text = "the text of the first drawing"
    let covered = { (buffer: inout Buffer) in
      buffer.write(text, style: .plain, at: .origin)
      buffer.fill(Rect(Size(columns: 9, rows: 1)), with: .blank)
    }
    #expect(!keepsCells(of: covered) { $0.write(text, style: .plain, at: .origin) })
  }

  /// The renderer draws into the buffer of the frame before the last one.
  @Test(arguments: UInt64(0)..<400)
  func `drawing in turn on two used buffers gives the cells and changed rows of new buffers`(
    seed: UInt64
  ) {
    var random = SplitMix(seed: seed)
    let size = Size(columns: 9, rows: 3)
    var (shown, next) = (Buffer(size: size), Buffer(size: size))
    var newShown = shown
    var drawings: [BufferDrawing] = []
    for _ in 0..<12 {
      drawings = drawings.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
      if Bool.random(using: &random) { drawings += BufferDrawing.some(&random) }
      next.startRedrawing()
      var new = Buffer(size: size)
      for drawing in drawings {
        drawing.draw(on: &next)
        drawing.draw(on: &new)
      }
      next.finishRedrawing()
      #expect(next.cells == new.cells)
      #expect(next == new)
      #expect(next.isBlankBetweenWritten)
      #expect(
        next.rows(unlike: shown) == (0..<3).filter { !new.row($0).elementsEqual(newShown.row($0)) })
      (shown, next, newShown) = (next, shown, new)
    }
  }
}
