import CursesFeedbackTesting
import Foundation
import Testing

/// A session of a demo that is kept in a file of the folder `Sessions`.
struct KeptSession: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Plays the session, and returns the lines of its recording.
  let record: @MainActor @Sendable () async throws -> String
  /// Replays the file, and fails the test at the first difference.
  let replay: @MainActor @Sendable () throws -> Void

  /// A page of HTML with moments of a recording in several themes, sizes and numbers of colours.
  let matrix: @MainActor @Sendable (_ text: String) throws -> String

  /// The size of the screen: on 80x24, the tour has three rows for its captions.
  static let size = Size(columns: 80, rows: 21)

  /// Makes a session.
  ///
  /// - Parameters:
  ///   - name: The name of the demo, and of the file.
  ///   - demo: Makes the demo.
  ///   - effects: Whether asynchronous effects run while it is recorded.
  ///   - play: The actions of the user.
  init<Running: Component>(
    _ name: String, _ demo: @escaping @MainActor @Sendable () -> Running,
    effects: TestApp<Running>.Effects = .live,
    _ play: @escaping @MainActor @Sendable (TestApp<Running>) async throws -> Void
  ) {
    testDescription = name
    record = {
      let app = TestApp(demo(), size: Self.size, effects: effects, records: true)
      await app.pause(.milliseconds(600))
      try await play(app)
      await app.pause(.milliseconds(600))
      return try app.endRecording().named(name)
    }
    replay = { try expectReplay(of: "../Sessions/\(name).jsonl", by: demo()) }
    matrix = { text in
      let recording = try Recording(parsing: text)
      let last = recording.inputCount
      return screenMatrix(
        of: recording, by: demo(), after: [0, last / 2, last], themes: [.dark, .light, .paper],
        sizes: [Size(columns: 40, rows: 12), Self.size, Size(columns: 120, rows: 40)],
        depths: [.direct, .eight])
    }
  }

  /// The file of the recording.
  var file: URL {
    URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../Sessions/\(testDescription).jsonl")
  }
}

extension TestApp {
  /// Waits for effects, then for a time on the clock, and shows a frame.
  func pause(_ duration: Duration = .milliseconds(700)) async {
    await settle()
    advance(by: duration)
    await settle()
    _ = frame
  }

  /// Presses keys as a user does, one every 0.7 s.
  func tap(_ keys: Key...) async {
    for key in keys {
      press(key)
      _ = frame
      await pause()
    }
  }

  /// Types a text, a character every 0.15 s.
  func write(_ text: String) async {
    for character in text {
      type(String(character))
      _ = frame
      await pause(.milliseconds(150))
    }
  }
}

extension String {
  /// The lines of a recording, of which the first one names the given program without arguments, in
  /// place of the program and the arguments of the tests.
  fileprivate func named(_ program: String) throws -> String {
    let lines = split(separator: "\n", maxSplits: 1)
    let first = try JSONSerialization.jsonObject(with: Data(lines[0].utf8))
    var header = try #require(first as? [String: Any])
    header["program"] = program
    header["arguments"] = [String]()
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes]
    let data = try JSONSerialization.data(withJSONObject: header, options: options)
    return String(decoding: data, as: UTF8.self) + "\n" + lines[1]
  }
}
