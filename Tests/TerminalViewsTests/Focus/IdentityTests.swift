import TerminalModel
import TerminalViews
import Testing

@Suite struct IdentityTests {
  private struct Place: Hashable {
    var row: Int
  }

  @Test func `equal values of one type are one identity`() {
    #expect(ViewIdentity(1) == ViewIdentity(1))
    #expect(ViewIdentity("1") == ViewIdentity("1"))
    #expect(ViewIdentity(Place(row: 1)) == ViewIdentity(Place(row: 1)))
    #expect(ViewIdentity(Place(row: 1)).hashValue == ViewIdentity(Place(row: 1)).hashValue)
  }

  @Test func `different values and values of different types are different identities`() {
    let identities: Set = [
      ViewIdentity(1), ViewIdentity("1"), ViewIdentity(Place(row: 1)), ViewIdentity(UInt8(1)),
      ViewIdentity(Character("1")), ViewIdentity(2), ViewIdentity(Place(row: 2)),
    ]
    #expect(identities.count == 7)
  }

  @Test func `a step of a path takes 24 bytes`() {
    #expect(MemoryLayout<ViewPath.Step>.stride == 24)
  }

  @Test func `the focus distinguishes a number from its digits`() {
    func view(_ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        Button("b", sends: Tap.chosen(2)).id(1)
        Button("a", sends: Tap.chosen(1)).id("1")
      }
    }
    let interface = view(InterfaceState()).press(.tab).interface
    #expect(view(interface).press(.enter).events == [.chosen(1)])
  }

  @Test func `the focus moves with an identity of any type`() {
    func view(_ rows: [Int], _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        for row in rows { Button("\(row)", sends: Tap.chosen(row)).id(Place(row: row)) }
      }
    }
    let interface = view([1, 2], InterfaceState()).press(.tab).interface
    #expect(view([2, 1], interface).press(.enter).events == [.chosen(2)])
  }

  /// `focused` has what Enter sends afterwards, if the focus was on + before, and if it was on -.
  @Test(arguments: [
    (rows: [1, 2, 3], removed: 1, focused: [2, -2]), ([1, 2, 3], 2, [3, -3]),
    ([1, 2, 3], 3, [2, -2]), ([3, 1, 2], 3, [1, -1]), ([1, 2], 1, [2, 2]), ([1], 1, []),
  ])
  func
    `the focus of a removed view is on the same control of the view in its place, if there are several`(
      rows: [Int], removed: Int, focused: [Int]
    )
  {
    func view(_ rows: [Int], _ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 9, interface: interface) {
        Text("Rows")
        for row in rows {
          Row {
            Button("+", sends: Tap.chosen(row))
            Button("-", sends: Tap.chosen(-row))
          }
          .id(Place(row: row))
        }
      }
    }
    let rest = rows.filter { $0 != removed }
    let moved = (0..<2).map { button in
      var interface = view(rows, InterfaceState()).interface
      for _ in 0..<2 * rows.firstIndex(of: removed)! + button {
        interface = view(rows, interface).press(.tab).interface
      }
      return view(rest, view(rows, interface).interface).press(.enter).events
    }
    #expect(moved == (focused.isEmpty ? [[], []] : focused.map { [.chosen($0)] }))
  }

  @Test func `a row with the identity footer is not the footer`() {
    func view(_ interface: InterfaceState) -> Scene<Tap> {
      scene(20, 5, interface: interface) {
        List(count: 1) { _ in
          Button("Row", sends: Tap.chosen(1)).id("footer")
        } footer: {
          Button("Footer", sends: Tap.chosen(2))
        }
      }
    }
    let interface = view(InterfaceState()).press(.tab).interface
    #expect(view(interface).press(.enter).events == [.chosen(2)])
  }

  @Test func `views with equal identities in views with identities are different`() {
    var session = ViewSession(20, 4) {
      for index in 0..<3 { Button("b\(index)", sends: Tap.chosen(index)).id("b").id(index) }
    }
    #expect(session.text.ranges(of: "›").count == 1)
    session.press(.tab, .enter)
    #expect(session.events == [.chosen(1)])
  }
}
