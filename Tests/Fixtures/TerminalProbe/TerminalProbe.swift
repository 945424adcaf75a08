import CursesDriver
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A program that takes the terminal and ends in the way that its argument names.
@main @MainActor struct TerminalProbe {
  static func main() async throws {
    let terminal: CursesTerminal
    do {
      terminal = try CursesTerminal.open(.init(renderer: renderer))
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

  /// Direct, unless RENDERER says otherwise.
  private static var renderer: Renderer {
    guard let name = getenv("RENDERER") else { return .direct }
    return Renderer(rawValue: String(cString: name)) ?? .direct
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
    case "fatal":
      fatalError("the probe gives up")
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

  /// Shows what it is told until it reads q or the terminal is gone; other keys stop or end it in
  /// other ways.
  private static func answer(
    _ terminal: CursesTerminal, _ reports: AsyncStream<TerminalReport>
  ) async throws {
    for await report in reports {
      switch report {
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "q")):
        terminal.close()
        return
      case .bytes(let bytes) where bytes.contains(0x1A):
        try terminal.suspend()
        try show("back", on: terminal)
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "t")):
        kill(getpid(), SIGTSTP)
      case .bytes(let bytes) where bytes.contains(UInt8(ascii: "s")):
        kill(getpid(), SIGSTOP)
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
        exit(5)
      }
    }
  }

  /// Draws as much as a terminal takes that does not read.
  private static func flood(_ terminal: CursesTerminal) throws {
    var number = 0
    while try show(String(repeating: "\(number % 10)", count: 80), on: terminal) { number += 1 }
  }

  /// Shows a text in every row; says whether the terminal took it.
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

  private static func writeError(_ text: String) {
    var bytes = Array(text.utf8)
    write(STDERR_FILENO, &bytes, bytes.count)
  }

  private static func depth(_ level: Int) -> Int {
    level == 0 ? 0 : 1 + max(depth(level + 1), level)
  }
}
