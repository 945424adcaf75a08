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

  /// Starts a program; its whole input waits for it in the pipe.
  init(running program: Program, input: String) throws(ProgramError) {
    guard
      let source = Descriptor.pipe(), let output = Descriptor.pipe(),
      let errors = Descriptor.pipe(), source.writing.writeAll(input)
    else { throw ProgramError(.system(call: "pipe", number: errno), program: program.path) }
    let child = try program.start(
      .descriptor(source.reading), .descriptor(output.writing), .descriptor(errors.writing))
    self.child = child
    self.output = CapturedStream(output.reading)
    self.errors = CapturedStream(errors.reading)
  }

  /// The streams on which more can come.
  var openStreams: [Descriptor] { [output.source, errors.source].compactMap(\.self) }

  /// All that was written so far.
  var written: String { output.text + errors.text }

  /// Reads what was written since; returns how the program ended, nil while it runs.
  mutating func outcome() -> Program.Outcome? {
    let status = child.currentStatus()
    output.read()
    errors.read()
    return status.map { Program.Outcome(status: $0, output: output.text, errors: errors.text) }
  }
}

/// What comes through a pipe.
private struct CapturedStream {
  /// The pipe's end; nil when nothing comes any more.
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

extension Descriptor {
  /// Writes a text that the file can hold at once; returns whether it did.
  fileprivate func writeAll(_ text: String) -> Bool {
    text.isEmpty || writeSome(Array(text.utf8)[...]) == text.utf8.count
  }
}
