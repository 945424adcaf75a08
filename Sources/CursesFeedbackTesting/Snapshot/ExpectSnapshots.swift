public import CursesFeedback
public import Testing

/// Expects that the screen of an application equals a snapshot in each combination of sizes, themes
/// and numbers of colours.
///
/// ```swift
/// expectSnapshots(
///   of: app, themes: [.dark, .light], sizes: [Size(columns: 40, rows: 10), .standard],
///   depths: [.direct, .eight])
/// ```
/// Each combination has a file of its own, whose name ends with the size, the theme and the
/// colours: `<test>.40x10-dark-eight.txt`. The styles in it are those that the terminal shows;
/// without themes and depths, the file has the names of the theme's colours, such as `accent`.
///
/// The screen of the application gets each size, and at the end the size that it had before. For
/// each theme and depth the current state is drawn again, as if the option `--theme` named the
/// theme.
///
/// - Parameters:
///   - app: The application.
///   - name: Distinguishes these snapshots from others of the same test.
///   - themes: The themes; if empty, that of the application.
///   - sizes: The sizes of the screen; if empty, the current one.
///   - depths: The numbers of colours of the terminal; if empty, `direct`.
///   - parts: The parts of the screen that the files hold.
///   - recording: When a file is written; if nil, the variable `SNAPSHOTS` decides.
///   - sourceLocation: Where a failure is reported.
@MainActor
public func expectSnapshots(
  of app: TestApp<some Any>, named name: String? = nil, themes: [Theme] = [], sizes: [Size] = [],
  depths: [ColorDepth] = [], parts: SnapshotParts = .standard,
  recording: SnapshotRecording? = nil, sourceLocation: SourceLocation = #_sourceLocation
) {
  let size = app.terminal.size
  for newSize in sizes {
    app.resize(columns: newSize.columns, rows: newSize.rows, sourceLocation: sourceLocation)
    check(newSize)
  }
  if sizes.isEmpty {
    check(nil)
  } else if size != app.terminal.size {
    app.resize(columns: size.columns, rows: size.rows, sourceLocation: sourceLocation)
  }

  func check(_ size: Size?) {
    for theme in orNil(themes) {
      for depth in orNil(depths) {
        let words = [size.map { "\($0.columns)x\($0.rows)" }, theme?.name, depth.map { "\($0)" }]
        let suffix = words.compactMap(\.self).joined(separator: "-")
        let names = [name, suffix].compactMap(\.self).filter { !$0.isEmpty }
        let failures = SnapshotFile.failures(
          of: app.frame(theme: theme, depth: depth), parts,
          named: names.isEmpty ? nil : names.joined(separator: "."), recording, sourceLocation)
        app.expect(snapshot: failures, sourceLocation)
      }
    }
  }
}

/// The values, or one nil if there are none.
private func orNil<Value>(_ values: [Value]) -> [Value?] { values.isEmpty ? [nil] : values }

extension TestApp {
  /// The frame of the current state in a theme and with a number of colours; without both, the frame
  /// on the screen.
  fileprivate func frame(theme: Theme?, depth: ColorDepth?) -> Frame {
    guard theme != nil || depth != nil else { return frame }
    let frame = app.frame(theme: theme, depth: depth)
    return frame.shown(in: frame.theme ?? .terminal, at: depth ?? .direct)
  }
}
