#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A file that only its owner can read, which each write replaces as a whole.
struct PrivateFile {
  let path: String

  /// The error of a system call.
  struct Failure: Error, Equatable {
    /// The system's description, such as "Permission denied".
    let reason: String

    init(_ code: Int32 = errno) { reason = String(cString: strerror(code)) }
  }

  /// The maximum number of files that are set aside.
  private static let asideLimit = 1000

  /// The text of the file, or nil if there is none; invalid UTF-8 is repaired.
  func read() throws(Failure) -> String? {
    guard let file = fopen(path, "rbe") else {
      if errno == ENOENT { return nil }
      throw Failure()
    }
    defer { fclose(file) }
    var text: [UInt8] = []
    var part = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = fread(&part, 1, part.count, file)
      guard ferror(file) == 0 else { throw Failure() }
      guard count > 0 else { return String(decoding: text, as: UTF8.self) }
      text += part[..<count]
    }
  }

  /// Replaces the file, and makes its folders with the mode 0700 if there are none.
  ///
  /// The text is written to another file in the folder, which is then renamed. A crash of the
  /// process leaves the old file or the new one.
  func write(_ text: String) throws(Failure) {
    makeFolders()
    let other = "\(path).\(getpid()).part"
    unlink(other)
    let descriptor = open(other, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard descriptor >= 0 else { throw Failure() }
    let failure = Array(text.utf8).withUnsafeBytes { writeWhole($0, to: descriptor) }
    guard failure == 0 else {
      close(descriptor)
      unlink(other)
      throw Failure(failure)
    }
    guard close(descriptor) == 0, rename(other, path) == 0 else {
      let failure = Failure()
      unlink(other)
      throw failure
    }
  }

  /// Renames the file to the first free one of `path.1`, `path.2` and so on, and returns that path.
  func setAside() throws(Failure) -> String {
    for number in 1...Self.asideLimit {
      let other = "\(path).\(number)"
      // Unlike a renaming, a link does not replace a file.
      if link(path, other) == 0 {
        guard unlink(path) == 0 else { throw Failure() }
        return other
      }
      guard errno != EEXIST else { continue }
      let failure = Failure()
      // Some file systems have no links, and Linux forbids links to the files of other users.
      var status = stat()
      guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { throw failure }
      guard lstat(other, &status) != 0 else { continue }
      guard rename(path, other) == 0 else { throw Failure() }
      return other
    }
    throw Failure(EEXIST)
  }

  /// Removes the file; nothing if there is none.
  func remove() { unlink(path) }

  private func makeFolders() {
    var folder = ""
    for part in path.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += "\(part)/"
      // The result is not checked: if the folder is missing, the file cannot be opened, and the
      // error of `open` is reported.
      if !part.isEmpty { mkdir(folder, 0o700) }
    }
  }
}
