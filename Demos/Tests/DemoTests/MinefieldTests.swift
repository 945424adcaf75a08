import CursesFeedback
import Testing

@testable import MinesDemo

/// The rules of the mines demo.
@Suite struct MinefieldTests {
  private let size = Size(columns: 9, rows: 9)
  private let center = Position(column: 4, row: 4)

  private func field(mines: Int = 10, seed: UInt64 = 1) -> Minefield {
    var field = Minefield(size: size, mineCount: mines)
    var random = SplitMix(seed: seed)
    field.reveal(center, using: &random)
    return field
  }

  private func mines(of field: Minefield) -> [Position] {
    field.places.filter { field[$0].hasMine }
  }

  /// Whether two cells touch each other at a side or a corner.
  private func touch(_ one: Position, _ other: Position) -> Bool {
    one != other && abs(one.column - other.column) <= 1 && abs(one.row - other.row) <= 1
  }

  /// A covered cell without a mine, and a revealed cell beside it that has one mine around it.
  private func pair(in field: Minefield) throws -> (safe: Position, number: Position) {
    let pairs = field.places.lazy.flatMap { safe in
      field.places.lazy.filter { touch($0, safe) }.map { (safe: safe, number: $0) }
    }
    return try #require(
      pairs.first { safe, number in
        field[safe].cover == .covered && !field[safe].hasMine
          && field[number].cover == .revealed && field[number].count == 1
      })
  }

  @Test(arguments: 0..<50 as Range<UInt64>)
  func `the first revealed cell and those around it have no mine`(seed: UInt64) {
    let field = field(mines: 72, seed: seed)
    #expect(mines(of: field).count == 72)
    #expect(field.phase == .won)
  }

  @Test func `the same seed lays the same mines, and another seed lays other mines`() {
    #expect(field(seed: 3) == field(seed: 3))
    #expect(mines(of: field(seed: 3)) != mines(of: field(seed: 4)))
  }

  @Test func `each cell counts the mines around it`() {
    let field = field(seed: 5)
    for place in field.places {
      #expect(field[place].count == mines(of: field).count { touch($0, place) })
    }
  }

  @Test func `a cell without mines around it reveals the cells around it, up to numbers`() {
    let field = field(seed: 2)
    let covered = field.places.filter { field[$0].cover == .covered }
    #expect(!covered.isEmpty)
    for place in field.places where field[place].cover == .revealed && field[place].count == 0 {
      #expect(!covered.contains { touch($0, place) })
    }
  }

  @Test func `a revealed mine ends the game, and nothing changes after that`() throws {
    var field = field()
    var random = SplitMix(seed: 0)
    let mine = try #require(mines(of: field).first)
    field.reveal(mine, using: &random)
    #expect(field.phase == .lost)
    let lost = field
    for place in field.places {
      field.reveal(place, using: &random)
      field.revealAround(place)
      field.toggleFlag(place)
    }
    #expect(field == lost)
  }

  @Test func `a mine that touches no other one reveals only itself`() throws {
    var field = Minefield(size: size, mineCount: 1)
    var random = SplitMix(seed: 1)
    // Flags keep the first cell from revealing others.
    for place in field.places where place != center { field.toggleFlag(place) }
    field.reveal(center, using: &random)
    for place in field.places where place != center { field.toggleFlag(place) }
    field.reveal(try #require(mines(of: field).first), using: &random)
    #expect(field.phase == .lost)
    #expect(field.places.count { field[$0].cover == .revealed } == 2)
  }

  @Test func `the game is won when all cells without mines are revealed, and flags mark the mines`()
  {
    var field = field()
    var random = SplitMix(seed: 0)
    for place in field.places where !field[place].hasMine {
      #expect(field.phase == .playing || field[place].cover == .revealed)
      field.reveal(place, using: &random)
    }
    #expect(field.phase == .won)
    #expect(field.remainingMines == 0)
    #expect(mines(of: field).allSatisfy { field[$0].cover == .flagged })
  }

  @Test func `a flag protects a cell, and counts as a mine`() throws {
    var field = field()
    var random = SplitMix(seed: 0)
    let mine = try #require(mines(of: field).first)
    field.toggleFlag(mine)
    #expect(field.remainingMines == 9)
    field.reveal(mine, using: &random)
    #expect(field.phase == .playing)
    field.toggleFlag(mine)
    #expect(field.remainingMines == 10)
  }

  @Test func `a number reveals the cells around it only if as many flags are around it`() throws {
    var field = field()
    let (safe, number) = try pair(in: field)
    let before = field
    field.revealAround(number)
    #expect(field == before)
    for mine in mines(of: field) { field.toggleFlag(mine) }
    field.revealAround(number)
    #expect(field[safe].cover == .revealed)
    #expect(field.phase != .lost)
  }

  @Test func `revealing around a number with a wrong flag beside it loses the game`() throws {
    var field = field()
    let (wrong, number) = try pair(in: field)
    field.toggleFlag(wrong)
    field.revealAround(number)
    #expect(field.phase == .lost)
  }

  @Test(arguments: 0..<200 as Range<UInt64>)
  func `random moves keep the rules`(seed: UInt64) {
    var random = SplitMix(seed: seed)
    var field = Minefield(size: size, mineCount: 10)
    for _ in 0..<300 {
      guard let place = field.places.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<3, using: &random) {
      case 0: field.reveal(place, using: &random)
      case 1: field.revealAround(place)
      default: field.toggleFlag(place)
      }
      let revealed = field.places.filter { field[$0].cover == .revealed }
      let safe = revealed.count { !field[$0].hasMine }
      #expect((safe == 71 && revealed.count == 71) == (field.phase == .won))
      #expect((safe < revealed.count) == (field.phase == .lost))
      #expect(mines(of: field).count == (field.phase == .untouched ? 0 : 10))
      #expect(revealed.isEmpty == (field.phase == .untouched))
    }
  }
}
