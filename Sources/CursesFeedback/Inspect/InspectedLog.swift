/// The text that an inspected process has written, and the selected line.
struct InspectedLog: Equatable, Sendable {
  /// The number of old lines that are tried as the first kept one, to find the selected line again.
  private static let searchLimit = 500

  /// The lines; nil before they have been read, and if the process has no text that can be read.
  private(set) var lines: [String]?
  /// The number of times that the lines were requested.
  private(set) var request = 0
  /// The selected line; nil while the last one is selected.
  private var row: Int?

  /// The index of the selected line.
  var selection: Int { row ?? max(0, (lines?.count ?? 0) - 1) }

  /// Requests the lines again.
  mutating func ask() { request += 1 }

  /// Replaces the lines by the current ones.
  ///
  /// The same line stays selected, even if older lines were dropped.
  mutating func take(_ lines: [String]?) {
    guard lines != self.lines else { return }
    // The last line may have grown.
    if let row, let old = self.lines?.dropLast(), let lines, !lines.starts(with: old) {
      let dropped = old.indices.prefix(Self.searchLimit).first {
        old[$0...].elementsEqual(lines.prefix(old.count - $0))
      }
      self.row = min(max(0, row - (dropped ?? old.count)), max(0, lines.count - 1))
    }
    self.lines = lines
  }

  /// Selects a line; if it is the last one, the selection follows the lines that are added.
  mutating func select(_ row: Int) {
    self.row = row == (lines?.count ?? 0) - 1 ? nil : row
  }
}

extension SessionHistory {
  var log: [String]? {
    guard isLive, let text = session.terminal.capturedText else { return nil }
    var lines = StandardStream.visible(text).split(
      separator: "\n", omittingEmptySubsequences: false)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines.map(String.init)
  }
}
