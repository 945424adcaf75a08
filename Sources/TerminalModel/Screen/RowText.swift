/// A text in a row of a buffer that is recognised if the next drawing has it at the same place.
///
/// The text alone wrote its columns, so that two rows with the same text at the same place have the
/// same cells there.
///
/// The structure holds no reference to the string, so that rows are compared without counting
/// references: with a `String`, a row took 500 instructions, more than to compare its cells. The
/// buffer keeps the string.
struct RowText: Sendable {
  /// The two machine words of the `String`: the bytes of a short text, or the length and the
  /// address of a long one.
  ///
  /// While the buffer keeps the string, strings of the same words have the same bytes. The opposite
  /// does not hold: a long text that was made again has other words.
  private var words: (UInt64, UInt64) = (0, 0)
  private var style: UInt64 = 0
  /// The column at which the text begins, and the columns in which it may be visible, of 16 bits
  /// each: compared as one number.
  private var place: UInt64 = 0
  private var start: Int32 = 0
  private var end: Int32 = 0
  /// Whether it was written by the previous drawing, and not yet drawn again: its cells count as
  /// blank.
  var isLeftOver = false

  /// No text.
  init() {}

  /// Describes a text for recognition, or returns nil if its column or the columns in which it may
  /// be visible are not numbers of 16 bits.
  @inline(__always)
  init?(_ text: String, style: Style, column: Int, clip: Range<Int>) {
    guard let column = Int16(exactly: column), clip.lowerBound >= 0, clip.upperBound <= 0xFFFF
    else { return nil }
    // A string has two words on all systems with 64 bits.
    words = unsafeBitCast(text, to: (UInt64, UInt64).self)
    self.style = style.bits
    place =
      1 << 48 | UInt64(UInt16(bitPattern: column)) << 32 | UInt64(clip.lowerBound) << 16
      | UInt64(clip.upperBound)
  }

  /// The columns that it takes, without a half of a wide cluster; empty if there is no text.
  var columns: Range<Int> {
    @inline(__always) get { Int(start)..<Int(end) }
    set { (start, end) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
  }

  /// Whether the text takes at least one of the columns.
  @inline(__always) func touches(_ columns: Range<Int>) -> Bool {
    Int(start) < columns.upperBound && columns.lowerBound < Int(end)
  }

  /// Whether there is no text.
  @inline(__always) var isEmpty: Bool { start == end }

  /// Whether both texts have the same cells in the same columns, or there is no text in either.
  @inline(__always)
  func isSame(as other: RowText) -> Bool {
    (words.0 ^ other.words.0) | (words.1 ^ other.words.1) | (style ^ other.style)
      | (place ^ other.place) == 0
  }
}
