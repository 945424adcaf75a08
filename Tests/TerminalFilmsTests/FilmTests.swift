import TerminalFilms
import TerminalModel
import Testing

@Suite struct FilmTests {
  /// A film with a frame at each time in seconds, and with inputs before some of the frames.
  private func film(times: [Double], inputsBefore frames: [Int] = []) -> Film {
    var film = Film(program: "counter", size: Size(columns: 8, rows: 2))
    for (index, time) in times.enumerated() {
      var frame = Frame(size: film.size)
      frame.buffer.write("Count: \(index)", style: .plain, at: .origin)
      film.append(frame, at: .seconds(time))
    }
    for frame in frames {
      film.append(Film.Note(.input, "key \(frame)", at: .zero, before: frame))
    }
    return film
  }

  @Test(arguments: UInt64(0)..<20) func `each frame is as it was added`(seed: UInt64) {
    let (film, frames) = Film.random(frames: 100, seed: seed)
    #expect(film.count == frames.count)
    for (index, frame) in frames.enumerated().reversed() {
      #expect(film[index] == frame)
      #expect(film.size(at: index) == frame.size)
      #expect(film.theme(at: index) == frame.theme)
    }
  }

  @Test func `a frame of 80x24 in which one character changes takes less than 200 bytes`() {
    var film = Film(program: "editor", size: .standard)
    var frame = Frame(size: .standard)
    for row in 0..<24 {
      let text = String(repeating: "line \(row) ", count: 10)
      frame.buffer.write(text, style: Style(foreground: .red), at: Position(column: 0, row: row))
    }
    for key in 0..<1000 {
      let place = Position(column: key % 80, row: key / 80)
      frame.buffer.write("x", style: Style(foreground: .accent), at: place)
      frame.cursor = place
      film.append(frame, at: .milliseconds(key))
    }
    #expect(film.byteCount < 200 * 1000)
    #expect(film[999] == frame)
  }

  @Test func `a screen of 80x24 of which all cells change takes at most 2,400 bytes`() {
    var film = Film(program: "log", size: .standard)
    var frame = Frame(size: .standard)
    for number in 0..<200 {
      for row in 0..<24 {
        let letter = ["a", "b", "c"][(row + number) % 3]
        frame.buffer.write(
          String(repeating: letter, count: 80), style: Style(foreground: .palette(UInt8(row))),
          at: Position(column: 0, row: row))
      }
      film.append(frame, at: .milliseconds(number))
    }
    #expect(film.byteCount <= 2400 * 200)
  }

  @Test func `the frame at a time is the last one up to it`() {
    let film = film(times: [0.5, 1, 1, 4])
    let times: [Double] = [0, 0.5, 0.9, 1, 3.9, 4, 100]
    #expect(times.map { film.index(at: .seconds($0)) } == [0, 0, 0, 2, 2, 3, 3])
    #expect(film.duration == .seconds(4))
  }

  @Test func `the frames that follow an input are found from any frame`() {
    let film = film(times: [0, 1, 2, 3, 4], inputsBefore: [1, 1, 3, 5])
    #expect((0..<5).map { film.next(.input, after: $0) } == [1, 3, 3, nil, nil])
    #expect((0..<5).map { film.previous(.input, before: $0) } == [nil, nil, 1, 1, 3])
    #expect(
      (0..<5).map { film.lastInput(at: $0)?.text } == [nil, "key 1", "key 1", "key 3", "key 3"])
  }

  @Test func `marks and errors are found at the frame that was on the screen`() {
    var film = film(times: [0, 1, 2])
    film.append(Film.Note(.mark, "mark 1", at: .zero, before: 0))
    film.append(Film.Note(.mark, "waiting", at: .seconds(1), before: 2))
    film.append(Film.Note(.error, "load has failed: offline", at: .seconds(1), before: 2))
    film.append(Film.Note(.mark, "mark 2", at: .seconds(2), before: 3))
    #expect((0..<3).map { film.next(.mark, after: $0) } == [1, 2, nil])
    #expect((0..<3).map { film.previous(.mark, before: $0) } == [nil, 0, 1])
    #expect((0..<3).map { film.next(.error, after: $0) } == [1, nil, nil])
    #expect(
      (0..<3).map { film.findings(at: $0).map(\.text) }
        == [["mark 1"], ["load has failed: offline", "waiting"], ["mark 2"]])
    #expect(film.has(.mark) && film.has(.error) && !film.has(.input))
  }

  @Test func `the divergence is an error at the last frame`() {
    var film = film(times: [0, 1])
    #expect(film.divergenceIndex == nil)
    #expect(film.next(.error, after: 0) == nil)
    film.divergence = "The replay differs."
    #expect(film.divergenceIndex == 1)
    #expect(film.next(.error, after: 0) == 1)
  }

  @Test func `the text has each frame with its time, and the inputs before it`() {
    var film = film(times: [0, 1.25])
    film.append(Film.Note(.input, "key +", at: .seconds(1), before: 1))
    film.append(Film.Note(.event, "load: loaded", at: .seconds(2), before: 2))
    #expect(
      film.text == """
        counter: 2 frames, 1.250 s
        Frame 1, 0.000 s
          │Count: 0
        > key +
        Frame 2, 1.250 s
          │Count: 1
        > load: loaded

        """)
    film.divergence = "The replay differs."
    #expect(film.text.contains("> key +\nThe replay differs.\nFrame 2, 1.250 s\n"))
  }

  @Test func `a line of JSON is read as it was written, and differs if a style does`() {
    let (film, frames) = Film.random(frames: 40, seed: 3)
    #expect(Film.frameLines(parsing: film.lines) == film.frameLines)
    #expect(Film.frameLines(parsing: "{}\n") == nil)
    var changed = Film(program: "random", size: film.size)
    var frame = frames[0]
    frame.buffer.fill(Rect(frame.size), with: Cell(style: Style(background: .red)))
    var other = frame
    other.buffer.fill(Rect(frame.size), with: Cell(style: Style(background: .blue)))
    changed.append(frame, at: .zero)
    changed.append(other, at: .zero)
    #expect(changed.frameLines[0].text == changed.frameLines[1].text)
    #expect(changed.frameLines[0].hash != changed.frameLines[1].hash)
  }

  @Test(arguments: [
    ("a.cast", FilmFormat.asciicast), ("b/c.d/x.SVG", .svg), ("./t.txt", .text),
    ("l.jsonl", .lines),
    ("a.gif", nil), ("cast", nil), (".svg", nil), ("a.svg/", nil), ("", nil), ("a.", nil),
  ])
  func `the extension of a file selects the format`(path: String, format: FilmFormat?) {
    #expect(FilmFormat(path: path) == format)
  }
}
