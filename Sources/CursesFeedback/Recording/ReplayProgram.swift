import TerminalFilms

#if canImport(Glibc)
  @preconcurrency import Glibc
#elseif canImport(Musl)
  @preconcurrency import Musl
#elseif canImport(Darwin)
  @preconcurrency import Darwin
#endif

/// Another program that replays a recording.
struct ReplayProgram {
  /// A message about a program that has not written its frames.
  struct Failure: Error {
    let message: String
  }

  /// The path or the name of the program.
  let path: String
  /// The time after which the program is ended.
  var limit = Duration.seconds(60)

  /// Starts the program, waits for its end, and reads the frames that it has written.
  ///
  /// A program that has not ended within the limit is killed.
  ///
  /// - Parameters:
  ///   - recording: The path of the recording.
  ///   - arguments: The application's own arguments.
  func frames(of recording: String, _ arguments: [String]) throws(Failure) -> [Film.FrameLine] {
    let folder = try Self.makeFolder()
    let file = "\(folder)/frames.jsonl"
    defer {
      unlink(file)
      rmdir(folder)
    }
    let options = ["--replay", recording]
    let status = try run(
      ReplayCommand.words(options + ["--export", file], with: arguments))
    // The status is not checked: a replay that differs from the recording ends with status 1, but
    // has written its frames.
    guard let text = try? Recording.text(ofFile: file), !text.isEmpty || status == 0,
      let frames = Film.frameLines(parsing: text)
    else {
      let shown = RecordingHeader.arguments(of: [path] + arguments)
      let command = ReplayCommand.text([path] + ReplayCommand.words(options, with: shown))
      throw Failure(
        message: "\(path) has written no frames (status \(status)). To see its error, run: "
          + command)
    }
    return frames
  }

  private static func makeFolder() throws(Failure) -> String {
    let parent = Launch.temporaryFolder
    var template = Array("\(parent)/frames-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw Failure(
        message: "No folder can be made in \(parent): \(String(cString: strerror(errno))).")
    }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private static func fileActions() -> FileActions { nil }
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    private static func fileActions() -> FileActions { posix_spawn_file_actions_t() }
  #endif

  /// Runs the program, discards its output, and returns its exit status, or the negative number of
  /// the signal that ended it.
  private func run(_ arguments: [String]) throws(Failure) -> Int32 {
    var actions = Self.fileActions()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for stream in Int32(1)...2 {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    let failure = posix_spawnp(&id, path, &actions, nil, &words, environ)
    guard failure == 0 else {
      throw Failure(message: "\(path) cannot be started: \(String(cString: strerror(failure))).")
    }
    let status = try end(of: id)
    return status & 0x7F == 0 ? status >> 8 & 0xFF : -(status & 0x7F)
  }

  /// Waits until the program ends, and returns the status of `waitpid`.
  private func end(of id: pid_t) throws(Failure) -> Int32 {
    let clock = ContinuousClock()
    let deadline = clock.now.advanced(by: limit)
    var status: Int32 = 0
    while true {
      let ended = waitpid(id, &status, WNOHANG)
      if ended == id || ended < 0 && errno != EINTR { return status }
      guard clock.now < deadline else {
        kill(id, SIGKILL)
        while waitpid(id, &status, 0) < 0, errno == EINTR {}
        throw Failure(
          message: "\(path) has not ended within \(limit.seconds()) s, and was killed.")
      }
      // The end of a child process has no descriptor to wait for.
      poll(nil, 0, 5)
    }
  }
}
