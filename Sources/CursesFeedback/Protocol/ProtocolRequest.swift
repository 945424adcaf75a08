import TerminalModel
import TerminalViews

/// A request of the headless protocol: one line of JSON.
enum ProtocolRequest: Hashable {
  /// The version of the protocol, and the name of the program.
  case version
  /// Inputs, each as a separate read of the terminal.
  case inputs([Input])
  /// Typed text, all of it as one read of the terminal.
  case text(String)
  /// The frame on the screen.
  case frame
  /// The state of the application.
  case state
  /// The effects: those that wait for an answer, and those that run.
  case effects
  /// Whether asynchronous effects wait for answers from now on; if not, those that wait run.
  case holdsEffects(Bool)
  /// Sends events as if by the first waiting effect with a name, and then ends it if `ends` is
  /// true.
  case answer(String, events: [EncodedValue], ends: Bool)
  /// Ends the first waiting effect with a name, as if it had thrown an error.
  case failure(String, message: String)
  /// Lets the first waiting effect with a name run.
  case run(String)
  /// Waits until each running effect has ended, or waits for the clock or for a new value of its
  /// request, at most for this real time.
  case settle(Duration)
  case advance(Duration)
  /// Sends an event to the loop; no effect is its source.
  case event(EncodedValue)
  case open(String)
  case quit
}

/// A request that cannot be read or carried out: one sentence with what to do.
struct ProtocolError: Error, Hashable {
  let message: String
}

extension ProtocolRequest {
  /// The version of the protocol.
  static let currentVersion = 1

  /// The names of requests, in the order in which an error lists them.
  private static let names = [
    "key", "keys", "text", "paste", "mouse", "focused", "size", "frame", "state", "advance",
    "effects", "answer", "run", "settle", "event", "open", "protocol", "quit",
  ]
  /// The fields of an answer beside its name.
  private static let answerFields: Set = ["event", "events", "error", "continues"]

  /// Reads a request from the fields of a line.
  init(fields: [String: EncodedValue]) throws(ProtocolError) {
    let names = fields.keys.filter { $0 != "id" }.sorted()
    let isAnswer = fields["answer"] != nil
    for name in names where !Self.names.contains(name) {
      if isAnswer, Self.answerFields.contains(name) { continue }
      throw ProtocolError(
        message: "\"\(name)\" is no request. There are: \(Self.names.joined(separator: ", ")).")
    }
    let requests = isAnswer ? names.filter { !Self.answerFields.contains($0) } : names
    guard let name = requests.first, requests.count == 1, let value = fields[name] else {
      let found = requests.isEmpty ? "none" : requests.joined(separator: " and ")
      throw ProtocolError(
        message: "A line holds one request, and this one holds \(found): write a line for each, "
          + "such as {\"key\":\"enter\"}.")
    }
    self =
      switch name {
      case "answer": try .init(answer: value, fields)
      case "keys": try .inputs(Self.keys(value).map(Input.key))
      case "text": .text(try value.string(of: name, such: "{\"text\":\"hello\"}"))
      case "frame": .frame
      case "state": .state
      case "protocol": .version
      case "quit": .quit
      case "advance": .advance(try value.time(of: name, upTo: 3600))
      case "settle":
        .settle(value == .record([:]) ? .seconds(10) : try value.time(of: name, upTo: 600))
      case "effects": try .init(effects: value)
      case "run": .run(try value.string(of: name, such: "{\"run\":\"load\"}"))
      case "open": .open(try value.string(of: name, such: "{\"open\":\"films/42\"}"))
      case "event": .event(value)
      default: .inputs([try Self.input(name, value)])
      }
  }

  private init(answer: EncodedValue, _ fields: [String: EncodedValue]) throws(ProtocolError) {
    let name = try answer.string(
      of: "answer", such: "{\"answer\":\"load\",\"event\":{\"loaded\":{}}}")
    let continues = fields["continues"] ?? .bool(false)
    guard case .bool(let isContinued) = continues else {
      throw ProtocolError(message: "\"continues\" wants true or false, not \(continues.json).")
    }
    let ends = !isContinued
    switch (fields["event"], fields["events"], fields["error"]) {
    case (nil, nil, let error?) where ends:
      self = .failure(name, message: try error.string(of: "error", such: "{\"error\":\"no disk\"}"))
    case (let event, nil, nil):
      self = .answer(name, events: event.map { [$0] } ?? [], ends: ends)
    case (nil, .list(let events)?, nil):
      self = .answer(name, events: events, ends: ends)
    default:
      throw ProtocolError(
        message: "An answer has an event, a list of events, an error, or none of them; "
          + "with an error it cannot continue.")
    }
  }

  private init(effects: EncodedValue) throws(ProtocolError) {
    switch effects {
    case .record([:]): self = .effects
    case .text("held"): self = .holdsEffects(true)
    case .text("live"): self = .holdsEffects(false)
    default:
      throw ProtocolError(
        message: "\"effects\" wants {} for a list, \"held\" or \"live\", not \(effects.json).")
    }
  }

  private static func keys(_ value: EncodedValue) throws(ProtocolError) -> [Key] {
    let text = try value.string(of: "keys", such: "{\"keys\":\"down down enter\"}")
    do {
      return try KeyScript(text).keys
    } catch {
      throw ProtocolError(message: "\(error)")
    }
  }

  /// Reads an input in the form of a recording.
  private static func input(_ name: String, _ value: EncodedValue) throws(ProtocolError) -> Input {
    if let input = Input(fields: [name: value]) {
      guard case .resized(let size) = input, !size.canBeSet else { return input }
    }
    let form =
      switch name {
      case "key": "the name of a key, such as a, enter, ctrl+s or shift+tab"
      case "paste": "a text"
      case "mouse":
        "an action, a column and a row, such as \"press left 12 3\", \"release left 12 3\", "
          + "\"drag left 13 3\", \"wheel down 12 3\" or \"move 12 3\""
      case "focused": "true or false"
      default: "COLUMNSxROWS from 1x1 to 1000x1000, such as \"80x24\""
      }
    throw ProtocolError(message: "\"\(name)\" wants \(form), not \(value.json).")
  }
}

extension EncodedValue {
  fileprivate func string(of name: String, such example: String) throws(ProtocolError) -> String {
    guard case .text(let text) = self else {
      throw ProtocolError(message: "\"\(name)\" wants a text, as in \(example), not \(json).")
    }
    return text
  }

  /// A time in seconds, or a text with a unit: `2.5`, `"2s"`, `"250ms"`.
  fileprivate func time(of name: String, upTo limit: Double) throws(ProtocolError) -> Duration {
    let seconds: Double? =
      switch self {
      case .integer(let number): Double(number)
      case .number(let number): number
      case .text(let text): Self.seconds(text)
      default: nil
      }
    guard let seconds, (0...limit).contains(seconds) else {
      throw ProtocolError(
        message: "\"\(name)\" wants seconds from 0 to \(Int(limit)), such as 2.5, \"2s\" or "
          + "\"250ms\", not \(json).")
    }
    return .seconds(seconds)
  }

  private static func seconds(_ text: String) -> Double? {
    for (unit, factor) in [("ms", 0.001), ("s", 1)] where text.hasSuffix(unit) {
      return Double(text.dropLast(unit.count)).map { $0 * factor }
    }
    return nil
  }
}
