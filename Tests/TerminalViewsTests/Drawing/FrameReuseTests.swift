import TerminalModel
import TerminalViews
import Testing

@Suite struct FrameReuseTests {
  /// The address of a frame's cells.
  private func address(of frame: Frame) -> UnsafePointer<Cell>? {
    frame.buffer.row(0).withUnsafeBufferPointer(\.baseAddress)
  }

  @Test func `a scene drawn into a used frame looks as in a new one`() {
    let (busy, calm) = (scene(40, 12, everything), scene(40, 12) { Text("漢字") })
    var frame = busy.draw()
    frame.cursor = .origin
    calm.draw(into: &frame)
    #expect(frame == calm.draw())
    busy.draw(into: &frame)
    #expect(frame == busy.draw())
  }

  @Test func `memory that no other frame shares is reused`() {
    let view = scene(40, 12, everything)
    var frame = view.draw()
    let before = address(of: frame)
    view.draw(into: &frame)
    #expect(address(of: frame) == before)
  }

  @Test func `a copy of the frame stays unchanged`() {
    let busy = scene(40, 12, everything)
    let kept = busy.draw()
    var frame = kept
    scene(40, 12) { Text("other") }.draw(into: &frame)
    #expect(kept == busy.draw())
    #expect(frame.text.hasPrefix("other"))
  }

  @Test func `a frame of another size is replaced by one of the scene's size`() {
    var frame = scene(40, 12, everything).draw()
    let small = scene(5, 2) { Text("small") }
    small.draw(into: &frame)
    #expect(frame == small.draw())
  }
}
