/// A capability of a terminal's description with at most two numbers as parameters, such as
/// `\E[%i%p1%d;%p2%dH`.
///
/// It is parsed once: ncurses interprets the capability at each use (`tparm`), which takes longer
/// than the rest of a cursor movement.
struct NumberedSequence {
  private var before = ShortSequence.empty
  private var between = ShortSequence.empty
  private var after = ShortSequence.empty
  /// The count of numbers, at most two.
  private var numbers = 0
  /// The offset of each number: 1 if the terminal counts from 1.
  private var offset = 0

  /// Parses a capability; returns nil if its parameters are not at most two plain numbers in order,
  /// or if the text before, between or after them has more than eight bytes.
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
      if numbers == 1 { between = next } else { after = next }
    }
  }

  /// The number of bytes with the given numbers.
  func count(_ first: Int, _ second: Int = 0) -> Int {
    var count = before.count + between.count + after.count
    if numbers > 0 { count += ByteBuffer.digitCount(of: first + offset) }
    if numbers > 1 { count += ByteBuffer.digitCount(of: second + offset) }
    return count
  }

  /// Adds the sequence with the given numbers.
  func append(_ first: Int, _ second: Int = 0, to output: inout ByteBuffer) {
    output.append(before)
    guard numbers > 0 else { return }
    output.append(decimal: first + offset)
    output.append(between)
    guard numbers > 1 else { return }
    output.append(decimal: second + offset)
    output.append(after)
  }
}
