package import DemoTimeRecords

extension Records {
  /// Work of the present week and of the week before, which is kept in no file.
  package static func example(now: @escaping LocalTime.Clock = LocalTime.present) -> Records {
    Records(.example(until: now()), now: now)
  }

  /// A list of the records of a state, whose clock goes on from the time of the state.
  package static func example(from state: State) -> Records {
    Records(state.records, now: LocalTime.clock(from: state.now))
  }

  /// Work of two weeks, with a clock that stands still at a number of seconds since 1970.
  package static func example(at seconds: Int) -> Records {
    example { LocalTime(seconds: seconds) }
  }
}
