public import CursesFeedback

/// A page of HTML with moments of a recorded session in several themes, sizes and numbers of colours.
///
/// For each moment and each size, the component starts in the state of the moment, and is drawn in
/// each theme with each number of colours. Effects do not run. The page needs no other files. If the
/// component does not replay the recording, the page says so, and has the moments before the first
/// difference.
///
/// ```swift
/// let recording = try Recording(path: "Sessions/deleting.jsonl")
/// let page = screenMatrix(
///   of: recording, by: Films(load: { [] }), after: [0, 2], themes: [.dark, .light],
///   sizes: [Size(columns: 40, rows: 12), .standard], depths: [.direct, .sixteen])
/// ```
///
/// - Parameters:
///   - recording: The recording.
///   - component: The component that was recorded.
///   - inputCounts: The moments, as numbers of inputs: for each number, the page shows the last
///     frame after that many inputs and before the next one. Nil for the end of the session;
///     numbers without a frame are left out.
///   - themes: The themes; if empty, that of the component.
///   - sizes: The sizes of the screen; if empty, that of the recording.
///   - depths: The numbers of colours of the terminal.
/// - Returns: The page.
@MainActor
public func screenMatrix<Running: Component>(
  of recording: Recording, by component: Running, after inputCounts: [Int]? = nil,
  themes: [Theme] = [], sizes: [Size] = [], depths: [ColorDepth] = [.direct]
) -> String {
  let (moments, divergence) = component.moments(of: recording)
  let shown = (inputCounts ?? [recording.inputCount]).compactMap { count in
    moments.last { $0.inputs.count == count }
  }
  let groups = shown.flatMap { moment in
    (sizes.isEmpty ? [recording.size] : sizes).map { size in
      let app = HeadlessApp(
        component, in: moment.state, size: size, holdsEffects: true, interface: moment.interface,
        trace: nil)
      _ = app.frame
      let cards = (themes.isEmpty ? [nil] : themes.map(Optional.some)).flatMap { theme in
        depths.map { depth in
          let frame = app.frame(theme: theme, depth: depth)
          let colors = frame.theme ?? .dark
          return ScreenPage.Card(
            title: "\(colors.name), \(depth)", frame: frame.shown(in: colors, at: depth),
            theme: colors)
        }
      }
      return (title: "\(moment.title), \(size.columns)x\(size.rows)", cards: cards)
    }
  }
  return ScreenPage(
    title: recording.program,
    lead: "\(shown.count) moments of a recorded session of \(recording.inputCount) inputs."
      + (divergence.map { " \($0)" } ?? ""),
    groups: groups
  ).html
}

extension ReplayedMoment {
  /// The number of inputs before the moment.
  fileprivate var title: String {
    "After \(inputs.count) input\(inputs.count == 1 ? "" : "s")"
  }
}
