import TerminalModel
import Testing

@testable import TerminalViews

@Suite struct ColumnPlanTests {
  private func column(_ id: String, _ width: ColumnWidth) -> ColumnTraits {
    ColumnTraits(id: id, title: id, width: width, alignment: .leading, isSortable: false)
  }

  private func plan(
    _ widths: ColumnWidth..., fitted: [String: Int] = [:], leading: Int = 0, room: Int,
    offset: Int = 0
  ) -> ColumnPlan {
    let columns = widths.enumerated().map { column("\($0)", $1) }
    return ColumnPlan(
      columns, ColumnArrangement(), fitted: fitted, leading: leading, room: room, offset: offset,
      gap: 2)
  }

  @Test func `flexible columns share the cells that the others leave`() {
    let plan = plan(.fixed(6), .flexible(), .flexible(maximum: 9), room: 50)
    #expect(plan.columns.map(\.width) == [6, 31, 9])
    #expect(plan.columns.map(\.start) == [0, 8, 41])
    #expect(plan.limit == 0)
  }

  @Test func `flexible columns keep their minimum, and the table scrolls`() {
    let plan = plan(.fixed(10), .flexible(minimum: 12), .flexible(), room: 24)
    #expect(plan.columns.map(\.width) == [10, 12, 8])
    #expect((plan.width, plan.limit) == (32, 8))
  }

  @Test func `a column fits its title and its contents within its bounds`() {
    let plan = plan(
      .content(), .content(), .content(maximum: 4), .content(minimum: 5),
      fitted: ["1": 7, "2": 9], room: 60)
    #expect(plan.columns.map(\.width) == [1, 7, 4, 5])
  }

  @Test func `leading columns stay, and hide the others behind them`() {
    let plan = plan(.fixed(6), .fixed(10), .fixed(10), leading: 1, room: 20, offset: 4)
    #expect(plan.leadingWidth == 7)
    #expect(plan.visible(at: 0) == 0..<6)
    #expect(plan.cells(at: 1) == 3..<13)
    #expect(plan.visible(at: 1) == 7..<13)
    #expect(plan.visible(at: 2) == 14..<20)
  }

  @Test func `leading columns scroll if they leave too few cells`() {
    #expect(plan(.fixed(16), .fixed(10), leading: 1, room: 20).leading == 0)
  }

  @Test(arguments: [(0, 1, 4), (4, 1, 8), (8, 1, 8), (8, -1, 4), (4, -1, 0), (0, -1, 0)])
  func `a step goes to the next column, and no farther than the last cell`(
    offset: Int, step: Int, expected: Int
  ) {
    let plan = plan(.fixed(3), .fixed(20), .fixed(3), room: 20, offset: offset)
    #expect(plan.limit == 8)
    #expect(plan.offset(afterStep: step) == expected)
  }

  @Test(arguments: [(0, 0), (1, 4), (2, 8)])
  func `scrolls as little as possible to a column`(place: Int, expected: Int) {
    let plan = plan(.fixed(3), .fixed(20), .fixed(3), room: 20, offset: 8 - 4 * (2 - place))
    #expect(plan.revealing(place).offset == expected)
  }

  @Test func `the gap behind a column belongs to it`() {
    let plan = plan(.fixed(3), .fixed(4), room: 40)
    #expect((0..<12).map { plan.place(at: $0) } == [0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1, nil])
  }

  @Test func `without room no column is visible`() {
    let plan = plan(.fixed(3), .flexible(), leading: 1, room: 0)
    #expect(plan.visible(at: 0).isEmpty && plan.visible(at: 1).isEmpty)
  }

  @Test func `moved columns keep their order if a column is added`() {
    let (a, b, c) = (column("a", .fixed(1)), column("b", .fixed(1)), column("c", .fixed(1)))
    var arrangement = ColumnArrangement()
    arrangement.move(from: 0, to: 1, of: [a, c])
    #expect(arrangement.arranged([a, c]) == [1, 0])
    #expect(arrangement.arranged([a, b, c]) == [2, 1, 0])
    #expect(arrangement.arranged([b]) == [0])
    arrangement.move(from: 0, to: 7, of: [a, c])
    #expect(arrangement.arranged([a, c]) == [1, 0])
  }
}
