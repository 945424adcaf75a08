import Synchronization

/// A value as lines of text: one for the value itself, and below it the lines of each of its parts.
///
/// Unlike Swift's `dump`, it sorts the elements of sets and the keys of dictionaries by their debug
/// descriptions, so that equal values have equal lines, unless such an element or key contains a
/// set or a dictionary. An optional has the lines of its value, or one line, `nil`.
package struct ValueDump {
  package struct Line: Hashable {
    /// The number of values that contain this one.
    package let depth: Int
    package let text: String
  }

  package private(set) var lines: [Line] = []
  /// The objects whose parts are being listed.
  ///
  /// Inside its own parts, such an object has one line and no parts, because objects may contain
  /// each other.
  ///
  /// An object that occurs twice is listed twice, so that equal values have equal lines whether or
  /// not they share their parts.
  private var objects: Set<ObjectIdentifier> = []
  /// All objects that have been listed.
  private var listed: Set<ObjectIdentifier> = []
  /// The number of lines after which the parts of an object are listed only once.
  ///
  /// Objects that share their parts over many levels would otherwise have more lines than any list
  /// can hold.
  private static let sharingLimit = StateHash.lineLimit
  /// The number of lines after which no part is added.
  private let limit: Int

  /// Makes the lines of a value; of a large one, only the first ones, about `limit`.
  package init(_ value: Any, atMost limit: Int = 1_000_000) {
    self.limit = limit
    add(value, label: nil, depth: 0)
  }

  private mutating func add(_ value: Any, label: String?, depth: Int) {
    guard lines.count < limit else { return }
    if let text = Self.simpleText(of: value) { return addLine(text, label, depth) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .optional:
      guard let wrapped = mirror.children.first else { return addLine("nil", label, depth) }
      add(wrapped.value, label: label, depth: depth)
    case .enum:
      guard let payload = mirror.children.first else { return addLine("\(value)", label, depth) }
      addLine(payload.label ?? "", label, depth)
      addPayload(payload.value, depth: depth + 1)
    case .collection, .set, .dictionary:
      let count = mirror.children.count
      addLine(count == 1 ? "1 element" : "\(count) elements", label, depth)
      addElements(of: mirror, depth: depth + 1)
    default:
      addLine(Self.title(of: value, mirror), label, depth)
      guard mirror.displayStyle == .class else { return addParts(of: mirror, depth: depth + 1) }
      let object = ObjectIdentifier(value as AnyObject)
      let isNew = listed.insert(object).inserted
      guard isNew || lines.count < Self.sharingLimit, objects.insert(object).inserted else {
        return
      }
      addParts(of: mirror, depth: depth + 1)
      objects.remove(object)
    }
  }

  /// The line of a number, a text or a Boolean; nil for a value of another type.
  ///
  /// Most parts of a state are such values, and to make a mirror of one takes ten times as long.
  private static func simpleText(of value: Any) -> String? {
    // A cast to a type that the value does not have takes as long as a mirror.
    let type = type(of: value)
    if type == Int.self { return (value as? Int).map { "\($0)" } }
    if type == String.self { return (value as? String).map(\.debugDescription) }
    if type == Bool.self { return (value as? Bool).map { "\($0)" } }
    if type == Double.self { return (value as? Double).map(\.debugDescription) }
    return nil
  }

  private mutating func addLine(_ text: String, _ label: String?, _ depth: Int) {
    let line = label.map { "\($0): \(text)" } ?? text
    lines.append(Line(depth: depth, text: line.withoutAddresses))
  }

  /// Adds the associated values of an enumeration's case: the parts of a tuple, or the one value.
  private mutating func addPayload(_ payload: Any, depth: Int) {
    let mirror = Mirror(reflecting: payload)
    if mirror.displayStyle == .tuple {
      addParts(of: mirror, depth: depth)
    } else {
      add(payload, label: nil, depth: depth)
    }
  }

  private mutating func addParts(of mirror: Mirror, depth: Int) {
    if let ancestor = mirror.superclassMirror { addParts(of: ancestor, depth: depth) }
    for part in mirror.children { add(part.value, label: part.label, depth: depth) }
  }

  private mutating func addElements(of mirror: Mirror, depth: Int) {
    guard lines.count < limit else { return }
    switch mirror.displayStyle {
    // No element is added: to sort all of them would take longer than to add `limit` elements.
    case .dictionary where mirror.children.count > limit, .set where mirror.children.count > limit:
      break
    case .dictionary:
      let pairs = mirror.children.map { child -> (key: String, value: Any) in
        let pair = Array(Mirror(reflecting: child.value).children.map(\.value))
        // A mirror that the application makes may have the values alone.
        guard pair.count == 2 else { return (child.label ?? "", child.value) }
        return (String(reflecting: pair[0]), pair[1])
      }
      for pair in pairs.sorted(by: { $0.key < $1.key }) {
        add(pair.value, label: pair.key, depth: depth)
      }
    case .set:
      let elements = mirror.children.map(\.value)
      for element in elements.sorted(by: { String(reflecting: $0) < String(reflecting: $1) }) {
        add(element, label: nil, depth: depth)
      }
    default:
      for element in mirror.children {
        guard lines.count < limit else { return }
        add(element.value, label: nil, depth: depth)
      }
    }
  }

  /// The debug description, if it is one line and the value has no parts or describes itself; else
  /// the name of the type.
  private static func title(of value: Any, _ mirror: Mirror) -> String {
    let type = DumpedType.of(value, mirror)
    guard mirror.children.isEmpty || type.describesItself else { return type.name }
    let description = String(reflecting: value)
    return description.contains("\n") ? type.name : description
  }
}

/// The facts about a type that take the longest to find out, found once.
private struct DumpedType {
  /// Whether its values have descriptions of their own.
  let describesItself: Bool
  let name: String

  private static let known = Mutex<[ObjectIdentifier: DumpedType]>([:])

  static func of(_ value: Any, _ mirror: Mirror) -> DumpedType {
    let type = type(of: value)
    // A value can have a mirror of its own, of any type.
    guard mirror.subjectType == type else { return DumpedType(value, mirror) }
    let id = ObjectIdentifier(type)
    if let known = known.withLock({ $0[id] }) { return known }
    let new = DumpedType(value, mirror)
    known.withLock { $0[id] = new }
    return new
  }

  private init(_ value: Any, _ mirror: Mirror) {
    describesItself =
      value is any CustomDebugStringConvertible || value is any CustomStringConvertible
    name = String(reflecting: mirror.subjectType)
  }
}

extension String {
  /// The name of a type without the addresses that private types have in it: they differ in each
  /// run of a program.
  fileprivate var withoutAddresses: String {
    guard utf8.contains(UInt8(ascii: "$")) else { return self }
    return replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
  }
}
