import Foundation

/// The JSON file with the records.
struct RecordFile: Sendable {
  /// The file, or nil if the records are not kept.
  let url: URL?

  /// Reads the records; a file that does not exist has none.
  func read() throws -> [Record] {
    guard let url, FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try JSONDecoder().decode([Record].self, from: Data(contentsOf: url))
  }

  /// Replaces the file as a whole, so that a crash leaves the old or the new records.
  func write(_ records: [Record]) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    if let url { try encoder.encode(records).write(to: url, options: .atomic) }
  }

  /// Writes comma-separated values beside the file, and returns their path.
  func export(_ records: [Record]) throws -> String {
    let list = url ?? FileManager.default.temporaryDirectory.appending(path: "records")
    try Data(records.csv.utf8).write(to: list.appendingPathExtension("csv"), options: .atomic)
    return list.path + ".csv"
  }
}
