import Testing

/// The suites that use ncurses in this process, which has one screen at a time.
@Suite(.serialized) enum OnTerminal {}
