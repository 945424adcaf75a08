import TerminalModel

/// The first frame in which the films of two programs differ.
package struct FilmDifference: Hashable, Sendable {
  /// The index of the frame.
  package let index: Int
  /// The frame of each film at ``index``, or nil for a film that ends before it.
  package let left: Film.FrameLine?
  package let right: Film.FrameLine?

  /// Compares two films; nil if all frames are equal.
  package init?(_ left: [Film.FrameLine], _ right: [Film.FrameLine]) {
    let common = min(left.count, right.count)
    let index = (0..<common).first { !left[$0].hasScreen(of: right[$0]) } ?? common
    guard index < max(left.count, right.count) else { return nil }
    self.index = index
    self.left = index < left.count ? left[index] : nil
    self.right = index < right.count ? right[index] : nil
  }

  /// The number and the time of the frame, and both screens side by side; `≠` marks the rows whose
  /// text differs.
  package func text(left leftName: String, right rightName: String) -> String {
    let time = (left ?? right)?.time ?? 0
    var lines = [
      "Frame \(index + 1), after \(Duration.nanoseconds(time).seconds()) s, differs."
    ]
    if let left, let right, left.text == right.text, left.size == right.size {
      lines.append("The texts are equal; the colours, attributes, cursors or themes differ.")
    }
    let screens = [rows(of: left, leftName), rows(of: right, rightName)]
    let width = screens[0].map { Clusters($0).columns }.max() ?? 0
    for row in 0..<max(screens[0].count, screens[1].count) {
      let texts = screens.map { row < $0.count ? $0[row] : "" }
      let mark = row > 0 && texts[0] != texts[1] ? "≠" : " "
      let gap = String(repeating: " ", count: width - Clusters(texts[0]).columns)
      lines.append("\(mark) │\(texts[0])\(gap)│\(texts[1])")
    }
    return lines.joined(separator: "\n")
  }

  private func rows(of frame: Film.FrameLine?, _ name: String) -> [String] {
    guard let frame else { return [name, "(no frame)"] }
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return [name] + rows
  }
}

extension Film.FrameLine {
  fileprivate func hasScreen(of other: Film.FrameLine) -> Bool {
    size == other.size && hash == other.hash && text == other.text
  }
}
