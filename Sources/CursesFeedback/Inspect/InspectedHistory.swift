/// The moments of a session, and those of them that match a filter.
struct InspectedHistory: Equatable, Sendable {
  /// The moments, in the order of their numbers.
  private(set) var moments: [InspectedMoment]
  /// A text that the shown moments have in their event, its cause or its effects, in upper or lower
  /// case; empty: all are shown.
  private(set) var filter = ""
  /// The numbers of the shown moments; nil for all.
  private var matches: [Int]?

  init(_ moments: [InspectedMoment]) { self.moments = moments }

  /// The number of shown moments.
  var shownCount: Int { matches?.count ?? moments.count }

  /// The shown moment in a row of the list.
  func shown(_ row: Int) -> InspectedMoment? {
    guard let matches else { return moments.indices.contains(row) ? moments[row] : nil }
    return matches.indices.contains(row) ? moment(matches[row]) : nil
  }

  /// The last shown moment, or nil if none is shown.
  var last: InspectedMoment? { shown(shownCount - 1) }

  /// The row of a moment or, if it is not shown, that of the last shown one before it; if there is
  /// none, the first row; nil if no moment is shown.
  func row(upTo number: Int?) -> Int? {
    guard let number, shownCount > 0 else { return nil }
    let next =
      matches?.firstIndex(atLeast: number + 1) { $0 }
      ?? moments.firstIndex(atLeast: number + 1, \.number)
    return max(0, next - 1)
  }

  /// The moment with a number; nil if the history no longer has it.
  func moment(_ number: Int) -> InspectedMoment? { index(of: number).map { moments[$0] } }

  /// The index of a moment among all moments; nil if the history no longer has it.
  func index(of number: Int) -> Int? {
    let index = moments.firstIndex(atLeast: number, \.number)
    return index < moments.count && moments[index].number == number ? index : nil
  }

  /// The number of the shown moment that is `rows` rows after a moment, or before it if `rows` is
  /// negative; beyond the ends, that of the first or the last one; nil if none is shown.
  func number(_ rows: Int, after number: Int) -> Int? {
    let next =
      matches?.firstIndex(atLeast: number) { $0 }
      ?? moments.firstIndex(atLeast: number, \.number)
    // From a moment that is not shown, a step forwards leads to the next shown one.
    let isShown = shown(next)?.number == number
    let row = next + (rows > 0 && !isShown ? rows - 1 : rows)
    return shown(min(max(0, row), shownCount - 1))?.number
  }

  /// Replaces the moments by the current ones; those with the same numbers have the same events.
  mutating func update(_ moments: [InspectedMoment]) {
    let last = self.moments.last?.number ?? -1
    self.moments = moments
    guard let matches, let first = moments.first else {
      if matches != nil { matches = [] }
      return
    }
    let kept = matches.drop { $0 < first.number }
    let added = moments.reversed().prefix { $0.number > last }.reversed()
    self.matches = kept + added.filter { $0.contains(filter.lowercased()) }.map(\.number)
  }

  /// Shows the moments that contain a text; all for an empty one.
  mutating func show(_ filter: String) {
    self.filter = filter
    let words = filter.lowercased()
    matches =
      filter.isEmpty ? nil : moments.filter { $0.contains(words) }.map(\.number)
  }
}

extension InspectedMoment {
  /// Whether its event, the cause of the event, or the effects that started or ended because of it
  /// contain a text, in upper or lower case.
  ///
  /// - Parameter text: The text in lower case.
  fileprivate func contains(_ text: String) -> Bool {
    title.lowercased().contains(text) || cause.lowercased().contains(text)
      || activity.contains { $0.lowercased().contains(text) }
  }
}

extension Array {
  /// The index of the first element whose number is at least a given one, in an array that is
  /// sorted by these numbers.
  fileprivate func firstIndex(atLeast number: Int, _ key: (Element) -> Int) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if key(self[middle]) < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
