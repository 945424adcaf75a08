extension TerminalEmulator {
  /// Executes a control string: a title, another operating system command (OSC), or a query.
  mutating func string(_ introducer: UInt8, _ content: [UInt8]) {
    let text = String(decoding: content, as: UTF8.self)
    switch introducer {
    case UInt8(ascii: "]"): systemCommand(text)
    case UInt8(ascii: "k"): title = text
    case UInt8(ascii: "P") where text.hasPrefix("$q") || text.hasPrefix("+q"):
      queries.append("\u{1B}P" + text)
    default:
      unknownSequences.append("\u{1B}" + String(Unicode.Scalar(introducer)) + text)
    }
  }

  private mutating func systemCommand(_ text: String) {
    let parts = text.split(separator: ";", maxSplits: 1, omittingEmptySubsequences: false)
    switch parts.first {
    case "0", "2": title = parts.count == 2 ? String(parts[1]) : ""
    case "1": break  // the icon's name
    case _ where text.hasSuffix(";?"): queries.append("\u{1B}]" + text)
    default: systemCommands.append(text)
    }
  }
}
