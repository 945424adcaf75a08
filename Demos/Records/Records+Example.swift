package import DemoTimeRecords

extension Records {
  /// A list with the work of this week and of the week before; the list is kept in no file.
  package static func example(now: @escaping LocalTime.Clock = LocalTime.present) -> Records {
    Records(.example(until: now()), now: now)
  }

  /// A list with the records of a state, and with a clock that goes on from the state's time.
  package static func example(from state: State) -> Records {
    Records(state.records, now: LocalTime.clock(from: state.now))
  }

  /// Work of two weeks, with a clock that stands still at a number of seconds since 1970.
  package static func example(at seconds: Int) -> Records {
    example { LocalTime(seconds: seconds) }
  }
}
