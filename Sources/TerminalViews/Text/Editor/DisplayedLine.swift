import TerminalModel

/// A line of a document as it is shown: with blanks in place of its tabs.
struct DisplayedLine: Hashable, Sendable {
  private struct Tab: Hashable, Sendable {
    /// The tab's byte in the line.
    let byte: Int
    /// The first byte of its blanks in the shown text, and their number.
    let shown: Int
    let blanks: Int
  }

  /// The text to show.
  let text: String
  private var tabs: [Tab] = []

  /// Replaces tabs by blanks up to the next multiple of a width.
  init(_ line: String, tabWidth: Int) {
    // The test for printable ASCII, sixteen bytes at a time, finds most lines without tabs.
    guard !Clusters(line).isPrintableASCII, line.utf8.contains(UInt8(ascii: "\t")) else {
      text = line
      return
    }
    var shown = ""
    var (columns, byte) = (0, 0)
    for (index, part) in line.split(separator: "\t", omittingEmptySubsequences: false).enumerated()
    {
      if index > 0 {
        let blanks = max(1, tabWidth) - columns % max(1, tabWidth)
        tabs.append(Tab(byte: byte, shown: shown.utf8.count, blanks: blanks))
        shown += String(repeating: " ", count: blanks)
        columns += blanks
        byte += 1
      }
      shown += part
      columns += Clusters(part).columns
      byte += part.utf8.count
    }
    text = shown
  }

  /// A line without tabs.
  init(withoutTabs line: String) { text = line }

  /// The byte of the shown text for a byte of the line.
  func shownByte(ofByte byte: Int) -> Int {
    guard let tab = tabs.last(where: { $0.byte < byte }) else { return byte }
    return tab.shown + tab.blanks + byte - tab.byte - 1
  }

  /// The byte of the line for a byte of the shown text; for the blanks of a tab, that of the tab.
  func byte(ofShownByte byte: Int) -> Int {
    guard let tab = tabs.last(where: { $0.shown <= byte }) else { return byte }
    return byte < tab.shown + tab.blanks ? tab.byte : tab.byte + 1 + byte - tab.shown - tab.blanks
  }
}
