import Testing

/// Suites that use ncurses in this process, one after the other: ncurses has one screen at a time.
@Suite(.serialized) enum OnTerminal {}
