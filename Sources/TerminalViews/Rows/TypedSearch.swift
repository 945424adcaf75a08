import TerminalModel

/// The text that is typed to find a row; after a pause, the next character begins a new text.
struct TypedSearch: Codable, Hashable, Sendable {
  /// The longest time between two characters of one text.
  private static let pause = Duration.seconds(1)
  /// The number of rows that one key compares at most.
  static let limit = 10_000

  private(set) var text = ""
  private var time: Duration?
  /// The row to which the text has led in a table without a selection.
  var found: Int?

  /// Adds a character, or begins with it after a pause.
  mutating func type(_ character: Character, at now: Duration?) {
    text = isContinued(at: now) ? text + String(character) : String(character)
    time = now
  }

  /// Whether a character would continue the text.
  func isContinued(at now: Duration?) -> Bool {
    guard !text.isEmpty else { return false }
    guard let now, let time else { return true }
    return now - time <= Self.pause
  }

  /// The row that the typed text leads to; nil if none of the rows that are compared begins with it
  /// or with its last character.
  ///
  /// The search begins after the current row, or with it if the text has several characters; after
  /// the last row comes the first. The result is the first row found that begins with the text, in
  /// upper or lower case. If there is none, the last character begins a new text, which leads to
  /// another row: a letter that is typed repeatedly goes through the rows that begin with it.
  mutating func row(after current: Int?, of count: Int, title: (Int) -> String?) -> Int? {
    guard count > 0, let last = text.last else { return nil }
    // A text with a further character can still be the beginning of the current row.
    let start = current.map { text.count > 1 ? $0 : $0 + 1 } ?? 0
    let (whole, letter) = (text.lowercased(), last.lowercased())
    var (own, next): (Int?, Int?) = (nil, nil)
    for step in 0..<min(count, Self.limit) {
      let isAfter = step < count - start % count
      let row = isAfter ? start % count + step : step - (count - start % count)
      guard let title = title(row)?.lowercased() else { continue }
      if title.hasPrefix(whole) { return row }
      guard title.hasPrefix(letter) else { continue }
      if step == 0 { own = row } else if next == nil { next = row }
    }
    text = String(last)
    return next ?? own
  }
}
