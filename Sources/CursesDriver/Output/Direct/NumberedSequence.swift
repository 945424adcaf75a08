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
    var rest = Terminfo.withoutPadding(capability)[...]
    guard let first = ShortSequence(before: UInt8(ascii: "%"), in: &rest) else { return nil }
    before = first
    if rest.starts(with: "%i".utf8) {
      rest.removeFirst(2)
      offset = 1
    }
    while !rest.isEmpty {
      numbers += 1
      guard numbers <= 2, rest.starts(with: numbers == 1 ? "%p1%d".utf8 : "%p2%d".utf8)
      else { return nil }
      rest.removeFirst(5)
      let next = ShortSequence(before: UInt8(ascii: "%"), in: &rest)
      guard let next else { return nil }
      if numbers == 1 { between = next } else { behind = next }
    }
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
