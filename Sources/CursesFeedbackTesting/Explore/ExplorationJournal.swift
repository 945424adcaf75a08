#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A file with the steps of the current run of the explored application.
///
/// Each step is written before it is performed: after a trap, the last step in the file is the one
/// that trapped.
@MainActor final class ExplorationJournal {
  private let file: Descriptor
  /// The length of the file and of the file before its last step, in bytes.
  private var (length, lengthBefore) = (0, 0)

  /// Makes an empty file; nil if that fails.
  init?(path: String) {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0o600)
    guard number >= 0 else { return nil }
    file = Descriptor(number)
  }

  /// Empties the file, and writes the steps that the run has performed already.
  func begin(with steps: [ExplorationStep] = []) {
    ftruncate(file.number, 0)
    (length, lengthBefore) = (0, 0)
    for step in steps { add(step) }
  }

  /// Adds a step.
  func add(_ step: ExplorationStep) {
    let line = "\(step)\n"
    _ = file.write(line)
    (length, lengthBefore) = (length + line.utf8.count, length)
  }

  /// Removes the step that was added last.
  func removeLast() {
    ftruncate(file.number, off_t(lengthBefore))
    length = lengthBefore
  }

  /// Reads the steps of a journal or of a file with a step in each line; nil if the file cannot be
  /// read, or if a line is no step.
  nonisolated static func steps(inFile path: String) -> [ExplorationStep]? {
    text(ofFile: path).flatMap { text in
      let lines = text.split(separator: "\n")
      let steps = lines.compactMap { ExplorationStep(String($0)) }
      return steps.count == lines.count ? steps : nil
    }
  }

  /// The steps in a file that is given by a test.
  ///
  /// - Throws: ``ExplorationFileError`` if the file cannot be read, and for the first line that is
  ///   no step.
  static func readSteps(
    inFile path: String
  ) throws(ExplorationFileError) -> [ExplorationStep] {
    guard let text = text(ofFile: path) else {
      throw ExplorationFileError(description: "\(path): The file cannot be read.")
    }
    var steps: [ExplorationStep] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    where !line.isEmpty {
      guard let step = ExplorationStep(String(line)) else {
        throw ExplorationFileError(
          description: "\(path), line \(index + 1): This is no step of an exploration: \(line)")
      }
      steps.append(step)
    }
    return steps
  }

  /// The text of a file, or nil if it cannot be read.
  nonisolated static func text(ofFile path: String) -> String? {
    let number = open(path, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { return nil }
    let file = Descriptor(number)
    var bytes: [UInt8] = []
    while case .bytes(let more) = file.readAvailable() { bytes += more }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A value that differs after each step that is written to a journal; nil if there is no journal.
  nonisolated static func version(ofFile path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    return [Int(status.st_size), time.tv_sec, time.tv_nsec]
  }

  /// Makes a folder and its missing parent folders, for their owner only; returns false if that
  /// fails.
  nonisolated static func makeFolder(_ path: String) -> Bool {
    var status = stat()
    if stat(path, &status) == 0 { return status.st_mode & S_IFMT == S_IFDIR }
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let parent = parts.joined(separator: "/")
    guard parent.isEmpty || makeFolder(parent) else { return false }
    return mkdir(path, 0o700) == 0
  }

  /// Writes a file that only the owner can read; returns false if that fails.
  nonisolated static func write(_ text: String, toFile path: String) -> Bool {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
    guard number >= 0 else { return false }
    return Descriptor(number).write(text) == nil
  }
}

/// The error of a file that cannot be read as steps of an exploration.
public struct ExplorationFileError: Error, Hashable, CustomStringConvertible {
  /// The path of the file, the line, and the mistake.
  public let description: String
}
