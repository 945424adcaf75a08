import CursesFeedback
import CursesFeedbackTesting
import Testing

@testable import GalleryDemo

/// The first screens of a demo on a terminal of a size.
struct DemoScreens {
  /// A view with the focus, or a selected row, that a key moves to another one.
  struct Mark {
    /// The frame after the key.
    let moved: Frame
    /// The texts beside the old place and beside the new one; empty if the place has no text.
    let texts: [String]
  }

  /// The screen at the start.
  let start: Frame
  /// The screen of the demo's story with its data.
  let filled: Frame
  /// The mark of the second screen, or nil if it has none.
  let mark: Mark?
  /// The titles of the bindings on both screens.
  let titles: [Set<String>]
}

extension DemoScreens {
  /// The screens of a component.
  ///
  /// - Parameters:
  ///   - fill: Leads from the start to the second screen.
  ///   - move: Moves the mark of the second screen, beside which the texts are.
  @MainActor init<Running: Component>(
    of component: Running, _ size: Size, marks texts: [String] = [],
    fill: @MainActor (TestApp<Running>) async throws -> Void = { _ in },
    move: (@MainActor (TestApp<Running>) -> Void)? = nil
  ) async throws {
    let app = TestApp(component, size: size)
    func titles() -> Set<String> {
      Set(KeyCatalogue(of: component.keys(app.state)).commands.map(\.title))
    }
    start = app.frame
    let titlesAtStart = titles()
    try await fill(app)
    filled = app.frame
    self.titles = [titlesAtStart, titles()]
    move?(app)
    mark = move == nil ? nil : Mark(moved: app.frame, texts: texts)
  }
}

/// A demo, or the gallery itself, with its first screens.
struct DemoStage: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let screens: @MainActor @Sendable (Size) async throws -> DemoScreens

  static let all =
    Demo.allCases.map { demo in
      DemoStage(testDescription: demo.rawValue) { try await demo.screens($0) }
    } + [
      DemoStage(testDescription: "gallery") { size in
        try await DemoScreens(
          of: Gallery(), size, marks: ["Movies", "Monitor"], move: { $0.press(.down) })
      }
    ]
}

extension Size {
  /// The sizes of small, usual, large and very large terminals.
  static let terminals = [
    Size(columns: 40, rows: 12), Size(columns: 80, rows: 24), Size(columns: 120, rows: 40),
    Size(columns: 200, rows: 60),
  ]
}
