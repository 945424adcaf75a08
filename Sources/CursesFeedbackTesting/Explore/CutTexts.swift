import CursesFeedback
import TerminalModel

/// Texts that end with an ellipsis on the screen, and are complete on a larger one.
struct CutTexts {
  /// The complete texts.
  private(set) var found: Set<String> = []
  /// The visible parts of texts that were looked for on a larger screen.
  private var known: Set<String> = []

  /// The size of the larger screen.
  static let large = Size(columns: 240, rows: 60)

  /// Adds the texts that a frame cuts off, if the larger screen shows more of them.
  ///
  /// - Parameter enlarged: The frame of the same state on the larger screen.
  mutating func add(_ frame: Frame, enlarged: () -> Frame) {
    let new = Self.beginnings(in: frame).subtracting(known)
    guard !new.isEmpty else { return }
    known.formUnion(new)
    let lines = enlarged().text.split(separator: "\n")
    for beginning in new {
      for line in lines {
        guard let range = line.firstRange(of: beginning) else { continue }
        let rest = Self.firstText(in: line[range.upperBound...])
        if rest.first != "…", !rest.isEmpty { found.insert(beginning + rest) }
        break
      }
    }
  }

  /// The visible parts of texts that end with an ellipsis, without it.
  static func beginnings(in frame: Frame) -> Set<String> {
    var beginnings: Set<String> = []
    for line in frame.text.split(separator: "\n") {
      for end in line.indices where line[end] == "…" {
        let text = String(firstText(in: String(line[..<end].reversed())[...]).reversed())
        // An ellipsis after a blank stands for commands that a bar has no space for.
        if text.count >= 3, line[line.index(before: end)] != " " { beginnings.insert(text) }
      }
    }
    return beginnings
  }

  /// The text up to two blanks or a line of a border.
  private static func firstText(in line: Substring) -> String {
    var text = ""
    for character in line {
      if "│┃║▌▐┊".contains(character) { break }
      if character == " ", text.last == " " { break }
      text.append(character)
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}
