/// The current graphic rendition (SGR): the style of new text, and whether it is hidden (SGR 8).
package struct Pen: Hashable, Sendable {
  package var style = Style.plain
  package var isConcealed = false

  package init() {}

  /// The style of erased cells: only the background (background colour erase, `bce`).
  package var erasing: Style { Style(background: style.background) }

  /// Applies the parameters of one `ESC [ … m`; returns whether all of them are known.
  @discardableResult
  package mutating func select(_ parameters: [[Int?]]) -> Bool {
    var rest = (parameters.isEmpty ? [[0]] : parameters)[...]
    var isKnown = true
    while let parameter = rest.popFirst() {
      let number = parameter.first.flatMap(\.self) ?? 0
      switch number {
      case 38, 48, 58:
        let color = Self.color(parameter, &rest)
        if let color { set(color, for: number) } else { isKnown = false }
      case 4 where parameter.count > 1:
        set(.underline, parameter[1] != 0)
      default:
        isKnown = select(number) && isKnown
      }
    }
    return isKnown
  }

  private mutating func select(_ number: Int) -> Bool {
    switch number {
    case 0: self = Pen()
    case 1: set(.bold, true)
    case 2: set(.dim, true)
    case 3: set(.italic, true)
    case 4, 21: set(.underline, true)
    case 5, 6: set(.blink, true)
    case 7: set(.reverse, true)
    case 8: isConcealed = true
    case 9: set(.strikethrough, true)
    case 10...12: break  // fonts of the Linux console
    case 22: set([.bold, .dim], false)
    case 23: set(.italic, false)
    case 24: set(.underline, false)
    case 25: set(.blink, false)
    case 27: set(.reverse, false)
    case 28: isConcealed = false
    case 29: set(.strikethrough, false)
    case 30...37: style.foreground = .palette(UInt8(number - 30))
    case 39: style.foreground = .default
    case 40...47: style.background = .palette(UInt8(number - 40))
    case 49: style.background = .default
    case 59: break  // the default underline colour: a style has none
    case 90...97: style.foreground = .palette(UInt8(number - 90 + 8))
    case 100...107: style.background = .palette(UInt8(number - 100 + 8))
    default: return false
    }
    return true
  }

  private mutating func set(_ attributes: Style.Attributes, _ isOn: Bool) {
    if isOn {
      style.attributes.formUnion(attributes)
    } else {
      style.attributes.subtract(attributes)
    }
  }

  private mutating func set(_ color: Color, for number: Int) {
    switch number {
    case 38: style.foreground = color
    case 48: style.background = color
    default: break
    }
  }

  /// Parses an extended colour.
  ///
  /// Its parts are subparameters (`38:2::1:2:3`) or the following parameters (`38;2;1;2;3`). The
  /// subparameter for the colour space, here empty, is optional and ignored.
  ///
  /// Returns nil if the colour is incomplete or of an unknown kind, or has a number beyond 255.
  private static func color(_ parameter: [Int?], _ rest: inout ArraySlice<[Int?]>) -> Color? {
    var parts = parameter.dropFirst().map { $0 ?? 0 }
    if parts.isEmpty {
      let count = rest.first?.first == 2 ? 4 : 2
      parts = rest.prefix(count).map { $0.first.flatMap(\.self) ?? 0 }
      rest = rest.dropFirst(count)
    } else if parts.count > 4, parts[0] == 2 {
      parts.remove(at: 1)
    }
    let bytes = parts.dropFirst().compactMap(UInt8.init(exactly:))
    switch parts.first {
    case 5 where bytes.count >= 1: return .palette(bytes[0])
    case 2 where bytes.count >= 3: return .rgb(red: bytes[0], green: bytes[1], blue: bytes[2])
    default: return nil
    }
  }
}

extension [[Int?]] {
  /// The maximum of a parameter: larger values count as this one.
  ///
  /// Meaningful values are smaller.
  private static let largest = 65_535

  /// Reads the parameters of a control sequence, which `;` separates, each with its subparameters,
  /// which `:` separates; nil for an empty one.
  ///
  /// - Parameter bytes: Digits and separators.
  package init(controlParameters bytes: some Sequence<UInt8>) {
    self = [[nil]]
    for byte in bytes {
      let last = count - 1
      switch byte {
      case UInt8(ascii: ";"): append([nil])
      case UInt8(ascii: ":"): self[last].append(nil)
      default:
        let part = self[last].count - 1
        self[last][part] = Swift.min(
          Self.largest, (self[last][part] ?? 0) * 10 + Int(byte) - 0x30)
      }
    }
  }
}
