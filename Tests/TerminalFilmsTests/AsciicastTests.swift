import CursesFeedbackTesting
import Foundation
import TerminalFilms
import TerminalModel
import Testing

@Suite struct AsciicastTests {
  /// A line of an asciicast: `[time, code, data]`.
  private struct Line {
    let time: Double
    let code: String
    let data: String

    init(_ text: Substring) throws {
      let values = try #require(
        JSONSerialization.jsonObject(with: Data(text.utf8)) as? [Any])
      #expect(values.count == 3)
      time = try #require(values[0] as? Double)
      code = try #require(values[1] as? String)
      data = try #require(values[2] as? String)
    }
  }

  @Test(arguments: [ColorDepth.none, .eight, .sixteen, .palette, .direct], UInt64(0)..<6)
  func `a terminal that plays the lines shows each frame, cell by cell`(
    depth: ColorDepth, seed: UInt64
  ) throws {
    let (film, frames) = Film.random(frames: 60, seed: seed, colors: depth)
    var lines = try film.asciicast.split(separator: "\n").dropFirst().map(Line.init)[...]
    var terminal = TerminalEmulator(size: film.size)
    var output = FrameOutput(depth: depth, theme: film.theme)
    for (second, frame) in frames.enumerated() {
      while let line = lines.first, line.time == Double(second) {
        terminal.play(line.code, line.data)
        lines.removeFirst()
      }
      let expected = output.resolved(frame)
      #expect(terminal.frame.buffer == expected.buffer)
      #expect(terminal.frame.cursor == expected.cursor)
    }
    #expect(lines.isEmpty)
    #expect(terminal.unknownSequences == [])
  }

  @Test func `an asciicast has a header, the changes of each frame, and new sizes`() {
    var film = Film(
      program: "say \"hi\"", size: Size(columns: 4, rows: 2), colors: .sixteen, theme: .terminal)
    var frame = Frame(size: film.size)
    frame.buffer.write("ab", style: Style(foreground: .red, attributes: .bold), at: .origin)
    frame.cursor = Position(column: 2, row: 0)
    film.append(frame, at: .zero)
    film.append(frame, at: .milliseconds(20))
    frame.buffer.write("c", style: .plain, at: Position(column: 2, row: 0))
    film.append(frame, at: .milliseconds(1500))
    film.append(Frame(size: Size(columns: 3, rows: 1)), at: .seconds(2))
    #expect(
      film.asciicast == #"""
        {"version": 2, "width": 4, "height": 2, "title": "say \"hi\""}
        [0.000000, "o", "\u001b[2J\u001b[?25l\u001b[1;1H\u001b[0;1;31mab\u001b[1;3H\u001b[?25h"]
        [1.500000, "o", "\u001b[?25l\u001b[1;3H\u001b[0mc\u001b[1;3H\u001b[?25h"]
        [2.000000, "r", "3x1"]
        [2.000000, "o", "\u001b[2J\u001b[?25l"]

        """#)
  }

  @Test func `marks are markers at their times, between the frames`() {
    var film = Film(program: "counter", size: Size(columns: 4, rows: 1), colors: .none)
    film.append(Frame(size: film.size), at: .zero)
    film.append(Film.Note(.mark, "a \"b\"", at: .milliseconds(250), before: 1))
    film.append(Film.Note(.input, "key x", at: .milliseconds(250), before: 1))
    film.append(Frame(size: Size(columns: 3, rows: 1)), at: .seconds(1))
    film.append(Film.Note(.mark, "end", at: .seconds(2), before: 2))
    let lines = film.asciicast.split(separator: "\n")
    #expect(
      lines.filter { $0.contains(#""m""#) } == [
        #"[0.250000, "m", "a \"b\""]"#, #"[2.000000, "m", "end"]"#,
      ])
    #expect(lines.firstIndex { $0.contains(#""m""#) } == 2)
  }

  @Test(arguments: [
    (ColorDepth.none, ""), (.eight, "\u{1B}[0;32m"), (.sixteen, "\u{1B}[0;92m"),
    (.palette, "\u{1B}[0;38;5;46m"), (.direct, "\u{1B}[0;38;2;0;255;0m"),
  ])
  func `a colour is written as the terminal of the recording shows it`(
    depth: ColorDepth, sequence: String
  ) throws {
    var film = Film(
      program: "film", size: Size(columns: 1, rows: 1), colors: depth, theme: .terminal)
    var frame = Frame(size: film.size)
    frame.buffer.write(
      "x", style: Style(foreground: .rgb(red: 0, green: 255, blue: 0), attributes: []), at: .origin)
    film.append(frame, at: .zero)
    let line = try #require(film.asciicast.split(separator: "\n").last)
    #expect(try Line(line).data == "\u{1B}[2J\u{1B}[?25l\u{1B}[1;1H\(sequence)x")
  }
}

extension TerminalEmulator {
  /// Plays a line of an asciicast: output, or a new size.
  fileprivate mutating func play(_ code: String, _ data: String) {
    let size = data.split(separator: "x").compactMap { Int($0) }
    switch code {
    case "o": feed(data)
    case "r" where size.count == 2: resize(to: Size(columns: size[0], rows: size[1]))
    default: Issue.record("\(code) is neither output nor a size.")
    }
  }
}
