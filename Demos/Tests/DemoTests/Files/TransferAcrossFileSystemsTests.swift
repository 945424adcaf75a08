import DemoFileSystem
import Foundation
import Testing

/// Deletions of items in another file system than the trash.
@Suite(.enabled(if: hasTwoFileSystems())) struct TransferAcrossFileSystemsTests {
  private let trash = FileManager.default.temporaryDirectory.path
    .child("files-\(UUID())/trash")
  private let folder = "/dev/shm/files-\(UUID())"

  /// Makes a folder with a file.
  private func makeTree() throws {
    try FileManager.default.createDirectory(
      atPath: "\(folder)/tree", withIntermediateDirectories: true)
    try "one".write(toFile: "\(folder)/tree/file", atomically: false, encoding: .utf8)
  }

  private func removeTree() {
    for path in [folder, trash.parent] { try? FileManager.default.removeItem(atPath: path) }
  }

  private func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

  /// Deletes an item; the change is made after it was copied.
  private func delete(
    _ path: String, change: @escaping () throws -> Void = {}
  ) async throws -> Outcome<Transfer> {
    var failure: (any Error)?
    let result = await Transfer(.delete, path).perform(
      trash: trash,
      report: { _, _ in
        do { try change() } catch { failure = error }
      })
    if let failure { throw failure }
    return try #require(result)
  }

  @Test func `a deleted folder is in the trash, and its inverse restores it`() async throws {
    defer { removeTree() }
    try makeTree()
    let done = try await delete("\(folder)/tree").get()
    #expect(!exists("\(folder)/tree"))
    #expect(exists("\(trash)/tree/file"))
    _ = try #require(await done.inverse.perform(trash: trash)).get()
    #expect(exists("\(folder)/tree/file"))
    #expect(!exists(trash))
  }

  @Test func `if an original cannot be removed, nothing is in the trash`() async throws {
    defer { removeTree() }
    try makeTree()
    let file = "\(folder)/tree/file"
    let result = try await delete(file) {
      try FileManager.default.removeItem(atPath: file)
      try FileManager.default.createDirectory(
        atPath: "\(file)/other", withIntermediateDirectories: true)
    }
    #expect(result == .failure(FileProblem(file, ENOTEMPTY)))
    #expect(exists("\(file)/other"))
    #expect(!exists("\(trash)/file"))
  }

  @Test func `if a part of the original cannot be removed, the problem names the copy`()
    async throws
  {
    defer { removeTree() }
    try makeTree()
    let result = try await delete("\(folder)/tree") {
      try "new".write(toFile: "\(folder)/tree/new", atomically: false, encoding: .utf8)
    }
    var problem = FileProblem("\(folder)/tree", ENOTEMPTY)
    problem.copy = "\(trash)/tree"
    #expect(result == .failure(problem))
    #expect(problem.description.hasSuffix("\(folder)/tree; a complete copy is \(trash)/tree"))
    #expect(exists("\(trash)/tree/file"))
    #expect(exists("\(folder)/tree/new"), "it was not copied")
  }
}

private func hasTwoFileSystems() -> Bool {
  var (memory, temporary) = (stat(), stat())
  return stat("/dev/shm", &memory) == 0
    && stat(FileManager.default.temporaryDirectory.path, &temporary) == 0
    && memory.st_dev != temporary.st_dev
}
