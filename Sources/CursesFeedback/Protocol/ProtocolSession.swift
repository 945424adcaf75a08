import FeedbackCore
import TerminalModel
import TerminalViews

/// A component that runs without a terminal and answers requests: a line of JSON for each.
@MainActor final class ProtocolSession<Running: Component> {
  private let app: HeadlessApp<Running>
  private let usesASCII: Bool
  /// Whether a request has ended the session.
  private(set) var isOver = false
  /// The entries of the diagnostic log at the last reply; a reply has the faults that were reported
  /// since then.
  private var seen: [DiagnosticLog.Entry] = []

  /// Makes a session of an application with held effects.
  init(_ app: HeadlessApp<Running>, usesASCII: Bool = false) {
    self.app = app
    self.usesASCII = usesASCII
  }

  /// The reply to a line, without a line feed.
  func reply(to line: some StringProtocol) async -> String {
    var reply: [String: EncodedValue]
    var id: EncodedValue?
    do throws(ProtocolError) {
      let fields = try Self.fields(line)
      id = fields["id"]
      reply = try await perform(ProtocolRequest(fields: fields))
    } catch {
      reply = ["error": .text(error.message)]
    }
    if let id { reply["id"] = id }
    if app.hasEnded { reply["ended"] = .bool(true) }
    let faults = newFaults()
    if !faults.isEmpty { reply["faults"] = .list(faults.map { .text($0) }) }
    return EncodedValue.record(reply).json
  }

  /// The messages of the faults that were reported since the last call.
  private func newFaults() -> [String] {
    let entries = app.log.entries
    // The log only appends entries, and raises their counts.
    let counts = seen.map(\.count) + Array(repeating: 0, count: entries.count - seen.count)
    seen = entries
    return zip(entries, counts).compactMap { entry, count in
      entry.diagnostic.isFault && entry.count > count ? entry.diagnostic.message : nil
    }
  }

  private static func fields(
    _ line: some StringProtocol
  ) throws(ProtocolError) -> [String: EncodedValue] {
    let value: EncodedValue
    do {
      value = try EncodedValue(json: line)
    } catch {
      throw ProtocolError(
        message: "This line is no JSON (\(error)): write one request in each line, such as "
          + "{\"key\":\"enter\"}.")
    }
    guard case .record(let fields) = value else {
      throw ProtocolError(
        message: "This line is no JSON object: write a request such as {\"key\":\"enter\"}.")
    }
    return fields
  }

  // MARK: - Requests

  /// Carries out a request, and returns the fields of the reply.
  private func perform(
    _ request: ProtocolRequest
  ) async throws(ProtocolError) -> [String: EncodedValue] {
    switch request {
    case .version:
      return [
        "protocol": .integer(Int64(ProtocolRequest.currentVersion)),
        "program": .text(Launch.programName),
      ]
    case .frame: return ["frame": frame]
    case .state: return ["state": state]
    case .effects: return ["effects": effects]
    case .inputs(let inputs): for input in inputs { try take(input) }
    case .text(let text): app.take(Input.typing(text))
    case .advance(let duration): app.advance(by: duration)
    case .holdsEffects(let isHeld):
      app.loop.holdsEffects = isHeld
      if !isHeld { for run in app.loop.heldEffects { app.loop.begin(run) } }
    case .answer(let name, let values, let ends):
      let run = try waitingRun(name)
      var events: [Running.Event] = []
      for value in values { events.append(try event(value)) }
      if ends {
        app.loop.answer(run, with: events)
      } else {
        for event in events { app.loop.send(event, from: run) }
      }
    case .failure(let name, let message):
      app.loop.fail(try waitingRun(name), with: ProtocolFailure(description: message))
    case .run(let name): app.loop.begin(try waitingRun(name))
    case .settle(let limit):
      guard await app.settle(within: limit) else {
        throw ProtocolError(
          message: "The effects have not settled in time. Running effects: \(list(running)). "
            + "Wait longer, or answer them.")
      }
    case .event(let value): app.loop.send(try event(value))
    case .open(let path): try open(path)
    case .quit: isOver = true
    }
    return ["ok": .bool(true)]
  }

