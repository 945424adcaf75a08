/// What moves a terminal's cursor, and rows.
///
/// It is a class because it is large: a structure was copied twice for each way of the cursor.
final class CursorSequences {
  /// To a row and a column.
  let move: NumberedSequence
  let home: ShortSequence?
  let toRow: NumberedSequence?
  let toColumn: NumberedSequence?
  let carriageReturn: ShortSequence
  let up: Direction
  let down: Direction
  let left: Direction
  let right: Direction
  /// Sets the first and the last row that scroll.
  let scrollRegion: NumberedSequence?
  let scrollUp: Direction
  let scrollDown: Direction

  /// A movement by one, and by as many as are wanted.
  struct Direction {
    let one: ShortSequence?
    let many: NumberedSequence?

    init(_ terminfo: borrowing Terminfo, one: String, many: String) {
      self.one = terminfo.short(one)
      self.many = terminfo.string(many).flatMap(NumberedSequence.init)
    }

    /// The bytes that it takes to move so far; very many where it is not possible.
    func cost(of distance: Int) -> Int { min(costOfSteps(distance), costOfJump(distance)) }

    /// Adds what moves so far, in the shorter way, where there is one.
    func append(_ distance: Int, to output: inout ByteBuffer) {
      if let one, costOfSteps(distance) <= costOfJump(distance) {
        for _ in 0..<distance { output.append(one) }
      } else {
        many?.append(distance, to: &output)
      }
    }

    private func costOfSteps(_ distance: Int) -> Int {
      guard let one, distance <= 4 || many == nil else { return CursorSequences.impossible }
      return one.count * distance
    }

    private func costOfJump(_ distance: Int) -> Int {
      many?.count(distance) ?? CursorSequences.impossible
    }
  }

  /// What no way costs that there is.
  static let impossible = 1 << 20

  /// Nil where the terminal reads other sequences than ECMA-48's, or where writing the last column
  /// moves the cursor at once.
  init?(_ terminfo: borrowing Terminfo) {
    guard terminfo.expanded("cup", 1, 2).map(Terminfo.withoutPadding) == Array("\u{1B}[2;3H".utf8),
      let move = terminfo.string("cup").flatMap(NumberedSequence.init),
      !terminfo.flag("am") || terminfo.flag("xenl")
    else { return nil }
    self.move = move
    home = terminfo.short("home")
    toRow = terminfo.string("vpa").flatMap(NumberedSequence.init)
    toColumn = terminfo.string("hpa").flatMap(NumberedSequence.init)
    carriageReturn = terminfo.short("cr") ?? .carriageReturn
    up = Direction(terminfo, one: "cuu1", many: "cuu")
    down = Direction(terminfo, one: "cud1", many: "cud")
    left = Direction(terminfo, one: "cub1", many: "cub")
    right = Direction(terminfo, one: "cuf1", many: "cuf")
    scrollRegion = terminfo.string("csr").flatMap(NumberedSequence.init)
    scrollUp = Direction(terminfo, one: "ind", many: "indn")
    scrollDown = Direction(terminfo, one: "ri", many: "rin")
  }
}
