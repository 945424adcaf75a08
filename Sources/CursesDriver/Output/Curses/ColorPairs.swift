/// The colour pairs that are defined in ncurses, which draws with numbered pairs of a foreground
/// and a background.
///
/// ncurses has a function that assigns pairs, `alloc_pair`, but when no pairs are left it reuses
/// one that may still be on the screen.
struct ColorPairs {
  /// Two colours by their numbers in ncurses.
  struct Colors: Hashable {
    var foreground: Int
    var background: Int

    /// The terminal's default colours.
    static let standard = Colors(foreground: -1, background: -1)
  }

  /// The pair to draw with.
  enum Pair: Equatable {
    /// The pair is defined in ncurses.
    case known(Int)
    /// The pair has to be defined in ncurses first.
    case new(Int)
    /// No pair is left.
    case none
  }

  private let capacity: Int
  private var pairs: [Colors: Int] = [.standard: 0]

  /// Makes a register of at most `capacity` pairs, including pair 0.
  init(capacity: Int) { self.capacity = capacity }

  /// The pair of two colours.
  mutating func pair(of colors: Colors) -> Pair {
    if let pair = pairs[colors] { return .known(pair) }
    guard pairs.count < capacity else { return .none }
    let pair = pairs.count
    pairs[colors] = pair
    return .new(pair)
  }

  /// Discards all pairs; the caller draws every cell again.
  mutating func forget() { self = ColorPairs(capacity: capacity) }
}