  private var frame: EncodedValue {
    let shown = app.frame
    let isASCII = usesASCII || shown.theme?.usesASCII == true
    let frame = isASCII ? shown.inASCII : shown
    var fields = EncodedFrame(frame).fields
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    fields["text"] = .list(rows.map { .text(String($0)) })
    return .record(fields)
  }

  private var state: EncodedValue {
    let lines = ValueDump(app.state).lines.map { line in
      EncodedValue.text(String(repeating: "  ", count: line.depth) + line.text)
    }
    var fields = ["dump": EncodedValue.list(lines)]
    // A state whose own encoding fails has no JSON.
    let value = (app.state as? any Encodable).flatMap { try? EncodedValue(encoding: $0) }
    if let value { fields["json"] = value }
    return .record(fields)
  }

  private var effects: EncodedValue {
    .record([
      "waiting": .list(app.loop.heldEffects.map { .text("\($0)") }),
      "running": .list(running.map { .text($0) }),
    ])
  }

  /// The effects that work, wait for a time, or are registered with a source.
  private var running: [String] {
    let held = app.loop.heldEffects
    return app.loop.runningEffects
      .filter { !app.loop.isOfTerminal($0) && !held.contains($0) }.map { "\($0)" }
  }

  /// Passes an input as one read of the terminal.
  ///
  /// Refuses a mouse action outside the screen, and a press, a motion or a scroll that the terminal
  /// would not report for the frame on its screen. A release or a drag on the screen is passed on.
  private func take(_ input: Input) throws(ProtocolError) {
    switch input {
    case .resized(let size): return app.resize(to: size)
    case .mouse(let mouse) where !Rect(app.frame.size).contains(mouse.position):
      let (cell, size) = (mouse.position, app.frame.size)
      throw ProtocolError(
        message: "There is no cell at \(cell.column) \(cell.row): the screen has \(size.columns) "
          + "columns and \(size.rows) rows.")
    case .mouse(let mouse) where !app.frame.mouse.includes(mouse.action):
      switch mouse.action {
      case .released, .dragged: break
      case .pressed, .moved, .scrolledUp, .scrolledDown, .scrolledLeft, .scrolledRight:
        throw ProtocolError(
          message: "The terminal does not report \"\(mouse.recorded)\": no control on the screen "
            + "takes it.")
      }
    case .key, .mouse, .paste, .focused: break
    }
    app.take([input])
  }

  private func waitingRun(_ name: String) throws(ProtocolError) -> RunDescription {
    let held = app.loop.heldEffects
    if let run = held.first(where: { "\($0)" == name })
      ?? held.first(where: { $0.feedback == name })
    {
      return run
    }
    throw ProtocolError(
      message: "No effect \"\(name)\" waits for an answer. Waiting effects: "
        + "\(list(held.map { "\($0)" })).")
  }

  private func event(_ value: EncodedValue) throws(ProtocolError) -> Running.Event {
    guard let type = Running.Event.self as? any Decodable.Type else {
      throw ProtocolError(
        message: "An event in a request is decoded, and \(Running.self).Event is not Codable: "
          + "declare \"enum Event: Codable\", and its associated values too.")
    }
    let reason: String
    do {
      if let event = try value.decoded(as: type) as? Running.Event { return event }
      reason = "it has another type"
    } catch let error as DecodingError {
      reason = error.reason
    } catch {
      reason = "\(error)"
    }
    throw ProtocolError(
      message:
        "\(value.json) is no event of \(Running.self) (\(reason)): write it as Codable does, "
        + "such as {\"loaded\":{\"_0\":3}}.")
  }

  private func open(_ path: String) throws(ProtocolError) {
    do {
      try app.open(path)
    } catch {
      throw ProtocolError(message: "\(error)")
    }
  }

  private func list(_ names: [String]) -> String {
    names.isEmpty ? "none" : names.joined(separator: ", ")
  }
}

/// The error that a request ends an effect with.
private struct ProtocolFailure: Error, CustomStringConvertible {
  let description: String
}
