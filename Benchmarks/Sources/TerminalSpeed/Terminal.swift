import MeasuredProgram

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A program in a pseudo-terminal, with a keyboard and a clock.
///
/// All output that has arrived is read, with a time stamp, before it is interpreted, so that the
/// interpretation adds little to the measured times.
final class Terminal {
  /// The bytes of one read.
  private struct Chunk {
    let time: Double
    let bytes: ArraySlice<UInt8>
  }

  /// A text before a number, and the index of the cell after the text on the screen, or nil if the
  /// text was not found.
  struct Marker {
    let text: [UInt8]
    var place: Int?

    init(_ text: String) { self.text = Array(text.utf8) }
  }

  /// The time of the program's start, in seconds.
  let start: Double
  private(set) var stream: TerminalStream
  /// The number of bytes received so far.
  private(set) var byteCount = 0
  private let program: measured_program
  private var chunks: [Chunk] = []
  private var seenChunks = 0
  /// Whether the output has ended.
  private var hasEnded = false
  /// Whether the program has ended and its process ID may be that of another program.
  private var isReaped = false
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  init(running command: [String], columns: Int, rows: Int) throws(MeasuringError) {
    stream = TerminalStream(screen: Screen(columns: columns, rows: rows))
    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    defer { for argument in arguments { free(argument) } }
    arguments.append(nil)
    start = Self.now
    program = program_start(arguments, UInt16(rows), UInt16(columns))
    guard program.pid > 0 else { throw MeasuringError("no terminal could be opened") }
  }

  deinit {
    close(program.descriptor)
    if !isReaped { program_kill(program.pid) }
  }

  /// The monotonic clock's time, in seconds.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  var screen: Screen { stream.screen }

  /// The processor time of the program so far, in seconds.
  var processorTime: Double { program_processor_time(program.pid) }

  /// The program's peak memory, in kilobytes.
  var peakMemory: Double { Double(program_peak_memory(program.pid)) }

  /// Sends keys, and reads output while the terminal's input buffer is full.
  func type(_ keys: [UInt8]) {
    var rest = keys[...]
    while !rest.isEmpty, !hasEnded {
      let count = rest.withUnsafeBytes { write(program.descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else {
        _ = isReady(for: POLLIN | POLLOUT, within: 1)
        receive()
      }
    }
  }

  /// Waits for a chunk after which a condition on the screen holds, for at most `limit` seconds.
  ///
  /// - Returns: The time of the chunk's arrival.
  func wait(within limit: Double = 20, until isShown: () -> Bool) throws(MeasuringError) -> Double {
    let end = Self.now + limit
    while true {
      receive()
      while let time = processNextChunk() {
        if isShown() { return time }
      }
      guard !hasEnded else { throw MeasuringError("the program has ended") }
      let left = end - Self.now
      guard left > 0 else { throw MeasuringError("the screen does not show the expected text") }
      _ = isReady(for: POLLIN, within: left)
    }
  }

  /// Reads until no output has arrived for 0.1 seconds, and processes all of it.
  func settle() {
    while isReady(for: POLLIN, within: 0.1), !hasEnded { receive() }
    while processNextChunk() != nil {}
  }

  /// Waits until the program has used no processor time for 0.1 seconds.
  func waitUntilIdle() {
    var last = -1.0
    while last != processorTime {
      last = processorTime
      settle()
    }
  }

  /// The number after a text; nil if the screen does not show it.
  func number(after marker: inout Marker) -> Int? {
    if let place = marker.place, screen.hasText(marker.text, endingAt: place) {
      return screen.number(at: place)
    }
    marker.place = screen.end(of: marker.text)
    return marker.place.flatMap { screen.number(at: $0) }
  }

  /// Waits at most ten seconds for the program's end.
  ///
  /// - Returns: Whether it has ended.
  func waitForEnd() -> Bool {
    let end = Self.now + 10
    while Self.now < end {
      isReaped = isReaped || program_has_ended(program.pid)
      if isReaped { return true }
      receive()
      // Before it ends, the program sends a query and waits for the answer.
      while processNextChunk() != nil {}
      usleep(2000)
    }
    return false
  }

  private func isReady(for events: Int32, within seconds: Double) -> Bool {
    var file = pollfd(fd: program.descriptor, events: Int16(events), revents: 0)
    return poll(&file, 1, Int32(seconds * 1000) + 1) > 0
  }

  /// Reads all available output.
  private func receive() {
    while true {
      let count = buffer.withUnsafeMutableBytes { bytes in
        read(program.descriptor, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else {
        hasEnded = hasEnded || count == 0 || (errno != EAGAIN && errno != EINTR)
        return
      }
      chunks.append(Chunk(time: Self.now, bytes: ArraySlice(Array(buffer[..<count]))))
      byteCount += count
    }
  }

  /// Interprets the next chunk and answers the program's queries.
  ///
  /// - Returns: The time of its arrival, or nil if all chunks are processed.
  private func processNextChunk() -> Double? {
    guard seenChunks < chunks.count else {
      chunks.removeAll(keepingCapacity: true)
      seenChunks = 0
      return nil
    }
    let chunk = chunks[seenChunks]
    seenChunks += 1
    stream.feed(chunk.bytes)
    let answers = stream.takeAnswers()
    if !answers.isEmpty { type(answers) }
    return chunk.time
  }
}

/// The reason why a measurement failed.
struct MeasuringError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
