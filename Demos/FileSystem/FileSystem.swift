import Foundation

/// Reads folders and files; of a link, only whether it leads to a folder.
package enum FileSystem {
  /// The items of a folder, in the order of their names.
  package static func items(in folder: String) -> Outcome<[FileItem]> {
    do throws(FileProblem) {
      let items = try names(in: folder).compactMap { item(at: folder.child($0)) }
      // Names that are not UTF-8 can be equal after their repair.
      var known: Set<FileItem.ID> = []
      return .success(items.filter { known.insert($0.id).inserted })
    } catch {
      return .failure(error)
    }
  }

  /// The item at a path; nil if it was deleted meanwhile.
  private static func item(at path: String) -> FileItem? {
    do throws(FileProblem) {
      return FileItem(path, try status(of: path))
    } catch {
      return error.code == EILSEQ ? FileItem(path, .other) : nil
    }
  }

  /// The first 16 KiB of a file, or the names in a folder.
  package static func preview(of item: FileItem) -> Preview {
    do throws(FileProblem) { return try beginning(of: item) } catch { return .failure(error) }
  }

  private static func beginning(of item: FileItem) throws(FileProblem) -> Preview {
    switch item.kind {
    case .folder: return .lines(try names(in: item.path))
    case .link:
      // Without a destination, the link was deleted meanwhile.
      return .link(to: try? FileManager.default.destinationOfSymbolicLink(atPath: item.path))
    case .other:
      _ = try status(of: item.path)
      return .special
    case .file: break
    }
    let file = open(item.path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
    guard file >= 0 else { throw FileProblem(item.path) }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 16_384)
    let count = read(file, &bytes, bytes.count)
    guard count >= 0 else { throw FileProblem(item.path) }
    guard !bytes.prefix(count).contains(0) else { return .binary }
    let text = String(decoding: bytes.prefix(count), as: UTF8.self)
    // Other line breaks, such as a form feed, are parts of a line.
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    return .lines(count == 0 ? [] : lines.map(String.init))
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
package enum Preview: Codable, Equatable, Sendable {
  /// The lines of a text, or the names in a folder.
  case lines([String])
  /// A link with its target, or with nil if the link was deleted meanwhile.
  case link(to: String?)
  case binary, special, failure(FileProblem)

  package var lines: [String] { if case .lines(let lines) = self { lines } else { [] } }
}
