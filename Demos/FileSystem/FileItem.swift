import Foundation

/// An item of a folder.
package struct FileItem: Codable, Equatable, Identifiable, Sendable {
  package enum Kind: Codable, Sendable { case folder, file, link, other }

  /// The absolute path, compared by bytes: the same letters in two Unicode forms are two paths.
  package struct ID: Codable, Hashable, ExpressibleByStringInterpolation, Sendable {
    package let path: String

    package init(_ path: String) { self.path = path }
    package init(stringLiteral path: String) { self.path = path }

    package static func == (left: Self, right: Self) -> Bool {
      left.path.utf8.elementsEqual(right.path.utf8)
    }

    package var parent: Self { Self(path.parent) }
  }

  package let id: ID
  package let kind: Kind
  /// In bytes.
  package let size: Int
  /// The local time of the last change, such as "2026-11-23 14:05".
  package let modified: String

  /// Whether it is a folder, or a link to one.
  package let isFolder: Bool
  /// Whether it is an incomplete copy whose process no longer exists.
  package let isLeftover: Bool

  package init(
    _ path: String, _ kind: Kind = .file, size: Int = 0, modified: String = "",
    isLinkToFolder: Bool = false, isLeftover: Bool = false
  ) {
    (id, self.kind, self.size, self.modified) = (ID(path), kind, size, modified)
    isFolder = kind == .folder || isLinkToFolder
    self.isLeftover = isLeftover
  }

  /// Whether it is shown only on request; a leftover is always shown, so that it can be deleted.
  package var isHidden: Bool { name.hasPrefix(".") && !isLeftover }

  package var path: String { id.path }
  package var name: String { path.name }

  /// The name with a sign for the kind, as `ls -F` prints it.
  package var title: String {
    let name = isLeftover ? "part of a copy: \(name)" : name
    return name + (kind == .folder ? "/" : kind == .link ? "@" : "")
  }
}

extension FileItem {
  /// A property by which items are sorted.
  package enum Key: String, Sendable { case name, size, modified }

  private func precedes(_ other: FileItem, by key: Key) -> Bool {
    switch key {
    case .name: name.lowercased() < other.name.lowercased()
    case .size: size < other.size
    case .modified: modified < other.modified
    }
  }

  /// Whether the item is before another one: folders come first, whether ascending or not.
  package func precedes(_ other: FileItem, by key: Key, isAscending: Bool) -> Bool {
    if (kind == .folder) != (other.kind == .folder) { return kind == .folder }
    return isAscending ? precedes(other, by: key) : other.precedes(self, by: key)
  }
}

extension FileItem {
  init(_ path: String, _ status: stat) {
    let kind: Kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFLNK: .link
      default: .other
      }
    var (time, parts) = (status.st_mtim.tv_sec, tm())
    var text = [CChar](repeating: 0, count: 32)
    localtime_r(&time, &parts)
    let count = strftime(&text, text.count, "%Y-%m-%d %H:%M", &parts)
    let modified = String(decoding: text.prefix(count).map(UInt8.init), as: UTF8.self)
    var target = stat()
    let isLinkToFolder =
      kind == .link && stat(path, &target) == 0 && target.st_mode & S_IFMT == S_IFDIR
    self.init(
      path, kind, size: Int(status.st_size), modified: modified, isLinkToFolder: isLinkToFolder,
      isLeftover: TreeCopy.isLeftover(path.name))
  }
}

#if canImport(Darwin)
  extension stat {
    var st_atim: timespec { st_atimespec }
    var st_mtim: timespec { st_mtimespec }
  }
#endif

extension Int {
  /// A number of bytes, such as "4.2 MB".
  package var byteText: String {
    var (value, unit) = (Double(self), 0)
    while value >= 999.5, unit < 4 { (value, unit) = (value / 1_000, unit + 1) }
    let digits = unit == 0 || value >= 9.95 ? 0 : 1
    return String(format: "%.\(digits)f ", value) + ["B", "kB", "MB", "GB", "TB"][unit]
  }
}
