/// A sequence of at most eight bytes, as nearly all are, in a word: adding it is one store, and its
/// length is known without writing it.
struct ShortSequence {
  let word: UInt64
  let count: Int

  /// Returns nil if there are more than eight bytes.
  init?(_ bytes: [UInt8]) { self.init(bytes[...]) }

  /// Removes the bytes before a delimiter, or all bytes if there is none, and makes them a
  /// sequence; returns nil if they are more than eight.
  init?(before end: UInt8, in bytes: inout ArraySlice<UInt8>) {
    let taken = bytes.prefix { $0 != end }
    bytes = bytes[taken.endIndex...]
    self.init(taken)
  }

  private init?(_ bytes: ArraySlice<UInt8>) {
    guard bytes.count <= 8 else { return nil }
    word = bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    count = bytes.count
  }

  private init(word: UInt64, count: Int) { (self.word, self.count) = (word, count) }

  static let empty = ShortSequence(word: 0, count: 0)
  static let carriageReturn = ShortSequence(word: 0x0D, count: 1)
}

extension ByteBuffer {
  /// Adds a sequence.
  mutating func append(_ sequence: ShortSequence) {
    append(word: sequence.word, count: sequence.count)
  }
}

extension Terminfo {
  /// A capability without parameters, or nil if the type does not have it or it is longer than
  /// eight bytes.
  borrowing func short(_ name: String) -> ShortSequence? {
    string(name).map(Self.withoutPadding).flatMap(ShortSequence.init)
  }
}
