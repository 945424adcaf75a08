import Foundation

/// A change of one item, which overwrites no other one.
package struct Transfer: Codable, Equatable, Sendable {
  package enum Kind: Codable, Sendable { case create, copy, move, delete, restore }

  package let kind: Kind
  /// The item; empty for a new folder.
  package let source: String
  /// The new path; empty for a deletion, which moves the item into the trash.
  package private(set) var target: String
  /// Whether the name gets a number if it is taken.
  package let keepsBoth: Bool

  package init(_ kind: Kind, _ source: String = "", to target: String = "", keepsBoth: Bool = false)
  {
    (self.kind, self.source, self.target, self.keepsBoth) = (kind, source, target, keepsBoth)
  }

  /// The folder for the items that this process deletes.
  package static let trash = (ProcessInfo.processInfo.environment["HOME"] ?? NSHomeDirectory())
    .child(".local/state/files/trash-\(getpid())")

  /// The transfer that undoes this one.
  package var inverse: Transfer {
    switch kind {
    case .create, .copy, .restore: Transfer(.delete, target)
    case .move: Transfer(.move, target, to: source)
    case .delete: Transfer(.restore, target, to: source)
    }
  }

  /// The item after the transfer.
  package var result: FileItem.ID { FileItem.ID(target) }

  /// The name of the item.
  package var name: String { (source.isEmpty ? target : source).name }

  /// The same transfer, except that the target gets a number if its name is taken.
  var keepingBoth: Transfer { Transfer(kind, source, to: target, keepsBoth: true) }

  /// Carries the transfer out.
  ///
  /// - Parameters:
  ///   - trash: The folder for a deleted item, which is made for the first one.
  ///   - isStopped: Whether to stop; asked between the parts of a copy.
  ///   - rename: The system call that moves an item.
  ///   - report: Called with the number of bytes copied so far, and of all bytes of the item.
  /// - Returns: The transfer with the new path of the item, the problem, or nil after a stop. After
  ///   a problem or a stop, the item is where it was, and the transfer has left nothing at the
  ///   target. There is one exception: if a move by copying cannot remove all of the original, the
  ///   copy may stay at the target, and the problem then names the copy.
  package func perform(
    trash: String, isStopped: @escaping () -> Bool = { false },
    rename: (String, String) -> Int32 = { Foundation.rename($0, $1) },
    report: @escaping (Int, Int) -> Void = { _, _ in }
  ) async -> Outcome<Transfer>? {
    do {
      let copy = TreeCopy(isStopped: isStopped, report: report)
      return .success(try await carriedOut(by: copy, trash: trash, rename))
    } catch {
      // The only other error is a cancellation.
      return (error as? FileProblem).map { .failure($0) }
    }
  }

  private func carriedOut(
    by copy: consuming TreeCopy, trash: String, _ rename: (String, String) -> Int32
  ) async throws -> Transfer {
    let done = try withFinalTarget(trash)
    let target = done.target
    let (original, copied) = (source.withResolvedFolders, target.withResolvedFolders)
    guard !target.exists else {
      // To replace the target would delete the source.
      let isAround = kind != .create && original.isInside(copied)
      throw FileProblem(target, isAround ? EDEADLK : EEXIST)
    }
    guard kind == .create || !copied.isInside(original) else { throw FileProblem(source, ELOOP) }
    switch kind {
    case .create:
      guard mkdir(target, 0o777) == 0 else { throw FileProblem(target) }
    case .copy:
      try await copy.run(from: source, to: target)
    case .move, .delete, .restore:
      try await move(to: target, copy, rename)
      // The trash is removed when it is empty; otherwise, this fails.
      if kind == .restore { _ = (rmdir(trash), rmdir(trash.parent)) }
    }
    return done
  }

  /// Moves the item; between file systems, it is copied, and the original removed.
  private func move(
    to target: String, _ copy: consuming TreeCopy, _ rename: (String, String) -> Int32
  ) async throws {
    if rename(source, target) == 0 { return }
    let code = errno
    guard code == EXDEV else {
      throw FileProblem(access(target.parent, W_OK) == 0 ? source : target, code)
    }
    try await copy.move(from: source, to: target)
  }

  private func withFinalTarget(_ trash: String) throws -> Transfer {
    var transfer = self
    if kind == .delete {
      let attributes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      let made: Void? = try? FileManager.default.createDirectory(
        atPath: trash, withIntermediateDirectories: true, attributes: attributes)
      // The error says no more than `errno` does.
      guard made != nil else { throw FileProblem(trash) }
      transfer.target = trash.child(source.name)
    }
    guard kind == .delete || keepsBoth else { return transfer }
    let (folder, name) = (transfer.target.parent, transfer.target.name as NSString)
    var number = 1
    while transfer.target.exists {
      number += 1
      let suffix = name.pathExtension.isEmpty ? "" : ".\(name.pathExtension)"
      transfer.target = folder.child("\(name.deletingPathExtension) \(number)\(suffix)")
    }
    return transfer
  }
}
