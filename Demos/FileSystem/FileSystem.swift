import Foundation

/// Reads folders and files; links are never followed.
package enum FileSystem {
  /// The items of a folder, in the order of their names.
  package static func items(in folder: String) -> Result<[FileItem], FileProblem> {
    Result { () throws(FileProblem) in try names(in: folder) }.map { names in
      names.map(folder.child).compactMap { path in
        // An item that was deleted meanwhile is left out.
        (try? status(of: path)).map { FileItem(path, $0) }
      }
    }
  }

  /// The first 16 KiB of a file, the names in a folder, or a note if there are no lines.
  package static func preview(of item: FileItem) -> Preview {
    do throws(FileProblem) {
      return try beginning(of: item)
    } catch {
      return Preview(note: "\(error)")
    }
  }

  private static func beginning(of item: FileItem) throws(FileProblem) -> Preview {
    switch item.kind {
    case .folder: return Preview(try names(in: item.path), note: "An empty folder")
    case .link:
      // Without a destination, the link was deleted meanwhile.
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: item.path)
      return Preview(note: "A link to \(path ?? "nowhere")")
    case .other: return Preview(note: "Neither a file nor a folder")
    case .file: break
    }
    let file = open(item.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { throw FileProblem(item.path) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = read(file, &bytes, bytes.count)
    guard count >= 0 else { throw FileProblem(item.path) }
    guard !bytes.prefix(count).contains(0) else { return Preview(note: "A binary file") }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return Preview(count == 0 ? [] : lines.map(String.init), note: "An empty file")
  }

  static func status(of path: String) throws(FileProblem) -> stat {
    var status = stat()
    guard lstat(path, &status) == 0 else { throw FileProblem(path) }
    return status
  }

  static func names(in folder: String) throws(FileProblem) -> [String] {
    guard access(folder, R_OK | X_OK) == 0 else { throw FileProblem(folder) }
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw FileProblem(folder, ENOTDIR)
    }
  }
}

/// The beginning of an item.
package struct Preview: Equatable, Sendable {
  package let lines: [String]
  /// Shown if there are no lines.
  package let note: String

  package init(_ lines: [String] = [], note: String) { (self.lines, self.note) = (lines, note) }
}
