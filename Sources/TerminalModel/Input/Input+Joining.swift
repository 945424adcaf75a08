extension [Input] {
  /// Appends the text of keys after a paste to the paste, drops keys without text, and moves other
  /// inputs behind the last paste.
  func joiningKeysToPastes() -> [Input] {
    guard let first = firstIndex(where: \.isPaste) else { return self }
    var joined = Array(self[..<first])
    var others: [Input] = []
    var pasted = ""
    for (index, input) in enumerated().dropFirst(first) {
      switch input {
      case .paste(let text):
        if index > first { joined.append(.paste(pasted)) }
        pasted = text
      case .key(let key): pasted += key.typedText
      case .mouse, .focused, .resized: others.append(input)
      }
    }
    return joined + [.paste(pasted)] + others
  }
}

extension Input {
  var isPaste: Bool {
    if case .paste = self { true } else { false }
  }
}

extension Key {
  fileprivate var typedText: String {
    switch code {
    case .character(let character): modifiers.isEmpty ? String(character) : ""
    case .enter: "\n"
    case .tab: modifiers.isEmpty ? "\t" : ""
    case .escape, .backspace, .delete, .insert, .up, .down, .left, .right, .home, .end, .pageUp,
      .pageDown, .function:
      ""
    }
  }
}
