/// The format of an exported film, which the extension of the file's name selects.
package enum FilmFormat: String, CaseIterable, Sendable {
  /// A recording of a terminal for asciinema's player (asciicast v2).
  case asciicast = "cast"
  /// An animated SVG document, which repeats.
  case svg
  /// The text of each frame.
  case text = "txt"
  /// A line of JSON for each frame.
  case lines = "jsonl"

  /// The extensions, for messages.
  package static let extensions = ".cast, .svg, .txt or .jsonl"

  /// The format of a file with this path; nil if its extension is that of no format.
  package init?(path: String) {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let point = name.lastIndex(of: "."), point > name.startIndex else { return nil }
    self.init(rawValue: name[name.index(after: point)...].lowercased())
  }
}

extension Film {
  /// The film in a format.
  package func exported(as format: FilmFormat) -> String {
    switch format {
    case .asciicast: asciicast
    case .svg: svg
    case .text: text
    case .lines: lines
    }
  }
}
