import CursesFeedbackTesting
import RandomNumbers
import TerminalModel
import Testing

@testable import CursesDriver

extension OnTerminal {
  /// Moved rows are shown at their new positions, however they are encoded.
  @Suite @MainActor struct MovingRowsTests {
    private let size = Size(columns: 40, rows: 20)

    private func lines(from top: Int) -> Frame {
      var frame = Frame(size: size)
      for row in 0..<size.rows { frame.draw("line \(row + top), \((row + top) * 7919)", row: row) }
      return frame
    }

    @Test(arguments: Renderer.allCases, [1, 2, 3, 4, 5, 6, -1, -2, -3, -4, -5, -6])
    func `rows move by any distance, wherever the cursor is`(
      renderer: Renderer, distance: Int
    ) throws {
      var encoding = try Encoding(renderer, size: size)
      var emulator = TerminalEmulator(size: size)
      emulator.feed(try encoding.bytes(for: lines(from: 10)))
      var marked = lines(from: 10)
      marked.draw("X", column: 3, row: 8)
      emulator.feed(try encoding.bytes(for: marked))
      let next = lines(from: 10 + distance)
      emulator.feed(try encoding.bytes(for: next))
      #expect(emulator.frame.differences(from: next) == [])
    }

    @Test(arguments: Renderer.allCases, 1...20)
    func `lists in many writing systems scroll`(renderer: Renderer, seed: UInt64) throws {
      let words = ["漢", "a", "bc", "é", "🚀", "  ", "x", "仮名", "-", "|"]
      var random = SplitMix(seed: seed)
      func line(_ number: Int) -> String {
        "\(number) " + (0..<10).map { _ in words.randomElement(using: &random) ?? "" }.joined()
      }
      var encoding = try Encoding(renderer, size: size)
      var emulator = TerminalEmulator(size: size)
      var rows = (0..<60).map(line)
      var top = 20
      for step in 0..<40 {
        top = min(40, max(0, top + .random(in: -6...6, using: &random)))
        rows[.random(in: 0..<60, using: &random)] = line(step)
        var frame = Frame(size: size)
        let list = [0..<20, 1..<19, 0..<19, 2..<16][.random(in: 0..<4, using: &random)]
        for row in 0..<size.rows {
          frame.draw(list.contains(row) ? rows[top + row] : "row \(row) \(step % 5)", row: row)
        }
        emulator.feed(try encoding.bytes(for: frame))
        #expect(emulator.frame.differences(from: frame) == [], "step \(step)")
      }
    }

    @Test(arguments: Renderer.allCases)
    func `the right half of a wide cluster is not overwritten`(renderer: Renderer) throws {
      var encoding = try Encoding(renderer, size: size)
      var emulator = TerminalEmulator(size: size)
      func frame(from top: Int, number: Int) -> Frame {
        var frame = Frame(size: size)
        for row in 0..<(size.rows - top) {
          let line = row + top
          frame.draw(line == 10 ? "abc漢x\(number) tail \(line)" : "abcdefgh tail \(line)", row: row)
        }
        return frame
      }
      var first = frame(from: 0, number: 1)
      emulator.feed(try encoding.bytes(for: first))
      first.draw("Q", column: 3, row: 5)
      emulator.feed(try encoding.bytes(for: first))
      var next = frame(from: 5, number: 2)
      next.draw("Q", column: 3, row: 0)
      emulator.feed(try encoding.bytes(for: next))
      #expect(emulator.frame.differences(from: next) == [])
    }
  }
}
