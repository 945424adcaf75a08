extension [Record] {
  /// Work in the week of `now` and in the week before, up to `now`.
  package static func example(until now: LocalTime) -> [Record] {
    // The hours from Monday 0:00 to the start, and the hours from the start to the end.
    let work = [
      (9.25, 2.5, "Website", "Start page"), (13, 3.5, "App", "Offline mode"),
      (33, 1.75, "Team", "Planning"), (34.75, 4.5, "App", "Release notes, screenshots"),
      (57.5, 3, "Website", "Forms with messages"), (70.5, 2.75, "App", "Release at night"),
      (84, 4, "Research", "Interviews"), (108.5, 3.25, "App", "Sync"),
    ]
    let monday = now.day.monday
    let records = [monday.adding(-7), monday].flatMap { monday in
      work.map { hour, hours, project, note in
        let start = monday.start.adding(Int(hour * 3_600))
        let end = Swift.min(start.adding(Int(hours * 3_600)), now)
        return Record(id: start.seconds, start: start, end: end, project: project, note: note)
      }
    }
    return records.filter { $0.start < now }
  }
}
