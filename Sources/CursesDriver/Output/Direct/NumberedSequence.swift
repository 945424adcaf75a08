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
  func append(_ first: Int, _ second: Int = 0, to output: inout ByteBuffer) {
    output.append(literals[0])
    guard literals.count > 1 else { return }
    output.append(decimal: first + offset)
    output.append(literals[1])
    guard literals.count > 2 else { return }
    output.append(decimal: second + offset)
    output.append(literals[2])
  }
}
