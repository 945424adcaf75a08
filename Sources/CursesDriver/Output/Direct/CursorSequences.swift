/// The sequences that move a terminal's cursor and scroll rows, from the capabilities of its
/// description (terminfo), such as `cup`.
///
/// It is a class because it is large: a structure is copied twice for each movement.
final class CursorSequences {
  /// Moves to a row and a column.
  let move: NumberedSequence
  let home: ShortSequence?
  let toRow: NumberedSequence?
  let toColumn: NumberedSequence?
  let carriageReturn: ShortSequence
  let up: Direction
  let down: Direction
  let left: Direction
  let right: Direction
  /// Sets the scroll region by its first and last row.
  let scrollRegion: NumberedSequence?
  let scrollUp: Direction
  let scrollDown: Direction

  /// The movements in one direction: by one step, and by a jump of any distance.
  struct Direction {
    let one: ShortSequence?
    let many: NumberedSequence?

    init(_ terminfo: borrowing Terminfo, one: String, many: String) {
      self.one = terminfo.short(one)
      self.many = terminfo.string(many).flatMap(NumberedSequence.init)
    }

    /// The number of bytes that move by a distance; ``impossible`` if none can.
    func cost(of distance: Int) -> Int { min(costOfSteps(distance), costOfJump(distance)) }

    /// Adds the shorter movement by a distance, if there is one.
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

  /// A cost above that of any possible movement.
  static let impossible = 1 << 20

  /// Returns nil if the terminal reads other sequences than those of ECMA-48, or if a write to the
  /// last column at once moves the cursor to the next row.
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
