#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// The attributes of a terminal's device (`termios`), for comparison bit by bit.
public struct TerminalAttributes: Hashable, Sendable {
  /// `c_iflag`: the processing of input.
  public let input: UInt
  /// `c_oflag`: the processing of output.
  public let output: UInt
  /// `c_cflag`: the settings of the line, such as its parity and, on Linux, its speed.
  public let control: UInt
  /// `c_lflag`: echo, line editing and signals.
  public let local: UInt
  /// `c_cc`: the special characters, such as the one that interrupts a program.
  public let characters: [UInt8]

  /// Reads the attributes of a device; nil if it is no terminal.
  init?(of device: Descriptor) {
    var attributes = termios()
    guard tcgetattr(device.number, &attributes) == 0 else { return nil }
    input = UInt(attributes.c_iflag)
    output = UInt(attributes.c_oflag)
    control = UInt(attributes.c_cflag)
    local = UInt(attributes.c_lflag)
    characters = withUnsafeBytes(of: attributes.c_cc) { Array($0) }
  }

  /// Whether the device itself shows typed characters (ECHO).
  public var isEchoing: Bool { local & UInt(ECHO) != 0 }

  /// Whether the program gets its input a line at a time (ICANON).
  public var isByLine: Bool { local & UInt(ICANON) != 0 }

  /// Whether Ctrl-C, Ctrl-\ and Ctrl-Z become signals (ISIG).
  public var sendsSignals: Bool { local & UInt(ISIG) != 0 }
}
