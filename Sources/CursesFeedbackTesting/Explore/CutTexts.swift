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

  /// Adds the texts that a screen cuts off, if the larger screen shows more of them.
  ///
  /// A text that an overlay may cover in part is left out.
  ///
  /// - Parameter enlarged: The same state on the larger screen.
  mutating func add(_ screen: LayeredScreen, enlarged: () -> LayeredScreen) {
    let new = Self.beginnings(in: screen).subtracting(known)
    guard !new.isEmpty else { return }
    known.formUnion(new)
    let large = enlarged()
    for beginning in new {
      guard let rest = Self.rest(after: beginning, in: large), rest.first != "…", !rest.isEmpty
      else { continue }
      found.insert(beginning + rest)
    }
  }

  /// The visible parts of texts that end with an ellipsis, without it.
  static func beginnings(in screen: LayeredScreen) -> Set<String> {
    var beginnings: Set<String> = []
    for part in screen.parts(ofRowsWith: "…") {
      for end in part.text.indices where part.text[end] == "…" {
        let before = part.text[..<end]
        let text = String(firstText(in: String(before.reversed())[...]).reversed())
        let isCovered = part.isCoveredAtLeft && before.count - text.count <= 1
        // An ellipsis after a blank stands for commands that a bar has no space for.
        if text.count >= 3, before.last != " ", !isCovered { beginnings.insert(text) }
      }
    }
    return beginnings
  }

  /// The rest of the topmost text that has a beginning; nil if there is none.
  private static func rest(after beginning: String, in screen: LayeredScreen) -> String? {
    for part in screen.parts(ofRowsWith: beginning) {
      guard let range = part.text.firstRange(of: beginning) else { continue }
      let after = part.text[range.upperBound...]
      let rest = firstText(in: after)
      let isCovered = part.isCoveredAtRight && after.count - rest.count <= 1
      if !isCovered { return rest }
    }
    return nil
  }

  /// The text up to two blanks or a line of a border.
  private static func firstText(in line: Substring) -> String {
    var text = ""
    for character in line {
      if character.isBorder { break }
      if character == " ", text.last == " " { break }
      text.append(character)
    }
    while text.last == " " { text.removeLast() }
    return text
  }
}

extension Character {
  /// Whether it is one of Unicode's lines of boxes, or a block that stands for one.
  fileprivate var isBorder: Bool {
    "\u{2500}" <= self && self <= "\u{257F}" || self == "▌" || self == "▐"
  }
}
