/// Finds claims without proof, proofs without claim, code that is in no compiled file, and commands
/// that do not exist.
///
/// It reads no file: the texts of the files are passed in.
struct ClaimsCheck {
  let pages: [ClaimsPage]
  /// Pages of which only the commands are checked.
  let guides: [ClaimsPage]
  let table: ClaimsTable
  /// The names of all tests.
  let tests: Set<String>
  /// The targets of the Makefile.
  let targets: Set<String>
  /// The names of the executable products of all packages.
  let products: Set<String>
  /// The lines of the files that snippets are compiled in, without indentation.
  let compiled: [[String]]
  /// The text of a file of the repository, or nil if there is none.
  let text: (_ path: String) -> String?

  /// A sentence for each fault; empty if there is none.
  var problems: [String] {
    claimsWithoutProof + rowsWithoutClaim + table.rows.flatMap(problems(of:))
      + snippetsThatDiffer + commandsThatFail
  }

  private var claimsWithoutProof: [String] {
    pages.flatMap { page in
      let quotes = table.rows.filter { $0.page == page.path }.map(\.quote)
      return page.statements.compactMap { statement in
        let claims = statement.claims(outside: quotes)
        return claims.isEmpty
          ? nil
          : "\(page.path): a claim without proof ('\(claims.joined(separator: "', '"))'):"
            + " \(statement.text)"
      }
    }
  }

  private var rowsWithoutClaim: [String] {
    table.rows
      .filter { row in
        !pages.contains { page in
          page.path == row.page && page.statements.contains { $0.text.contains(row.quote) }
        }
      }
      .map { "\($0.page) does not say: \($0.quote)" }
  }

  private func problems(of row: ClaimsTable.Row) -> [String] {
    guard !row.proofs.isEmpty else { return ["\(row.page): no proof is named for: \(row.quote)"] }
    return row.proofs.compactMap { proof in
      switch proof {
      case .target(let target): targets.contains(target) ? nil : "There is no make \(target)."
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

  private var commandsThatFail: [String] {
    (pages + guides).flatMap { page in
      page.commands.flatMap { line, text in
        ShellCommand.commands(in: text).compactMap { command in
          switch command {
          case .make(let target):
            targets.contains(target) ? nil : "\(page.path):\(line): there is no make \(target)."
          case .swiftRun(let product), .demo(let product):
            products.contains(product)
              ? nil : "\(page.path):\(line): no package has the program \(product)."
          }
        }
      }
    }
  }
}
