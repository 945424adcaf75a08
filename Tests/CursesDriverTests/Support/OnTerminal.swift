import Testing

/// Holds the suites that use ncurses in this process: it has one screen at a time.
@Suite(.serialized) enum OnTerminal {}
