public import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program in a terminal of its own, and what a person in front of it sees and does.
///
/// The terminal is a real one for the program (a pty that controls its session); what it shows
/// is a ``TerminalEmulator``. Nothing is read while nothing is awaited. When the last reference
/// goes, the terminal is hung up and the program killed.
///
/// ```swift
/// let terminal = try PseudoTerminal(running: .product("counter"))
/// try await terminal.wait(toShow: "Count: 0")
/// try await terminal.send(.key(Key(.character("+"))))
/// try await terminal.wait(toShow: "Count: 1")
/// ```
public final class PseudoTerminal {
  /// What is shown, as far as the program's output was read.
  public private(set) var screen: TerminalEmulator
  /// All bytes that the program has written, as far as they were read.
  public private(set) var output: [UInt8] = []
  /// Whether the terminal reads nothing, like one whose window was frozen.
  ///
  /// Waiting for the end of the program still works.
  public var isStalled = false

  /// Whether the terminal answers the question for its attributes (`ESC [ c`), as it reads it.
  ///
  /// A terminal that does not is one at the end of a slow line.
  public var isAnswering = true

  /// The device's attributes before the program was started.
  public let initialAttributes: TerminalAttributes?

  let program: Program
  let readiness = Readiness()
  var device: Descriptor?
  var child: ChildProcess

  /// Starts a program in a terminal of a size.
  public init(running program: Program, size: Size = .standard) throws(ProgramError) {
    guard let (device, far, path) = Descriptor.pseudoTerminal() else {
      throw ProgramError(.system(call: "openpty", number: errno), program: program.path)
    }
    screen = TerminalEmulator(size: size)
    self.program = program
    self.device = device
    device.setTerminalSize(size)
    initialAttributes = TerminalAttributes(of: device)
    // macOS forgets the size when nobody has the far side open.
    child = try withExtendedLifetime(far) { () throws(ProgramError) in
      try program.start(.file(path), .file(path), .file(path))
    }
  }

  deinit { hangUp() }

  /// What the screen shows.
  public var frame: Frame { screen.frame }

  /// The device's attributes now, nil when it was hung up.
  public var attributes: TerminalAttributes? {
    device.flatMap { TerminalAttributes(of: $0) }
  }

  /// The number of the program's process, which is also its group's and its session's.
  public var processID: Int32 { child.id }

  /// Gives the window another size, of which the program gets a signal.
  public func resize(to size: Size) {
    device?.setTerminalSize(size)
    screen.resize(to: size)
  }

  /// Sends a signal to the program, by its number.
  public func signal(_ number: Int32) { child.signal(number) }

  /// Closes the window: the program's session is hung up, and nothing comes from it any more.
  public func hangUp() { device = nil }

  /// Types, clicks, pastes, or changes the window's size; see
  /// ``TerminalEmulator/bytes(for:)``.
  public func send(
    _ inputs: Input..., within time: Duration = .seconds(10), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) {
    for input in inputs {
      if case .resized(let size) = input { resize(to: size) }
      try await send(screen.bytes(for: input), within: time, fileID: fileID, line: line)
    }
  }

  /// Types text as it is.
  public func send(
    _ text: String, within time: Duration = .seconds(10), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) {
    try await send(Array(text.utf8), within: time, fileID: fileID, line: line)
  }

  /// Sends bytes, and reads meanwhile, so that a program that echoes them does not stand still.
  public func send(
    _ bytes: [UInt8], within time: Duration = .seconds(10), fileID: String = #fileID,
    line: Int = #line
  ) async throws(ProgramError) {
    let deadline = Deadline(within: time, fileID: fileID, line: line)
    let awaited = "the program to take \(bytes.count) bytes"
    var rest = bytes[...]
    while let device, let count = device.writeSome(rest) {
      rest = rest.dropFirst(count)
      guard !rest.isEmpty else { return }
      guard !deadline.isOver else { break }
      await readiness.wait(
        toRead: isStalled ? [] : [device], toWrite: [device], within: Deadline.slice)
      read()
    }
    throw failure(awaiting: awaited, deadline)
  }

  /// Reads what the program has written since; returns whether there can be more.
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

  /// Answers a question as a terminal does that knows colours.
  private func answer(_ query: String) {
    if query == "\u{1B}[c" { _ = device?.writeSome(Array("\u{1B}[?62;22c".utf8)[...]) }
  }
}
