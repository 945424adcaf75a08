extension Records {
  /// Records of two weeks, which are not kept.
  package static func example() -> Records {
    Records(.example(before: .present()), now: LocalTime.present)
  }
}

extension [Record] {
  /// Work up to a time, on the days of its week and of the week before.
  static func example(before now: LocalTime) -> [Record] {
    let work = [
      (0, 9.25, 2.5, "Website", "Start page"), (0, 13, 3.5, "App", "Offline mode"),
      (1, 9, 1.75, "Team", "Planning"), (1, 10.75, 4.5, "App", "Release notes, screenshots"),
      (2, 9.5, 3, "Website", "Forms with messages"), (2, 22.5, 2.75, "App", "Release at night"),
      (3, 8.75, 2.25, "Research", "Interviews"), (3, 12, 4, "Website", "Search"),
      (4, 10, 1.5, "Research", "Summary of the interviews"), (4, 12.5, 3.25, "App", "Sync"),
    ]
    let pieces = [-7, 0].flatMap { week in
      work.map { (now.day.monday.adding(week + $0.0).start.adding(Int($0.1 * 3_600)), $0) }
    }
    return pieces.enumerated().compactMap { index, piece in
      let (start, work) = (piece.0, piece.1)
      let end = start.adding(Int(work.2 * 3_600))
      return end > now
        ? nil : Record(id: index + 1, start: start, end: end, project: work.3, note: work.4)
    }
  }
}
