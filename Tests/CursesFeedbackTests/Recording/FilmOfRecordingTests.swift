import CursesFeedbackTesting
import RandomNumbers
import TerminalFilms
import TerminalModel
import TerminalViews
import Testing

@testable import CursesFeedback

/// Films of recorded sessions.
@MainActor struct FilmOfRecordingTests {
  private typealias Library = ReplayTests.Library

  /// A recorded session, and the frames that it has shown.
  private struct Recorded {
    let recording: Recording
    let frames: [Frame]
  }

  private final class Lines {
    var bytes: [UInt8] = []
  }

  /// Records a session, of which a step may show at most one frame.
  private func record(
    _ steps: [(HeadlessApp<Library>) throws -> Void], display: DisplayOptions = DisplayOptions()
  ) throws -> Recorded {
    let lines = Lines()
    let app = HeadlessApp(
      Library(), size: Size(columns: 40, rows: 6), display: display, trace: nil,
      record: RecordingWriter { lines.bytes += $0 })
    var frames = [app.frame]
    for step in steps {
      let count = app.terminal.frameCount
      try step(app)
      let frame = app.frame
      if app.terminal.frameCount > count { frames.append(frame) }
    }
    app.endRecording()
    let text = String(decoding: lines.bytes, as: UTF8.self)
    return Recorded(recording: try Recording(parsing: text), frames: frames)
  }

  private func press(_ keys: String) -> (HeadlessApp<Library>) throws -> Void {
    { app in app.take(try KeyScript(keys).keys.map { .key($0) }) }
  }

  @Test func `a film has the frames of the session, and the inputs and events between them`() throws
  {
    let recorded = try record([
      press("a"), { $0.advance(by: .seconds(2)) }, press("f2"), { $0.loop.send(.increased) },
      { $0.take([.paste("b\nc")]) }, press("tab"), press("q"),
    ])
    let (film, divergence) = Library().film(of: recorded.recording)
    #expect(divergence == nil)
    #expect((0..<film.count).map { film[$0].text } == recorded.frames.map(\.text))
    #expect((0..<film.count).map { film[$0].cursor } == recorded.frames.map(\.cursor))
    #expect(
      film.notes.map { "\($0.frame) \($0.text)" } == [
        "1 key a", "2 key f2", "3 increased", "4 paste b↵c", "5 key tab", "6 key x",
      ])
    #expect(film.time(at: 1) == .zero)
    #expect(film.time(at: 2) == .seconds(2))
    #expect(film.next(.input, after: 2) == 4)
  }

  @Test func `F9 marks a moment, and so does a test; a replay has the marks`() throws {
    let recorded = try record([
      press("a"), press("f9"), press("b"), { $0.mark("Titles") }, press("f9"),
    ])
    let (film, divergence) = Library().film(of: recorded.recording)
    #expect(divergence == nil)
    let marks = film.notes.filter { $0.kind == .mark }
    #expect(marks.map { "\($0.frame) \($0.text)" } == ["2 mark 1", "3 Titles", "3 mark 3"])
  }

  @Test(arguments: UInt64(0)..<10)
  func `a terminal that plays a random session shows each of its frames, cell by cell`(
    seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    let recorded = try record((0..<60).map { _ in randomStep(using: &random) })
    let (film, divergence) = Library().film(of: recorded.recording)
    #expect(divergence == nil)
    var output = FrameOutput(depth: .direct, theme: .dark)
    var terminal = TerminalEmulator(size: film.size)
    for (index, frame) in recorded.frames.enumerated() {
      #expect(film[index].buffer == frame.buffer)
      if terminal.size != frame.size { terminal.resize(to: frame.size) }
      terminal.feed(output.show(frame))
      var expected = FrameOutput(depth: .direct, theme: .dark)
      #expect(terminal.frame.buffer == expected.resolved(frame).buffer)
    }
    #expect(film.count == recorded.frames.count)
  }

  private func randomStep(using random: inout SplitMix) -> (HeadlessApp<Library>) throws -> Void {
    let size = Size(
      columns: .random(in: 1..<60, using: &random), rows: .random(in: 1..<9, using: &random))
    switch Int.random(in: 0..<6, using: &random) {
    case 0: return press("f2")
    case 1: return press("x")
    case 2: return press("tab")
    case 3: return { $0.take([.paste("日本 🙂")]) }
    case 4: return { $0.take([.resized(size)]) }
    default: return { $0.advance(by: .milliseconds(700)) }
    }
  }

  @Test func `the film of a session in ASCII has the characters that the terminal showed`() throws {
    let recorded = try record(
      [press("tab"), press("x y")], display: DisplayOptions(usesASCII: true))
    let film = Library().film(of: recorded.recording).film
    #expect(recorded.frames.last?.text.contains("••") == true)
    #expect(film[film.count - 1].text.contains("**"))
  }

  @Test func `the film of a replay that differs ends at the difference, and says so`() throws {
    let recorded = try record([press("a"), press("f2"), press("b")])
    var faulty = Library()
    faulty.step = 2
    let (film, divergence) = faulty.film(of: recorded.recording)
    #expect(divergence != nil)
    #expect(film.count == 3)
    #expect(film[1].text == recorded.frames[1].text)
    #expect(film[2].text.contains("Titles: , 2"))
    #expect(film.divergenceIndex == 2)
    #expect(
      film.divergence?.hasPrefix("The replay differs from the recording in line ") == true
        && film.divergence?.hasSuffix(": The frame differs from the recorded one.") == true)
  }
}
