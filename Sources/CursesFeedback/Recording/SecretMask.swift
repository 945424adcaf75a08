import TerminalModel
import TerminalViews

/// Replaces the characters of secret texts by others.
///
/// In a session, equal texts become equal ones, and texts that differ become texts that differ: a
/// comparison of two of them by the application has the same result in the session and in a replay.
/// A digit becomes a digit. A character that is joined with the one before it, such as a combining
/// accent, becomes a combining accent. Apart from that, the masks depend only on the order in which
/// texts occur: the mask of the first text consists of `x` and `0`.
///
/// The mask keeps the texts in memory, as the states of the application do.
struct SecretMask {
  /// The kind of a character, which its mask has, too.
  private enum Kind: Hashable {
    case digit, fraction, mark, other

    /// The masks of the kind, in the order of their use; the last one stands for all further
    /// characters.
    var masks: [Character] {
      switch self {
      case .digit: Array("0123456789")
      case .fraction: Array("½⅓⅔¼¾⅛")
      case .mark: ["\u{301}", "\u{300}", "\u{302}", "\u{303}", "\u{308}"]
      case .other: Array("xyzabcdefghijklmnopqrstuvwXYZABCDEFGHIJKLMNOPQRSTUVW")
      }
    }
  }

  /// A character that follows a text.
  private struct Step: Hashable {
    let text: Int
    let character: Character
  }

  /// A text and the kind of a character that follows it.
  private struct Branch: Hashable {
    let text: Int
    let kind: Kind
  }

  /// The number of the text that each step leads to, and the mask of its last character.
  private var steps: [Step: (text: Int, mask: Character)] = [:]
  /// The number of masks of a kind that have been used after a text.
  private var counts: [Branch: Int] = [:]
  /// The characters of the text that is being typed, each with the number of the text up to and
  /// including it; the number of the empty text is 0.
  private var typed: [(character: Character, text: Int)] = []

  /// An input was not secret, or has moved the cursor: the next typed character begins a text.
  mutating func endText() {
    if !typed.isEmpty { typed = [] }
  }

  /// A key deletes the last character.
  mutating func deleteLast() { _ = typed.popLast() }

  /// The masks of characters that are typed or pasted.
  ///
  /// Line ends and control characters stay, because a text field replaces or removes them.
  mutating func mask(_ text: String) -> String { String(text.map { mask($0) }) }

  private mutating func mask(_ character: Character) -> Character {
    let last = typed.last
    let joined = last.flatMap { last in
      let text = String(last.character) + String(character)
      return text.count == 1 ? text.first : nil
    }
    let step = Step(text: last?.text ?? 0, character: character)
    let (text, mask) =
      steps[step] ?? add(step, joined == nil ? Self.kind(of: character) : .mark)
    if joined != nil { typed.removeLast() }
    typed.append((joined ?? character, text))
    return mask
  }

  private mutating func add(_ step: Step, _ kind: Kind?) -> (text: Int, mask: Character) {
    let text = steps.count + 1
    guard let kind else {
      steps[step] = (text, step.character)
      return (text, step.character)
    }
    let count = counts[Branch(text: step.text, kind: kind), default: 0]
    counts[Branch(text: step.text, kind: kind)] = count + 1
    let added = (text, kind.masks[min(count, kind.masks.count - 1)])
    steps[step] = added
    return added
  }

  /// The kind of a character; nil for a line end, for a control character, and for the replacement
  /// character that stands for one: a text field replaces or removes them.
  private static func kind(of character: Character) -> Kind? {
    let scalars = character.unicodeScalars
    if scalars.allSatisfy({ $0.isControl || $0 == "\u{FFFD}" }) { return nil }
    if scalars.first?.isMark == true { return .mark }
    guard character.isNumber, !character.isLetter else { return .other }
    return character.isASCII ? .digit : .fraction
  }
}

extension Unicode.Scalar {
  /// Whether the scalar joins the character before it, such as an accent.
  fileprivate var isMark: Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }

  /// Whether the scalar is a control character or a separator of lines.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}

extension SecretMask {
  /// An input was read that is not secret.
  mutating func inputRead(_ input: Input) {
    switch input {
    case .key, .mouse, .paste: endText()
    case .focused, .resized: break
    }
  }

  /// The fields for a secret input: for typed or pasted text `key` or `paste` and the masked text;
  /// for any other input its usual fields.
  mutating func fields(of input: Input) -> [(name: String, value: EncodedValue)] {
    switch input {
    case .key(let key):
      if let character = key.typed {
        return [("secret", .text("key")), ("text", .text(mask(String(character))))]
      }
      if key == .backspace { deleteLast() } else { endText() }
    case .paste(let text):
      return [("secret", .text("paste")), ("text", .text(mask(text)))]
    case .mouse: endText()
    case .focused, .resized: break
    }
    return input.fields
  }
}

extension Key {
  /// The character that the key types, or nil if it types none.
  var typed: Character? {
    guard case .character(let character) = code, modifiers.isEmpty else { return nil }
    return character
  }
}
