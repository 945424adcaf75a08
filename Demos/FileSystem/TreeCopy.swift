import Foundation

/// A copy of an item with everything below it, which gets its name when it is complete.
struct TreeCopy {
  let isStopped: () -> Bool
  let report: (_ bytes: Int, _ total: Int) -> Void
  private var (bytes, reported, total) = (0, 0, 0)
  /// Whether the original is removed: the copy then has its owner and the bits setuid, setgid and
  /// sticky, too.
  private var isMove = false
  /// The originals, folders before the items in them.
  private var originals: [(path: String, status: stat)] = []

  init(isStopped: @escaping () -> Bool, report: @escaping (_ bytes: Int, _ total: Int) -> Void) {
    (self.isStopped, self.report) = (isStopped, report)
  }

  /// The beginning of the hidden name that a copy has until it is complete; the process ID follows.
  private static let partialPrefix = ".partial-"

  /// Whether a name is that of an incomplete copy whose process no longer exists.
  static func isLeftover(_ name: String) -> Bool {
    guard name.hasPrefix(partialPrefix),
      let process = pid_t(name.dropFirst(partialPrefix.count).prefix { $0 != "-" }), process > 0
    else { return false }
    return kill(process, 0) != 0 && errno == ESRCH
  }

  mutating func run(from source: String, to target: String) async throws {
    try await place(source, at: target)
    setFolderAttributes(from: source, to: target)
  }

  /// Copies the item and removes the original.
  ///
  /// If nothing of the original can be removed, the copy is removed; if only a part can, the copy
  /// is kept, and the problem names the copy. An item that was added meanwhile is not removed.
  mutating func move(from source: String, to target: String) async throws {
    isMove = true
    try await place(source, at: target)
    defer { setFolderAttributes(from: source, to: target) }
    var isWhole = true
    for path in originals.reversed().map(\.path) {
      if remove(path) == 0 || errno == ENOENT {
        isWhole = false
        continue
      }
      var problem = FileProblem(path)
      let isUndone = isWhole && (try? FileManager.default.removeItem(atPath: target)) != nil
      problem.copy = isUndone ? nil : target
      throw problem
    }
  }

  /// Gives each copied folder the permissions and the times of its original.
  ///
  /// This is the last step: a read-only folder could not be filled, or removed after an error, and
  /// each item in a folder changes its time.
  private func setFolderAttributes(from source: String, to target: String) {
    for (path, status) in originals.reversed() where status.st_mode & S_IFMT == S_IFDIR {
      let folder = open(target + path.dropFirst(source.count), O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
      guard folder >= 0 else { continue }  // It was removed.
      setAttributes(of: folder, to: status)
      close(folder)
    }
  }

  /// Sets the owner after a move, the permissions and the times; each can fail, such as on a file
  /// system without permissions.
  ///
  /// With another owner, a program with the bit setuid would run as the wrong user.
  private func setAttributes(of file: Int32, to status: stat) {
    let hasOwner = isMove && fchown(file, status.st_uid, status.st_gid) == 0
    fchmod(file, status.st_mode & (hasOwner ? 0o7777 : 0o777))
    futimens(file, [status.st_atim, status.st_mtim])
  }

  private mutating func place(_ source: String, at target: String) async throws {
    let partial = target.parent.child("\(Self.partialPrefix)\(getpid())-\(UUID())")
    do {
      total = try size(of: source)
      try await copy(source, to: partial)
      // Another program may have made an item there meanwhile.
      guard !target.exists else { throw FileProblem(target, EEXIST) }
      guard rename(partial, target) == 0 else { throw FileProblem(target) }
    } catch {
      // The first error is the one that the user needs.
      try? FileManager.default.removeItem(atPath: partial)
      guard var problem = error as? FileProblem else { throw error }
      problem.path = problem.path.replacing(partial, with: target)
      throw problem
    }
  }

  private func size(of path: String) throws -> Int {
    if isStopped() { throw CancellationError() }
    let status = try FileSystem.status(of: path)
    guard status.st_mode & S_IFMT == S_IFDIR else { return Int(status.st_size) }
    return try FileSystem.names(in: path).reduce(0) { try $0 + size(of: path.child($1)) }
  }

  private mutating func copy(_ source: String, to target: String) async throws {
    let status = try FileSystem.status(of: source)
    originals.append((source, status))
    switch status.st_mode & S_IFMT {
    case S_IFDIR:
      guard mkdir(target, 0o700) == 0 else { throw FileProblem(target) }
      for name in try FileSystem.names(in: source) {
        try await copy(source.child(name), to: target.child(name))
      }
    case S_IFLNK:
      // The error says no more than `errno` does.
      let path = try? FileManager.default.destinationOfSymbolicLink(atPath: source)
      guard let path else { throw FileProblem(source) }
      guard symlink(path, target) == 0 else { throw FileProblem(target) }
    case S_IFREG:
      let input = open(source, O_RDONLY | O_NOFOLLOW | O_NONBLOCK)
      guard input >= 0 else { throw FileProblem(source) }
      defer { close(input) }
      let output = open(target, O_WRONLY | O_CREAT | O_EXCL, 0o600)
      guard output >= 0 else { throw FileProblem(target) }
      do {
        while try await copyPart(of: (input, source), to: (output, target)) { await Task.yield() }
        setAttributes(of: output, to: status)
      } catch {
        close(output)
        throw error
      }
      guard close(output) == 0 else { throw FileProblem(target) }
    default: throw FileProblem(source, ENOTSUP)
    }
  }

  private mutating func copyPart(
    of input: (file: Int32, path: String), to output: (file: Int32, path: String)
  ) async throws -> Bool {
    if isStopped() { throw CancellationError() }
    var buffer = [UInt8](repeating: 0, count: 1 << 18)
    let count = read(input.file, &buffer, buffer.count)
    guard count >= 0 else { throw FileProblem(input.path) }
    var rest = buffer.prefix(count)
    while !rest.isEmpty {
      let written = rest.withUnsafeBytes { write(output.file, $0.baseAddress, $0.count) }
      guard written > 0 else { throw FileProblem(output.path) }
      rest = rest.dropFirst(written)
    }
    bytes += count
    if bytes - reported > total / 100 {
      report(bytes, total)
      reported = bytes
    }
    return count > 0
  }
}
