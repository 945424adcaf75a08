import TerminalModel
import Testing

@Suite struct ClickCounterTests {
  private let here = Position(column: 3, row: 2)

  private func counts(_ presses: [(Mouse.Button, Position, Int)]) -> [Int] {
    var counter = ClickCounter()
    return presses.map { counter.count($0, at: $1, .milliseconds($2)) }
  }

  @Test func `presses in short succession count up to three, and then begin again`() {
    let presses = (0..<7).map { (Mouse.Button.left, here, $0 * 500) }
    #expect(counts(presses) == [1, 2, 3, 1, 2, 3, 1])
  }

  @Test func `a press after more than half a second is a single one`() {
    #expect(counts([(.left, here, 0), (.left, here, 501), (.left, here, 1001)]) == [1, 1, 2])
  }

  @Test func `a press of another button or over another cell is a single one`() {
    let there = Position(column: 4, row: 2)
    #expect(
      counts([(.left, here, 0), (.right, here, 1), (.right, there, 2), (.right, there, 3)])
        == [1, 1, 1, 2])
  }
}
