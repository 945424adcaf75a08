import Measuring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The replay of a recorded session, without a terminal.
extension Floor {
  /// The counts per replayed key in the workload `counter`, including the frame for the key.
  func countsOfReplayedKey() throws(MeasuringError) -> Counts {
    let (few, many) = (100, 1_100)
    return .each(try countsOfReplay(of: many), try countsOfReplay(of: few), of: many - few)
  }

  private func countsOfReplay(of keys: Int) throws(MeasuringError) -> Counts {
    let recording = "\(path).jsonl"
    defer {
      unlink(recording)
      unlink(path)
    }
    let session = program.command + [Workload.counter.rawValue]
    let script = String(repeating: "+ ", count: keys)
    try run(session + ["--size", "80x24", "--keys", script, "--record", recording])
    try run(counting + session + ["--replay", recording])
    guard let counts = Counts(callgrind: path) else {
      throw MeasuringError("\(counter) has counted nothing")
    }
    return counts
  }

  /// Runs a command to its end, without its output.
  private func run(_ command: [String]) throws(MeasuringError) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    var words = command.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var id = pid_t()
    var status: Int32 = 0
    guard posix_spawnp(&id, command[0], &actions, nil, &words, environ) == 0,
      waitpid(id, &status, 0) == id, status == 0
    else { throw MeasuringError("\(command[0]) has failed with status \(status)") }
  }
}
