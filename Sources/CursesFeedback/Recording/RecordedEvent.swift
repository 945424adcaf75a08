import TerminalViews

/// An event as the value that a recording has for it.
struct RecordedEvent {
  /// The encoded event; null if it cannot be encoded.
  let value: EncodedValue
  /// Why the event cannot be encoded, or nil if it can.
  let error: RecordError?

  /// Encodes an event; ``error`` says so if its type is not `Codable`.
  init(_ event: some Any) {
    do throws(Fault) {
      (value, error) = (try Self.value(of: event), nil)
    } catch {
      value = .null
      self.error = .eventNotEncodable(event: Self.name(of: event), reason: error.reason)
    }
  }

  private struct Fault: Error { let reason: String }

  private static func value(of event: some Any) throws(Fault) -> EncodedValue {
    guard let event = event as? any Encodable else {
      throw Fault(reason: "its type is not Codable")
    }
    let value: EncodedValue
    do {
      value = try EncodedValue(encoding: event)
    } catch EncodingError.invalidValue(_, let context) {
      // Without the value, which may be confidential.
      throw Fault(reason: context.debugDescription)
    } catch {
      throw Fault(reason: "\(error)")
    }
    if let path = value.pathWithoutJSON {
      throw Fault(reason: "the number at \(path) is infinite or not a number")
    }
    return value
  }

  /// The name of the event's case, or of its type, without values.
  private static func name(of event: some Any) -> String {
    let mirror = Mirror(reflecting: event)
    guard mirror.displayStyle == .enum else { return "\(type(of: event))" }
    return mirror.children.first?.label ?? "\(event)"
  }
}

extension EncodedValue {
  /// The place of the first number that JSON cannot express (infinite, or not a number), such as
  /// `loaded.price`; nil if there is none.
  var pathWithoutJSON: String? {
    switch self {
    case .number(let number): number.isFinite ? nil : ""
    case .list(let values): Self.first(values.enumerated().map { ("\($0.offset)", $0.element) })
    case .record(let fields): Self.first(fields.sorted { $0.key < $1.key })
    case .null, .bool, .integer, .unsigned, .text: nil
    }
  }

  private static func first(_ parts: [(key: String, value: EncodedValue)]) -> String? {
    for (key, value) in parts {
      if let rest = value.pathWithoutJSON { return rest.isEmpty ? key : "\(key).\(rest)" }
    }
    return nil
  }
}
