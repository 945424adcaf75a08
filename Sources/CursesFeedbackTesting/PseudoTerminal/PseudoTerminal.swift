public import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program in a terminal of its own: a test reads its screen and types into it.
///
/// For the program the terminal is a real one: a pseudo-terminal (pty), which is the program's
/// controlling terminal. A ``TerminalEmulator`` interprets the program's output, which is read
/// only during a call of `send` or of a wait. When the last reference is released, the terminal is
/// hung up, as if its window were closed, and the program is killed.
///
/// ```swift
/// let terminal = try PseudoTerminal(running: .product("counter"))
/// try await terminal.wait(toShow: "Count: 0")
/// try await terminal.send(.key(Key(.character("+"))))
/// try await terminal.wait(toShow: "Count: 1")
/// ```
public final class PseudoTerminal {
  /// The terminal after the output read so far.
  public private(set) var screen: TerminalEmulator
  /// All bytes of the program's output read so far.
  public private(set) var output: [UInt8] = []
  /// Whether the terminal reads no output, like a terminal whose window is frozen.
  ///
  /// Waiting for the end of the program still works.
  public var isStalled = false

  /// Whether the terminal replies to the query of its type (`ESC [ c`) when it reads the query.
  ///
  /// Without replies it is like a terminal on a slow line. A query gets no reply if the device
  /// passes input on by line (ICANON) when the query is read: the test was then delayed, the
  /// program no longer waits for the reply, and a shell would take the reply for a command.
  public var isAnswering = true

  /// The device's attributes (`termios`) before the program was started.
  public let initialAttributes: TerminalAttributes?

  let program: Program
  /// The path of the device with which the program opens its side.
  let path: String
  let readiness = Readiness()
  var device: Descriptor?
  var child: ChildProcess

  /// Starts a program in a terminal of the given size.
  ///
  /// - Throws: An error if no pseudo-terminal can be opened, or if the program cannot be started.
  public init(running program: Program, size: Size = .standard) throws(ProgramError) {
    guard let (device, far, path) = Descriptor.pseudoTerminal() else {
      throw ProgramError(.system(call: "openpty", number: errno), program: program.path)
    }
    screen = TerminalEmulator(size: size)
    self.program = program
    self.path = path
    self.device = device
    device.setTerminalSize(size)
    initialAttributes = TerminalAttributes(of: device)
    // macOS forgets the size while no process has the program's side open.
    child = try withExtendedLifetime(far) { () throws(ProgramError) in
      try program.start(.file(path), .file(path), .file(path))
    }
  }

  deinit { hangUp() }

  /// The cells and the cursor on the screen.
  public var frame: Frame { screen.frame }

  /// The device's attributes now, or nil after ``hangUp()``.
  public var attributes: TerminalAttributes? {
    device.flatMap { TerminalAttributes(of: $0) }
  }

  /// The program's process ID, which is also the ID of its process group and of its POSIX session.
  public var processID: Int32 { child.id }

  /// Changes the window's size; if it differs, the foreground programs get the signal SIGWINCH.
  public func resize(to size: Size) {
    device?.setTerminalSize(size)
    screen.resize(to: size)
  }

  /// Sends a signal to the program, by its number.
  public func signal(_ number: Int32) { child.signal(number) }

  /// Hangs up, as if the window were closed: the program gets the signal SIGHUP, and no more output
  /// is read.
  public func hangUp() { device = nil }

  /// Types, clicks, pastes, or changes the window's size; see
  /// ``TerminalEmulator/bytes(for:)``.
  ///
  /// The time limit applies to each input. After a paste, this returns when the program has read the
  /// bytes: a key in the same read would be a part of the paste. A program that is busy may still
  /// decode them together with a later key; wait for the pasted text on the screen before sending
  /// one.
  ///
  /// - Throws: An error with the screen if the terminal's device has not accepted all bytes in
  ///   time, if the program has not read a paste in time, or if the terminal was hung up.
  public func send(
    _ inputs: Input..., within time: Duration = .seconds(30), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) {
    for input in inputs {
      if case .resized(let size) = input { resize(to: size) }
      var deadline = Deadline(within: time, fileID: fileID, line: line)
      try await send(screen.bytes(for: input), &deadline)
      if case .paste = input { try await waitUntilRead(&deadline) }
    }
  }

  /// Sends the text's UTF-8 bytes.
  ///
  /// - Throws: An error with the screen if the terminal's device has not accepted all bytes in
  ///   time, or if the terminal was hung up.
  public func send(
    _ text: String, within time: Duration = .seconds(30), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) {
    try await send(Array(text.utf8), within: time, fileID: fileID, line: line)
  }

  /// Sends bytes, and reads output meanwhile, so that a program that echoes them does not block.
  ///
  /// - Throws: An error with the screen if the terminal's device has not accepted all bytes in
  ///   time, or if the terminal was hung up.
  public func send(
    _ bytes: [UInt8], within time: Duration = .seconds(30), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) {
    var deadline = Deadline(within: time, fileID: fileID, line: line)
    try await send(bytes, &deadline)
  }

  private func send(_ bytes: [UInt8], _ deadline: inout Deadline) async throws(ProgramError) {
    let awaited = "the program to take \(bytes.count) bytes"
    var rest = bytes[...]
    while let device, let count = device.writeSome(rest) {
      rest = rest.dropFirst(count)
      guard !rest.isEmpty else { return }
      guard !deadline.isOver() else { break }
      await readiness.wait(
        toRead: isStalled ? [] : [device], toWrite: [device], within: Deadline.slice)
      read()
    }
    throw failure(awaiting: awaited, deadline)
  }

  /// Reads the new output, unless the terminal is stalled; returns false after the end of the
  /// output or a hang-up.
  @discardableResult func read() -> Bool {
    guard let device, !isStalled else { return device != nil }
    while true {
      switch device.readAvailable() {
      case .bytes(let bytes):
        output += bytes
        let answered = screen.queries.count
        screen.feed(bytes)
        guard isAnswering else { continue }
        for query in screen.queries[answered...] { answer(query) }
      case .nothing: return true
      case .ended: return false
      }
    }
  }

  /// Replies to the query of the terminal's type as a VT220 with colours (`ESC [ ? 62 ; 22 c`), if
  /// a program still reads the input byte by byte.
  private func answer(_ query: String) {
    guard query == "\u{1B}[c", attributes?.isByLine == false else { return }
    _ = device?.writeSome(Array("\u{1B}[?62;22c".utf8)[...])
  }
}
