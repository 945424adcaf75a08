/// Finds claims without proof, and proofs without claim.
///
/// It reads no file: the texts of the files are passed in.
struct ClaimsCheck {
  let pages: [ClaimsPage]
  let table: ClaimsTable
  /// The names of all tests.
  let tests: Set<String>
  /// The verbs of the Makefile.
  let verbs: Set<String>
  /// The lines of the files that snippets are compiled in, without indentation.
  let compiled: [[String]]
  /// The text of a file of the repository, or nil if there is none.
  let text: (_ path: String) -> String?

  /// A sentence for each fault; empty if all claims are proved.
  var problems: [String] {
    claimsWithoutProof + rowsWithoutClaim + table.rows.flatMap(problems(of:))
      + snippetsThatDiffer
  }

  /// Whether a statement can be wrong.
  ///
  /// A sentence can if it has a figure with a unit, a part of a whole, a bound, or a word such as
  /// "always" or "never"; a table only if it has a figure with a unit.
  static func isClaim(_ statement: String) -> Bool {
    let prose = statement.replacing(/`[^`]*`/, with: "")
    if prose.contains(figure) { return true }
    return !prose.hasPrefix("|") && (prose.contains(part) || prose.contains(bound))
  }

  private static var figure: some RegexComponent {
    /\d[ -]?(ms|µs|MB|bytes?|instructions|allocations|milliseconds|microseconds|seconds|times|%|x\b|M\b|keys|unless)/
  }
  private static var part: some RegexComponent {
    /\b(a|one|two|three|nine) (half|third|quarter|fifth|eighth|tenth|twelfth)s?\b/
  }
  private static var bound: some RegexComponent {
    /\b(no other|nothing else|at most|at least|never|always|only the)\b/.ignoresCase()
  }

  private var claimsWithoutProof: [String] {
    pages.flatMap { page in
      let quotes = table.rows.filter { $0.page == page.path }.map(\.quote)
      return page.statements
        .filter { statement in
          Self.isClaim(statement) && !quotes.contains { statement.contains($0) }
        }
        .map { "\(page.path): a claim without proof: \($0)" }
    }
  }

  private var rowsWithoutClaim: [String] {
    table.rows
      .filter { row in
        !pages.contains { page in
          page.path == row.page && page.statements.contains { $0.contains(row.quote) }
        }
      }
      .map { "\($0.page) does not say: \($0.quote)" }
  }

  private func problems(of row: ClaimsTable.Row) -> [String] {
    guard !row.proofs.isEmpty else { return ["\(row.page): no proof is named for: \(row.quote)"] }
    return row.proofs.compactMap { proof in
      switch proof {
      case .verb(let verb): verbs.contains(verb) ? nil : "There is no make \(verb)."
      case .test(let test): tests.contains(test) ? nil : "There is no test '\(test)'."
      case .source(let path, let proof): problem(of: row, provedBy: proof, in: path)
      }
    }
  }

  /// A figure is proved by source code that has the same figure.
  private func problem(of row: ClaimsTable.Row, provedBy proof: String, in path: String) -> String?
  {
    guard let text = text(path) else { return "There is no file \(path)." }
    guard text.contains(proof) else {
      return "\(row.page): '\(row.quote)' is out of date: \(path) does not say '\(proof)'."
    }
    let figures = Set(Self.figures(in: proof))
    let others = Self.figures(in: row.quote).filter { !figures.contains($0) }
    return others.isEmpty
      ? nil
      : "\(row.page): '\(row.quote)' is out of date: \(path) says '\(proof)'."
  }

  private static func figures(in text: String) -> [String] {
    text.replacing(/(\d)[,_](\d)/) { "\($0.output.1)\($0.output.2)" }
      .matches(of: /\d+(\.\d+)?/).map { String($0.output.0) }
  }

  private var snippetsThatDiffer: [String] {
    let texts = compiled.map { "\n" + $0.joined(separator: "\n") + "\n" }
    return pages.flatMap { page in
      page.snippets
        .filter { snippet in
          let text = "\n" + snippet.lines.joined(separator: "\n") + "\n"
          return !texts.contains { $0.contains(text) }
        }
        .map { "\(page.path):\($0.line): this code is in no compiled file." }
    }
  }
}
