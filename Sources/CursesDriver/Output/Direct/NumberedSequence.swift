/// A sequence of a terminal's description with places for numbers, such as `\E[%i%p1%d;%p2%dH`.
///
/// ncurses would expand it anew each time (`tparm`), which takes longer than all the rest of
/// moving a cursor.
struct NumberedSequence {
  private var before = ShortSequence.empty
  private var between = ShortSequence.empty
  private var behind = ShortSequence.empty
  /// How many numbers it has, two at most.
  private var numbers = 0
  /// What is added to each number: one where the terminal counts from one.
  private var offset = 0

  /// Reads what a description says; nil where that is more than two plain numbers in their order,
  /// and where much stands around them.
  init?(_ capability: [UInt8]) {
    var literals: [[UInt8]] = [[]]
    var rest = Terminfo.withoutPadding(capability)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        literals[literals.count - 1].append(byte)
        continue
      }
      let digit = UInt8(truncatingIfNeeded: 0x30 + literals.count)
      let number = [UInt8(ascii: "p"), digit, UInt8(ascii: "%"), UInt8(ascii: "d")]
      if rest.first == UInt8(ascii: "i") {
        rest.removeFirst()
        offset = 1
      } else if rest.starts(with: number) {
        rest.removeFirst(4)
        literals.append([])
      } else {
        return nil
      }
    }
    let parts = literals.compactMap(ShortSequence.init)
    guard parts.count == literals.count, parts.count <= 3 else { return nil }
    numbers = parts.count - 1
    before = parts[0]
    if numbers > 0 { between = parts[1] }
    if numbers > 1 { behind = parts[2] }
  }

  /// How many bytes it takes with its numbers.
  func count(_ first: Int, _ second: Int = 0) -> Int {
    var count = before.count + between.count + behind.count
    if numbers > 0 { count += ByteBuffer.digitCount(of: first + offset) }
    if numbers > 1 { count += ByteBuffer.digitCount(of: second + offset) }
    return count
  }

  /// Adds the sequence with its numbers.
  func append(_ first: Int, _ second: Int = 0, to output: inout ByteBuffer) {
    output.append(before)
    guard numbers > 0 else { return }
    output.append(decimal: first + offset)
    output.append(between)
    guard numbers > 1 else { return }
    output.append(decimal: second + offset)
    output.append(behind)
  }
}
