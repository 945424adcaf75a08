#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// How a terminal's device treats what goes through it (termios), to be compared bit by bit.
public struct TerminalAttributes: Hashable, Sendable {
  /// `c_iflag`.
  public let input: UInt
  /// `c_oflag`.
  public let output: UInt
  /// `c_cflag`.
  public let control: UInt
  /// `c_lflag`.
  public let local: UInt
  /// `c_cc`: what the special characters are.
  public let characters: [UInt8]

  /// Asks a device; nil where it is no terminal.
  init?(of device: Descriptor) {
    var attributes = termios()
    guard tcgetattr(device.number, &attributes) == 0 else { return nil }
    input = UInt(attributes.c_iflag)
    output = UInt(attributes.c_oflag)
    control = UInt(attributes.c_cflag)
    local = UInt(attributes.c_lflag)
    characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
  }

  /// Whether what is typed is shown by the device itself.
  public var isEchoing: Bool { local & UInt(ECHO) != 0 }

  /// Whether what is typed comes to the program a line at a time.
  public var isByLine: Bool { local & UInt(ICANON) != 0 }

  /// Whether Ctrl-C and its kin become signals.
  public var sendsSignals: Bool { local & UInt(ISIG) != 0 }
}
