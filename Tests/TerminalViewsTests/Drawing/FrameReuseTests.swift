import RandomNumbers
import TerminalModel
import Testing

@testable import TerminalViews

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

  /// As in the renderer, there are two frames, and each step draws into the one that is not shown.
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `random views look on used frames as on new ones, and the changed rows are found`(
    seed: UInt64
  ) throws {
    var random = SplitMix(seed: seed)
    let size = Size(columns: 40, rows: 12)
    var (values, interface, shape) = (RandomValues(), InterfaceState(), seed << 8)
    var frames = [Frame(size: size), Frame(size: size)]
    for step in 0..<60 {
      if Int.random(in: 0..<12, using: &random) == 0 { shape += 1 }
      var views = RandomViews(values, seed: shape)
      let scene = UntypedScene(views.tree(depth: 3).element, size: size, interface: interface)
      var new = Frame(size: size)
      scene.draw(into: &new)
      scene.draw(into: &frames[step % 2])
      let (shown, next) = (frames[(step + 1) % 2], frames[step % 2])
      #expect(next == new)
      let same = (0..<12).filter { next.buffer.row($0).elementsEqual(shown.buffer.row($0)) }
      let changed = FrameDiff(from: shown, to: next).rows
      #expect(changed == (0..<12).filter { !same.contains($0) })

      let keys: [Key] = [.tab, .up, .down, .enter, .space, "x", .shift(.left), .ctrl("z")]
      let response = scene.respond(to: .key(keys.randomElement(using: &random) ?? .tab))
      interface = response.interface
      for event in response.events { values.reduce(try #require(event as? RandomEvent)) }
    }
  }

  @Test func `a frame of another size is replaced by one of the scene's size`() {
    var frame = scene(40, 12, everything).draw()
    let small = scene(5, 2) { Text("small") }
    small.draw(into: &frame)
    #expect(frame == small.draw())
  }
}
