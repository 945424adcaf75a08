import TerminalModel
import Testing

@testable import TerminalViews

/// All widgets in all themes.
@Suite struct GalleryThemeTests {
  private static let size = Size(columns: 40, rows: 12)

  private static let depths: [ColorDepth] = [.direct, .palette, .sixteen, .eight, .none]

  /// A theme with a number of colours.
  private static let looks = Theme.all.flatMap { theme in
    depths.map { depth in
      (
        name: "\(theme.name), \(depth)", usesColors: depth != .none,
        colors: ThemeColors(theme, depth: depth)
      )
    }
  }

  /// The themes whose documentation promises a contrast, with the numbers of colours.
  private static let legibleLooks = Theme.all.filter { $0.name != "terminal" }.flatMap { theme in
    depths.prefix(2).map { (name: "\(theme.name), \($0)", colors: ThemeColors(theme, depth: $0)) }
  }

  @Test(arguments: Specimen.all)
  func `text that is not disabled has a contrast of 4.5 to 1`(_ specimen: Specimen) {
    guard specimen.name != "modifiers of looks" else { return }
    var examples: [Style: String] = [:]
    for value in specimen.values {
      let stage = GalleryStage(value, Self.size, DisplayOptions())
      for condition in [Condition.idle, .focused, .pressed] {
        guard let frame = stage.scene(condition)?.draw() else { continue }
        for row in 0..<frame.size.rows {
          for cell in frame.buffer.row(row)
          where cell.isText && cell.style.isLegible && examples[cell.style] == nil {
            examples[cell.style] = "\(value.name), \(condition), row \(row)\n\(frame.text)"
          }
        }
      }
    }
    for (style, example) in examples {
      for look in Self.legibleLooks {
        let shown = look.colors.resolved(style)
        guard let contrast = shown.foreground.contrast(with: shown.background) else { continue }
        #expect(
          contrast >= 4.5,
          "\(look.name): \(style.foreground) on \(style.background) in \(example)")
      }
    }
  }

  @Test(arguments: Specimen.controls, [true, false])
  func `focused and disabled differ from idle in each theme`(
    _ specimen: Specimen, _ usesColors: Bool
  ) {
    for value in specimen.values {
      let stage = GalleryStage(value, Self.size, DisplayOptions(usesColors: usesColors))
      guard let idle = stage.scene(.idle)?.draw(), stage.takesInput else { continue }
      for condition in [Condition.focused, .disabled] {
        guard specimen.unmarked[condition]?.contains(value.name) != true,
          let frame = stage.scene(condition)?.draw()
        else { continue }
        let area = stage.area(.focused).union(stage.area(.idle))
        guard !area.isEmpty, frame.cursor == idle.cursor else { continue }
        let changes = Set(
          area.positions.map { Change(old: idle.buffer[$0], new: frame.buffer[$0]) })
        for look in Self.looks where look.usesColors == usesColors {
          #expect(
            changes.contains { $0.isVisible(in: look.colors) },
            "\(value.name), \(condition), looks like idle in \(look.name)\n\(frame.text)")
        }
      }
    }
  }

  @Test(arguments: Specimen.controls, [true, false])
  func `two values differ in each theme`(_ specimen: Specimen, _ usesColors: Bool) {
    let frames = specimen.values.filter { !specimen.alike.contains($0.name) }
      .map { value -> (String, Frame) in
        let stage = GalleryStage(value, Self.size, DisplayOptions(usesColors: usesColors))
        let scene = stage.scene(.focused) ?? stage.scene(.idle) ?? stage.scene()
        return (value.name, scene.draw())
      }
    for (index, one) in frames.enumerated() {
      for other in frames.dropFirst(index + 1) {
        let changes = Set(
          Rect(Self.size).positions.map {
            Change(old: one.1.buffer[$0], new: other.1.buffer[$0])
          })
        for look in Self.looks where look.usesColors == usesColors {
          #expect(
            changes.contains { $0.isVisible(in: look.colors) },
            "\(one.0) looks like \(other.0) in \(look.name)")
        }
      }
    }
  }
}

/// A cell in two frames.
private struct Change: Hashable {
  let old: Cell
  let new: Cell

  /// Whether the cells look different in the colours of a theme.
  func isVisible(in colors: ThemeColors) -> Bool {
    guard old != new else { return false }
    return old.cluster != new.cluster
      || old.visibleStyle(in: colors) != new.visibleStyle(in: colors)
  }
}

extension Style {
  /// Whether the documentation of themes promises a contrast: it names plain text on a selection,
  /// and no other text there.
  fileprivate var isLegible: Bool {
    switch background {
    case .selection, .inactiveSelection: foreground == .default || foreground == .text
    default: true
    }
  }
}

extension Cell {
  /// Whether it holds a letter or a digit that is not dim.
  fileprivate var isText: Bool {
    let properties = cluster.base.properties
    return !isContinuation && (properties.isAlphabetic || properties.numericType != nil)
      && !style.attributes.contains(.dim)
  }

  /// The style without the parts that a blank does not show.
  fileprivate func visibleStyle(in colors: ThemeColors) -> Style {
    var shown = colors.resolved(style)
    if cluster == .blank {
      shown.attributes.formIntersection([.underline, .reverse, .strikethrough])
      if shown.attributes.isEmpty { shown.foreground = .default }
    }
    return shown
  }
}
