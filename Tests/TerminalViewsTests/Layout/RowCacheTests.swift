import RandomNumbers
import TerminalModel
import TerminalViews
import Testing

@Suite struct RowCacheTests {
  private let size = Size(columns: 12, rows: 5)

  /// A list in which each row shows its index and a title on which all rows depend.
  private func list(
    selection: Int, title: String = "Row", dependsOn dependency: (any Equatable & Sendable)?
  ) -> Node<Tap> {
    List(
      count: 100, selection: selection, showsScrollBar: false, rowsDependOn: dependency,
      selects: Tap.chosen
    ) { index in
      Text("\(title) \(index)").aligned(horizontally: .trailing)
    } footer: {
      Text("The end")
    }
    .node()
  }

  private func layOut(
    _ view: Node<Tap>, size: Size? = nil, after last: UntypedScene? = nil
  ) -> UntypedScene {
    UntypedScene(
      view.element, size: size ?? self.size, interface: last?.interface ?? InterfaceState(),
      reusing: last?.cache)
  }

  private func text(of scene: UntypedScene) -> String {
    var frame = Frame(size: scene.size)
    scene.draw(into: &frame)
    return frame.text
  }

  @Test(arguments: [(4, 0), (5, 1), (7, 3), (0, 0), (9, 5), (50, 5), (99, 4)])
  func `only rows that become visible are made if the dependency is equal`(
    selection: Int, expected: Int
  ) {
    let first = layOut(list(selection: 4, dependsOn: 7))
    let next = layOut(list(selection: selection, dependsOn: 7), after: first)
    #expect(next.rowsBuilt == expected)
    let uncached = layOut(list(selection: selection, dependsOn: nil), after: first)
    #expect(text(of: next) == text(of: uncached))
  }

  @Test func `cached rows move up and down with the list`() {
    var scene = layOut(list(selection: 4, dependsOn: "same"))
    for selection in [6, 3, 8, 0, 2] {
      scene = layOut(list(selection: selection, dependsOn: "same"), after: scene)
      let uncached = layOut(list(selection: selection, dependsOn: nil), after: scene)
      #expect(text(of: scene) == text(of: uncached))
    }
  }

  @Test func `all rows are made if the dependency changes`() {
    let first = layOut(list(selection: 4, dependsOn: "Row"))
    let next = layOut(list(selection: 4, title: "Line", dependsOn: "Line"), after: first)
    #expect(next.rowsBuilt == 5)
    #expect(text(of: next).contains("Line 4"))
  }

  @Test func `a dependency of another type is a change`() {
    let first = layOut(list(selection: 4, dependsOn: 1))
    #expect(layOut(list(selection: 4, dependsOn: "1"), after: first).rowsBuilt == 5)
  }

  @Test func `all rows are made for another width`() {
    let first = layOut(list(selection: 4, dependsOn: 7))
    let wider = Size(columns: 20, rows: 5)
    #expect(layOut(list(selection: 4, dependsOn: 7), size: wider, after: first).rowsBuilt == 5)
  }

  @Test func `all rows are made without a dependency`() {
    let first = layOut(list(selection: 4, dependsOn: nil))
    #expect(layOut(list(selection: 4, dependsOn: nil), after: first).rowsBuilt == 5)
  }

  @Test func `a list with another identity does not use cached rows`() {
    let first = layOut(list(selection: 4, dependsOn: 7))
    let other = list(selection: 4, title: "Other", dependsOn: 7).id("other")
    #expect(layOut(other, after: first).rowsBuilt == 5)
  }

  @Test func `rows of lists with the same identity are not cached`() {
    func view(dependsOn dependency: (any Equatable & Sendable)?) -> Node<Tap> {
      Column {
        list(selection: 4, title: "One", dependsOn: dependency).id("same")
        list(selection: 4, title: "Two", dependsOn: dependency).id("same")
      }
      .node()
    }
    let first = layOut(view(dependsOn: 7))
    let next = layOut(view(dependsOn: 7), after: first)
    #expect(text(of: next) == text(of: layOut(view(dependsOn: nil), after: first)))
  }

  @Test func `cached rows two cells high move with the list, however far it scrolls`() {
    func view(_ selection: Int) -> Node<Tap> {
      List(count: .max, selection: selection, rowHeight: 2, rowsDependOn: 7, selects: Tap.chosen) {
        Text("Row \($0)")
      }
      .node()
    }
    let first = layOut(view(1))
    let next = layOut(view(2), after: first)
    #expect(next.rowsBuilt == 1)
    #expect(text(of: next) == text(of: layOut(view(2))))
    #expect(layOut(view(.max - 1), after: next).rowsBuilt == 2)
  }

