/// A sequence of a terminal's description with places for numbers, such as `\E[%i%p1%d;%p2%dH`.
///
/// ncurses would expand it anew each time (`tparm`), which takes longer than all the rest of
/// moving a cursor.
struct NumberedSequence {
  /// What stands before, between and behind the numbers.
  private var literals: [[UInt8]] = [[]]
  /// What is added to each number: one where the terminal counts from one.
  private var offset = 0

  /// Reads what a description says; nil where that is more than plain numbers in their order.
  init?(_ capability: [UInt8]) {
    var rest = Terminfo.withoutPadding(capability)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        literals[literals.count - 1].append(byte)
        continue
      }
      if rest.starts(with: "i".utf8) {
        rest.removeFirst()
        offset = 1
      } else if rest.starts(with: "p\(literals.count)%d".utf8) {
        rest.removeFirst(4)
        literals.append([])
      } else {
        return nil
      }
    }
  }

  /// Adds the sequence with its numbers.
  func append(_ first: Int, _ second: Int = 0, to output: inout [UInt8]) {
    output += literals[0]
    guard literals.count > 1 else { return }
    output.append(decimal: first + offset)
    output += literals[1]
    guard literals.count > 2 else { return }
    output.append(decimal: second + offset)
    output += literals[2]
  }
}

extension [UInt8] {
  /// Adds a number, not negative, in decimal digits.
  mutating func append(decimal number: Int) {
    if number >= 10 { append(decimal: number / 10) }
    append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: number % 10))
  }

  /// Adds what takes fewer bytes: the first way, or the second where it is shorter or the first
  /// is not possible.
  ///
  /// - Parameters:
  ///   - first: Adds bytes; returns false where this way is not possible.
  ///   - second: Likewise.
  /// - Returns: whether one of them was possible.
  mutating func appendShorter(
    _ first: (inout [UInt8]) -> Bool, or second: (inout [UInt8]) -> Bool
  ) -> Bool {
    let start = count
    let isFirstPossible = first(&self)
    if !isFirstPossible { removeSubrange(start...) }
    let middle = count
    let isSecondPossible = second(&self)
    if isSecondPossible, !isFirstPossible || count - middle < middle - start {
      removeSubrange(start..<middle)
    } else {
      removeSubrange(middle...)
    }
    return isFirstPossible || isSecondPossible
  }
}
