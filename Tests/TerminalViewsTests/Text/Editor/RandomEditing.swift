import RandomNumbers
import TerminalModel

@testable import TerminalViews

/// Random texts and keys of an alphabet, for editors.
struct RandomEditing {
  private let alphabet: [Unicode.Scalar]

  /// Of characters of one or more scalars and columns, marks, control characters and blanks.
  static let ofManyScripts = RandomEditing(
    "ab1_-., \t\n\né字あ한👍👩🚀שע🏽🇩🇪\u{301}\u{200D}\u{FE0F}\u{1112}\u{1161}\u{915}\u{200B}\u{202E}\u{1B}"
  )

  init(_ alphabet: String) { self.alphabet = Array(alphabet.unicodeScalars) }

  /// A text of fewer scalars than a number.
  func text(_ limit: Int, using random: inout SplitMix) -> String {
    let count = Int.random(in: 0..<limit, using: &random)
    return String(String.UnicodeScalarView((0..<count).map { _ in scalar(using: &random) }))
  }

  /// A typed character, or a key of an editor.
  func key(using random: inout SplitMix) -> Key {
    let keys = EditorKeys.table.flatMap(\.keys)
    guard Bool.random(using: &random) else {
      let scalar = scalar(using: &random)
      return scalar == "\n" ? .enter : Key(.character(Character(scalar)))
    }
    return keys[Int.random(in: keys.indices, using: &random)]
  }

  private func scalar(using random: inout SplitMix) -> Unicode.Scalar {
    alphabet[Int.random(in: alphabet.indices, using: &random)]
  }
}

extension TextDocument {
  func randomPlace(_ random: inout SplitMix) -> TextPosition {
    let line = Int.random(in: 0..<lineCount, using: &random)
    return TextPosition(
      line: line, character: Int.random(in: 0...self[line: line].count, using: &random))
  }
}

extension EditorStage {
  /// Takes a key, a paste, or an action of the mouse on the screen or near it.
  mutating func takeRandomInput(_ editing: RandomEditing, using random: inout SplitMix) {
    let place = (Int.random(in: -2..<22, using: &random), Int.random(in: -2..<8, using: &random))
    let actions: [Mouse.Action] = [
      .pressed(.left), .dragged(.left), .dragged(.left), .released(.left), .scrolledDown,
      .scrolledUp, .scrolledRight, .moved,
    ]
    switch Int.random(in: 0..<10, using: &random) {
    case 0: take(.paste(editing.text(12, using: &random)))
    case 1..<4:
      mouse(
        actions[Int.random(in: actions.indices, using: &random)], place.0, place.1,
        Bool.random(using: &random) ? [] : .shift, clicks: Int.random(in: 1..<5, using: &random))
    default: take(.key(editing.key(using: &random)))
    }
  }
}
