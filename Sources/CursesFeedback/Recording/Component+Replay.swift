import TerminalFilms
import TerminalViews

extension Component {
  /// Replays the recording in a file as the options say, and prints the result in one line, or the
  /// first difference.
  ///
  /// - Returns: The exit status: ``Launch/Status/usage`` for a file that is no recording.
  @MainActor func replayRecording(at path: String, _ options: LaunchOptions) -> Int32 {
    guard let recording = recording(at: path, of: .replay) else { return Launch.Status.usage }
    if let newPath = options.record { return renew(recording, at: path, in: newPath, options) }
    if let program = options.against {
      return compare(recording, at: path, with: ReplayProgram(path: program))
    }
    guard let export = options.export else {
      return printResult(of: recording, at: path, replay(recording, version: options.version))
    }
    let (film, divergence) = film(of: recording, version: options.version)
    let status = film.write(to: export)
    return max(status, printResult(of: recording, at: path, divergence))
  }

  /// Writes a new recording with the frames and the states of a replay, and prints the first of
  /// them that differ from those of the old one.
  ///
  /// - Returns: The exit status: that of a failure if the course of the replay differs.
  @MainActor private func renew(
    _ recording: Recording, at path: String, in newPath: String, _ options: LaunchOptions
  ) -> Int32 {
    let (text, differences): (String?, [ReplayDivergence.Kind: ReplayDivergence])
    do throws(RecordingError) {
      (text, differences) = try renewedRecording(at: path, version: options.version)
    } catch {
      Launch.printError("--replay: \(error)")
      return Launch.Status.usage
    }
    guard let text else { return printResult(of: recording, at: path, differences[.course]) }
    let status = TraceFile.write(text, to: newPath, of: .recording, "--record")
    guard status == Launch.Status.success else { return status }
    let changes = [(ReplayDivergence.Kind.frame, "frame"), (.state, "state")].map { kind, noun in
      guard let first = differences[kind] else { return "No \(noun) differs from \(path)." }
      return "The \(noun)s differ from line \(first.line) on, after \(first.time.seconds()) s."
    }
    let counts = "\(recording.counts) are in \(newPath)."
    return Launch.print(([counts] + changes).joined(separator: " "))
  }

  /// Compares the frames of a replay with those of another program, and prints the first pair of
  /// different frames side by side or, if all are equal, one line.
  ///
  /// - Returns: The exit status.
  @MainActor private func compare(
    _ recording: Recording, at path: String, with program: ReplayProgram
  ) -> Int32 {
    let (film, divergence) = film(of: recording)
    let others: [Film.FrameLine]
    do throws(ReplayProgram.Failure) {
      others = try program.frames(
        of: path, RecordingHeader.arguments(of: CommandLine.arguments, showsSecrets: true))
    } catch {
      Launch.printError("--against: \(error.message)")
      return Launch.Status.failure
    }
    if let difference = FilmDifference(film.frameLines, others) {
      _ = Launch.print(difference.text(left: "this program", right: program.path))
      return Launch.Status.failure
    }
    let end = divergence.map { " Both replays differ from the recording in line \($0.line)." } ?? ""
    let frames = "\(film.count) frame\(film.count == 1 ? "" : "s")"
    return Launch.print("Both programs show the same: \(frames).\(end)")
  }

  /// Plays the recording in a file in the terminal, or headless as the options say.
  ///
  /// - Returns: The exit status, as for ``replayRecording(at:_:)``; that of a failure if there is no
  ///   frame to show.
  @MainActor func playFilm(at path: String, _ options: LaunchOptions) async -> Int32 {
    guard let recording = recording(at: path, of: .film) else { return Launch.Status.usage }
    let film = film(of: recording).film
    guard film.count > 0 else {
      Launch.printError("--film: \(path): \(film.divergence ?? "The recording has no frames.")")
      return Launch.Status.failure
    }
    let theme = options.theme(of: recording)
    return await FilmPlayer(film: film, theme: theme).run(LaunchParameters(options))
  }

  /// Reads the recording that an option names; nil if it cannot be read, after a line on standard
  /// error.
  func recording(at path: String, of option: LaunchOptions.Option) -> Recording? {
    do {
      return try Recording(path: path)
    } catch {
      Launch.printError("\(option.rawValue): \(error)")
      return nil
    }
  }

  private func printResult(
    of recording: Recording, at path: String, _ divergence: ReplayDivergence?
  ) -> Int32 {
    guard let divergence else {
      let state: State? = recording.initial.flatMap { RecordedState.state(of: $0) }
      let notes = recording.startNotes(hasInitialState: state != nil)
      return Launch.print(([recording.summary] + notes).joined(separator: " "))
    }
    Launch.printError("\(path): The replay differs from the recording.")
    _ = Launch.print("\(divergence)")
    return Launch.Status.failure
  }
}

extension Film {
  /// Writes the film to a file, in the format that the extension selects.
  ///
  /// - Returns: The exit status, as for `TraceFile.write`.
  fileprivate func write(to path: String) -> Int32 {
    TraceFile.write(exported(as: FilmFormat(path: path) ?? .text), to: path, of: .film, "--export")
  }
}

extension TraceFile {
  /// Writes a text to the file that an option names.
  ///
  /// - Returns: The exit status. A failure is described in one line on standard error.
  fileprivate static func write(
    _ text: String, to path: String, of kind: Kind, _ option: String
  ) -> Int32 {
    do throws(TraceError) {
      let file = try TraceFile(path: path, of: kind)
      if let failure = file.append(text) { throw failure }
      return Launch.Status.success
    } catch {
      Launch.printError("\(option): \(path): \(error.reason).")
      return Launch.Status.failure
    }
  }
}

extension Recording {
  /// One line about a recording whose replay does not differ from it.
  fileprivate var summary: String {
    var sentences = ["The replay is equal to the recording: \(counts)."]
    if isCut {
      sentences.append("The last line is cut, and was left out.")
    } else if !hasEnd {
      sentences.append("The recording has no end, as after a crash.")
    }
    if frameCount == 0 { sentences.append("It has no frames, so none was compared.") }
    return sentences.joined(separator: " ")
  }

  fileprivate var counts: String {
    [(inputCount, "input"), (eventCount, "event"), (frameCount, "frame")]
      .map { count, noun in "\(count) \(noun)\(count == 1 ? "" : "s")" }.joined(separator: ", ")
  }
}
