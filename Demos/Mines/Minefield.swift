package import CursesFeedback

/// The rules of minesweeper: cells, some of which have mines, and the moves of a player.
///
/// A move that the rules do not allow changes nothing.
package struct Minefield: Equatable, Sendable {
  package enum Cover: Equatable, Sendable { case covered, flagged, revealed }

  package struct Cell: Equatable, Sendable {
    package fileprivate(set) var cover = Cover.covered
    package fileprivate(set) var hasMine = false
    /// The number of mines in the cells around this one.
    package fileprivate(set) var count = 0
  }

  /// The mines are laid when the first cell is revealed, and not near it.
  package enum Phase: Equatable, Sendable { case untouched, playing, won, lost }

  package let size: Size
  package let mineCount: Int
  package private(set) var phase = Phase.untouched
  private var cells: [Cell]

  /// Makes a field; the first revealed cell and those around it need nine cells without a mine.
  package init(size: Size, mineCount: Int) {
    let count = size.columns * size.rows
    precondition((0...(count - 9)).contains(mineCount), "Nine cells have to be free of mines.")
    (self.size, self.mineCount) = (size, mineCount)
    cells = Array(repeating: Cell(), count: count)
  }

  /// Whether moves are allowed.
  package var isOpen: Bool { phase == .untouched || phase == .playing }

  /// The number of mines minus the number of flags; below zero if there are too many flags.
  package var remainingMines: Int { mineCount - cells.count { $0.cover == .flagged } }

  /// All cells, row by row from the top left one.
  package var places: [Position] {
    (0..<size.rows).flatMap { row in (0..<size.columns).map { Position(column: $0, row: row) } }
  }

  package private(set) subscript(place: Position) -> Cell {
    get { cells[place.row * size.columns + place.column] }
    set { cells[place.row * size.columns + place.column] = newValue }
  }

  /// Reveals a covered cell and, if no mine is around it, those around it, and so on.
  package mutating func reveal(_ place: Position, using random: inout some RandomNumberGenerator) {
    guard isOpen, self[place].cover == .covered else { return }
    if phase == .untouched { layMines(awayFrom: place, using: &random) }
    uncover([place])
  }

  /// The covered cells around a revealed one that has as many flags around it as mines.
  package func revealable(around place: Position) -> [Position] {
    let around = around(place)
    let isComplete = self[place].count == around.count { self[$0].cover == .flagged }
    guard phase == .playing, self[place].cover == .revealed, isComplete else { return [] }
    return around.filter { self[$0].cover == .covered }
  }

  /// Reveals the covered cells around a revealed one that has as many flags around it as mines.
  package mutating func revealAround(_ place: Position) { uncover(revealable(around: place)) }

  /// Puts a flag on a covered cell, or removes it.
  package mutating func toggleFlag(_ place: Position) {
    guard isOpen, self[place].cover != .revealed else { return }
    self[place].cover = self[place].cover == .flagged ? .covered : .flagged
  }

  private mutating func layMines(
    awayFrom first: Position, using random: inout some RandomNumberGenerator
  ) {
    let free = Set(around(first) + [first])
    for mine in places.filter({ !free.contains($0) }).shuffled(using: &random).prefix(mineCount) {
      self[mine].hasMine = true
      for place in around(mine) { self[place].count += 1 }
    }
    phase = .playing
  }

  private mutating func uncover(_ first: [Position]) {
    var waiting = first
    while let place = waiting.popLast() {
      guard self[place].cover == .covered else { continue }
      self[place].cover = .revealed
      if self[place].hasMine {
        phase = .lost
      } else if self[place].count == 0 {
        waiting += around(place)
      }
    }
    let isCleared = cells.allSatisfy { $0.hasMine || $0.cover == .revealed }
    guard phase == .playing, isCleared else { return }
    phase = .won
    for place in places where self[place].hasMine { self[place].cover = .flagged }
  }

  /// The cells around a cell: eight, or fewer at an edge.
  private func around(_ place: Position) -> [Position] {
    (-1...1).flatMap { row in (-1...1).map { place.offset(columns: $0, rows: row) } }
      .filter { $0 != place && Rect(size).contains($0) }
  }
}
