import TerminalModel
import Testing

@testable import CursesFeedback

@Suite struct RemoteMessageTests {
  private static let frame: Frame = {
    var frame = Frame(size: Size(columns: 1200, rows: 2))
    frame.buffer.write("侍 x", style: .init(attributes: .bold), at: Position(column: 1, row: 1))
    frame.theme = .nord
    return frame
  }()

  @Test(arguments: [
    RemoteMessage.greeting(version: 3, program: "films"), .frame(EncodedFrame(frame)),
    .frame(EncodedFrame(frame, changedRows: [1], after: frame)), .copy("a\n侍"), .suspend, .end,
  ])
  func `a message of a process is read from its line`(message: RemoteMessage) {
    #expect(RemoteMessage(line: message.line) == message)
    #expect(!message.line.contains("\n"))
  }

  @Test func `a message of a viewer is read from its line`() {
    var display = DisplayOptions(reducesMotion: true, usesASCII: true, theme: .dark)
    display.colors = .palette
    display.metrics = .compact
    let hello = ViewerHello(
      size: Size(columns: 1200, rows: 30),
      keySequences: KeySequences([[0x1B, 0x5B, 0x41]: .up, [0x9B, 0x41]: .ctrl("c")]),
      escapeDelay: .milliseconds(300), display: display)
    guard case .hello(let read)? = ViewerMessage(line: ViewerMessage.hello(hello).line) else {
      Issue.record("The message cannot be read.")
      return
    }
    #expect(read.size == hello.size)
    #expect(read.keySequences == hello.keySequences)
    #expect(read.escapeDelay == hello.escapeDelay)
    #expect(read.display.theme?.text == Theme.dark.text)
    #expect(read.display.colors == .palette)
    #expect(read.display.metrics == .compact)
    #expect(read.display.reducesMotion && read.display.usesASCII)
    let all = ViewerMessage.bytes(Array(0...255))
    #expect(ViewerMessage(line: all.line) == all)
    let size = ViewerMessage.resized(Size(columns: 3, rows: 4))
    #expect(ViewerMessage(line: size.line) == size)
  }

  @Test(arguments: [
    "", "x", "[]", "{}", #"{"inspect":1}"#, #"{"frame":{}}"#, #"{"bytes":"侍"}"#, #"{"size":"1"}"#,
  ])
  func `another line is no message`(line: String) {
    #expect(RemoteMessage(line: line) == nil)
    #expect(ViewerMessage(line: line) == nil)
  }
}
