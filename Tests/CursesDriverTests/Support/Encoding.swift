import TerminalModel

@testable import CursesDriver

/// An encoder, and the frame on the screen of its terminal.
@MainActor struct Encoding: ~Copyable {
  private var encoder: any FrameEncoder & ~Copyable
  private(set) var shown: Frame?

  init(
    _ renderer: Renderer, _ type: String = "xterm-256color", color: String? = nil,
    refusesColor: Bool = false, depth: ColorDepth? = nil, size: Size = Size(columns: 20, rows: 6)
  ) throws {
    encoder = try TerminalType(
      TerminalEnvironment(type: type, color: color, refusesColor: refusesColor), depth: depth,
      mouse: .none, reportsFocus: false,
      renderer: renderer
    ).encoder(size: size)
  }

  /// The bytes that draw the frame after the previous one.
  mutating func bytes(for frame: Frame) throws -> [UInt8] {
    try bytes(for: frame, changes: FrameDiff(from: shown, to: frame))
  }

  mutating func bytes(for frame: Frame, changes: FrameDiff) throws -> [UInt8] {
    var bytes = ByteBuffer()
    try encoder.encode(frame, changes: changes, theme: frame.theme ?? .terminal, into: &bytes)
    shown = frame
    return bytes.bytes
  }

  mutating func text(for frame: Frame) throws -> String {
    String(decoding: try bytes(for: frame), as: UTF8.self)
  }

  mutating func forget() { encoder.forget() }
}

extension Frame {
  /// Draws a text from a position on.
  mutating func draw(_ text: String, style: Style = .plain, column: Int = 0, row: Int = 0) {
    buffer.write(
      Array(Clusters(text)), style: style, at: Position(column: column, row: row))
  }
}

extension ByteBuffer {
  /// The bytes in the buffer.
  var bytes: [UInt8] { withBytes { Array($0) } }
}
