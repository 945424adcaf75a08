#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Programs without a terminal.
extension Program {
  /// Runs a command to its end, without its output.
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
    guard posix_spawnp(&id, command[0], &actions, nil, &words, environ) == 0,
      waitpid(id, &status, 0) == id, status == 0
    else { throw MeasuringError("\(command[0]) has failed with status \(status)") }
  }

  /// Records a session of the workload `counter` without a terminal: the given number of keys.
  func record(keys: Int, to path: String) throws(MeasuringError) {
    let script = String(repeating: "+ ", count: keys)
    try Self.run(
      command + [Workload.counter.rawValue, "--size", "80x24", "--keys", script, "--record", path])
  }
}
