import CursesFeedback
import Testing

@testable import MinesDemo

/// The mouse on the board of the mines demo.
@Suite struct MineBoardTests {
  private let board = MineBoard(
    field: Mines.Level.beginner.field, cursor: .origin, tile: Size(columns: 3, rows: 1))
  private let size = Size(columns: 27, rows: 9)

  /// The events of an action over the cell in the third column and the second row.
  private func events(_ action: Pointer.Action) -> ControlResponse<Mines.Event> {
    var memory = MineBoard.Memory()
    let pointer = Pointer(action, at: Position(column: 8, row: 1))
    return board.respond(to: .pointer(pointer), &memory, in: size)
  }

  @Test(arguments: [
    (Pointer.Action.clicked(.left, count: 1), Mines.Move.reveal),
    (.clicked(.left, count: 2), .revealAround), (.clicked(.middle, count: 1), .revealAround),
    (.pressed(.right, count: 1), .toggleFlag),
  ])
  func `each button makes its move`(action: Pointer.Action, move: Mines.Move) {
    #expect(events(action) == .sends(.played(move, at: Position(column: 2, row: 1))))
  }

  @Test(arguments: [
    Pointer.Action.pressed(.left, count: 1), .released(.left), .dragged(.right),
    .clicked(.right, count: 1),
  ])
  func `other actions of buttons make no move`(action: Pointer.Action) {
    #expect(events(action) == .handled)
  }

  @Test func `the wheel goes to the view around the board`() {
    #expect(events(.scrolled(columns: 0, rows: 1)) == .ignored)
  }

  @Test func `the pressed cell follows the pointer, and none is pressed outside the board`() {
    var memory = MineBoard.Memory()
    func take(_ action: Pointer.Action, column: Int) {
      let pointer = Pointer(action, at: Position(column: column, row: 0))
      #expect(board.respond(to: .pointer(pointer), &memory, in: size) == .handled)
    }
    take(.pressed(.left, count: 1), column: 0)
    #expect(memory.pressed == Position(column: 0, row: 0))
    take(.dragged(.left), column: 3)
    #expect(memory.pressed == Position(column: 1, row: 0))
    take(.dragged(.left), column: 27)
    #expect(memory.pressed == nil)
    take(.released(.left), column: -1)
    #expect(memory.pressed == nil)
  }
}
