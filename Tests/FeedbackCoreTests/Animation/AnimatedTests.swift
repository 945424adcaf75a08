import FeedbackCore
import Testing

@Suite struct AnimatedTests {
  @Test func `a value that is at the target stays at rest`() {
    var value = Animated(5.0)
    value.move(to: 5)
    #expect(!value.isMoving)
  }

  @Test func `the same target again does not begin the movement again`() {
    var value = Animated(0.0)
    value.move(to: 10, in: .milliseconds(300), easing: .linear)
    value.advance(by: .milliseconds(200))
    value.move(to: 10, in: .milliseconds(300), easing: .linear)
    value.advance(by: .milliseconds(100))
    #expect(!value.isMoving)
  }

  @Test func `a movement to infinity begins at the value and ends at infinity`() {
    #expect(0.0.interpolated(to: .infinity, at: 0) == 0)
    #expect(0.0.interpolated(to: .infinity, at: 1) == .infinity)
  }

  @Test func `a value at rest does not move`() {
    var level = Animated(2.0)
    level.advance(by: .seconds(1))
    #expect(level == Animated(2.0))
    #expect(!level.isMoving)
  }

  @Test(arguments: [
    (0, 0.0), (25, 2.5), (50, 5.0), (99, 9.9), (100, 10.0), (1000, 10.0), (-5, 0.0),
  ])
  func `a value moves to its target in the given time`(milliseconds: Int, expected: Double) {
    var level = Animated(0.0)
    level.move(to: 10, in: .milliseconds(100), easing: .linear)
    level.advance(by: .milliseconds(milliseconds))
    #expect(abs(level.value - expected) < 1e-9)
    #expect(level.isMoving == (milliseconds < 100))
    #expect(level.target == 10)
  }

  @Test func `a value at its target equals one that never moved`() {
    var level = Animated(0.0)
    level.move(to: 10)
    level.advance(by: .seconds(1))
    #expect(level == Animated(10.0))
  }

  @Test func `a new target is reached from the current value`() {
    var level = Animated(0.0)
    level.move(to: 10, in: .seconds(2), easing: .linear)
    level.advance(by: .seconds(1))
    level.move(to: 0, in: .seconds(2), easing: .linear)
    #expect(level.value == 5)
    level.advance(by: .seconds(1))
    #expect(level.value == 2.5)
  }

  @Test func `a value jumps if its movement takes no time, and with reduced motion`() {
    var level = Animated(0.0)
    level.move(to: 3, in: .zero)
    #expect(level == Animated(3.0))
    level.move(to: 4, in: .seconds(-1))
    #expect(level.value == 4)
    level.move(to: 5, reducesMotion: true)
    #expect(level.value == 5)
    #expect(!level.isMoving)
  }

  @Test(arguments: Easing.allCases)
  func `an easing begins at 0, rises, and ends at 1`(easing: Easing) {
    let progress = (0...100).map { easing.progress(at: Double($0) / 100) }
    #expect(progress.first == 0)
    #expect(progress.last == 1)
    #expect(progress == progress.sorted())
  }

  @Test(arguments: [
    (0, 10, 0.25, 3), (0, 10, 0.24, 2), (10, -10, 0.5, 0), (0, .max, 1, .max),
    (.min, .max, 0, .min),
  ])
  func `interpolated whole numbers are rounded`(from: Int, to: Int, fraction: Double, expected: Int)
  {
    #expect(from.interpolated(to: to, at: fraction) == expected)
  }

  @Test(arguments: [
    ([0.0, 10], [10.0, 10], [5.0, 10]), ([0], [2, 3], [1, 3]), ([0, 1], [2], [1]), ([], [], []),
  ])
  func `arrays move element by element`(from: [Double], to: [Double], expected: [Double]) {
    #expect(from.interpolated(to: to, at: 0.5) == expected)
  }
}
