import CNcurses
import TerminalModel

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

// Only this file and TerminalCalls.swift call the C shim: no other Swift file handles its pointers.

/// A screen of ncurses: it takes cells and returns the bytes for the terminal.
@safe struct CursesScreen: ~Copyable {
  /// A cell for ncurses: one scalar, which takes as many columns as the C library says.
  typealias Cell = cnc_cell

  /// Makes a cell; pair 0 is the terminal's default colours.
  static func cell(_ scalar: UInt32, attributes: Style.Attributes, pair: Int) -> Cell {
    cnc_cell(scalar: scalar, attributes: UInt32(attributes.rawValue), pair: Int32(pair))
  }

  private let handle: OpaquePointer

  /// Whether a screen exists: there can be only one.
  static var isInUse: Bool { cnc_screen_in_use() }

  /// Opens a screen, or returns nil if one exists or ncurses refuses the type or the size.
  init?(type: String, description: String?, rows: Int, columns: Int) {
    let handle = unsafe cnc_screen_open(type, description, Int32(rows), Int32(columns))
    guard let handle = unsafe handle else { return nil }
    unsafe self.handle = handle
  }

  deinit { unsafe cnc_screen_close(handle) }

  /// The number of colour pairs, including pair 0.
  var pairCount: Int { Int(unsafe cnc_screen_pairs(handle)) }

  func resize(rows: Int, columns: Int) -> Bool {
    unsafe cnc_screen_resize(handle, Int32(rows), Int32(columns))
  }

  func put(_ cells: [Cell], row: Int, column: Int) {
    unsafe cells.withUnsafeBufferPointer { cells in
      unsafe cnc_screen_put(handle, Int32(row), Int32(column), cells.baseAddress, cells.count)
    }
  }

  /// Makes the next update clear the screen and draw all of it.
  func forget() { unsafe cnc_screen_forget(handle) }

  /// Returns the bytes that draw the cells that have changed since the last update, and move the
  /// cursor.
  ///
  /// The first update draws the whole screen. If `cursor` is nil, the cursor stays at the end of
  /// the last change.
  func update(cursor: Position?) -> [UInt8] {
    var count = 0
    let bytes = unsafe cnc_screen_update(
      handle, Int32(cursor?.row ?? -1), Int32(cursor?.column ?? 0), &count)
    return unsafe Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// Sets the colours of a pair, -1 for the terminal's default; returns whether ncurses accepts
  /// them.
  func setPair(_ pair: Int, foreground: Int, background: Int) -> Bool {
    unsafe cnc_screen_set_pair(handle, Int32(pair), Int32(foreground), Int32(background))
  }
}

/// The system's description of a terminal type, which the initializer loads into memory.
///
/// It consists of capabilities with terminfo's names: strings such as `cup` (the sequence that
/// moves the cursor), numbers such as `colors`, and flags such as `am` (text wraps at the right
/// edge).
@safe struct Terminfo: ~Copyable {
  /// The type that it describes.
  let type: String
  private let handle: OpaquePointer

  /// Reads the description, or returns nil if the system does not know the type.
  init?(type: String) {
    guard let handle = unsafe cnc_terminfo_load(type) else { return nil }
    unsafe self.handle = handle
    self.type = type
  }

  deinit { unsafe cnc_terminfo_free(handle) }

  /// The bytes of a capability as the description has them, or nil if the type does not have it.
  func string(_ name: String) -> [UInt8]? {
    unsafe name.withCString { unsafe Self.bytes(cnc_terminfo_string(handle, $0)) }
  }

  /// A number such as `colors`, or nil if the type does not have it.
  func number(_ name: String) -> Int? {
    let number = unsafe cnc_terminfo_number(handle, name)
    return number < 0 ? nil : Int(number)
  }

  /// Whether the type has a flag such as `am`.
  func flag(_ name: String) -> Bool { unsafe cnc_terminfo_flag(handle, name) }

  /// The bytes of a capability with two numbers in place of its parameters, or nil if the type does
  /// not have it.
  func expanded(_ name: String, _ first: Int, _ second: Int = 0) -> [UInt8]? {
    unsafe Self.bytes(cnc_terminfo_expanded(handle, name, Int32(first), Int32(second)))
  }

  /// The description for ncurses, as a value of the environment variable TERMINFO, or nil if
  /// ncurses accepts none there.
  func description(directColor: Bool) -> String? {
    guard let text = unsafe cnc_terminfo_description(handle, directColor) else { return nil }
    defer { unsafe free(text) }
    return unsafe String(cString: text)
  }

  private static func bytes(_ text: UnsafePointer<CChar>?) -> [UInt8]? {
    guard let text = unsafe text else { return nil }
    return unsafe UnsafeBufferPointer(start: text, count: strlen(text)).map(UInt8.init(bitPattern:))
  }
}
