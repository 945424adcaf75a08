import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct SplitPlanTests {
  private func plan(
    _ extent: Int, _ position: SplitPosition, minFirst: Int = 1, minSecond: Int = 1,
    collapsing: SplitPane = .second
  ) -> SplitPlan {
    SplitPlan(
      extent: extent, position: position, minimum: (minFirst, minSecond), collapsing: collapsing)
  }

  @Test(arguments: [
    (SplitPosition.share(0.5), 10), (.share(0.25), 5), (.share(-1), 1), (.share(9), 19),
    (.share(.nan), 1), (.share(.infinity), 19), (.first(7), 7), (.first(0), 1), (.first(.max), 19),
    (.first(.min), 1), (.second(7), 13), (.second(.max), 1), (.second(.min), 19),
  ])
  func `a position is limited to the places between the ends`(
    position: SplitPosition, first: Int
  ) {
    let plan = plan(21, position)
    #expect(plan.first == first)
    #expect(plan.first + 1 + plan.second == 21)
  }

  @Test func `both panes have their minimum sizes`() {
    #expect(plan(21, .first(0), minFirst: 6, minSecond: 4).first == 6)
    #expect(plan(21, .first(20), minFirst: 6, minSecond: 4).second == 4)
  }

  @Test(arguments: [(11, true), (10, false), (0, false)])
  func `one pane is hidden with the divider if there are too few cells for both`(
    extent: Int, isDivided: Bool
  ) {
    let plan = plan(extent, .first(3), minFirst: 6, minSecond: 4)
    #expect(plan.isDivided == isDivided)
    #expect(plan.first == (isDivided ? 6 : extent))
    #expect(plan.second == (isDivided ? 4 : 0))
  }

  @Test func `the first pane is hidden if the split says so`() {
    let plan = plan(10, .first(3), minFirst: 6, minSecond: 4, collapsing: .first)
    #expect(plan.first == 0)
    #expect(plan.second == 10)
  }

  @Test func `minimum sizes of Int.max do not overflow`() {
    #expect(!plan(10, .first(3), minFirst: .max, minSecond: .max).isDivided)
  }

  @Test(arguments: [
    (SplitPosition.share(0.5), SplitPosition.share(0.55)), (.first(10), .first(11)),
    (.second(10), .second(9)),
  ])
  func `a moved divider keeps the kind of its position`(
    position: SplitPosition, moved: SplitPosition
  ) {
    #expect(plan(21, position).position(movedBy: 1) == moved)
  }

  @Test(arguments: [1, -1, .max, .min])
  func `a divider at its end keeps its position exactly`(cells: Int) {
    #expect(plan(3, .share(0.3)).position(movedBy: cells) == .share(0.3))
  }
}
