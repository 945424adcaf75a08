/// A page of the documentation, as statements, commands and blocks of Swift code.
struct ClaimsPage {
  /// Its path in the repository.
  let path: String
  /// Its headings, its sentences and the rows of its tables, each as one line.
  private(set) var statements: [Statement] = []
  /// Its blocks of Swift code, each with the number of its first line.
  private(set) var snippets: [(line: Int, lines: [String])] = []
  /// The lines of its other blocks of code, and its code in sentences, each with its line number.
  private(set) var commands: [(line: Int, text: String)] = []

  private let patterns = ClaimPatterns()
  /// The opening fence of the code block that the current line is in, or nil.
  private var fence: String?
  private var isInList = false
  /// Whether the previous line is blank or a heading.
  private var isAfterGap = true
  /// Whether the previous line is code without a fence.
  private var isInCode = false
  private var paragraph = ""

  init(path: String, lines: [String]) {
    self.path = path
    for (index, line) in lines.enumerated() { read(line, number: index + 1) }
    flush()
  }

  private mutating func read(_ line: String, number: Int) {
    let text = line.trimmed
    if text.hasPrefix("```") {
      flush()
      if fence == nil, text == "```swift" { snippets.append((number + 1, [])) }
      fence = fence == nil ? text : nil
    } else if fence == "```swift" {
      snippets[snippets.count - 1].lines.append(text)
    } else if fence != nil || isCode(line) {
      flush()
      commands.append((number, text))
      isInCode = fence == nil
    } else {
      isInCode = false
      readProse(text, isIndented: line.first == " ", number: number)
    }
  }

  /// Whether a line is code without a fence: indented by four columns, outside a list, and after a
  /// gap or another such line.
  private func isCode(_ line: String) -> Bool {
    line.hasPrefix("    ") && !line.trimmed.isEmpty && !isInList && (isAfterGap || isInCode)
  }

  private mutating func readProse(_ text: String, isIndented: Bool, number: Int) {
    commands += text.matches(of: /`([^`]+)`/).map { (number, String($0.output.1)) }
    let item = text.prefixMatch(of: /([-*+]|\d+\.) +/)?.output.0
    if item == nil, isAfterGap, !isIndented, !text.isEmpty { isInList = false }
    isAfterGap = text.isEmpty || text.hasPrefix("#")
    if text.isEmpty {
      flush()
    } else if text.hasPrefix("#") {
      flush()
      isInList = false
      paragraph = text.drop { $0 == "#" }.trimmed
      flush()
    } else if text.hasPrefix("|") {
      flush()
      if !text.allSatisfy({ "|-: ".contains($0) }) {
        statements.append(Statement(row: text, patterns: patterns))
      }
    } else if let item {
      flush()
      isInList = true
      paragraph = String(text.dropFirst(item.count))
    } else {
      paragraph += (paragraph.isEmpty ? "" : " ") + text
    }
  }

  /// Adds the sentences of the paragraph, item or heading read so far.
  private mutating func flush() {
    var sentence = ""
    for word in paragraph.split(separator: " ") {
      sentence += (sentence.isEmpty ? "" : " ") + word
      if let last = word.last, ".?!".contains(last) {
        statements.append(Statement(sentence, patterns: patterns))
        sentence = ""
      }
    }
    if !sentence.isEmpty { statements.append(Statement(sentence, patterns: patterns)) }
    paragraph = ""
  }
}

extension StringProtocol {
  /// The text without white space at its ends.
  var trimmed: String {
    String(drop { $0.isWhitespace }.reversed().drop { $0.isWhitespace }.reversed())
  }
}
