import Synchronization

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

extension Program {
  /// The file behind one of a program's standard streams.
  enum Stream {
    /// A path that the new process opens, so that a terminal becomes its controlling terminal.
    case file(String)
    /// A descriptor of this process.
    case descriptor(Descriptor)
  }

  #if canImport(Darwin)
    private typealias FileActions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
    private static let newSession = POSIX_SPAWN_SETSID
  #else
    private typealias FileActions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
    /// `POSIX_SPAWN_SETSID`, which glibc's header defines only under `_GNU_SOURCE`.
    private static let newSession: Int32 = 0x80
  #endif

  /// Starts the program as the leader of a new POSIX session (`setsid`), with these standard
  /// streams, no blocked signals and the default action for every signal.
  ///
  /// The first terminal that a session's leader opens controls the session: its Ctrl-C and its
  /// hang-up become signals to the programs of the session.
  func start(_ input: Stream, _ output: Stream, _ errors: Stream) throws(ProgramError)
    -> ChildProcess
  {
    var actions = Self.fileActions()
    var attributes = Self.attributes()
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes,
      Int16(Self.newSession | Int32(POSIX_SPAWN_SETSIGMASK) | Int32(POSIX_SPAWN_SETSIGDEF)))
    for (number, stream) in zip(Int32(0)..., [input, output, errors]) {
      switch stream {
      case .file(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR, 0)
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor.number, number)
      }
    }
    var id = pid_t()
    let variables = environment.map { "\($0)=\($1)" }.sorted()
    let failure = Descriptor.inheritance.withLock { _ in
      withCStrings([path] + arguments) { words in
        withCStrings(variables) { posix_spawnp(&id, path, &actions, &attributes, words, $0) }
      }
    }
    guard failure == 0 else {
      throw ProgramError(.system(call: "posix_spawn", number: failure), program: path)
    }
    return ChildProcess(id: id)
  }

  private static func fileActions() -> FileActions {
    #if canImport(Darwin)
      nil
    #else
      posix_spawn_file_actions_t()
    #endif
  }

  private static func attributes() -> Attributes {
    #if canImport(Darwin)
      nil
    #else
      posix_spawnattr_t()
    #endif
  }
}

/// Calls the body with the strings as a null-terminated array of C strings.
private func withCStrings<Result>(
  _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Result
) -> Result {
  let pointers = strings.map { strdup($0) }
  defer { for pointer in pointers { free(pointer) } }
  return body(pointers + [nil])
}
