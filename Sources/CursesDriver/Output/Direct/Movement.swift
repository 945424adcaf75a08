/// A way for a terminal's cursor, or its rows, to go in one direction.
///
/// How long it is can be asked before it is written: to write two ways and take the longer one back
/// took ten times as many instructions.
enum Movement {
  /// Nothing to be done.
  case stay
  /// A sequence so many times.
  case steps(ShortSequence, Int)
  /// A sequence with a number in it.
  case numbered(NumberedSequence, Int)

  /// The bytes that it takes.
  var count: Int {
    switch self {
    case .stay: 0
    case .steps(let step, let count): step.count * count
    case .numbered(let sequence, let number): sequence.count(number)
    }
  }

  /// Adds its bytes.
  func append(to output: inout ByteBuffer) {
    switch self {
    case .stay: break
    case .steps(let step, let count): for _ in 0..<count { output.append(step) }
    case .numbered(let sequence, let number): sequence.append(number, to: &output)
    }
  }

  /// The shorter of two ways, of which some may not be possible.
  static func shorter(_ first: Movement?, _ second: Movement?) -> Movement? {
    guard let first else { return second }
    guard let second else { return first }
    return second.count < first.count ? second : first
  }
}
