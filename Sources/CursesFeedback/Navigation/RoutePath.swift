public import FeedbackCore

/// The form of the paths of some routes, such as `films/NUMBER`.
public struct RoutePath<Route: Hashable & Sendable>: Sendable {
  /// The segments, with a slash between two of them, or `/` if there are none; those in capital
  /// letters stand for values.
  public let form: String
  /// The route of the values in a path, or nil if one of them is invalid.
  let route: @Sendable ([String]) -> Route?
  /// The values of a route, or nil if it has another form.
  let values: @Sendable (Route) -> [String]?

  /// Makes the path of one route.
  public init(_ form: String, _ route: Route) {
    self.init(
      form, valueCount: 0, route: { _ in route }, values: { $0 == route ? [] : nil })
  }

  /// Makes the paths of routes with one value.
  ///
  ///     RoutePath("films/NUMBER", Case(Route.film, \.film))
  public init<Value: LosslessStringConvertible & SendableMetatype>(
    _ form: String, _ choice: Case<Route, Value>
  ) {
    self.init(
      form, valueCount: 1, route: { Value($0[0]).map(choice.embed) },
      values: { choice.extract($0).map { ["\($0)"] } })
  }

  /// Makes the paths of routes with two values.
  ///
  ///     RoutePath("films/NUMBER/cast/NAME", Case(Route.role, \.role))
  public init<
    First: LosslessStringConvertible & SendableMetatype,
    Second: LosslessStringConvertible & SendableMetatype
  >(
    _ form: String, _ choice: Case<Route, (First, Second)>
  ) {
    self.init(
      form, valueCount: 2,
      route: { values in
        First(values[0]).flatMap { first in
          Second(values[1]).map { choice.embed((first, $0)) }
        }
      },
      values: { choice.extract($0).map { ["\($0)", "\($1)"] } })
  }

  /// Makes the path of a child's route below a prefix without values.
  fileprivate init<Child>(
    below prefix: String, _ path: RoutePath<Child>, _ choice: Case<Route, Child>
  ) {
    self.init(
      (prefix.pathSegments + path.form.pathSegments).joined(separator: "/"),
      valueCount: path.form.pathSegments.count { $0.isPlaceholder },
      route: { path.route($0).map(choice.embed) },
      values: { choice.extract($0).flatMap(path.values) })
  }

  private init(
    _ form: String, valueCount: Int, route: @escaping @Sendable ([String]) -> Route?,
    values: @escaping @Sendable (Route) -> [String]?
  ) {
    precondition(
      form.pathSegments.count { $0.isPlaceholder } == valueCount,
      "The form \"\(form)\" has one segment in capital letters for each of \(valueCount) values.")
    self.form = form.isEmpty ? "/" : form
    self.route = route
    self.values = values
  }
}

extension RoutePath {
  /// The route at a path; nil if the path has another form.
  func route(at segments: [Substring]) -> Route? {
    let own = form.pathSegments
    guard own.count == segments.count else { return nil }
    var values: [String] = []
    for (own, segment) in zip(own, segments) {
      guard let text = segment.percentDecoded else { return nil }
      if own.isPlaceholder {
        values.append(text)
      } else if own != text {
        return nil
      }
    }
    return route(values)
  }

  /// The path of a route; nil if the route has another form.
  func path(of route: Route) -> String? {
    guard let values = values(route) else { return nil }
    var rest = values[...]
    let segments = form.pathSegments.map { segment in
      segment.isPlaceholder ? rest.popFirst()?.percentEncoded ?? "" : String(segment)
    }
    return segments.joined(separator: "/")
  }
}

extension RoutePaths {
  /// Makes the paths of a parent's routes, each of which contains a route of a child, from the
  /// paths of the child's routes; the parent hands the contained route to the child.
  ///
  ///     enum Place: Hashable {
  ///       case menu
  ///       case films(FilmRoute)
  ///       …
  ///       static let paths =
  ///         [RoutePath("menu", Place.menu)]
  ///         + RoutePaths(FilmRoute.paths, below: "cinema", Case(Place.films, \.films))
  ///     }
  ///
  ///     try Place.paths.route(at: "cinema/films/42")  // .films(.film(42))
  ///
  /// - Parameters:
  ///   - paths: The paths of the child.
  ///   - prefix: The segments before each of them, without values; empty for none.
  ///   - choice: The parent's route for a route of the child.
  public init<Child>(
    _ paths: RoutePaths<Child>, below prefix: String = "", _ choice: Case<Route, Child>
  ) {
    self.init(paths.members.map { RoutePath(below: prefix, $0, choice) })
  }
}

extension String {
  /// The segments of a path, without empty ones: slashes at its ends are ignored, and several in a
  /// row count as one.
  var pathSegments: [Substring] { split(separator: "/") }
}

extension Substring {
  /// Whether a segment of a form stands for a value.
  fileprivate var isPlaceholder: Bool { utf8.allSatisfy { (0x41...0x5A).contains($0) } }

  /// The text of a segment; nil if a `%` is not followed by two hexadecimal digits, or if the bytes
  /// are not UTF-8.
  fileprivate var percentDecoded: String? {
    var bytes: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let digits = String(rest.prefix(2)), digits.utf8.count == 2,
        digits.allSatisfy(\.isHexDigit), let value = UInt8(digits, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}

extension String {
  /// The text as a segment of a path: slashes, percent signs and control characters are written as
  /// `%` and two hexadecimal digits (RFC 3986).
  fileprivate var percentEncoded: String {
    unicodeScalars.map { scalar in
      guard scalar == "/" || scalar == "%" || scalar.value < 0x20 || scalar.value == 0x7F else {
        return String(scalar)
      }
      let digits = String(scalar.value, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }.joined()
  }
}
