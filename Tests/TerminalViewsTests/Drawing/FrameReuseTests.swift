import TerminalModel
import TerminalViews
import Testing

@Suite struct FrameReuseTests {
  /// Where a frame's cells lie in memory.
  private func place(of frame: Frame) -> UnsafePointer<Cell>? {
    frame.buffer.row(0).withUnsafeBufferPointer(\.baseAddress)
  }

  @Test func `a frame drawn in the place of another is as one drawn anew`() {
    let (busy, calm) = (scene(40, 12, everything), scene(40, 12) { Text("漢字") })
    var frame = busy.draw()
    frame.cursor = .origin
    calm.draw(into: &frame)
    #expect(frame == calm.draw())
    busy.draw(into: &frame)
    #expect(frame == busy.draw())
  }

  @Test func `memory that nobody else holds is used again`() {
    let view = scene(40, 12, everything)
    var frame = view.draw()
    let before = place(of: frame)
    view.draw(into: &frame)
    #expect(place(of: frame) == before)
  }

  @Test func `a frame that somebody else holds stays as it is`() {
    let busy = scene(40, 12, everything)
    let kept = busy.draw()
    var frame = kept
    scene(40, 12) { Text("other") }.draw(into: &frame)
    #expect(kept == busy.draw())
    #expect(frame.text.hasPrefix("other"))
  }

  @Test func `a frame of another size makes room for one of the scene's`() {
    var frame = scene(40, 12, everything).draw()
    let small = scene(5, 2) { Text("small") }
    small.draw(into: &frame)
    #expect(frame == small.draw())
  }
}
