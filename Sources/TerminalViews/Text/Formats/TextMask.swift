/// A pattern of characters to type and of fixed ones.
struct TextMask: Hashable {
  private enum Slot: Hashable {
    case digit, letter, any
    case fixed(Character)

    func accepts(_ character: Character) -> Bool {
      switch self {
      case .digit: character.isASCII && character.isNumber
      case .letter: character.isLetter
      case .any: true
      case .fixed: false
      }
    }

    var isFixed: Bool {
      switch self {
      case .fixed: true
      case .digit, .letter, .any: false
      }
    }
  }

  private let slots: [Slot]

  init(_ pattern: String) {
    slots = pattern.map { character in
      switch character {
      case "#": .digit
      case "@": .letter
      case "*": .any
      default: .fixed(character)
      }
    }
  }

  /// A text without the fixed characters.
  private struct Reading {
    var typed: [Character] = []
    /// The number of slots up to the last fixed letter or digit that the text contains.
    var fixedEnd = 0
  }

  /// Reads the characters of a text that are not fixed; nil if one of them does not fit.
  private func read(_ text: String) -> Reading? {
    var reading = Reading()
    var index = 0
    for character in text {
      while index < slots.count, slots[index].isFixed, slots[index] != .fixed(character) {
        index += 1
      }
      guard index < slots.count else {
        guard slots.contains(.fixed(character)) else { return nil }
        continue
      }
      if slots[index].isFixed {
        index += 1
        if character.isLetter || character.isNumber { reading.fixedEnd = index }
      } else {
        // After a deletion, a fixed character can be at the place of a typed one: it is skipped, or
        // read as a typed one if the slot accepts it.
        guard slots[index].accepts(character) || slots.contains(.fixed(character)) else {
          return nil
        }
        guard slots[index].accepts(character) else { continue }
        reading.typed.append(character)
        index += 1
      }
    }
    return reading
  }

  /// The characters of a text that are not fixed; the text itself if it does not fit.
  func typed(in text: String) -> String { read(text).map { String($0.typed) } ?? text }

  /// A text with the fixed characters before its last typed one, or nil if the text does not fit.
  ///
  /// Fixed letters and digits at the end of the text are kept, so that they are shown as soon as
  /// the user types them. Other fixed characters are added before the next typed one, or as soon as
  /// the last slot is filled.
  func formatted(_ text: String) -> String? {
    read(text).flatMap { filled(with: $0.typed, fixedEnd: $0.fixedEnd) }
  }

  /// The text with typed characters in the slots that are not fixed, and with the fixed characters
  /// before the last typed one; nil if the typed characters do not fit.
  ///
  /// If all slots are filled, the text also has the fixed characters at its end.
  ///
  /// - Parameter fixedEnd: The number of slots at the beginning whose fixed characters are
  ///   included even if no typed one follows.
  func filled(with typed: [Character], fixedEnd: Int = 0) -> String? {
    var rest = typed[...]
    var formatted = ""
    var fixed = ""
    for (index, slot) in slots.enumerated() {
      if case .fixed(let character) = slot {
        fixed.append(character)
        if index < fixedEnd { (formatted, fixed) = (formatted + fixed, "") }
      } else if let character = rest.popFirst() {
        guard slot.accepts(character) else { return nil }
        formatted += fixed + String(character)
        fixed = ""
      } else {
        return formatted
      }
    }
    return rest.isEmpty ? formatted + fixed : nil
  }

  /// Whether a text fills all slots.
  func isComplete(_ text: String) -> Bool {
    read(text)?.typed.count == slots.count { !$0.isFixed }
  }
}
