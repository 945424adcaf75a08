/// The pairs of colours that ncurses has been told of.
///
/// ncurses has a function of its own for this, `alloc_pair`, but when it runs out it gives a pair
/// away that may still be on the screen.
struct ColorPairs {
  /// Two colours, by ncurses' numbers.
  struct Colors: Hashable {
    var foreground: Int
    var background: Int

    /// The terminal's own.
    static let standard = Colors(foreground: -1, background: -1)
  }

  /// The pair to draw with.
  enum Pair: Equatable {
    /// ncurses knows it.
    case known(Int)
    /// ncurses has to be told first.
    case new(Int)
    /// There is none left.
    case none
  }

  private let capacity: Int
  private var pairs: [Colors: Int] = [.standard: 0]

  /// Makes room for so many, pair 0 among them.
  init(capacity: Int) { self.capacity = capacity }

  /// The pair of the colours.
  mutating func pair(of colors: Colors) -> Pair {
    if let pair = pairs[colors] { return .known(pair) }
    guard pairs.count < capacity else { return .none }
    let pair = pairs.count
    pairs[colors] = pair
    return .new(pair)
  }

  /// Forgets all; nothing drawn with them may be on the screen any more.
  mutating func forget() { self = ColorPairs(capacity: capacity) }
}
