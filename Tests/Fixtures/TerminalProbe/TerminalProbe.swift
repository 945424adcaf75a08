import CursesDriver
import Dispatch
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that opens the terminal and ends in the way that its argument names.
@main @MainActor struct TerminalProbe {
  /// Runs the main loop if the environment has LOOP=main, and otherwise the main queue.
  static func main() {
    Task {
      do {
        try await play()
        exit(0)
      } catch let error as TerminalError
        where error == TerminalError(.system(call: "write", number: EIO))
      {
        // The terminal is gone, and a write noticed it before the report.
        exit(terminalIsGone)
      } catch {
        fatalError("\(error)")
      }
    }
    if getenv("LOOP").map({ String(cString: $0) }) == "main" { MainLoop.run() }
    dispatchMain()
  }

  /// The exit status of a program whose terminal is gone.
  private static let terminalIsGone: Int32 = 5

  private static func play() async throws {
    if CommandLine.arguments.dropFirst() == ["files"] { openWithFewFiles() }
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal.open(.init(renderer: renderer), answerLimit: answerLimit)
    } catch {
      print(error)
      exit(2)
    }
    let (reports, continuation) = AsyncStream.makeStream(of: TerminalReport.self)
    terminal.start { continuation.yield($0) }
    try show("ready", on: terminal)
    guard CommandLine.arguments.count == 2 else { exit(64) }
    try await end(as: CommandLine.arguments[1], terminal, reports)
  }

  /// Opens the terminal while the process may open no more files, then one more, then two more, and
  /// so on; prints each error on a line, until the terminal can be opened.
  private static func openWithFewFiles() -> Never {
    var limit = rlimit()
    getrlimit(openFiles, &limit)
    let next = dup(STDIN_FILENO)
    close(next)
    limit.rlim_cur = rlim_t(next)
    while true {
      setrlimit(openFiles, &limit)
      limit.rlim_cur += 1
      do {
        try CursesTerminal.open().close()
        exit(0)
      } catch {
        print(error)
      }
    }
  }

  /// The resource of `setrlimit` that is the number of open files.
  #if canImport(Darwin)
    private static let openFiles = RLIMIT_NOFILE
  #else
    private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
  #endif

  /// The renderer named by the environment variable RENDERER, or else the direct one.
  private static var renderer: Renderer {
    guard let name = getenv("RENDERER") else { return .direct }
    return Renderer(rawValue: String(cString: name)) ?? .direct
  }

  /// The seconds in the environment variable ANSWER_LIMIT, or else half a second.
  private static var answerLimit: Duration {
    getenv("ANSWER_LIMIT").flatMap { Int(String(cString: $0)) }.map { .seconds($0) }
      ?? .milliseconds(500)
  }

  private static func end(
    as ending: String, _ terminal: CursesTerminal, _ reports: AsyncStream<TerminalReport>
  ) async throws {
    switch ending {
    case "close":
      terminal.close()
      terminal.close()
      print("closed")
    case "exit":
      exit(3)
    case "error":
      throw TerminalError(.noTerminal)
    case "errors":
      writeError("first\n\u{1B}[31msecond\u{9B}\n")
      terminal.close()
      writeError("third\n")
    case "prints":
      print("in the session")
      print("in part", terminator: "")
      terminal.close()
      print(", the result")
    case "controls":
      writeError("a\u{202E}b\u{2066}c\u{9B}d\u{200F}e\u{E0041}f")
      writeError(bytes: [0x9B, 0x67, 0xC3, 0x68, 0xC0, 0x80])
      writeError("i\ttab é 漢 😀\n")
    case "much":
      for _ in 0..<64 { writeError(String(repeating: line, count: (1 << 20) / line.utf8.count)) }
      writeError("the end\n")
    case "kept":
      // Ends when at most 8 of the 64 MiB of captured text are still in memory.
      var status = stat()
      for _ in 0..<64 { writeError(String(repeating: line, count: (1 << 20) / line.utf8.count)) }
      repeat { fstat(STDERR_FILENO, &status) } while status.st_blocks > (8 << 20) / 512
    case "fatal":
      fatalError("the probe gives up")
    case "thread":
      _ = startThread { fatalError("a thread of the driver gives up") }
      waitForEver()
    case "bounds":
      print([Int]()[CommandLine.arguments.count])
    case "overflow":
      print(depth(1))
    case "second":
      do { _ = try CursesTerminal.open() } catch { writeError("\(error)\n") }
    case "keys":
      try await answer(terminal, reports)
    default:
      exit(64)
    }
  }

  /// Shows each report of the terminal but `caughtUp`, until `q` is read or the terminal ends; some
  /// other keys stop, block or end the program.
  private static func answer(
    _ terminal: CursesTerminal, _ reports: AsyncStream<TerminalReport>
  ) async throws {
    for await report in reports {
      switch report {
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "q")):
        terminal.close()
        return
      case .bytes(let bytes) where bytes.contains(0x1A):  // Ctrl-Z
        try terminal.suspend()
        try show("back", on: terminal)
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "t")):
        kill(getpid(), SIGTSTP)
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "s")):
        kill(getpid(), SIGSTOP)
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "h")):
        try show("hangs", on: terminal)
        hang()
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "w")):
        try show("hangs", on: terminal)
        waitForEver()
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "b")):
        try show("busy", on: terminal)
        usleep(1_200_000)
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "f")):
        try flood(terminal)
        kill(getpid(), SIGTERM)
      case .bytes(let bytes):
        try show("bytes \(bytes)", on: terminal)
      case .caughtUp:
        break
      case .resized(let size):
        try show("size \(size.columns) \(size.rows)", on: terminal)
      case .resumed:
        try show("resumed", on: terminal)
      case .writable:
        try show("writable", on: terminal)
      case .ended:
        exit(terminalIsGone)
      case .failed(let error):
        throw error
      }
    }
  }

  /// Never returns: computes endlessly.
  @inline(never) static func hang() {
    var count = 0
    while count >= 0 { count = (count + 1) % 1_000 }
  }

  /// Never returns: waits for signals endlessly.
  @inline(never) static func waitForEver() {
    while true { pause() }
  }

  /// Draws frames until the terminal accepts no more.
  private static func flood(_ terminal: CursesTerminal) throws {
    var number = 0
    while try show(String(repeating: "\(number % 10)", count: 80), on: terminal) { number += 1 }
  }

  /// Shows a text in every row; returns whether the terminal accepted the frame.
  @discardableResult private static func show(
    _ text: String, on terminal: CursesTerminal
  ) throws -> Bool {
    var frame = Frame(size: terminal.size)
    for row in 0..<terminal.size.rows {
      for (column, scalar) in text.unicodeScalars.enumerated() {
        frame.buffer.put(
          Cluster(scalar, width: 1), style: .plain, at: Position(column: column, row: row))
      }
    }
    return try terminal.show(frame, changes: FrameDiff(from: nil, to: frame))
  }

  /// A line of 64 bytes.
  private static let line = String(repeating: "-", count: 63) + "\n"

  private static func writeError(_ text: String) { writeError(bytes: Array(text.utf8)) }

  private static func writeError(bytes: [UInt8]) {
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }

  private static func depth(_ level: Int) -> Int {
    level == 0 ? 0 : 1 + max(depth(level + 1), level)
  }
}