  @Test func `the footer is not cached: a list that grows makes a row in its place`() {
    func view(_ count: Int) -> Node<Tap> {
      List(count: count, rowsDependOn: "text") {
        Text("Row \($0)")
      } footer: {
        Text("More")
      }.node()
    }
    let next = layOut(view(4), after: layOut(view(3)))
    #expect(next.rowsBuilt == 1)
    #expect(text(of: next) == text(of: layOut(view(4))))
  }

  @Test(arguments: UInt64(1)...20)
  func `cached rows look like rows that are made`(seed: UInt64) {
    var lists = RandomLists(seed: seed)
    var last: UntypedScene?
    for _ in 0..<25 {
      let (view, size) = lists.next()
      let cached = layOut(view, size: size, after: last)
      let uncached = UntypedScene(
        view.element, size: size, interface: last?.interface ?? InterfaceState())
      #expect(text(of: cached) == text(of: uncached))
      #expect(cached.interface == uncached.interface)
      last = cached
    }
  }

  @Test func `rows with controls that take no input and remember nothing are not made again`() {
    let view = List<Tap>(count: 9, rowsDependOn: 7) { index in
      Row {
        Text("\(index, style: .bold)!")
        SizeReader { Text("\($0.columns)") }
      }
    }.node()
    let first = layOut(view)
    #expect(layOut(view, after: first).rowsBuilt == 0)
    #expect(text(of: layOut(view, after: first)) == text(of: first))
  }

  @Test func `rows with controls that remember something are made for each layout`() {
    let view = List<Tap>(count: 9, showsScrollBar: false, rowsDependOn: 7) { _ in
      LayoutCounter()
    }.node()
    let first = layOut(view)
    #expect(text(of: first) == "1\n1\n1\n1\n1")
    #expect(text(of: layOut(view, after: first)) == "2\n2\n2\n2\n2")
  }

  @Test func `rows that take input are made for each layout`() {
    let view = List(count: 9, rowsDependOn: 7) { Button("\($0)", sends: Tap.chosen($0)) }.node()
    let first = layOut(view)
    #expect(layOut(view, after: first).rowsBuilt == 5)
  }
}

/// A view that counts the layouts, and takes no input.
private struct LayoutCounter: CompositeControl {
  typealias Event = Tap

  struct Memory: ControlMemory { var layouts = 0 }

  var inputs: InputMask { [] }

  func content(_ memory: inout Memory, in size: Size) -> Node<Tap> {
    memory.layouts += 1
    return Text("\(memory.layouts)").node()
  }
}

/// Random lists, each a little different from the one before, with all that rows show as
/// dependency.
private struct RandomLists {
  private var random: SplitMix
  private var size = Size(columns: 14, rows: 6)
  private var count = 9
  private var version = 0
  private var selection: Int?

  init(seed: UInt64) { random = SplitMix(seed: seed) }

  private mutating func happens(onceIn times: Int) -> Bool {
    Int.random(in: 0..<times, using: &random) == 0
  }

  mutating func next() -> (Node<Tap>, Size) {
    if happens(onceIn: 5) { count = .random(in: 0...30, using: &random) }
    if happens(onceIn: 8) { version += 1 }
    if happens(onceIn: 6) {
      size = Size(
        columns: .random(in: 1...20, using: &random), rows: .random(in: 1...9, using: &random))
    }
    selection = happens(onceIn: 4) || count == 0 ? nil : .random(in: 0..<count, using: &random)
    let (version, isTall, hasFooter) = (version, happens(onceIn: 10), happens(onceIn: 2))
    let list = List(
      count: count, selection: selection, rowHeight: isTall ? 2 : 1,
      showsScrollBar: happens(onceIn: 2), rowsDependOn: version,
      selects: selection.map { _ in Tap.chosen }
    ) { index in
      switch index % 5 {
      case 0: Text("Row \(index) \(version)").bold()
      case 1:
        Row {
          Text("漢字\(index)"); Spacer(); Text("\(version)")
        }
      case 2: Button("\(index)", sends: Tap.chosen(index))
      case 3: Text("\(index, style: .bold) \(version)")
      default: Panel("p") { Text("\(index)") }
      }
    } footer: {
      if hasFooter { Text("The end") }
    }
    return (happens(onceIn: 8) ? list.padded(1).node() : list.node(), size)
  }
}
