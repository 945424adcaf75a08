import TerminalModel
import Testing

@Suite struct CellTests {
  @Test func `a cell is three words without padding`() {
    #expect(MemoryLayout<Cell>.size == 24)
    #expect(MemoryLayout<Cell>.stride == 24)
  }

  @Test func `a continuation has a blank but differs from a blank cell`() {
    let style = Style(background: .red)
    let continuation = Cell.continuation(style: style)
    #expect(continuation.isContinuation)
    #expect(continuation.cluster == .blank)
    #expect(continuation.style == style)
    #expect(continuation != Cell(style: style))
    #expect(!Cell(style: style).isContinuation)
  }
}
