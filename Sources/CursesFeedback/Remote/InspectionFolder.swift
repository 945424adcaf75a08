#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The error of an inspection: one sentence with what to do.
package struct InspectionError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) { self.description = description }
}

/// A folder with the sockets of the processes that can be inspected, which only its owner can use.
package struct InspectionFolder: Hashable, Sendable {
  /// The path of the folder.
  package let path: String

  /// Names a folder, which ``prepare(owner:)`` makes.
  package init(path: String) { self.path = path }

  /// The folders of this user in which a socket can be, the preferred one first: below
  /// XDG_RUNTIME_DIR, below TMPDIR, and below `/tmp`.
  ///
  /// Some remote logins set no XDG_RUNTIME_DIR; the folder that Linux desktops name in it counts
  /// then, so that they find the processes of the desktop.
  package static var ofUser: [InspectionFolder] {
    var folders: [InspectionFolder] = []
    let parent = Launch.environment("XDG_RUNTIME_DIR") ?? "/run/user/\(geteuid())"
    if parent.hasPrefix("/"), isFolder(parent) {
      folders.append(InspectionFolder(path: "\(parent)/cursesfeedback"))
    }
    let parents = [Launch.environment("TMPDIR"), "/tmp"].compactMap(\.self)
    for parent in parents where parent.hasPrefix("/") {
      folders.append(InspectionFolder(path: "\(parent)/cursesfeedback-\(geteuid())"))
    }
    return folders
  }

  /// The path of a process's socket.
  package func socket(of process: Int32) -> String { "\(path)/\(process).sock" }

  /// Makes the folder, unless it exists.
  ///
  /// - Parameter owner: The user that the folder has to belong to.
  /// - Throws: An error if the folder cannot be made, belongs to another user, or is no folder.
  package func prepare(owner: UInt32 = geteuid()) throws(InspectionError) {
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      throw InspectionError(
        "The folder \(path) cannot be made: \(String(cString: strerror(errno))).")
    }
    try check(owner: owner)
    guard chmod(path, 0o700) == 0 else {
      throw InspectionError(
        "The folder \(path) cannot be closed to others: \(String(cString: strerror(errno))).")
    }
  }

  /// Checks that the folder belongs to a user.
  ///
  /// - Throws: An error if it belongs to another user, or is no folder.
  package func check(owner: UInt32 = geteuid()) throws(InspectionError) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw InspectionError("\(path) is no folder: remove it, or set XDG_RUNTIME_DIR or TMPDIR.")
    }
    guard status.st_uid == owner else {
      throw InspectionError(
        "The folder \(path) belongs to another user: set XDG_RUNTIME_DIR or TMPDIR to a folder of "
          + "your own.")
    }
  }

  /// The IDs of the processes that have a socket in the folder, in ascending order.
  package var processes: [Int32] {
    guard (try? check()) != nil, let folder = opendir(path) else { return [] }
    defer { closedir(folder) }
    var processes: [Int32] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name.hasSuffix(".sock"), let process = Int32(name.dropLast(5)) {
        processes.append(process)
      }
    }
    return processes.sorted()
  }

  /// Removes the sockets of processes that have ended.
  package func removeStaleSockets() {
    for process in processes where kill(process, 0) != 0 && errno == ESRCH {
      unlink(socket(of: process))
    }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
