#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// A running program whose standard streams are pipes.
struct PipedProcess: ~Copyable {
  private var child: ChildProcess
  private var output: CapturedStream
  private var errors: CapturedStream

  /// Starts a program; its whole input is in the pipe before the start.
  init(running program: Program, input: String) throws(ProgramError) {
    guard
      let source = Descriptor.pipe(), let output = Descriptor.pipe(),
      let errors = Descriptor.pipe()
    else { throw ProgramError(.system(call: "pipe", number: errno), program: program.path) }
    if let number = source.writing.write(input) {
      throw ProgramError(.system(call: "write", number: number), program: program.path)
    }
    let child = try program.start(
      .descriptor(source.reading), .descriptor(output.writing), .descriptor(errors.writing))
    self.child = child
    self.output = CapturedStream(output.reading)
    self.errors = CapturedStream(errors.reading)
  }

  /// The streams that have not ended.
  var openStreams: [Descriptor] { [output.source, errors.source].compactMap(\.self) }

  /// The output and the errors read so far.
  var written: String { output.text + errors.text }

  /// Reads the new output; returns the program's outcome, or nil while it runs.
  mutating func outcome() -> Program.Outcome? {
    let status = child.currentStatus()
    output.read()
    errors.read()
    return status.map { Program.Outcome(status: $0, output: output.text, errors: errors.text) }
  }
}

/// A pipe and the bytes read from it.
private struct CapturedStream {
  /// The pipe's reading end; nil after the end of the stream.
  private(set) var source: Descriptor?
  private var bytes: [UInt8] = []

  init(_ source: Descriptor) {
    source.stopWaiting()
    self.source = source
  }

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func read() {
    while let source {
      switch source.readAvailable() {
      case .bytes(let read): bytes += read
      case .nothing: return
      case .ended: self.source = nil
      }
    }
  }
}
