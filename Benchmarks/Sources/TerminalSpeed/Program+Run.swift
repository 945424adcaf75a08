#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Programs outside a pseudo-terminal.
extension Program {
  /// Runs a command, discards its standard output, and waits for its end.
  ///
  /// - Throws: An error if the command cannot be started, or if its exit status is not 0.
  static func run(_ command: [String]) throws(MeasuringError) {
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
    let failure = posix_spawnp(&id, command[0], &actions, nil, &words, environ)
    guard failure == 0 else {
      throw MeasuringError("\(command[0]) cannot be started: \(String(cString: strerror(failure)))")
    }
    guard waitpid(id, &status, 0) == id, status == 0 else {
      // The status of `waitpid`: a signal in the low seven bits, the exit status above them.
      let (signal, exitStatus) = (status & 0x7F, status >> 8 & 0xFF)
      throw MeasuringError(
        "\(command[0]) has ended with "
          + (signal == 0 ? "exit status \(exitStatus)" : "signal \(signal)"))
    }
  }

  /// Records a session of the workload `counter` without a terminal, in which `+` is pressed `keys`
  /// times.
  func record(keys: Int, to path: String) throws(MeasuringError) {
    let script = String(repeating: "+ ", count: keys)
    try Self.run(
      command + [Workload.counter.rawValue, "--size", "80x24", "--keys", script, "--record", path])
  }
}
