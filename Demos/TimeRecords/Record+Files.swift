package import Foundation

extension [Record] {
  /// Reads the records from a JSON file; one that does not exist has none.
  package init(contentsOf file: URL) throws {
    let exists = FileManager.default.fileExists(atPath: file.path)
    self = exists ? try JSONDecoder().decode([Record].self, from: Data(contentsOf: file)) : []
  }

  /// Replaces a JSON file as a whole, so that a crash leaves the old or the new records.
  ///
  /// A link stays one, and the file keeps its permissions.
  package func write(to file: URL) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    let file = file.resolvingSymlinksInPath(), manager = FileManager.default
    let permissions = try? manager.attributesOfItem(atPath: file.path)[.posixPermissions]
    try encoder.encode(self).write(to: file, options: .atomic)
    guard let permissions else { return }
    try manager.setAttributes([.posixPermissions: permissions], ofItemAtPath: file.path)
  }

  /// Writes comma-separated values to a file beside the list, and returns its path.
  package func export(beside list: URL) throws -> String {
    let file = list.appendingPathExtension("csv")
    try Data(csv.utf8).write(to: file, options: .atomic)
    return file.path
  }

  /// The records as comma-separated values (RFC 4180), in the order of their starts.
  package var csv: String {
    let rows = sorted { $0.start < $1.start }.map { record in
      let duration = record.end.map { stopwatch($0.seconds - record.start.seconds) }
      let times = [record.start.rawValue, record.end?.rawValue ?? "", duration ?? ""]
      return times + [record.project, record.note]
    }
    return ([["start", "end", "duration", "project", "note"]] + rows)
      .map { $0.map(\.csvField).joined(separator: ",") + "\r\n" }.joined()
  }
}

extension String {
  /// The text, in quotes if it has a comma, a quote or a line break.
  fileprivate var csvField: String {
    guard unicodeScalars.contains(where: ",\"\r\n".unicodeScalars.contains) else { return self }
    return "\"" + unicodeScalars.map { $0 == "\"" ? "\"\"" : String($0) }.joined() + "\""
  }
}
