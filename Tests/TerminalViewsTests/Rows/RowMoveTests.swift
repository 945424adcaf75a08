import TerminalViews
import Testing

@Suite struct RowMoveTests {
  @Test(arguments: [
    (RowMove(from: 1, to: 3), "acdbe"), (RowMove(from: 3, to: 1), "adbce"),
    (RowMove(from: 0, to: 4), "bcdea"), (RowMove(from: 2, to: 2), "abcde"),
    (RowMove(from: 2, to: 5), "abcde"), (RowMove(from: -1, to: 0), "abcde"),
  ])
  func `moves an item`(move: RowMove, expected: String) {
    var items = Array("abcde")
    move.apply(to: &items)
    #expect(String(items) == expected)
  }

  @Test(arguments: [
    RowMove(from: 1, to: 3), RowMove(from: 4, to: 0), RowMove(from: 2, to: 2),
  ])
  func `each item has its new index`(move: RowMove) {
    var items = Array(0..<5)
    move.apply(to: &items)
    #expect((0..<5).map { items[move.newIndex(of: $0)] } == Array(0..<5))
  }
}
