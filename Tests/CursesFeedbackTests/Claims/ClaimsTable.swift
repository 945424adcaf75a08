/// The list of the claims that the documentation makes, and of their proofs: Tests/Claims.md.
///
/// A heading names a page, the rows below it quote the page and name proofs in code voice.
struct ClaimsTable {
  struct Row {
    let page: String
    let quote: String
    let proofs: [Proof]
  }

  enum Proof: Equatable {
    /// A target of the Makefile.
    case target(String)
    /// The name of a test.
    case test(String)
    /// A text in a file of the repository.
    case source(path: String, text: String)

    /// Reads `make target`, `path/file: text`, or else the name of a test.
    init(_ text: String) {
      if text.hasPrefix("make ") {
        self = .target(String(text.dropFirst(5)))
      } else if let path = text.prefixMatch(of: #/[^ ]*[./][^ ]*: /#)?.output {
        self = .source(path: String(path.dropLast(2)), text: String(text.dropFirst(path.count)))
      } else {
        self = .test(text)
      }
    }
  }

  private(set) var rows: [Row] = []

  init(lines: [String]) {
    var page = ""
    for line in lines {
      if line.hasPrefix("## ") { page = line.dropFirst(3).trimmed }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false)
      guard !page.isEmpty, line.hasPrefix("| "), cells.count == 4 else { continue }
      let proofs = cells[2].matches(of: /`([^`]+)`/).map { Proof(String($0.output.1)) }
      let quote = cells[1].trimmed
      if quote != "claim" { rows.append(Row(page: page, quote: quote, proofs: proofs)) }
    }
  }
}
