import CursesFeedbackTesting
import Testing

@testable import field_probe

/// One story on three back ends: in memory, on an emulated terminal, and as a program.
@MainActor @Suite struct StoryTests {
  enum Place: CaseIterable {
    case memory, emulator, program

    @MainActor func screen(_ size: Size) throws -> any TestScreen {
      switch self {
      case .memory: MemoryScreen(FieldProbe(), size: size)
      case .emulator: try EmulatedScreen(FieldProbe(), size: size)
      case .program: try ProgramScreen(running: .product("field-probe"), size: size)
      }
    }
  }

  @Test(arguments: Place.allCases)
  func `a text is typed, pasted and replaced, and the screen is the same everywhere`(
    place: Place
  ) async throws {
    let screen = try place.screen(Size(columns: 40, rows: 5))
    try await screen.wait(toShow: "changes: 0")
    try await screen.type("Ada")
    try await screen.paste(" Lovelace")
    try await screen.wait(toShow: "changes: 4")
    try await screen.press(.home, .delete)
    try await screen.type("I")
    try await screen.wait(toShow: "Ida Lovelace")
    try await screen.press(.tab)
    try await screen.type("secret")
    try await screen.wait(toShow: "changes: 12")
    try await screen.click("Ida")
    try await screen.type("!")
    try await screen.wait(toShow: "changes: 13")
    let rows = screen.frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(rows.firstIndex { $0.contains("Lovelace") })
    try await screen.drag(
      from: Position(column: 1, row: row), to: Position(column: 3, row: row),
      Position(column: 5, row: row))
    try await screen.type("Ada")
    try await screen.wait(toShow: "Ada Lovelace")
    try await screen.resize(columns: 30, rows: 4)
    // The mark at the right end of the field was cut off until the application draws again.
    try await screen.wait(toShow: "‹")
    expectSnapshot(of: screen.frame, parts: [.text, .cursor])
  }

  @Test(arguments: Place.allCases)
  func `the screen is seen while a mouse button is held`(place: Place) async throws {
    let screen = try place.screen(Size(columns: 40, rows: 5))
    try await screen.wait(toShow: "changes: 0")
    try await screen.type("Ada Lovelace")
    try await screen.wait(toShow: "changes: 12")
    try await screen.pressMouse(column: 1, row: 0)
    try await screen.dragMouse(column: 4, row: 0)
    try await screen.wait(for: "a selection of three letters") { _ in
      let styles = screen.frame.buffer.row(0).map(\.style)
      return styles[1] == styles[3] && styles[3] != styles[6]
    }
    try await screen.releaseMouse(column: 4, row: 0)
    try await screen.type("Ida")
    try await screen.wait(toShow: "Ida Lovelace")
  }
}
