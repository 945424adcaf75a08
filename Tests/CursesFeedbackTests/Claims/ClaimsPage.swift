/// A page of the documentation, as statements and blocks of code.
struct ClaimsPage {
  /// Its path in the repository.
  let path: String
  /// Its sentences and its tables, each as one line without line breaks.
  private(set) var statements: [String] = []
  /// Its blocks of Swift code, each with the number of its first line.
  private(set) var snippets: [(line: Int, lines: [String])] = []

  init(path: String, lines: [String]) {
    self.path = path
    var paragraph = ""
    var fence: String?
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      if text.hasPrefix("```") {
        flush(&paragraph)
        if fence == nil, text == "```swift" { snippets.append((index + 2, [])) }
        fence = fence == nil ? text : nil
      } else if let fence {
        if fence == "```swift" { snippets[snippets.count - 1].lines.append(text) }
      } else if text.isEmpty || text.hasPrefix("#") || line.hasPrefix("    ") {
        flush(&paragraph)
      } else {
        if text.hasPrefix("- ") { flush(&paragraph) }
        paragraph += (paragraph.isEmpty ? "" : " ") + text
      }
    }
    flush(&paragraph)
  }

  /// Adds a table, or the sentences of a paragraph or an item.
  private mutating func flush(_ paragraph: inout String) {
    if paragraph.hasPrefix("|") {
      statements.append(paragraph)
    } else {
      var sentence = ""
      for word in paragraph.split(separator: " ") {
        sentence += (sentence.isEmpty ? "" : " ") + word
        if let last = word.last, ".?!".contains(last) {
          statements.append(sentence)
          sentence = ""
        }
      }
      if !sentence.isEmpty { statements.append(sentence) }
    }
    paragraph = ""
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
