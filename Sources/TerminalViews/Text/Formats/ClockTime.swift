/// A time of day in hours and minutes, from `00:00` to `23:59`.
///
/// It knows no date and no time zone.
public struct ClockTime: Codable, Hashable, Sendable {
  /// The hour, from 0 to 23.
  public let hour: Int
  /// The minute, from 0 to 59.
  public let minute: Int

  static let first = ClockTime(minutes: 0)
  static let last = ClockTime(minutes: 24 * 60 - 1)

  /// Makes a time, or returns nil if no day has it.
  public init?(hour: Int, minute: Int) {
    guard (0...23).contains(hour), (0...59).contains(minute) else { return nil }
    (self.hour, self.minute) = (hour, minute)
  }

  /// Makes a time of a text such as `09:30`, or returns nil if it is not a time.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.map(\.utf8.count) == [2, 2],
      parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let hour = Int(parts[0]), let minute = Int(parts[1])
    else { return nil }
    self.init(hour: hour, minute: minute)
  }

  /// Reads a time; one that no day has is an error.
  public init(from decoder: any Decoder) throws {
    let text = try decoder.singleValueContainer().decode(String.self)
    guard let time = ClockTime(text) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath, debugDescription: "\(text) is not a time."))
    }
    self = time
  }

  private init(minutes: Int) {
    (hour, minute) = (minutes / 60, minutes % 60)
  }

  /// Writes the time as text.
  public func encode(to encoder: any Encoder) throws {
    var value = encoder.singleValueContainer()
    try value.encode(description)
  }

  /// The number of minutes since midnight.
  public var minutes: Int { hour * 60 + minute }

  /// The time a number of minutes later, or earlier if the number is negative; nil on another day.
  public func adding(minutes: Int) -> ClockTime? {
    let (sum, overflow) = self.minutes.addingReportingOverflow(minutes)
    return overflow || !(0..<24 * 60).contains(sum) ? nil : ClockTime(minutes: sum)
  }
}

extension ClockTime: Comparable, LosslessStringConvertible {
  /// Whether a time is before another one.
  public static func < (left: ClockTime, right: ClockTime) -> Bool { left.minutes < right.minutes }

  /// The time in the form `09:30`.
  public var description: String { "\(hour.padded(to: 2)):\(minute.padded(to: 2))" }
}
