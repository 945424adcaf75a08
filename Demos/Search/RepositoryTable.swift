/// The demo's own repositories, which do not exist anywhere else.
enum RepositoryTable {
  /// The repositories that have each of the words in their name, description or language, the one
  /// with the most stars first; case does not count.
  static func matches(of words: String) -> [Repository] {
    let words = words.lowercased().split(whereSeparator: \.isWhitespace)
    return repositories.filter { repository in
      let text = [repository.name, repository.description ?? "", repository.language ?? ""]
        .joined(separator: " ").lowercased()
      return words.allSatisfy { text.contains($0) }
    }
  }

  /// Each subject with each kind: 1,200 repositories.
  static let repositories: [Repository] = subjects.enumerated().flatMap { row, subject in
    kinds.enumerated().map { column, kind in
      let id = row * kinds.count + column + 1
      return Repository(
        id: id, name: "\(owners[id * 7 % owners.count])/\(subject)-\(kind.name)",
        description: kind.description.replacing("%", with: subject),
        language: languages[id * 5 % languages.count], stars: 40_000 / (id * 17 % 1_201 + 1))
    }
  }
  .sorted { ($1.stars, $0.id) < ($0.stars, $1.id) }

  private static let subjects = [
    "json", "yaml", "toml", "xml", "csv", "markdown", "html", "css", "sql", "http", "websocket",
    "mqtt", "dns", "ssh", "tls", "oauth", "image", "audio", "video", "font", "color", "terminal",
    "shell", "git", "diff", "regex", "unicode", "time", "calendar", "map", "weather", "graph",
    "matrix", "random", "cache", "queue", "log", "metrics", "config", "email",
  ]

  private static let kinds: [(name: String, description: String)] = [
    ("parser", "Parses % without copying"), ("formatter", "Formats % as the style guide says"),
    ("server", "A small server for %"), ("client", "A client for % with retries"),
    ("viewer", "Shows % in a terminal"), ("editor", "Edits % with keys only"),
    ("tools", "Commands for work with %"), ("kit", "The parts of an application with %"),
    ("stream", "Reads % piece by piece"), ("store", "Keeps % on disk"),
    ("index", "Finds % fast"), ("sync", "Keeps two copies of % equal"),
    ("tests", "Test cases for %"), ("bench", "Measures libraries for %"),
    ("guide", "Explains % with examples"), ("types", "Types for %"),
    ("macros", "Macros that write code for %"), ("bridge", "Uses % from other languages"),
    ("proxy", "Passes % on and records it"), ("cli", "% on the command line"),
    ("ui", "Views for %"), ("bot", "Answers questions about %"),
    ("mirror", "A copy of % for offline work"), ("lint", "Finds mistakes in %"),
    ("fuzz", "Random input for %"), ("crypt", "Encrypts %"), ("zip", "Compresses %"),
    ("watch", "Reports changes of %"), ("import", "Imports % from files"),
    ("export", "Exports % to files"),
  ]

  private static let owners = [
    "amber", "birch", "cobalt", "delta", "ember", "fjord", "garnet", "harbor", "indigo", "juniper",
    "kestrel", "lumen", "maple",
  ]

  private static let languages = ["Swift", "C", "Rust", "Go", "Python", "Haskell", "Zig"]
}
