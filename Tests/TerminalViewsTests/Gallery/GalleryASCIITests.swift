import TerminalModel
import Testing

@testable import TerminalViews

/// All widgets with the option `--ascii`.
@Suite struct GalleryASCIITests {
  private static let sizes = [Size(columns: 20, rows: 6), Size(columns: 60, rows: 20)]
  private static let display = DisplayOptions(usesASCII: true)

  @Test(arguments: Specimen.all, sizes)
  func `all cells are in ASCII, apart from those of texts`(_ specimen: Specimen, _ size: Size) {
    for value in specimen.values {
      let stage = GalleryStage(value, size, Self.display)
      for condition in Condition.pictured {
        guard let frame = stage.scene(condition)?.draw().inASCII else { continue }
        #expect(frame.symbols == [], "\(value.name), \(condition)\n\(frame.text)")
      }
    }
  }

  @Test(arguments: Specimen.controls)
  func `conditions and values are visible in ASCII without colour`(_ specimen: Specimen) {
    var looks: [Look: String] = [:]
    for value in specimen.values {
      let stage = GalleryStage(value, Self.sizes[0], Self.display)
      let area = stage.area(.focused).union(stage.area(.idle))
      guard !area.isEmpty, stage.takesInput else { continue }
      func look(_ condition: Condition) -> Look? {
        stage.scene(condition).map { Look($0.draw().inASCII, in: area) }
      }
      func text(_ condition: Condition) -> String {
        stage.scene(condition)?.draw().inASCII.text ?? ""
      }
      if let idle = look(.idle) {
        for condition in [Condition.focused, .disabled] {
          guard specimen.unmarked[condition]?.contains(value.name) != true else { continue }
          let isMarked = look(condition) != idle
          #expect(isMarked, "\(value.name), \(condition), looks like idle\n\(text(condition))")
        }
      }
      guard !specimen.alike.contains(value.name), let shown = look(.focused) ?? look(.idle) else {
        continue
      }
      #expect(looks[shown] == nil, "\(value.name) looks like \(looks[shown] ?? "")")
      looks[shown] = value.name
    }
  }

  @Test func `a pressed button differs from a focused one in ASCII without colour`() {
    let stage = GalleryStage(Specimen.button.values[0], Self.sizes[0], Self.display)
    let area = stage.area(.focused)
    let looks = [Condition.focused, .pressed].map { condition in
      stage.scene(condition).map { Look($0.draw().inASCII, in: area) }
    }
    let isMarked = looks[0] != looks[1]
    #expect(isMarked)
  }

  @Test func `large text has the letters of ASCII`() {
    for scale in BigText<Never>.Scale.allCases {
      for size in [Size(columns: 9, rows: 3), Size(columns: 60, rows: 12)] {
        let letters = BigText<Never>("1:05", upTo: scale, glyphs: .ascii)
        let shown = asciiText(of: BigText<Never>("1:05", upTo: scale).node(), size)
        #expect(shown == asciiText(of: letters.node(), size))
      }
    }
  }

  @Test func `a tree has the guides of ASCII`() {
    let outline = Outline(["one", "two"], expanded: ["one"]) { _ in ["three", "four"] }
    func tree(_ guides: TreeGuides) -> Node<String> {
      Tree(outline, selection: "one", selects: { $0 }, changes: \.id) { Text($0) }
        .guides(guides).node()
    }
    let size = Size(columns: 20, rows: 6)
    #expect(asciiText(of: tree(.lines), size) == asciiText(of: tree(.ascii), size))
    #expect(asciiText(of: tree(.none), size).contains("v one"))
  }

  @Test func `the parts of a stack differ in ASCII`() {
    func chart(_ glyphs: GlyphSet, _ axis: Axis) -> Node<Never> {
      BarChart(
        [ChartBar("a", values: [3, 2, 4]), ChartBar("b", values: [-2, 5, -1])],
        series: ["x", "y", "z"], isStacked: true, axis: axis, glyphs: glyphs
      ).node()
    }
    for axis in [Axis.horizontal, .vertical] {
      let size = Size(columns: 40, rows: 14)
      let shown = asciiText(of: chart(.unicode, axis), size)
      #expect(shown == asciiText(of: chart(.ascii, axis), size))
      for mark in ["##", "==", "++"] where axis == .horizontal { #expect(shown.contains(mark)) }
    }
  }

  private func asciiText<Event>(of view: Node<Event>, _ size: Size) -> String {
    Scene(view, size: size, interface: InterfaceState(), display: Self.display)
      .draw().inASCII.text
  }
}
