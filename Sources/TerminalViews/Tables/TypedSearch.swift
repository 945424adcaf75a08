import TerminalModel

/// The text that is typed to find a row; a pause begins it again.
struct TypedSearch: Codable, Hashable, Sendable {
  /// The longest time between two characters of one text.
  private static let pause = Duration.seconds(1)
  /// The number of rows that one key compares at most.
  static let limit = 10_000

  private(set) var text = ""
  private var time: Duration?

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

  /// The row that the typed text leads to; nil if it begins none of the rows that are compared.
  ///
  /// It is the row at which the search starts or the next one that begins with the text, in upper or
  /// lower case; after the last row comes the first. If there is none, the last character begins a
  /// new text, which leads to another row: a letter that is typed repeatedly goes through the rows
  /// that begin with it.
  mutating func row(from start: Int, of count: Int, title: (Int) -> String?) -> Int? {
    if let row = row(beginningWith: text, from: start, of: count, title) { return row }
    guard let last = text.last else { return nil }
    text = String(last)
    return row(beginningWith: text, from: start + 1, of: count, title)
  }

  private func row(
    beginningWith text: String, from start: Int, of count: Int, _ title: (Int) -> String?
  ) -> Int? {
    guard count > 0 else { return nil }
    let text = text.lowercased()
    return (0..<min(count, Self.limit)).lazy.map { start % count + $0 }
      .map { $0 < count ? $0 : $0 - count }
      .first { title($0)?.lowercased().hasPrefix(text) ?? false }
  }
}
