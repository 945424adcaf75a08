import CounterDemo
import CursesFeedback
import CursesFeedbackTesting
import GalleryDemo
import Testing
import TrafficLightDemo

@testable import MoviesDemo

/// The help bars of the demos on screens of 40 and 80 columns.
@MainActor
@Suite struct HelpBarTests {
  /// The last row of the screen.
  private func bar(of demo: some Component, columns: Int) -> String {
    let app = TestApp(demo, size: Size(columns: columns, rows: 10))
    return app.frame.text.split(separator: "\n").last.map(String.init) ?? ""
  }

  /// A bar with hints at both ends of the columns inside its padding.
  private func bar(_ left: String, _ right: String, columns: Int) -> String {
    " " + left + String(repeating: " ", count: columns - 2 - left.count - right.count) + right
  }

  @Test(arguments: [
    (40, "+ One more …", "? Help   q Quit"), (80, "+ One more   - One less   r Reset", "q Quit"),
  ])
  func `the counter shows its keys as far as they fit beside Quit`(
    columns: Int, left: String, right: String
  ) {
    #expect(bar(of: Counter(), columns: columns) == bar(left, right, columns: columns))
  }

  @Test(arguments: [40, 80])
  func `the gallery, the movies and the traffic light show all keys`(columns: Int) {
    #expect(
      bar(of: Gallery(), columns: columns)
        == bar("Enter Play   / Search", "q Quit", columns: columns))
    #expect(
      bar(of: TrafficLight(), columns: columns)
        == bar("Space Pause   n Next", "q Quit", columns: columns))
    #expect(
      bar(of: Movies(catalogue: .embedded), columns: columns)
        == bar("F Favourites only", "? Help   q Quit", columns: columns))
  }
}
