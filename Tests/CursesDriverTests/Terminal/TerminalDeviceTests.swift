import TerminalModel
import Testing

@testable import CursesDriver

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

@Suite struct TerminalDeviceTests {
  @Test func `bytes that are read ahead are received first, in order`() throws {
    let pty = try Pty()
    var raw = termios()
    let device = TerminalDevice(adopting: pty.openTerminal())
    tcgetattr(device.descriptor, &raw)
    cfmakeraw(&raw)
    tcsetattr(device.descriptor, TCSANOW, &raw)
    pty.send("ab")
    #expect(device.readAhead() == Array("ab".utf8))
    pty.send("c")
    #expect(device.readAhead() == Array("c".utf8))
    pty.send("d")
    #expect(device.wasReadAhead)
    #expect(device.receive() == .bytes(Array("abc".utf8)))
    #expect(!device.wasReadAhead)
    #expect(device.receive() == .bytes(Array("d".utf8)))
    #expect(device.receive() == .nothing)
  }

  @Test(arguments: [(UInt8(0x08), Key(.backspace) as Key?), (0x7F, nil)])
  func `Control-H is Backspace if it is the device's erase character`(
    erase: UInt8, key: Key?
  ) throws {
    let pty = try Pty()
    let device = TerminalDevice(adopting: pty.openTerminal())
    var attributes = termios()
    tcgetattr(device.descriptor, &attributes)
    withUnsafeMutableBytes(of: &attributes.c_cc) { $0[Int(VERASE)] = erase }
    tcsetattr(device.descriptor, TCSANOW, &attributes)
    #expect(device.keySequences[[0x08]] == key)
    var decoder = InputDecoder(sequences: device.keySequences)
    #expect(decoder.decode([0x08]) == [.key(key ?? "ctrl+backspace")])
  }

  @Test(arguments: [
    (80, 24, Size(columns: 80, rows: 24)), (1, 1, Size(columns: 1, rows: 1)),
    (0, 0, .standard), (80, 0, .standard), (-3, 24, .standard),
    (65_535, 65_535, Size(columns: 4_000, rows: 250)),
    (200, 65_535, Size(columns: 200, rows: 1_000)),
  ])
  func `a size is limited to one that can be drawn`(columns: Int, rows: Int, size: Size) {
    #expect(TerminalDevice.usable(columns: columns, rows: rows) == size)
  }
}
